/** The smallest widget that uses everything a model offers; the tests' own tools are tried on it. */
function render({model, el, signal}) {
  const button = document.createElement("button");
  const show = () => {
    button.textContent = `count ${model.get("count")}`;
  };
  const change = (count) => {
    model.set("count", count);
    model.save_changes();
  };
  const receive = ({kind}) => {
    if (kind === "reset") change(0);
  };
  const click = () => {
    change(model.get("count") + 1);
    model.send({kind: "clicked"});
  };
  button.addEventListener("click", click, {signal});
  model.on("change:count", show);
  model.on("msg:custom", receive);
  show();
  el.append(button);
  return () => {
    model.off("change:count", show);
    model.off("msg:custom", receive);
  };
}

export default {render};
