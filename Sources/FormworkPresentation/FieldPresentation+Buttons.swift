// The buttons of a field.

import FormworkRuntime

extension FieldPresentation {
    /// Whether the number has buttons that lower and raise it.
    public var hasSteps: Bool { compiled.type.hasSteps }

    /// Whether there is a button that clears the answer. Controls for days and times have one, because those of systems
    /// lack it.
    public var hasClear: Bool { basicControl.isDayOrTime }

    /// Whether the answer can be cleared now. A choice with a default cannot be cleared.
    public var isClearable: Bool {
        if state.isRequired || !state.isEnabled || state.kept.isBlank { return false }
        // A list has a blank option, and boxes can be ticked off.
        let control = basicControl
        return control.choosing != .one || control == .menu || compiled.definition.defaultAnswer.isBlank
    }

    /// The name of the button that raises the number, or of the one that lowers it. Screen readers read it; the button
    /// shows a sign.
    public func stepTitle(up: Bool) -> String { words(up ? "ui.more" : "ui.less", title: name) }

    /// The accessible name of a part of the field that is not beside its label, such as a button or an option: its own words,
    /// and the name of the field.
    public func spoken(_ words: String) -> String { words + engine.settings.context.messages.listSeparator + name }

    /// The title of the button that clears the answer.
    public var clearTitle: String { words("ui.clear") }

    /// The title of the button that shows a password.
    public var showTitle: String { words("ui.show") }

    /// The title of the button that deletes the field.
    public var removeTitle: String { words("ui.remove") }
}

extension FieldType {
    /// Whether numbers have buttons that lower and raise them.
    package var hasSteps: Bool { self == .count || self == .stepper || self == .countDown }
}
