// The content of a control.

public import FormworkRuntime

extension FieldPresentation {
    /// The text that an empty control shows, besides the label; blank if absent.
    public var placeholder: String {
        let written = compiled.controlPlaceholder
        if !written.isEmpty { return written }
        if basicControl == .menu { return words("ui.choose") }
        if compiled.definition.type != .stepper { return "" }
        return compiled.definition.emptyText.isEmpty ? words("ui.not_answered") : compiled.definition.emptyText
    }

    /// The unit beside the number: the sign of a currency, or the word for minutes; blank if absent.
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
