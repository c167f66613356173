"""The board of Super Dungeon: squares, walls, sight, reach, areas. Pure geometry, without any state of a game.

A square is a number, y * width + x; a set of squares is an integer with a bit for each. What is constant for a map is
worked out once, in `map.Board`, and shared by all copies of a game."""
