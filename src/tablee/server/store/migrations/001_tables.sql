-- A table: who sits where, how it was set up, what it promised. Its journal is in entries.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    document BLOB NOT NULL,
    sum INTEGER NOT NULL -- CRC-32 of it
) WITHOUT ROWID;

-- One row per choice or undo, only ever appended: (table_id, seq) is the concurrency control.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    automatic INTEGER NOT NULL,
    command TEXT NOT NULL,
    print TEXT NOT NULL,
    places TEXT NOT NULL,
    turn INTEGER NOT NULL,
    sum INTEGER NOT NULL, -- CRC-32 of the columns before it
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- How many entries a table has: the last ones cannot get lost unnoticed.
CREATE TABLE lengths (
    table_id TEXT PRIMARY KEY,
    n INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE said (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    ping TEXT NOT NULL,
    ref TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE reports (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    text TEXT NOT NULL
);
