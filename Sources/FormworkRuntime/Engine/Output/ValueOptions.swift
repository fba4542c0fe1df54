/// How values are written: their names, their layout, and whether blank and hidden answers are included.
public struct ValueOptions: Equatable, Sendable {
    /// The names of answers, and how choices are written.
    public enum Names: Equatable, Sendable {
        /// Answers have the ids of their fields. Choices are written as the ids of their options.
        case ids
        /// Answers have the parameter names of their fields, or the ids where these are blank. The `send` of a field decides
        /// how its choice is written.
        case parameters
    }

    /// How items and ids with points are laid out.
    public enum Layout: Equatable, Sendable {
        /// Repeating sections are lists of objects. A point in an id begins an object inside.
        case nested
        /// One object, with paths such as `companies[0].name` as keys.
        case flat
        /// Nested, in the form that Rails expects for associated records: `"companies_attributes": {"0": {…}}`.
        case attributes
    }

    /// How fields without an answer are written.
    public enum Blanks: Equatable, Sendable {
        /// They are left out, and so are repeating sections without items.
        case omitted
        /// They are `null`, and repeating sections without items are empty lists.
        case null
    }

    /// The names of answers, and how choices are written.
    public var names: Names
    /// How items and ids with points are laid out.
    public var layout: Layout
    /// How fields without an answer are written.
    public var blanks: Blanks
    /// Whether answers that are not relevant are included; `nil` to follow the form's `whenHidden`.
    public var includesHidden: Bool?
    /// Whether secrets, and the results of formulas that read them, are included; see `Field.isSecret`.
    public var includesSecrets: Bool

    /// Makes options; by default those of `FormEngine.values`.
    public init(
        names: Names = .ids, layout: Layout = .nested, blanks: Blanks = .omitted, includesHidden: Bool? = nil,
        includesSecrets: Bool = true
    ) {
        self.names = names
        self.layout = layout
        self.blanks = blanks
        self.includesHidden = includesHidden
        self.includesSecrets = includesSecrets
    }
}
