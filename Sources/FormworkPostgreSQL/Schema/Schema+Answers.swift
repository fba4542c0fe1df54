#if PostgreSQL
extension Schema {
    /// Texts are compared by their bytes (`COLLATE "C"`), like everywhere in Formwork. The functions are for servers of an earlier
    /// Formwork that use the same database: they look through answers in SQL.
    static let answers: StaticString = """
        CREATE TABLE submission (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            id text COLLATE "C" NOT NULL UNIQUE,
            form text COLLATE "C" NOT NULL,
            definition text COLLATE "C" NOT NULL,
            created bigint NOT NULL,
            idempotency_key text COLLATE "C",
            record text COLLATE "C",
            reference text COLLATE "C" NOT NULL,
            answers text NOT NULL,
            UNIQUE (form, idempotency_key)
        );
        CREATE INDEX submission_time ON submission (form, created, number);
        CREATE INDEX submission_reference ON submission (form, reference);

        CREATE TABLE signing_key (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            bytes bytea NOT NULL,
            created bigint NOT NULL
        );

        CREATE TABLE delivery (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            id text COLLATE "C" NOT NULL UNIQUE,
            target text COLLATE "C" NOT NULL,
            form text COLLATE "C" NOT NULL,
            submission text COLLATE "C" NOT NULL,
            created bigint NOT NULL,
            attempts bigint NOT NULL,
            due bigint,
            problem text NOT NULL
        );
        CREATE INDEX delivery_due ON delivery (due, number);
        CREATE INDEX delivery_submission ON delivery (submission);

        CREATE TABLE draft (
            hash text COLLATE "C" PRIMARY KEY,
            form text COLLATE "C" NOT NULL,
            definition text COLLATE "C" NOT NULL,
            language text NOT NULL,
            snapshot text NOT NULL,
            titles text NOT NULL,
            step text NOT NULL,
            submission_key text COLLATE "C" NOT NULL,
            record text COLLATE "C",
            saved bigint NOT NULL,
            expires bigint NOT NULL,
            revision bigint NOT NULL
        );
        CREATE INDEX draft_expires ON draft (expires);
        CREATE INDEX draft_submission_key ON draft (form, submission_key);

        CREATE TABLE admission (
            hash text COLLATE "C" PRIMARY KEY,
            kind text COLLATE "C" NOT NULL,
            who text NOT NULL,
            expires bigint NOT NULL
        );

        CREATE TABLE access (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            time bigint NOT NULL,
            who text NOT NULL,
            action text COLLATE "C" NOT NULL,
            form text NOT NULL,
            submission text NOT NULL
        );

        CREATE TABLE erased_file (
            file text COLLATE "C" NOT NULL,
            submission text COLLATE "C" NOT NULL,
            PRIMARY KEY (file, submission)
        );

        -- How much an address may still send. It is not written to the log of the database, and lost when that crashes.
        CREATE UNLOGGED TABLE rate (
            name text COLLATE "C" PRIMARY KEY,
            tokens double precision NOT NULL,
            updated bigint NOT NULL
        ) WITH (fillfactor = 50);

        -- Stored answers as jsonb. That has no U+0000, which is left out.
        CREATE FUNCTION answers_json(stored text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT AS $body$
        BEGIN
            RETURN stored::jsonb;
        EXCEPTION WHEN OTHERS THEN
            BEGIN
                RETURN regexp_replace(stored, '(?<!\\\\)((?:\\\\\\\\)*)\\\\u0000', '\\1', 'g')::jsonb;
            EXCEPTION WHEN OTHERS THEN
                RETURN '{}'::jsonb;
            END;
        END
        $body$;

        -- The items of a repeating section. Anything else in its place, as of an earlier form, has no items.
        CREATE FUNCTION answers_items(list jsonb) RETURNS SETOF jsonb LANGUAGE sql IMMUTABLE AS $body$
            SELECT jsonb_array_elements(CASE jsonb_typeof(list) WHEN 'array' THEN list ELSE '[]'::jsonb END)
        $body$;

        -- All answers at and below a place, with the last names of their paths.
        CREATE FUNCTION answers_below(place jsonb) RETURNS TABLE (name text, value jsonb)
        LANGUAGE sql IMMUTABLE AS $body$
            WITH RECURSIVE node (name, value) AS (
                SELECT ''::text, place
                UNION ALL
                SELECT child.name, child.value FROM node, LATERAL (
                    SELECT member.key AS name, member.value FROM jsonb_each(
                        CASE jsonb_typeof(node.value) WHEN 'object' THEN node.value ELSE '{}'::jsonb END) AS member
                    UNION ALL
                    SELECT '', item FROM answers_items(node.value) AS item
                ) AS child
            )
            SELECT node.name, node.value FROM node WHERE jsonb_typeof(node.value) NOT IN ('object', 'array', 'null')
        $body$;

        -- A text in small letters, by the rules of Unicode where the server has them.
        DO $body$
        BEGIN
            IF EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') THEN
                CREATE FUNCTION small_letters(word text) RETURNS text LANGUAGE sql IMMUTABLE AS
                    'SELECT lower(word COLLATE "und-x-icu")';
            ELSE
                CREATE FUNCTION small_letters(word text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT lower(word)';
            END IF;
        END
        $body$;
        """

    /// The answers under the names of parameters; NULL where an earlier Formwork stored them.
    static let parameters: StaticString = "ALTER TABLE submission ADD COLUMN parameters text;"

    /// Marks of the address and of the network that saved a draft first, and the rules by which secrets were left out.
    static let draftSenders: StaticString = """
        ALTER TABLE draft ADD COLUMN sender text COLLATE "C";
        ALTER TABLE draft ADD COLUMN sender_network text COLLATE "C";
        ALTER TABLE draft ADD COLUMN cleared_for text COLLATE "C";
        CREATE INDEX draft_sender ON draft (sender);
        CREATE INDEX draft_network ON draft (sender_network);
        """

    /// The time and the zone that the rules of the form saw; NULL where no rule reads the time, and from an earlier Formwork.
    static let answerTimes: StaticString = "ALTER TABLE submission ADD COLUMN answered text;"
}
#endif
