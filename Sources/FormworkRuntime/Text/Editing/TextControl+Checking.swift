extension TextControl {
    /// What is wrong with an answer, typed or from elsewhere, such as JSON; `nil` if nothing is.
    public func error(in value: FormValue) -> FieldError? {
        guard case .text(let answer) = value else { return nil }
        let units = TextUnits.units(answer)
        var code = units
        var fault: ErrorCode?
        if shared.rule.kind == .masked {
            code = TextUnits.significant(tokens(of: units))
            let fit = shared.rule.mask.fit(code)
            // Canonical answers are codes with their literals or without them, and nothing else.
            if fit.start < 0 || code.isEmpty || units != code && units != shared.rule.mask.layout(code).units {
                fault = .textFormat
            } else if shared.rule.minimumLength == 0 ? !fit.isFull : code.count < shared.rule.minimumLength {
                fault = .incomplete
            }
        } else if filtered(units) != units || hasRefused(answer) {
            fault = .textFormat
        } else if let error = lengthError(answer) {
            return error
        }
        if fault == nil, let shape = shared.rule.shape, !shape.matchesWhole(TextUnits.text(code)) {
            fault = code.count < shared.rule.mask.capacity ? .incomplete : .textFormat
        }
        for check in shared.rule.checkDigits where fault == nil && !check.holds(in: code) { fault = .checkDigits }
        let name = shared.rule.name
        return fault.map { name.isEmpty ? FieldError($0) : .limit($0, "format", .text(name)) }
    }

    /// Whether a text has characters that have no place in it, or in an address.
    private func hasRefused(_ text: String) -> Bool {
        for scalar in text.scalarList {
            if Invisible.isRefused(scalar, inLines: shared.rule.hasLines) { return true }
            if shared.rule.shape != nil, TextRule.isUnseen(scalar) { return true }
        }
        return false
    }

    private func lengthError(_ text: String) -> FieldError? {
        let (least, most) = (shared.rule.minimumLength, shared.rule.maximumLength)
        return FormValue.text(text).lengthError(least > 1 ? least : nil, most > 0 ? most : nil)
    }
}
