-- Games as they stood after so many entries, packed: they are made again where they are missing or void.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    data BLOB NOT NULL,
    sum INTEGER NOT NULL, -- CRC-32 of table, n and data
    PRIMARY KEY (table_id, n)
);
