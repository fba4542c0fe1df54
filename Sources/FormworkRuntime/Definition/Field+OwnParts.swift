/// What an app or a server brings for a field. Few fields have any of it, so the others are copied without it.
final class OwnParts: Equatable, Sendable {
    let optionSource: OptionSource?
    let element: String
    let prefill: Bool

    init(optionSource: OptionSource?, element: String, prefill: Bool) {
        self.optionSource = optionSource
        self.element = element
        self.prefill = prefill
    }

    static func == (one: OwnParts, other: OwnParts) -> Bool {
        one.optionSource == other.optionSource && one.element.isSame(as: other.element)
            && one.prefill == other.prefill
    }
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
}
#else
extension Field {
    /// Where the options come from, if code gives them; `nil` if the form has them.
    public var optionSource: OptionSource? {
        get { own?.optionSource }
        set { setOwnParts(newValue, element, prefill) }
    }

    /// The name of a custom element that pages put beside the control, such as `color-picker`. Blank for none.
    public var element: String {
        get { own?.element ?? "" }
        set { setOwnParts(optionSource, newValue, prefill) }
    }

    /// Whether the address of the form's page can give the answer: `?name=Ada`.
    public var prefill: Bool {
        get { own?.prefill ?? false }
        set { setOwnParts(optionSource, element, newValue) }
    }

    private mutating func setOwnParts(_ optionSource: OptionSource?, _ element: String, _ prefill: Bool) {
        let isNothing = optionSource == nil && element.isEmpty && !prefill
        own = isNothing ? nil : OwnParts(optionSource: optionSource, element: element, prefill: prefill)
    }
}
#endif

extension Field {
    /// The style that renderers draw a choice with. How many options come from elsewhere is not known, so a list has
    /// them.
    package var choiceStyle: FieldStyle { style == .automatic && optionSource != nil ? .list : style }
}
