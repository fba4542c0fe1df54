/// How values are written: their names, their layout, and whether blank and hidden answers are included.
public struct ValueOptions: Equatable, Sendable {
    /// The names of answers, and how choices are written.
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

    /// What happens to fields without an answer.
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
