extension TextControl {
    /// The error of an answer, which was typed or comes from elsewhere, such as JSON; `nil` if it is right.
    public func error(in value: FormValue) -> FieldError? {
        guard case .text(let answer) = value else { return nil }
        var code = TextTokens()
        var codeText = answer
        var fault: ErrorCode?
        if shared.rule.kind == .masked {
            let reading = maskReading(of: TextUnits(answer))
            code = reading.code
            codeText = code.text
            // A valid answer is a code either with all its literals or without literals.
            let isCanonical =
                answer.isSame(as: codeText) || answer.isSame(as: shared.rule.mask.layout(code).units.text)
            if !reading.fits || !isCanonical {
                fault = .textFormat
            } else if shared.rule.minimumLength == 0 ? !reading.fit.isFull : code.count < shared.rule.minimumLength {
                fault = .incomplete
            }
            // The mask may have room for more characters than the format allows.
            if fault == nil, let error = lengthError(codeText, least: 0) { return error }
        } else if !filtered(answer).isSame(as: answer) || hasRefused(answer) {
            fault = .textFormat
        } else if let error = lengthError(answer, least: shared.rule.minimumLength) {
            return error
        }
        if fault == nil, let shape = shared.rule.shape, !shape.matchesWhole(codeText) {
            fault = code.count < shared.rule.mask.capacity ? .incomplete : .textFormat
        }
        for check in shared.rule.checkDigits where fault == nil && !check.holds(in: code) { fault = .checkDigits }
        let name = shared.rule.name
        return fault.map { name.isEmpty ? FieldError($0) : .limit($0, "format", .text(name)) }
    }

    /// Whether a text has characters that no text may have, or that an address may not have.
    private func hasRefused(_ text: String) -> Bool {
        for scalar in text.scalarList {
            if Invisible.isRefused(scalar, inLines: shared.rule.hasLines) { return true }
            if shared.rule.shape != nil, TextRule.isUnseen(scalar) { return true }
        }
        return false
    }

    private func lengthError(_ text: String, least: Int) -> FieldError? {
        let most = shared.rule.maximumLength
        return FormValue.text(text).lengthError(least > 1 ? least : nil, most > 0 ? most : nil)
    }
}
