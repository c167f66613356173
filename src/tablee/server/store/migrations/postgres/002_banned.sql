-- Addresses and networks from which nobody is let in, at any of the servers.
CREATE TABLE banned (network text COLLATE "C" PRIMARY KEY);
