import FormworkCore

/// Reads the formats that a form defines itself.
enum FormatReader {
    static func formats(_ value: KeyedValue) -> [CustomTextFormat] {
        var names: Set<ExactText> = []
        return value.list.compactMap { element in
            guard
                let object = ObjectReader(
                    element.value, FormatKeys.table.names, path: element.path, context: value.object.context)
            else { return nil }
            var format = CustomTextFormat(name: "")
            FormatKeys.table.read(object, into: &format)
            if format.name.isEmpty { object.report(.missingKey, at: object.value, expected: ["name"]) }
            check(format, object, isFirst: names.insert(ExactText(format.name)).inserted)
            return format
        }
    }

    private static func check(_ format: CustomTextFormat, _ object: ObjectReader, isFirst: Bool) {
        if !format.name.isEmpty, let place = object.value["name"] {
            let isGeneral = NamedFormat(word: format.name) != nil
            if !isFirst || isGeneral {
                object.report(
                    .formatName, at: place, key: "name", found: format.name.excerpt,
                    expected: isFirst ? [format.name] : [])
            }
        }
        if format.maximumLength > 0, format.minimumLength > format.maximumLength {
            object.context.report(
                .definition(.emptyRange), at: (object.value["min_length"] ?? object.value).offset,
                path: object.path(to: "min_length"), found: "\(format.minimumLength)...\(format.maximumLength)")
        }
    }
}
