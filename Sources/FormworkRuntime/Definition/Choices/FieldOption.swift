/// An option of a choice.
public struct FieldOption: Equatable, Sendable {
    /// The answer for this option, in the JSON type of the definition. Options are compared by its canonical text.
    public var id: FormValue
    /// The title. Compiling the form reports an option without a title.
    public var title: String
    /// A sentence beside the choice; blank if absent.
    public var info: String
    /// The words that screen readers read instead of the title. Blank means the title.
    public var accessibilityLabel: String
    /// The value with which formulas calculate. Blank means the id.
    public var value: FormValue
    /// Whether the option is the default.
    public var isDefault: Bool
    /// Whether the option is chosen alone, such as "None of these": to choose it clears the other options of the field,
    /// and to choose another option clears it.
    public var isExclusive: Bool
    /// An expression; the option is offered while it is true. Blank means always.
    public var visibleWhen: String
    /// The targets: the effects on other fields and sections when the option is chosen.
    public var targets: [FieldTarget]
    #if !hasFeature(Embedded)
    /// The parts of the option that only servers and apps draw.
    var own: OwnOptionParts?
    #endif

    /// Makes an option.
    public init(
        id: FormValue, title: String, info: String = "", accessibilityLabel: String = "", value: FormValue = .blank,
        isDefault: Bool = false, isExclusive: Bool = false, visibleWhen: String = "",
        targets: [FieldTarget] = []
    ) {
        self.id = id
        self.title = title
        self.info = info
        self.accessibilityLabel = accessibilityLabel
        self.value = value
        self.isDefault = isDefault
        self.isExclusive = isExclusive
        self.visibleWhen = visibleWhen
        self.targets = targets
    }
}
