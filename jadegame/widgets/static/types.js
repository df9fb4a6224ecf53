/**
 * What Python sends, as types. Each has a twin of the same keys in Python: `moment.py`,
 * `payload.py` and `record.py` of this package. Nothing here runs.
 */

/**
 * A thing on the picture that can be pointed at.
 * @typedef {object} SpotData
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} label
 * @property {string} outline an SVG path; empty for the box itself
 * @property {number} row of the keyboard grid; -1 beside the board
 * @property {number} column
 * @property {boolean} empty whether nothing lies there
 */

/**
 * @typedef {object} OptionData
 * @property {string} action its notation
 * @property {string} label
 * @property {string} clause
 * @property {string} group
 * @property {string} target a spot; empty for a button only
 * @property {string} source what is taken up first
 * @property {string} outcome
 */

/**
 * @typedef {object} PictureData
 * @property {number} width
 * @property {number} height
 * @property {string} title
 * @property {string} description
 * @property {Record<string, string>} definitions
 * @property {Record<string, string>} parts
 * @property {Record<string, SpotData>} spots
 * @property {Record<string, string>} ghosts
 */

/**
 * @typedef {object} TableData
 * @property {string[]} strings
 * @property {any[][]} nodes
 */

/**
 * @typedef {object} EventData
 * @property {string} text
 * @property {string[]} clauses
 * @property {string[]} marks
 * @property {number} calculation a node, or -1
 */

/**
 * @typedef {object} EntryData
 * @property {number} number
 * @property {string} player
 * @property {number} seat -1 for chance
 * @property {string} notation
 * @property {EventData[]} events
 * @property {string} comment
 */

/**
 * @typedef {object} ClauseData
 * @property {string} text
 * @property {string} source
 */

/**
 * @typedef {object} PlayerData
 * @property {string} name
 * @property {string} symbol
 * @property {string} colour
 */

/**
 * @typedef {object} SheetData
 * @property {TableData} table
 * @property {number[]} roots
 * @property {boolean} final
 * @property {number[]} winners
 * @property {string[]} tie
 */

/**
 * @typedef {object} LineData
 * @property {string} text
 * @property {string[]} clauses
 */

/**
 * @typedef {object} ChanceData
 * @property {OptionData[]} outcomes
 */

/**
 * A step of the running log: an entry with a table of its own.
 * @typedef {object} LogEntry
 * @property {number} number
 * @property {string} player
 * @property {number} seat
 * @property {string} notation
 * @property {EventData[]} events
 * @property {string} comment
 * @property {TableData} table
 */

/**
 * @typedef {object} MomentData
 * @property {number} rev
 * @property {number | null} seat -1 for chance, null when over
 * @property {boolean} decides
 * @property {string} question
 * @property {number} number
 * @property {PictureData} picture
 * @property {OptionData[]} options
 * @property {ChanceData | null} chance
 * @property {SheetData} sheet
 * @property {LineData[]} lines
 * @property {string[]} can
 * @property {string[]} last
 * @property {LogEntry[]} log
 */

/**
 * @typedef {object} FrameChange
 * @property {string[] | null} order
 * @property {Record<string, string | [number, number, string]>} texts
 */

/**
 * @typedef {object} CountData
 * @property {number[]} roots
 * @property {number[]} forecast
 * @property {number[]} winners
 * @property {boolean} final
 */

/**
 * @typedef {object} BoxData
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

/**
 * @typedef {object} RecordData
 * @property {string} game
 * @property {string} title
 * @property {string} viewer
 * @property {PlayerData[]} players
 * @property {number} width
 * @property {number} height
 * @property {BoxData} board
 * @property {Record<string, string>} definitions
 * @property {FrameChange[]} frames
 * @property {EntryData[]} steps
 * @property {CountData[]} counts
 * @property {TableData} table
 * @property {Record<string, ClauseData>} clauses
 */

export {};
