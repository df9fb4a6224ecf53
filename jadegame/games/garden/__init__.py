"""Garden Nation: clans of tiny people build on seven territories, led by the Torticrane."""
