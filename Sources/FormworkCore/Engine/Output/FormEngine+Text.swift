extension FormEngine {
    /// What a node's control holds.
    func text(of node: Int) -> String {
        if let text = nodes[node].text { return text }
        switch nodes[node].value {
        case .bool(let isOn): return isOn ? "true" : ""
        case .number(let number): return written(number, at: node, grouping: false)
        case let value: return value.canonicalText
        }
    }

    /// What is shown of an answer where it is not being edited.
    func display(of node: Int) -> String {
        let value = nodes[node].value
        if let field = field(of: node), !field.options.isEmpty {
            let text = value.canonicalText
            for option in field.options where ExactText.areSame(option.id.canonicalText, text) { return option.title }
        }
        switch value {
        case .bool(let isOn): return context.messages.text(isOn ? "ui.on" : "ui.off")
        case .number(let number): return written(number, at: node, grouping: true)
        default: return value.canonicalText
        }
    }

    /// Numbers are written in the locale, except where they are the ids of options.
    private func written(_ number: DecimalNumber, at node: Int, grouping: Bool) -> String {
        if field(of: node)?.type.valueKind == .option { return number.description }
        return context.locale.format(number, grouping: grouping)
    }
}
