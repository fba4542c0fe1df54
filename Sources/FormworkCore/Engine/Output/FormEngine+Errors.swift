extension FormEngine {
    /// The errors that are shown, in the order of the page.
    ///
    /// - Complexity: linear in the number of nodes.
    public var errors: [ShownError] {
        var found: [OrderedRow] = []
        forEachNode { node in
            guard nodes[node].error != nil || isReported(node), let row = possibleRows(of: node).first else { return }
            found.append(OrderedRow(order: order(of: row), row: row, position: node))
        }
        OrderedRow.sort(&found)
        return found.compactMap { shownError(at: $0.position) }
    }

    /// The words of the error shown at a node; `nil` if there is none.
    func errorMessage(at node: Int) -> String? {
        if let error = nodes[node].error { return message(for: error, at: node) }
        return isReported(node) ? nodes[node].reported?.message : nil
    }

    private func shownError(at node: Int) -> ShownError? {
        guard let message = errorMessage(at: node) else { return nil }
        let kind: RowKind = element(of: node).kind == .field ? .field : .sectionHeader
        let error = nodes[node].error
        return ShownError(
            node: id(of: node), row: RowID(kind, id(of: node)), path: path(of: id(of: node)),
            code: error?.code.rawValue ?? nodes[node].reported?.code ?? "", parameters: error?.parameters ?? [],
            message: message)
    }

    private func message(for error: FieldError, at node: Int) -> String {
        let field = field(of: node)
        let name = field?.definition.title ?? section(of: node)?.title ?? ""
        var parameters = [ErrorParameter("title", .text(name.isEmpty ? form.name(of: Int(nodes[node].element)) : name))]
        for parameter in error.parameters {
            var value = parameter.value
            if case .number(let number) = value { value = .text(context.locale.format(number, grouping: true)) }
            parameters.append(ErrorParameter(parameter.name, value))
        }
        return context.messages.fill(template(for: error, field), parameters)
    }

    /// The field's own words come first, then the form's, then the catalog's for this type, detail or count.
    private func template(for error: FieldError, _ field: CompiledField?) -> String {
        let code = error.code.rawValue
        for override in (field?.definition.validations.messages ?? []) + form.definition.messages
        where override.code.isSame(as: code) {
            return override.text
        }
        if let field, let words = context.messages.template(code + "." + field.type.rawValue) { return words }
        if case .text(let detail)? = error.parameters.first?.value {
            let rule = ComparisonRule.allCases.first { $0.rawValue.isSame(as: detail) }
            if let words = context.messages.template(code + "." + (rule?.name ?? detail)) { return words }
        }
        if case .number(1)? = error.parameters.first?.value, let words = context.messages.template(code + ".one") {
            return words
        }
        return context.messages.template(code) ?? code
    }
}
