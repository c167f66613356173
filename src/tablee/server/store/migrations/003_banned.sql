-- Addresses and networks from which nobody is let in.
CREATE TABLE banned (network TEXT PRIMARY KEY);
