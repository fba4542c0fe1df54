/// The type or style of a choice in the definition, if the engine has no type or style of that name.
///
/// The engine has an ordinary choice with an ordinary style instead. Renderers that know the look draw the choice in a
/// special way. All others draw the ordinary choice.
public enum ChoiceLook: String, CaseIterable, Equatable, Sendable {
    /// A number of stars.
    case rating
    /// Some of the days of the week.
    case weekdays
    /// A choice in which the person finds an option by typing.
    case search
    /// The chosen options as tags, and an input that adds further ones.
    case tags
    /// All options, which the person puts in order.
    case ranking
    /// The pictures of the options.
    case images
    /// Several lists beside each other whose options make the answer together; see `Field.select(_:_:components:format:)`.
    case components
    /// A row or a cell of a matrix, drawn in one table with the others; see `FormSection.matrix`.
    case matrix
    /// Two buttons for "yes" and "no". The answer is `true` or `false`, and blank until one is pressed.
    case yesNo = "yes_no"

    /// Whether definitions in JSON write the look as a type.
    public var isType: Bool { self == .rating || self == .weekdays || self == .ranking }

    /// Whether definitions in JSON write the look as a style.
    public var isStyle: Bool { self == .search || self == .tags || self == .images || self == .yesNo }

    /// Whether the look decides the options, so that the author does not write them with the field.
    public var hasOwnOptions: Bool { self == .rating || self == .weekdays || self == .components || self == .yesNo }

    /// The style of the ordinary choice.
    public var style: FieldStyle {
        switch self {
        case .rating, .weekdays, .yesNo: .segmented
        case .search, .components: .list
        case .tags: .automatic
        case .ranking: .ordered
        case .images, .matrix: .radio
        }
    }

    /// Whether several options can be chosen in any case.
    public var isMultiple: Bool { self == .weekdays || self == .tags || self == .ranking }
}
