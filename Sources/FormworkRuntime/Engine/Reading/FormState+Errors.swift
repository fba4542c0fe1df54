extension FormState {
    /// The errors that are shown, in the order of the page.
    ///
    /// - Complexity: linear in the number of nodes.
    package var errors: [ShownError] {
        var found: [NodeIndex] = []
        nodes.forEach { node in
            if showsError(at: node) { found.append(node) }
        }
        return inPageOrder(found).compactMap { shownError(nodes[$0].error, at: $0) }
    }

    /// Whether an error is shown at a node.
    package func showsError(at node: NodeIndex) -> Bool { nodes[node].error != nil || isReported(node) }

    /// The nodes in the order in which renderers draw their rows.
    package func inPageOrder(_ nodes: [NodeIndex]) -> [NodeIndex] {
        var rows: [OrderedRow] = []
        for node in nodes {
            let row = firstRow(of: node)
            rows.append(OrderedRow(order: order(of: row.id), row: row))
        }
        OrderedRow.sort(&rows)
        return rows.compactMap { self.node($0.row.id.node) }
    }

    /// The words of the error shown at a node; `nil` if absent.
    func errorMessage(at node: NodeIndex) -> String? {
        words(of: nodes[node].error, at: node)
    }

    private func words(of error: FieldError?, at node: NodeIndex) -> String? {
        if let error { return message(for: error, at: node) }
        return isReported(node) ? nodes[node].reported?.message : nil
    }

    /// An error of a node, or the one reported for it, with its words.
    package func shownError(_ error: FieldError?, at node: NodeIndex) -> ShownError? {
        guard let message = words(of: error, at: node) else { return nil }
        return ShownError(
            node: id(of: node), row: firstRowID(of: node), path: path(of: id(of: node)),
            code: error?.shownCode ?? nodes[node].reported?.code ?? "", parameters: error?.details ?? [],
            message: message)
    }

    package func message(for error: FieldError, at node: NodeIndex) -> String {
        let field = shownField(of: node)
        let name = field?.definition.title ?? sectionTitle(of: node)
        var parameters = [ErrorParameter("title", .text(name.isEmpty ? form.name(of: nodes[node].element) : name))]
        for parameter in error.parameters {
            var value = parameter.value
            if case .number(let number) = value { value = .text(shownLimit(number, of: error.code, field)) }
            if error.code == .minDate || error.code == .maxDate {
                value = .text(shown(value.canonicalText, at: node))
            }
            parameters.append(ErrorParameter(parameter.name, value))
        }
        return settings.context.messages.fill(template(for: error, field), parameters)
    }

    /// A limit as a person types it: a share in per cent, an amount with its currency, a length of time in minutes.
    private func shownLimit(_ limit: DecimalNumber, of code: ErrorCode, _ field: CompiledField?) -> String {
        guard let field, code == .minValue || code == .maxValue else {
            return sharedLocale.record.format(limit, grouping: true)
        }
        return shown(limit, of: field)
    }

    /// The template for an error: that of the field, else that of the form, else that of the catalog. In each, words
    /// for this type, kind of value, detail or count come before those for the code alone.
    private func template(for error: FieldError, _ field: CompiledField?) -> String {
        // Errors of checks in code and of expression rules have their own words.
        if let message = error.ownMessage { return message }
        if let rule = error.rule, let message = field?.definition.validations.rules[rule]?.message, !message.isEmpty {
            return message
        }
        let codes = codes(of: error, field)
        for overrides in [field?.definition.validations.messages ?? [], form.definition.messages] {
            for code in codes {
                for override in overrides where override.code.isSame(as: code) { return override.text }
            }
        }
        for code in codes {
            if let words = settings.context.messages.template(code) { return words }
        }
        return error.code.rawValue
    }

    /// The keys of an error's words in the catalog: first those with the field's type, the kind of its value, a detail or
    /// the form that a number takes, then the code alone. Most words depend on the kind of value, so that a new type needs no
    /// words of its own; a type has words only where they mention its control.
    private func codes(of error: FieldError, _ field: CompiledField?) -> [String] {
        let code = error.code.rawValue
        var codes: [String] = []
        #if !hasFeature(Embedded)
        // A page gets the words for files with the form.
        if let files = field?.definition.files {
            if error.code == .required {
                codes.append(files.origin == .signature ? "ui.sign_required" : "ui.file_required")
            }
            if error.code == .notAnOption { codes.append("ui.file_gone") }
        }
        #endif
        if let field { codes += [code + "." + field.type.rawValue, code + "." + field.valueKind.name] }
        switch error.parameters.first?.value {
        case .text(let detail)?:
            let rule = ComparisonRule.allCases.first { $0.rawValue.isSame(as: detail) }
            codes.append(code + "." + (rule?.name ?? detail))
        case .number(let number)?: codes.append(settings.context.messages.key(code, counting: number))
        default: break
        }
        codes.append(code)
        return codes
    }
}
