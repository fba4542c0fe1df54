#if PostgreSQL
extension Schema {
    /// The details of files and their claims by submissions and drafts. The contents of files are in a folder.
    static let files: StaticString = """
        CREATE TABLE file (
            id text COLLATE "C" PRIMARY KEY,
            details text NOT NULL,
            size bigint NOT NULL,
            created bigint NOT NULL
        );
        CREATE INDEX file_created ON file (created);

        CREATE TABLE file_of_submission (
            file text COLLATE "C" NOT NULL REFERENCES file ON DELETE CASCADE,
            submission text COLLATE "C" NOT NULL,
            PRIMARY KEY (file, submission)
        );

        CREATE TABLE file_of_draft (
            file text COLLATE "C" NOT NULL REFERENCES file ON DELETE CASCADE,
            draft text COLLATE "C" NOT NULL,
            until bigint NOT NULL,
            PRIMARY KEY (file, draft)
        );
        """

    /// When a submission got a file, so that it can be looked for after some time. Files that were there before get the time of the
    /// change.
    static let claims: StaticString = """
        ALTER TABLE file_of_submission ADD COLUMN claimed timestamptz NOT NULL DEFAULT now();
        """

    /// A mark of the address that sent a file, until a submission has it.
    static let senders: StaticString = """
        ALTER TABLE file ADD COLUMN sender text COLLATE "C";
        """
}
#endif
