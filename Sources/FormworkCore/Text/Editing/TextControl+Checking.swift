extension TextControl {
    /// What is wrong with an answer, typed or from elsewhere, such as JSON; `nil` if nothing is.
    public func error(in value: FormValue) -> FieldError? {
        guard case .text(let answer) = value else { return nil }
        let units = TextUnits.units(answer)
        var code = units
        var fault: ErrorCode?
        if rule.kind == .masked {
            code = TextUnits.significant(tokens(of: units))
            let fit = rule.mask.fit(code)
            // Canonical answers are codes with their literals or without them, and nothing else.
            if fit.start < 0 || code.isEmpty || units != code && units != rule.mask.layout(code).units {
                fault = .textFormat
            } else if rule.minimumLength == 0 ? !fit.isFull : code.count < rule.minimumLength {
                fault = .incomplete
            }
        } else if filtered(units) != units {
            fault = .textFormat
        } else if let error = lengthError(answer) {
            return error
        }
        if fault == nil, let shape = rule.shape, !shape.matchesWhole(TextUnits.text(code)) {
            fault = code.count < rule.mask.capacity ? .incomplete : .textFormat
        }
        if fault == nil, !CheckDigits.hold(rule.sums, in: code) { fault = .checkDigits }
        return fault.map { FieldError($0, rule.name.isEmpty ? [] : [ErrorParameter("format", .text(rule.name))]) }
    }

    private func lengthError(_ text: String) -> FieldError? {
        if rule.minimumLength < 2, rule.maximumLength == 0 { return nil }
        return Validations(minLength: rule.minimumLength, maxLength: rule.maximumLength > 0 ? rule.maximumLength : nil)
            .lengthError(.text(text))
    }
}
