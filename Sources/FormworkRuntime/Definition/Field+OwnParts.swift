/// What an app or a server brings for a field. Few fields have any of it, so the others are copied without it.
final class OwnParts: Equatable, Sendable {
    let content: Content

    /// The parts themselves.
    struct Content: Equatable, Sendable {
        var optionSource: OptionSource?
        var element = ""
        var look: ChoiceLook?
        var prefill = false
        var files: FileRule?
        var isRepetition = false

        static func == (one: Content, other: Content) -> Bool {
            one.optionSource == other.optionSource && one.element.isSame(as: other.element) && one.look == other.look
                && one.prefill == other.prefill && one.files == other.files && one.isRepetition == other.isRepetition
        }
    }

    init(_ content: Content) {
        self.content = content
    }

    static func == (one: OwnParts, other: OwnParts) -> Bool { one.content == other.content }
}

// The engine in a page gets fields without these parts, and is smaller without room for them.
#if hasFeature(Embedded)
extension Field {
    /// Where the options come from, if code gives them. A page is not told.
    public var optionSource: OptionSource? {
        get { nil }
        set {}
    }

    /// The name of an element of an app's own. A page is not told.
    public var element: String {
        get { "" }
        set {}
    }

    /// Whether a link can give the answer. A page is not told.
    public var prefill: Bool {
        get { false }
        set {}
    }

    /// What the choice was written as. A page is not told.
    public var look: ChoiceLook? {
        get { nil }
        set {}
    }

    /// Which files answer the field, if files do. A page is not told.
    public var files: FileRule? {
        get { nil }
        set {}
    }

    /// Whether the field only repeats the one before it. A page is not told.
    public var isRepetition: Bool {
        get { false }
        set {}
    }
}
#else
extension Field {
    /// Where the options come from, if code gives them; `nil` if the form has them.
    public var optionSource: OptionSource? {
        get { own?.content.optionSource }
        set { setOwnParts { $0.optionSource = newValue } }
    }

    /// The name of a custom element that pages put beside the control, such as `color-picker`. Blank for none.
    public var element: String {
        get { own?.content.element ?? "" }
        set { setOwnParts { $0.element = newValue } }
    }

    /// What the choice was written as; `nil` for an ordinary field.
    public var look: ChoiceLook? {
        get { own?.content.look }
        set { setOwnParts { $0.look = newValue } }
    }

    /// Whether the address of the form's page can give the answer: `?name=Ada`.
    public var prefill: Bool {
        get { own?.content.prefill ?? false }
        set { setOwnParts { $0.prefill = newValue } }
    }

    /// Which files answer the field; `nil` if none do.
    public var files: FileRule? {
        get { own?.content.files }
        set { setOwnParts { $0.files = newValue } }
    }

    /// Whether the field only repeats the one before it, as a password that is typed twice; see `repetition`.
    public var isRepetition: Bool {
        get { own?.content.isRepetition ?? false }
        set { setOwnParts { $0.isRepetition = newValue } }
    }

    private mutating func setOwnParts(_ change: (inout OwnParts.Content) -> Void) {
        var content = own?.content ?? OwnParts.Content()
        change(&content)
        own = content == OwnParts.Content() ? nil : OwnParts(content)
    }
}
#endif

extension Field {
    /// The style that renderers draw a choice with. How many options come from elsewhere is not known, so a list has
    /// them.
    package var choiceStyle: FieldStyle { style == .automatic && optionSource != nil ? .list : style }
}
