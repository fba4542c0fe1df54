public import FormworkRuntime

/// Everything a renderer shows and says of one field, so that no renderer decides it for itself.
///
/// A presentation is worked out when it is asked for and belongs to that moment: after a change ask for another one.
public final class FieldPresentation {
    /// The field as the session has it: answer, text, error, whether it takes input.
    public let state: FieldState
    /// The question, with what was made of it.
    package let compiled: CompiledField
    /// Where words and numbers come from.
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
    /// What to show and say of a field; `nil` if there is no such field.
    public func presentation(of id: NodeID) -> FieldPresentation? {
        field(id).map { FieldPresentation($0, in: self) }
    }
}

// MARK: Label and hint

extension FieldPresentation {
    /// What the renderer draws.
    public var control: FieldControl { state.control }

    /// The name of the app's own type that the field has, for renderers with a control for it. Blank for a type of Formwork.
    public var customType: String { compiled.definition.customType }

    /// The words of the label. Blank means none.
    public var title: String { compiled.definition.title }

    /// Whether a label is drawn, rather than only said by screen readers.
    public var showsLabel: Bool {
        switch control {
        case .radioGroup, .checkboxGroup, .button: true
        default: control.isLabelled && !(compiled.definition.title.isEmpty && compiled.definition.image.isEmpty)
        }
    }

    /// The sentence under the label. Blank means none.
    public var hint: String { compiled.definition.info }

    /// What screen readers say instead of the visible label. Blank where the label says it.
    public var spokenLabel: String {
        if !compiled.definition.accessibilityLabel.isEmpty || !compiled.definition.title.isEmpty {
            return compiled.definition.accessibilityLabel
        }
        return compiled.definition.placeholder.isEmpty ? compiled.definition.id : compiled.definition.placeholder
    }

    /// What the field is called where its label is not beside, such as on a button that removes it.
    public var name: String {
        if !compiled.definition.title.isEmpty { return compiled.definition.title }
        return compiled.definition.accessibilityLabel.isEmpty
            ? compiled.definition.id : compiled.definition.accessibilityLabel
    }

    /// Whether a mark beside the label says that an answer is needed.
    public var isMarkedRequired: Bool { state.isRequired && engine.form.definition.marksRequired }

    /// What a picture says to those who do not see it.
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
    /// The label with its emphasis and links; `nil` if it has none. The title is the same in words.
    public var markedTitle: MarkedText? { compiled.definition.marks?.title }

    /// The sentence under the label with its emphasis, links and lists; `nil` if it has none.
    public var markedHint: MarkedText? { compiled.definition.marks?.info }

    /// What an `info` field says, with its emphasis, links and lists; `nil` if it has none, or if a rule changed it.
    public var markedDisplay: MarkedText? {
        guard let marked = compiled.definition.marks?.value, state.display.isSame(as: marked.plain) else { return nil }
        return marked
    }
}
#endif

// MARK: What the control shows

extension FieldPresentation {
    /// What an empty control shows; never the only label. Blank means nothing.
    public var placeholder: String {
        let written = compiled.definition.controlPlaceholder
        if !written.isEmpty { return written }
        if control == .menu { return words("ui.choose") }
        if compiled.definition.type != .stepper { return "" }
        return compiled.definition.emptyText.isEmpty ? words("ui.not_answered") : compiled.definition.emptyText
    }

    /// What stands beside the number: the sign of a currency, or the word for minutes. Blank means nothing.
    public var unit: String {
        if compiled.definition.type == .countDown { return words("ui.minutes") }
        return hasUnit ? engine.settings.context.locale.currency(compiled.definition.currency).symbol : ""
    }

    /// Whether a unit stands beside the number.
    public var hasUnit: Bool {
        compiled.definition.type == .countDown
            || compiled.definition.type == .currency && !compiled.definition.currency.isEmpty
    }

    /// Whether a switch is on. A switch that was given something else than yes or no is off, and shows an error.
    public var isOn: Bool { state.text.isSame(as: "true") }

    /// Where a slider stands, in words.
    public var position: String { state.display.isEmpty ? words("ui.not_answered") : state.display }

    /// What stands at an end of a slider.
    public func endText(_ number: DecimalNumber?) -> String {
        engine.settings.context.locale.format(number ?? 0, grouping: true)
    }

    /// How the text is typed.
    public var typing: TypingTraits { TypingTraits(state) }
}

#if !hasFeature(Embedded)
extension FieldPresentation {
    /// The options that are shown: those on offer, and in their places those that cannot be chosen.
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

    /// Whether a button clears the answer, while there is one: the system's controls for days and times have none.
    public var hasClear: Bool { control == .dateField }

    /// Whether the answer can be cleared now. A choice that has a default is meant to be made.
    public var isClearable: Bool {
        if state.isRequired || !state.isEnabled || state.value.isBlank { return false }
        return control != .radioGroup || compiled.definition.defaultAnswer.isBlank
    }

    /// What the button says that lowers or raises the number; for ears, since it shows a sign.
    public func stepTitle(up: Bool) -> String { words(up ? "ui.more" : "ui.less", title: name) }

    /// What the button says that clears the answer.
    public var clearTitle: String { words("ui.clear") }

    /// What the button says that shows a password.
    public var showTitle: String { words("ui.show") }

    /// What the button says that deletes the field.
    public var removeTitle: String { words("ui.remove") }
}

extension FieldType {
    /// Whether numbers have buttons that lower and raise them.
    package var hasSteps: Bool { self == .count || self == .stepper || self == .countDown }
}

// MARK: Place

extension FieldPresentation {
    /// How many of the twelve columns of its section the field takes, from 1 to 12.
    public var columns: Int {
        let width = compiled.definition.size.width
        return width < 1 ? 1 : width > 99 ? 12 : max((width * 12 + 50) / 100, 1)
    }

    /// How many lines high the field is: from 1 to 12, and 3 for a text of several lines that says nothing about it.
    public var lines: Int {
        let height = compiled.definition.size.height
        return height > 1 ? min(height, 12) : control == .textArea ? 3 : 1
    }
}
