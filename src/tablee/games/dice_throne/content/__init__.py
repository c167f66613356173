"""Heroes, cards and tokens: data only. One file per hero; it reads like its board."""
