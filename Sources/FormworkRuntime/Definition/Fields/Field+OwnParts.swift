/// The parts of a field that only apps and servers use. Few fields have any of them, so they are in an object of their
/// own, and other fields are copied without them.
final class OwnParts: Equatable, Sendable {
    let content: Content

    /// The parts themselves.
    struct Content: Equatable, Sendable {
        var optionSource: OptionSource?
        var element = ""
        var customType = ""
        var look: ChoiceLook?
        var prefill = false
        var labelStyle: TitlePlace?
        var files: FileRule?
        var isRepetition = false
        var marks: TextMarks?
        var components: [ChoiceComponent] = []
        var store: SecretStorage?
        var isSensitive = false
        var movingLimits: [MovingLimit] = []

        static func == (one: Content, other: Content) -> Bool {
            one.optionSource == other.optionSource && one.element.isSame(as: other.element)
                && one.customType.isSame(as: other.customType) && one.look == other.look
                && one.prefill == other.prefill && one.labelStyle == other.labelStyle && one.files == other.files
                && one.isRepetition == other.isRepetition && one.marks == other.marks
                && one.components == other.components && one.store == other.store
                && one.isSensitive == other.isSensitive && one.movingLimits == other.movingLimits
        }
    }

    init(_ content: Content) {
        self.content = content
    }

    static func == (one: OwnParts, other: OwnParts) -> Bool { one.content == other.content }
}

// The engine in a page gets fields without these parts. A page is smaller if its engine does not store them.
#if hasFeature(Embedded)
extension Field {
    /// The source of the options, if they are not in the form. A page does not get it.
    public var optionSource: OptionSource? {
        get { nil }
        set {}
    }

    /// The name of an element of an app's own. A page does not get it.
    public var element: String {
        get { "" }
        set {}
    }

    /// The name of a type of an app's own. A page does not get it.
    public var customType: String {
        get { "" }
        set {}
    }

    /// Whether a link can set the answer. A page does not get it.
    public var prefill: Bool {
        get { false }
        set {}
    }

    /// The place of the title. The engine in a page does not get it, because the form's style sheet places titles.
    public var labelStyle: TitlePlace? {
        get { nil }
        set {}
    }

    /// The placeholder as it comes from the archive.
    package var controlPlaceholder: String { placeholder }

    /// The special look of a choice. A page does not get it.
    public var look: ChoiceLook? {
        get { nil }
        set {}
    }

    /// The rule for the files that answer the field. A page does not get it.
    public var files: FileRule? {
        get { nil }
        set {}
    }

    /// Whether the field only repeats the one before it. A page does not get it.
    public var isRepetition: Bool {
        get { false }
        set {}
    }

    /// The texts with marks. A page does not get them.
    package var marks: TextMarks? {
        get { nil }
    }

    /// The lists that make the answer together. The engine in a page does not get them.
    public var components: [ChoiceComponent] {
        get { [] }
        set {}
    }

    /// How a server stores the secret. A page does not get it.
    public var store: SecretStorage? {
        get { nil }
        set {}
    }

    /// Whether the stored answer is encrypted. A page does not get it.
    public var isSensitive: Bool {
        get { false }
        set {}
    }

    /// The expressions of limits. A page gets them as programs.
    public var movingLimits: [MovingLimit] {
        get { [] }
        set {}
    }
}
#else
extension Field {
    /// The source of the options; `nil` if they are in the form.
    public var optionSource: OptionSource? {
        get { own?.content.optionSource }
        set { setOwnParts { $0.optionSource = newValue } }
    }

    /// The name of a custom element, such as `color-picker`; blank if absent. Pages put it beside controls that a
    /// person types into or sets, and below all others.
    public var element: String {
        get { own?.content.element ?? "" }
        set { setOwnParts { $0.element = newValue } }
    }

    /// The name of the app's own type that the field has, such as `color-picker`; see `CustomType`. Blank for a type of
    /// Formwork. Rules and answers are those of `type` in any case.
    public var customType: String {
        get { own?.content.customType ?? "" }
        set { setOwnParts { $0.customType = newValue } }
    }

    /// The special look of a choice; `nil` for an ordinary field.
    public var look: ChoiceLook? {
        get { own?.content.look }
        set { setOwnParts { $0.look = newValue } }
    }

    /// Whether a link to the form's page can set the answer: `?name=Ada`.
    public var prefill: Bool {
        get { own?.content.prefill ?? false }
        set { setOwnParts { $0.prefill = newValue } }
    }

    /// The place of the title; `nil` means the usual place of the renderer.
    public var labelStyle: TitlePlace? {
        get { own?.content.labelStyle }
        set { setOwnParts { $0.labelStyle = newValue } }
    }

    /// The placeholder of the control.
    ///
    /// If the title floats and there is no placeholder, this is a space. Style sheets find controls without a text by
    /// `:placeholder-shown`, which needs a placeholder.
    package var controlPlaceholder: String {
        let floats = labelStyle == .floating && type.isTyped && type != .stepper
        return floats && placeholder.isEmpty ? " " : placeholder
    }

    /// The rule for the files that answer the field; `nil` if files do not answer it.
    public var files: FileRule? {
        get { own?.content.files }
        set { setOwnParts { $0.files = newValue } }
    }

    /// Whether the field only repeats the one before it, as a password that is typed twice; see `repetition`.
    public var isRepetition: Bool {
        get { own?.content.isRepetition ?? false }
        set { setOwnParts { $0.isRepetition = newValue } }
    }

    /// The texts with marks, in a compiled form.
    package var marks: TextMarks? {
        get { own?.content.marks }
        set { setOwnParts { $0.marks = newValue } }
    }

    /// The lists that make the answer together; empty for other fields. `select(_:_:components:format:)` also makes their
    /// options.
    public var components: [ChoiceComponent] {
        get { own?.content.components ?? [] }
        set { setOwnParts { $0.components = newValue } }
    }

    /// How a server stores the secret; `nil` if the form does not say. A field that has this is a secret.
    public var store: SecretStorage? {
        get { own?.content.store }
        set {
            setOwnParts { $0.store = newValue }
            if newValue != nil { secret = true }
        }
    }

    /// Whether a server encrypts the answer before it stores it, and does not show it where results are read unless it is
    /// asked to.
    public var isSensitive: Bool {
        get { own?.content.isSensitive ?? false }
        set { setOwnParts { $0.isSensitive = newValue } }
    }

    /// The limits that expressions give, at most one expression for each limit. The constant of such a limit is absent.
    public var movingLimits: [MovingLimit] {
        get { own?.content.movingLimits ?? [] }
        set { setOwnParts { $0.movingLimits = newValue } }
    }

    private mutating func setOwnParts(_ change: (inout OwnParts.Content) -> Void) {
        var content = own?.content ?? OwnParts.Content()
        change(&content)
        own = content == OwnParts.Content() ? nil : OwnParts(content)
    }
}
#endif

extension Field {
    /// The style that renderers draw a choice with. It is a list if the options come from elsewhere, because their
    /// number is not known.
    package var choiceStyle: FieldStyle { style == .automatic && optionSource != nil ? .list : style }
}
