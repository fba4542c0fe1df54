/// The upload address of a form, and the texts of its file fields.
public struct PageFiles: Sendable {
    /// The address to which the script sends files; the path of a field follows.
    public var address: String
    /// The fields that files answer.
    public var fields: [Field]
    /// Links to look at pictures, by the references of the files.
    public var views: [String: String]

    /// A field that files answer.
    public struct Field: Sendable {
        /// The path, with empty brackets for the items around it: `guests[].photo`.
        public var path: String
        /// Whether the person signs.
        public var isSignature: Bool
        /// The value of `accept` in HTML; blank for all files.
        public var accept: String
        /// The maximum number of bytes of a file.
        public var maxBytes: Int
        /// How many files there can be.
        public var maxCount: Int
        /// A sentence about the files that the field accepts; blank if absent.
        public var limits: String
        /// The error messages for files that are refused, by the code of the problem.
        public var problems: [(code: String, words: String)]

        /// Describes a field.
        public init(
            path: String, isSignature: Bool, accept: String, maxBytes: Int, maxCount: Int, limits: String,
            problems: [(code: String, words: String)]
        ) {
            self.path = path
            self.isSignature = isSignature
            self.accept = accept
            self.maxBytes = maxBytes
            self.maxCount = maxCount
            self.limits = limits
            self.problems = problems
        }
    }

    /// Describes the files of a page.
    public init(address: String, fields: [Field], views: [String: String] = [:]) {
        self.address = address
        self.fields = fields
        self.views = views
    }
}

extension PageFiles.Field {
    /// Whether this describes the field of a node.
    func describes(_ node: NodeID, in form: CompiledForm) -> Bool { path.isSame(as: form.pattern(of: node)) }
}
