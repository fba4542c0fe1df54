extension FormState {
    /// Reads the text of a control, in the session's locale.
    package mutating func read(_ text: String, at node: NodeIndex) -> ReadAnswer {
        guard let field = field(of: node) else { return ReadAnswer(value: .blank) }
        let trimmed = Invisible.trim(text)
        let isBlank = Invisible.isAll(of: trimmed)
        if !isBlank, field.valueKind == .text { return ReadAnswer(value: self.text(text, of: field)) }
        if !isBlank, let control = control(for: field) {
            let isExact = control.shared.rule.isExact
            guard let value = control.value(of: isExact ? text : trimmed.composed) else {
                return ReadAnswer(malformed: text)
            }
            return read(value, for: field)
        }
        switch field.valueKind {
        case .bool: return ReadAnswer(value: .bool(trimmed.isSame(as: "true")))
        case .integer, .number:
            // All numbers have a control that reads them, except for the position of a slider.
            return isBlank ? ReadAnswer(value: .blank) : position(trimmed, of: field)
        case .exactText: return read(FormValue.text(text).normalized, for: field)
        case .options: return read(.list(ControlText.split(text).map { .text($0) }), for: field)
        default: return read(FormValue.text(trimmed).normalized, for: field)
        }
    }

    /// Converts a value to the kind of values that its field has.
    ///
    /// All answers come here: typed, pasted and posted texts after their control has read them, values of JSON and of Swift,
    /// and results of formulas. An answer that cannot be kept exactly is refused. Only the result of a formula may be a day
    /// with a time where a day or a time is wanted.
    package mutating func read(_ value: FormValue, for field: CompiledField, isResult: Bool = false) -> ReadAnswer {
        if value.isBlank { return ReadAnswer(value: .blank) }
        switch (field.valueKind, value) {
        case (.options, _): return options(value, of: field)
        case (.any, _): return ReadAnswer(value: value.composed)
        default: break
        }
        let text = value.canonicalText
        switch (field.valueKind, value) {
        case (.none, _): return ReadAnswer(value: .blank)
        case (_, .list): return ReadAnswer(malformed: text)
        case (.text, _),
            (.exactText, _) where field.patterns.text?.rule.kind == .masked:
            return ReadAnswer(value: self.text(text, of: field))
        case (.exactText, _):
            let isPassword = field.type == .password
            return ReadAnswer(
                value: .text(isPassword ? text : Invisible.trim(text.withPlainBreaks, keepsSpaces: true).composed))
        case (.option, _): return ReadAnswer(value: field.optionID(text.composed) ?? named(value.composed, of: field))
        case (.bool, _): return ReadAnswer(truth(text).map { .bool($0) }, text: text)
        case (.integer, .bool), (.number, .bool): return ReadAnswer(malformed: text)
        case (.integer, .number(let number)), (.number, .number(let number)):
            return self.number(number, text, of: field)
        case (.integer, _), (.number, _): return number(DecimalNumber(canonical: text), text, of: field)
        default: return ReadAnswer(civil(text, field.valueKind, isResult).map { .text($0) }, text: text)
        }
    }

    /// Converts a formula's result to the kind of value of its field. A result that cannot be converted stays as it is.
    package mutating func coerce(_ value: FormValue, at node: NodeIndex) -> FormValue {
        guard let field = field(of: node) else { return .blank }
        let answer = read(value.normalized, for: field, isResult: true)
        return answer.malformedText == nil ? answer.value : value
    }

    /// Reads the position of a slider, which browsers write in the same way in every language.
    private func position(_ text: String, of field: CompiledField) -> ReadAnswer {
        let position = DecimalNumber(canonical: text)
        if position == field.scale.blankPosition { return ReadAnswer(value: .blank) }
        return number(position, text, of: field)
    }

    private func truth(_ text: String) -> Bool? {
        if text.isSame(as: "true") || text.isSame(as: "1") { return true }
        return text.isSame(as: "false") || text.isSame(as: "0") ? false : nil
    }

    /// Reads a text of one line. Codes are stored without their literals, even if they were written with them.
    private func text(_ text: String, of field: CompiledField) -> FormValue {
        let control = control(for: field)
        // A password is the text as it was typed, in its bytes.
        if control?.shared.rule.isExact == true { return FormValue.text(WhiteSpace.trim(text)).normalized }
        var trimmed = Invisible.trim(text).composed
        if field.type == .phone, control == nil { trimmed = FoldedText.folded(trimmed) }
        if field.type == .username { trimmed = FoldedText.narrowed(trimmed) }
        return control?.value(of: trimmed) ?? FormValue.text(trimmed).normalized
    }

    private func number(_ number: DecimalNumber?, _ text: String, of field: CompiledField) -> ReadAnswer {
        guard let number, field.valueKind == .number || number.int64Value != nil,
            number.isInteger || control(for: field)?.accepts(number) != false
        else { return ReadAnswer(malformed: text) }
        return ReadAnswer(value: .number(number))
    }

    /// The option that a text names if signs that nobody sees or white space stand around its id; else the value itself.
    private func named(_ value: FormValue, of field: CompiledField) -> FormValue {
        guard case .text(let text) = value else { return value }
        let trimmed = Invisible.trim(text)
        return trimmed.isSame(as: text) ? value : field.optionID(trimmed) ?? value
    }

    /// Reads chosen options. An option is kept by its id. An answer that is not an option is kept and is an error. The
    /// options of the definition come first, in their order, then the others, in the given order. With the style
    /// `ordered`, all options keep the given order.
    private mutating func options(_ value: FormValue, of field: CompiledField) -> ReadAnswer {
        var given = [value]
        if case .list(let list) = value { given = list }
        // A hostile post may name many more answers than there are options, so their number is limited. Options that
        // come from a loader may not be here yet.
        let isLoaded = field.written.isEmpty || field.definition.optionSource != nil || field.definition.files != nil
        let unknown = isLoaded ? OptionSource.optionLimit : 16
        given = given.prefix(field.written.count + field.definition.options.count + unknown)
            .map { named($0.composed, of: field) }
        var chosen: [FormValue] = []
        count(steps: given.count * field.written.count)
        if isExhausted { return ReadAnswer(value: .blank) }
        for option in field.written where field.definition.style != .ordered {
            let text = option.id.canonicalText
            if given.contains(where: { $0.canonicalText.isSame(as: text) }) { chosen.append(option.id) }
        }
        for other in given where !other.isBlank {
            let other = field.optionID(other.canonicalText) ?? other
            if !chosen.contains(where: { $0.canonicalText.isSame(as: other.canonicalText) }) { chosen.append(other) }
        }
        return ReadAnswer(value: FormValue.list(chosen).normalized)
    }

    /// The canonical text of a day, a time or both. An instant is converted to the form's zone. If the form has no zone, the
    /// day and time in the text are taken.
    ///
    /// A time that is given to a day, and a day that is given to a time, are refused: without them the answer would differ
    /// from the text. Midnight is no time of a day, because programs write it with days.
    func civil(_ text: String, _ kind: ValueKind, _ isResult: Bool) -> String? {
        let text = FoldedText.folded(text)
        let instant = CivilInstant(text).flatMap {
            form.definition.timeZone.isEmpty
                ? $0.written
                : $0.dateTime(offsetSeconds: settings.context.zoneOffset(at: $0.utcSeconds))
        }
        let both = CivilDateTime(text)
        let cut = isResult ? both : nil
        switch kind {
        case .date:
            let midnight = both?.time.secondOfDay == 0 ? both : nil
            return (CivilDate(text) ?? (instant ?? midnight ?? cut)?.date)?.description
        case .time: return (CivilTime(text) ?? (instant ?? cut)?.time)?.description
        default: return (both ?? instant)?.description
        }
    }
}
