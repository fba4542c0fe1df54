import FormworkCore

/// Reads the limits of a field, each a constant or an expression (`MovingLimit.isExpression`).
struct LimitReader {
    /// The field.
    let object: ObjectReader
    /// Its rules; `nil` if it has none.
    let rules: ObjectReader?

    /// Reads the limits.
    ///
    /// - Parameter isRating: Whether `max` is a number of stars, which is read elsewhere.
    func read(into field: inout Field, isRating: Bool) {
        field.minimum = number("min", object, .minimum, &field)
        if !isRating { field.maximum = number("max", object, .maximum, &field) }
        field.validations.minValue = rules.flatMap { number("min_value", $0, .minValue, &field) }
        field.validations.maxValue = rules.flatMap { number("max_value", $0, .maxValue, &field) }
        field.minimumDate = day("minimum_date", or: "min_date", .minimumDate, &field)
        field.maximumDate = day("maximum_date", or: "max_date", .maximumDate, &field)
    }

    private func number(
        _ key: String, _ object: ObjectReader, _ limit: FieldLimit, _ field: inout Field
    ) -> DecimalNumber? {
        if let expression = expression(key, in: object) {
            field.setExpression(of: limit, to: expression)
            return nil
        }
        return object.number(key)
    }

    /// Reads the first or last day or time, which is a key of the field or of its rules.
    private func day(_ key: String, or rule: String, _ limit: FieldLimit, _ field: inout Field) -> String {
        var text = ""
        for (object, key) in [(object, key), (rules, rule)] {
            guard let object else { continue }
            let isGiven = !text.isEmpty || !field.expression(of: limit).isEmpty
            if let expression = expression(key, in: object) {
                if isGiven { continue }
                field.setExpression(of: limit, to: expression)
                // Problems of the expression are found under the key of the field.
                if let value = object.take(key) { object.origin?.parts[limit.key] = (value, object.path(to: key)) }
            } else {
                let given = object.civil(key, of: field.type, isLast: limit == .maximumDate)
                if !isGiven { text = given }
            }
        }
        return text
    }

    /// The expression that a key has; `nil` if its value is something else.
    private func expression(_ key: String, in object: ObjectReader) -> String? {
        guard let value = object.take(key), case .string(let text) = value.content, MovingLimit.isExpression(text)
        else {
            return nil
        }
        return object.expression(value, key)
    }
}
