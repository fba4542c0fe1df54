/// What values are read as: under which names, in which layout, with or without what is blank or hidden.
public struct ValueOptions: Equatable, Sendable {
    /// Under which names answers stand, and how choices are told.
    public enum Names: Equatable, Sendable {
        /// The fields' ids; choices as the ids of their options.
        case ids
        /// The fields' parameter names, else their ids; choices as each field's `send` says.
        case parameters
    }

    /// How items and ids with points are laid out.
    public enum Layout: Equatable, Sendable {
        /// Repeating sections as lists of objects, points in ids as levels.
        case nested
        /// One level, by path such as `companies[0].name`.
        case flat
        /// Nested as Rails takes attributes of associated records: `"companies_attributes": {"0": {…}}`.
        case attributes
    }

    /// What becomes of questions without an answer.
    public enum Blanks: Equatable, Sendable {
        /// They are left out, and so are repeating sections without items.
        case omitted
        /// They are `null`, and repeating sections without items are empty lists.
        case null
    }

    /// Names and choices.
    public var names: Names
    /// Levels or paths.
    public var layout: Layout
    /// Questions without an answer.
    public var blanks: Blanks
    /// Whether answers that are not relevant are among the values; `nil` for what the form's `whenHidden` says.
    public var includesHidden: Bool?
    /// Whether secrets are among the values, and what formulas make of them; see `Field.isSecret`.
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
