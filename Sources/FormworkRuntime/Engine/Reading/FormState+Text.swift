extension FormState {
    /// The text of a node's control.
    package func text(of node: NodeIndex) -> String {
        if let text = nodes[node].text { return text }
        let value = answer(of: node)
        if !value.isBlank, let control = control(of: node) { return control.text(for: value) }
        let field = field(of: node)
        switch value {
        case .bool(let isOn): return isOn ? "true" : field?.valueKind == .bool ? "" : "false"
        case .number(let number) where field?.type == .slider: return number.description
        case .number(let number): return written(number, at: node, grouping: false)
        case .list(let values): return ControlText.join(values)
        case .blank:
            guard let field, field.type == .slider else { return "" }
            return field.scale.blankPosition.description
        case let value: return value.canonicalText
        }
    }

    /// The answer as it is shown while it is not edited; the `emptyText` of the field if there is no answer.
    ///
    /// A result that was calculated from an unreadable answer is marked, because it looks like a complete one.
    package mutating func display(of node: NodeIndex) -> String {
        let text = plainDisplay(of: node)
        if !nodes[node].flags.contains(.incomplete) || nodes[node].value.isBlank { return text }
        return text + " " + settings.context.messages.text("ui.incomplete")
    }

    /// The same without these words, as other formulas read it.
    mutating func plainDisplay(of node: NodeIndex) -> String {
        if !answer(of: node).isBlank, let text = calculatedDisplay(of: node) { return text }
        return ownDisplay(of: node)
    }

    /// The answer as its own field shows it, without the rules for calculated values.
    mutating func ownDisplay(of node: NodeIndex) -> String {
        let value = answer(of: node)
        if value.isBlank { return field(of: node)?.definition.emptyText ?? "" }
        if let field = field(of: node), !field.definition.options.isEmpty { return title(of: value, field) }
        if let field = field(of: node), field.type != .countDown, let control = control(for: field), control.isLaidOut {
            return control.display(value)
        }
        switch value {
        case .bool(let isOn): return settings.context.messages.text(isOn ? "ui.on" : "ui.off")
        case .number(let number):
            guard let field = field(of: node), field.type == .countDown else {
                return written(number, at: node, grouping: true)
            }
            return shown(number, of: field)
        case .text(let text): return shown(text, at: node)
        default: return value.canonicalText
        }
    }

    /// A number as its field shows it, in the unit in which it is typed.
    package func shown(_ number: DecimalNumber, of field: CompiledField) -> String {
        if field.type != .countDown, let control = control(for: field), control.isNumber {
            return control.display(.number(number))
        }
        let text = sharedLocale.record.format(number, grouping: true)
        return field.type == .countDown ? text + " " + settings.context.messages.text("ui.minutes") : text
    }

    /// The title of an option that is an answer to another field.
    func title(ofOption answer: FormValue, _ asked: CompiledField) -> String {
        if case .number(let number) = answer { return shown(number, of: asked) }
        return title(of: answer, asked)
    }

    /// A text as it is shown: days and times in the language or by the field's pattern, other texts unchanged.
    func shown(_ text: String, at node: NodeIndex) -> String {
        guard let field = field(of: node) else { return text }
        let pattern = field.definition.displayFormat
        switch field.valueKind {
        case .date, .time, .dateTime: break
        default: if pattern.isEmpty, field.type != .info, field.type != .hidden { return text }
        }
        return sharedLocale.record.formatCivil(text, pattern: pattern, hasOwnDigits: true) ?? text
    }

    /// The titles of the chosen options, in the order of the value.
    private func title(of value: FormValue, _ field: CompiledField) -> String {
        guard case .list(let list) = value else {
            return field.option(value.canonicalText)?.title ?? value.canonicalText
        }
        let separator = settings.context.messages.listSeparator
        var text = ""
        for chosen in list { text += (text.isEmpty ? "" : separator) + title(of: chosen, field) }
        return text
    }

    /// A number as it is shown: in the locale, or unchanged if it is the id of an option.
    private func written(_ number: DecimalNumber, at node: NodeIndex, grouping: Bool) -> String {
        if field(of: node)?.valueKind == .option { return number.description }
        return sharedLocale.record.format(number, grouping: grouping)
    }
}
