extension FormEngine {
    /// What a node's control holds.
    func text(of node: Int) -> String {
        if let text = nodes[node].text { return text }
        if !nodes[node].value.isBlank, let control = control(of: node) { return control.text(for: nodes[node].value) }
        let field = field(of: node)
        switch nodes[node].value {
        case .bool(let isOn): return isOn ? "true" : field?.valueKind == .bool ? "" : "false"
        case .number(let number) where field?.type == .slider: return number.description
        case .number(let number): return written(number, at: node, grouping: false)
        case .list(let values): return ControlText.join(values)
        case .blank:
            guard let field, field.type == .slider else { return "" }
            return NumberScale(field.definition).blankPosition.description
        case let value: return value.canonicalText
        }
    }

    /// What is shown of an answer where it is not being edited.
    func display(of node: Int) -> String {
        let value = nodes[node].value
        if value.isBlank { return field(of: node)?.definition.emptyText ?? "" }
        if let field = field(of: node), !field.definition.options.isEmpty { return title(of: value, field) }
        if let control = control(of: node) { return control.display(value) }
        switch value {
        case .bool(let isOn): return context.messages.text(isOn ? "ui.on" : "ui.off")
        case .number(let number): return written(number, at: node, grouping: true)
        default: return value.canonicalText
        }
    }

    /// The titles of what is chosen, in the order of the value.
    private func title(of value: FormValue, _ field: CompiledField) -> String {
        guard case .list(let list) = value else {
            return field.option(value.canonicalText)?.title ?? value.canonicalText
        }
        var text = ""
        for chosen in list { text += (text.isEmpty ? "" : ", ") + title(of: chosen, field) }
        return text
    }

    /// Numbers are written in the locale, except where they are the ids of options.
    private func written(_ number: DecimalNumber, at node: Int, grouping: Bool) -> String {
        if field(of: node)?.valueKind == .option { return number.description }
        return context.locale.format(number, grouping: grouping)
    }
}
