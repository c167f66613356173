-- A table: who sits where, how it was set up, what it promised. Its journal is in entries.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    document bytea NOT NULL,
    sum bigint NOT NULL -- CRC-32 of it
);

-- One row per choice or undo, only ever appended. Bytes where people type: text cannot hold every letter.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    seat bigint NOT NULL,
    choice bytea NOT NULL,
    automatic bigint NOT NULL,
    command bytea NOT NULL,
    print bytea NOT NULL,
    places bytea NOT NULL,
    turn bigint NOT NULL,
    sum bigint NOT NULL, -- CRC-32 of the columns before it
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE said (
    table_id text COLLATE "C" NOT NULL,
    n bigint NOT NULL,
    seat bigint NOT NULL,
    text bytea NOT NULL,
    ping bytea NOT NULL,
    ref bytea NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE reports (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    entry bigint NOT NULL,
    text bytea NOT NULL
);

-- Games as they stood after so many entries, packed: they are made again where they are missing or void.
CREATE TABLE snapshots (
    table_id text COLLATE "C" NOT NULL,
    n bigint NOT NULL,
    data bytea NOT NULL,
    sum bigint NOT NULL, -- CRC-32 of table, n and data
    PRIMARY KEY (table_id, n)
);

-- Servers that live, or lived a moment ago. Each holds the advisory lock (7448, id) as long as its connection lasts.
CREATE TABLE servers (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL, -- host:process
    until timestamptz NOT NULL, -- its lease
    last bigint NOT NULL DEFAULT 0, -- the last group it wrote, and what came of each of its batches
    results text[] NOT NULL DEFAULT '{}'
);

-- How many entries a table has, and whose it is. Each takeover begins an epoch; what is written names the one it belongs to.
CREATE TABLE heads (
    table_id text COLLATE "C" PRIMARY KEY,
    n bigint NOT NULL,
    epoch bigint NOT NULL,
    owner bigint,
    since timestamptz NOT NULL
) WITH (fillfactor = 80);

-- A group of batches in one transaction: each is written whole or not at all, and the lease is renewed. Epoch 0: a new table.
CREATE FUNCTION write_group(
    me bigint, number bigint, lease interval,
    b_table text[], b_epoch bigint[], b_document bytea[], b_sum bigint[], b_delete boolean[], b_cut bigint[],
    e_batch int[], e_seq bigint[], e_seat bigint[], e_choice bytea[], e_automatic bigint[], e_command bytea[],
    e_print bytea[], e_places bytea[], e_turn bigint[], e_sum bigint[],
    s_batch int[], s_n bigint[], s_seat bigint[], s_text bytea[], s_ping bytea[], s_ref bytea[],
    r_batch int[], r_seat bigint[], r_entry bigint[], r_text bytea[],
    g_batch int[], g_n bigint[], g_data bytea[], g_sum bigint[], g_kept int
) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
    outcome text[] := '{}';
    t text;
    added bigint;
    reached bigint;
    head heads%ROWTYPE;
BEGIN
    FOR i IN 1 .. cardinality(b_table) LOOP
        t := b_table[i];
        BEGIN
            IF b_epoch[i] = 0 THEN
                IF b_document[i] IS NULL THEN
                    RAISE EXCEPTION 'fenced';
                END IF;
                INSERT INTO heads VALUES (t, 0, 1, me, '-infinity') ON CONFLICT DO NOTHING;
                IF NOT FOUND THEN
                    RAISE EXCEPTION 'fenced';
                END IF;
            END IF;
            SELECT * INTO head FROM heads WHERE table_id = t FOR UPDATE;
            IF NOT FOUND OR head.owner IS DISTINCT FROM me OR head.epoch <> greatest(b_epoch[i], 1) THEN
                RAISE EXCEPTION 'fenced';
            END IF;
            IF b_delete[i] THEN
                DELETE FROM entries WHERE table_id = t;
                DELETE FROM said WHERE table_id = t;
                DELETE FROM reports WHERE table_id = t;
                DELETE FROM snapshots WHERE table_id = t;
                DELETE FROM tables WHERE id = t;
                DELETE FROM heads WHERE table_id = t;
                outcome := outcome || ''::text;
                CONTINUE;
            END IF;
            SELECT count(*), max(seq) INTO added, reached FROM unnest(e_batch, e_seq) AS e (batch, seq) WHERE batch = i;
            IF added > 0 THEN
                IF head.n <> reached - added THEN
                    RAISE EXCEPTION 'there are % entries, so that % cannot follow', head.n, reached - added + 1;
                END IF;
                UPDATE heads SET n = reached WHERE table_id = t;
                INSERT INTO entries
                    SELECT t, e.seq, e.seat, e.choice, e.automatic, e.command, e.print, e.places, e.turn, e.sum
                    FROM unnest(e_batch, e_seq, e_seat, e_choice, e_automatic, e_command, e_print, e_places, e_turn, e_sum)
                        AS e (batch, seq, seat, choice, automatic, command, print, places, turn, sum)
                    WHERE e.batch = i;
            END IF;
            IF b_document[i] IS NOT NULL THEN
                INSERT INTO tables VALUES (t, b_document[i], b_sum[i])
                    ON CONFLICT (id) DO UPDATE SET document = excluded.document, sum = excluded.sum;
            END IF;
            INSERT INTO said
                SELECT t, s.n, s.seat, s.text, s.ping, s.ref
                FROM unnest(s_batch, s_n, s_seat, s_text, s_ping, s_ref) AS s (batch, n, seat, text, ping, ref)
                WHERE s.batch = i;
            INSERT INTO reports (table_id, seat, entry, text)
                SELECT t, r.seat, r.entry, r.text
                FROM unnest(r_batch, r_seat, r_entry, r_text) AS r (batch, seat, entry, text)
                WHERE r.batch = i;
            DELETE FROM snapshots WHERE table_id = t AND n > b_cut[i];
            IF i = ANY (g_batch) THEN
                INSERT INTO snapshots
                    SELECT t, g.n, g.data, g.sum FROM unnest(g_batch, g_n, g_data, g_sum) AS g (batch, n, data, sum)
                    WHERE g.batch = i
                    ON CONFLICT (table_id, n) DO UPDATE SET data = excluded.data, sum = excluded.sum;
                DELETE FROM snapshots WHERE table_id = t AND n NOT IN
                    (SELECT s.n FROM snapshots s WHERE s.table_id = t ORDER BY s.n DESC LIMIT g_kept);
            END IF;
            outcome := outcome || ''::text;
        EXCEPTION WHEN OTHERS THEN
            outcome := outcome || SQLERRM;
        END;
    END LOOP;
    UPDATE servers
        SET until = clock_timestamp() + lease, last = number, results = outcome
        WHERE id = me;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'fenced';
    END IF;
    RETURN outcome;
END $$;

-- Whoever is asked for a table takes it, unless another server that lives has only just done so. The new epoch; 0: there is no
-- such table; -1: not yet.
CREATE FUNCTION claim(me bigint, t text, rest interval) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    head heads%ROWTYPE;
BEGIN
    SELECT * INTO head FROM heads WHERE table_id = t FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 0;
    END IF;
    IF head.owner = me THEN
        RETURN head.epoch;
    END IF;
    IF head.owner IS NOT NULL AND head.since > clock_timestamp() - rest
        AND EXISTS (SELECT FROM servers WHERE id = head.owner AND until > clock_timestamp())
        AND NOT pg_try_advisory_xact_lock_shared(7448, head.owner::int)
    THEN
        RETURN -1;
    END IF;
    UPDATE heads SET epoch = epoch + 1, owner = me, since = clock_timestamp() WHERE table_id = t;
    IF head.owner IS NOT NULL THEN
        PERFORM pg_notify('tablee_' || head.owner, t);
    END IF;
    RETURN head.epoch + 1;
END $$;
