extension TextControl {
    /// What a text says. Blank text is no answer, and right unless the rule needs one.
    public func reading(_ text: String, companion: String = "") -> TextReading {
        let trimmed = WhiteSpace.trim(text)
        if trimmed.isEmpty {
            // White space alone is no answer, even where it belongs to one.
            return TextReading(.blank, rule.isRequired ? FieldError(.required) : nil)
        }
        switch rule.kind {
        case .plain:
            let value = rule.isExact ? text : trimmed
            return TextReading(.text(value), error(in: value, companion: companion))
        case .masked:
            let raw = tokens(of: Array(trimmed.utf16)).filter { $0 != 0 }
            let code = String(decoding: raw, as: UTF16.self)
            // What is no part of a code at all is kept, so that it can be shown and put right.
            if raw.isEmpty { return TextReading(.text(trimmed), formatError(.textFormat)) }
            let value = rule.keepsLiterals ? String(decoding: rule.mask.layout(raw).units, as: UTF16.self) : code
            return TextReading(
                .text(value),
                isComplete(raw)
                    ? error(in: code, companion: companion)
                    : formatError(rule.mask.alternative(for: raw) == nil ? .textFormat : .incomplete))
        case .number, .shifted:
            let number =
                rule.kind == .number
                ? locale.parseNumber(trimmed).flatMap { rule.isPercent ? $0.scaled(by: -2) : $0 }
                : self.number(numberTokens(of: Array(trimmed.utf16)).filter { $0 != 0 })
            guard let number else { return TextReading(.blank, FieldError(.typeMismatch)) }
            return TextReading(.number(number))
        case .date:
            let date = locale.parseDate(trimmed, currentYear: currentYear)
            return date.map { TextReading(.text($0.description)) } ?? TextReading(.blank, FieldError(.typeMismatch))
        case .time:
            let time = locale.parseTime(trimmed)
            return time.map { TextReading(.text($0.description)) } ?? TextReading(.blank, FieldError(.typeMismatch))
        }
    }

    /// Whether a code has all its characters: those of an alternative of its mask or, where a rule says how few are
    /// enough, so many.
    private func isComplete(_ raw: [UInt16]) -> Bool {
        if rule.minimumLength == 0 { return rule.mask.isComplete(raw) }
        return raw.count >= rule.minimumLength && rule.mask.alternative(for: raw) != nil
    }

    /// What is wrong with an answer that came from elsewhere, such as JSON; `nil` if nothing is.
    public func error(in value: FormValue, companion: String = "") -> FieldError? {
        guard case .text(let answer) = value, rule.kind == .plain || rule.kind == .masked else { return nil }
        if rule.kind == .masked {
            let found = reading(answer, companion: companion)
            let isWritten = found.value == value || laidOut(answer).isSame(as: answer)
            return isWritten ? found.error : formatError(.textFormat)
        }
        return error(in: answer, companion: companion)
    }

    private func error(in code: String, companion: String) -> FieldError? {
        if rule.kind == .plain, !takesAll, !filtered(code).isSame(as: code) { return formatError(.textFormat) }
        if rule.minimumLength > 1 || rule.maximumLength > 0 {
            let length = code.count
            if length < rule.minimumLength {
                return FieldError(.minLength, [ErrorParameter("min", .number(DecimalNumber(rule.minimumLength)))])
            }
            if rule.maximumLength > 0, length > rule.maximumLength {
                return FieldError(.maxLength, [ErrorParameter("max", .number(DecimalNumber(rule.maximumLength)))])
            }
        }
        return rule.check.error(in: Array(code.utf8), companion: companion).flatMap(formatError)
    }

    private func formatError(_ code: ErrorCode) -> FieldError? {
        FieldError(code, rule.name.isEmpty ? [] : [ErrorParameter("format", .text(rule.name))])
    }

    /// The text that the control shows for an answer.
    public func text(for value: FormValue) -> String {
        switch (rule.kind, value) {
        case (.number, .number(let number)), (.shifted, .number(let number)):
            guard let raw = tokens(of: number) else { return locale.format(number, grouping: false) }
            return String(decoding: numberLayout(raw, isGrouped: rule.grouping != .never).units, as: UTF16.self)
        case (.masked, .text(let text)): return laidOut(text)
        case (.date, .text(let text)):
            return CivilDate(text).map { locale.format($0, pattern: locale.datePattern) } ?? text
        case (.time, .text(let text)):
            guard let time = CivilTime(text) else { return text }
            return locale.format(time, pattern: locale.timePattern)
        default: return value.canonicalText
        }
    }

    /// The text that stays in the control when it is left: in its final form if it is an answer, else as typed.
    public func left(_ text: String) -> String {
        switch rule.kind {
        case .plain: return edit(EditedText(""), .typed(text, caret: text.utf16.count)).edited.text
        case .masked: return laidOut(text)
        case .number:
            let tokens = numberTokens(of: Array(text.utf16)).filter { $0 != 0 }
            guard !tokens.contains(NumberToken.group), locale.parseNumber(text) != nil else { fallthrough }
            let layout = numberLayout(finished(tokens), isGrouped: rule.grouping != .never)
            return String(decoding: layout.units, as: UTF16.self)
        case .shifted, .date, .time:
            let reading = reading(text)
            return reading.value.isBlank ? text : self.text(for: reading.value)
        }
    }

    private func laidOut(_ text: String) -> String {
        let raw = tokens(of: Array(text.utf16)).filter { $0 != 0 }
        // Text without a single character of the code is shown as it is.
        return raw.isEmpty ? text : String(decoding: rule.mask.layout(raw).units, as: UTF16.self)
    }

    /// A number as typed, without needless zeros in front and without a separator that nothing follows. Zeros behind
    /// it stay, and an amount of a currency gets those it lacks.
    private func finished(_ tokens: [UInt16]) -> [UInt16] {
        var raw = tokens
        let first = raw.first == NumberToken.minus ? 1 : 0
        while raw.count > first + 1, raw[first] == NumberToken.zero, NumberToken.isDigit(raw[first + 1]) {
            raw.remove(at: first)
        }
        if raw.count > first, raw[first] == NumberToken.decimal { raw.insert(NumberToken.zero, at: first) }
        if !rule.currency.isEmpty, rule.fractionDigits > 0 {
            if !raw.contains(NumberToken.decimal) { raw.append(NumberToken.decimal) }
            let point = raw.firstIndex(of: NumberToken.decimal) ?? 0
            while raw.count <= point + rule.fractionDigits { raw.append(NumberToken.zero) }
        }
        if raw.last == NumberToken.decimal { raw.removeLast() }
        return raw
    }
}
