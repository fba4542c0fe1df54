public import FormworkRuntime

/// Everything that a renderer shows and reads aloud of one field, so that all renderers do the same.
///
/// A presentation is computed when it is asked for. It does not follow the session: after a change ask for another one.
public final class FieldPresentation {
    /// The state of the field in the session: its answer, text and error, and whether it takes input.
    public let state: FieldState
    /// The compiled field.
    package let compiled: CompiledField
    /// The session, which has the words and the locale.
    package let engine: FormEngine

    package init(_ state: FieldState, in engine: FormEngine) {
        self.state = state
        compiled = state.compiled
        self.engine = engine
    }

    @inline(never)
    package func words(_ key: String) -> String { engine.settings.context.messages.text(key, []) }

    @inline(never)
    package func words(_ key: String, title: String) -> String {
        engine.settings.context.messages.text(key, [ErrorParameter("title", .text(title))])
    }
}

extension FormEngine {
    /// The presentation of a field; `nil` if there is no such field.
    public func presentation(of id: NodeID) -> FieldPresentation? {
        field(id).map { FieldPresentation($0, in: self) }
    }
}

// MARK: Label and hint

extension FieldPresentation {
    /// The control that the renderer draws.
    public var control: FieldControl { state.control }

    /// The name of the app's own type of the field, for renderers with a control for it. Blank for a type of Formwork.
    public var customType: String { compiled.definition.customType }

    /// The words of the label. Blank means none.
    public var title: String { compiled.definition.title }

    /// Whether the label is visible, and not only read by screen readers.
    public var showsLabel: Bool {
        switch control {
        case .radioGroup, .checkboxGroup, .button: true
        default: control.isLabelled && !(compiled.definition.title.isEmpty && compiled.definition.image.isEmpty)
        }
    }

    /// The sentence under the label. Blank means none.
    public var hint: String { compiled.definition.info }

    /// The words that screen readers read instead of the visible label. Blank if they read the label.
    public var spokenLabel: String {
        if !compiled.definition.accessibilityLabel.isEmpty || !compiled.definition.title.isEmpty {
            return compiled.definition.accessibilityLabel
        }
        return compiled.definition.placeholder.isEmpty ? compiled.definition.id : compiled.definition.placeholder
    }

    /// The name of the field where its label is not beside it, such as on a button that removes it.
    public var name: String {
        if !compiled.definition.title.isEmpty { return compiled.definition.title }
        return compiled.definition.accessibilityLabel.isEmpty
            ? compiled.definition.id : compiled.definition.accessibilityLabel
    }

    /// Whether the label has the mark of required fields.
    public var isMarkedRequired: Bool { state.isRequired && engine.form.definition.marksRequired }

    /// The description of a picture for people who do not see it.
    public var imageDescription: String {
        compiled.definition.accessibilityLabel.isEmpty
            ? compiled.definition.title : compiled.definition.accessibilityLabel
    }
}

// MARK: Marks

#if hasFeature(Embedded)
extension FieldPresentation {
    // The engine in a page draws texts without marks.
    package var markedTitle: MarkedText? { nil }
    package var markedHint: MarkedText? { nil }
    package var markedDisplay: MarkedText? { nil }
}
#else
extension FieldPresentation {
    /// The label with its emphasis and links; `nil` if it has none. `title` has the same words without them.
    public var markedTitle: MarkedText? { compiled.definition.marks?.title }

    /// The sentence under the label with its emphasis, links and lists; `nil` if it has none.
    public var markedHint: MarkedText? { compiled.definition.marks?.info }

    /// The text of an `info` field with its emphasis, links and lists; `nil` if it has none, or if a rule changed the
    /// text.
    public var markedDisplay: MarkedText? {
        guard let marked = compiled.definition.marks?.value, state.display.isSame(as: marked.plain) else { return nil }
        return marked
    }
}
#endif

// MARK: Content of the control

extension FieldPresentation {
    /// The text that an empty control shows. It does not replace the label. Blank means none.
    public var placeholder: String {
        let written = compiled.definition.controlPlaceholder
        if !written.isEmpty { return written }
        if control == .menu { return words("ui.choose") }
        if compiled.definition.type != .stepper { return "" }
        return compiled.definition.emptyText.isEmpty ? words("ui.not_answered") : compiled.definition.emptyText
    }

    /// The unit beside the number: the sign of a currency, or the word for minutes. Blank means none.
    public var unit: String {
        if compiled.definition.type == .countDown { return words("ui.minutes") }
        return hasUnit ? engine.settings.context.locale.currency(compiled.definition.currency).symbol : ""
    }

    /// Whether there is a unit beside the number.
    public var hasUnit: Bool {
        compiled.definition.type == .countDown
            || compiled.definition.type == .currency && !compiled.definition.currency.isEmpty
    }

    /// Whether a switch is on. If its answer is neither yes nor no, it is off and shows an error.
    public var isOn: Bool { state.text.isSame(as: "true") }

    /// The position of a slider, in words.
    public var position: String { state.display.isEmpty ? words("ui.not_answered") : state.display }

    /// The text at an end of a slider: the number in the locale, which is 0 if there is no limit.
    public func endText(_ number: DecimalNumber?) -> String {
        engine.settings.context.locale.format(number ?? 0, grouping: true)
    }

    /// The keyboard, capitals and other traits with which the text is typed.
    public var typing: TypingTraits { TypingTraits(state) }
}

#if !hasFeature(Embedded)
extension FieldPresentation {
    /// The options that are shown, in the order of the definition: those that are offered, and those that are shown but
    /// cannot be chosen.
    public var shownOptions: [FieldOption] {
        let offered = compiled.definition.options
        if !compiled.written.contains(where: { $0.isDisabled }) { return offered }
        return compiled.written.filter { $0.isDisabled || compiled.hasOption($0.id.canonicalText) }
    }
}
#endif

// MARK: Buttons of the field

extension FieldPresentation {
    /// Whether the number has buttons that lower and raise it.
    public var hasSteps: Bool { compiled.type.hasSteps }

    /// Whether there is a button that clears the answer. Controls for days and times have one, because those of systems
    /// lack it.
    public var hasClear: Bool { control == .dateField }

    /// Whether the answer can be cleared now. A choice with a default cannot be cleared.
    public var isClearable: Bool {
        if state.isRequired || !state.isEnabled || state.value.isBlank { return false }
        return control != .radioGroup || compiled.definition.defaultAnswer.isBlank
    }

    /// The name of the button that raises the number, or of the one that lowers it. Screen readers read it; the button
    /// shows a sign.
    public func stepTitle(up: Bool) -> String { words(up ? "ui.more" : "ui.less", title: name) }

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

// MARK: Place

extension FieldPresentation {
    /// The width of the field in columns, from 1 to 12. A section has twelve columns.
    public var columns: Int {
        let width = compiled.definition.size.width
        return width < 1 ? 1 : width > 99 ? 12 : max((width * 12 + 50) / 100, 1)
    }

    /// The height of the field in lines, from 1 to 12. It is 3 for a text of several lines without a height in the
    /// definition.
    public var lines: Int {
        let height = compiled.definition.size.height
        return height > 1 ? min(height, 12) : control == .textArea ? 3 : 1
    }
}
