// Keys of fields whose values need more than one look.

import FormworkCore

extension FieldReader {
    /// Reads the style. A style of a later version is only a warning, because renderers use the most similar style that
    /// they have.
    func style(_ object: ObjectReader) -> (style: FieldStyle?, look: ChoiceLook?) {
        let name = object.text("style")
        guard !name.isEmpty else { return (nil, nil) }
        if let style = FieldStyle(word: name), FieldStyle.written.contains(style) { return (style, nil) }
        if let look = ChoiceLook(word: name), look.isStyle { return (nil, look) }
        let styles = FieldStyle.written.map(\.rawValue) + ChoiceLook.allCases.filter { $0.isStyle }.map(\.rawValue)
        object.report(
            .unsupportedStyle, at: object.value["style"] ?? object.value, key: "style", found: name.excerpt,
            expected: object.ranked(styles, for: name))
        return (nil, nil)
    }

    /// Whether the field is asked for twice. Only a password directly in a section can be.
    func isRepeated(_ object: ObjectReader, _ isPossible: Bool, _ type: FieldType) -> Bool {
        guard object.flag("confirm") else { return false }
        if isPossible { return true }
        context.report(
            .definition(.ruleCannotApply), at: (object.value["confirm"] ?? object.value).offset,
            path: object.path(to: "confirm"), found: type.rawValue)
        return false
    }

    /// Reads the purpose by which browsers fill in the field. A password that is asked for twice is a new one.
    func autocomplete(_ object: ObjectReader, isRepeated: Bool) -> String {
        let purpose = object.text("autocomplete")
        return purpose.isEmpty && isRepeated ? Field.newPassword : purpose
    }

    func grouping(_ object: ObjectReader) -> NumberGrouping? {
        guard object.mayHave("grouping"), object.value["grouping"] != nil else { return nil }
        return object.word("grouping", default: .onLeaving)
    }

    func step(_ object: ObjectReader) -> DecimalNumber? {
        guard let step = object.number("step") else { return nil }
        if step > 0 { return step }
        return object.mismatch(object.value["step"] ?? object.value, "step", "a number above 0")
    }

    /// Reads the distance between two times in minutes, which has to divide an hour.
    func minuteInterval(_ object: ObjectReader) -> Int {
        guard let minutes = object.wholeNumber("minute_interval", in: 1...60) else { return 0 }
        if 60 % minutes == 0 { return minutes }
        let place = object.value["minute_interval"] ?? object.value
        return object.mismatch(place, "minute_interval", "a number of minutes that divides an hour") ?? 0
    }

    /// Reads the first or last day or time, which is a key of the field or of its rules.
    func limit(
        _ key: String, _ object: ObjectReader, _ rule: String, _ rules: ObjectReader?, _ type: FieldType,
        isLast: Bool = false
    ) -> String {
        let limit = object.civil(key, of: type, isLast: isLast)
        let other = rules?.civil(rule, of: type, isLast: isLast) ?? ""
        return limit.isEmpty ? other : limit
    }

    func size(_ object: ObjectReader) -> FieldSize {
        let size = FieldSize(
            width: object.wholeNumber("width", in: 1...100, rounded: true) ?? 100,
            height: object.wholeNumber("height", in: 1...100, rounded: true) ?? 1)
        object.finish()
        return size
    }

    func validations(_ object: ObjectReader, _ origin: ElementOrigin) -> Validations {
        let other = object.text("compare_to")
        var validations = Validations(
            required: object.flag("required"),
            minLength: object.wholeNumber("min_length", in: 0...1_000_000),
            maxLength: object.wholeNumber("max_length", in: 0...1_000_000),
            minValue: object.number("min_value"),
            maxValue: object.number("max_value"),
            format: object.text("format"),
            pattern: object.text("pattern"),
            compareTo: names?.id(other) ?? other,
            compareRule: object.word("compare_rule", default: .equal),
            messages: object.messages("messages", known: MessageCatalogs.errorKeys))
        ValidationsReader(names: names, origin: origin).read(object, into: &validations)
        object.finish(later: LaterKeys.validations)
        return validations
    }
}
