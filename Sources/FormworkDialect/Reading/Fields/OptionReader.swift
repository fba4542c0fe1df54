import FormworkCore

/// Reads the options of fields, and where options come from.
struct OptionReader {
    let context: ReadingContext

    /// Reads the options. The original Form called them `values`.
    func options(_ object: ObjectReader) -> [FieldOption] {
        guard let (key, value) = object.take(firstOf: ["options", "values"]) else { return [] }
        var options: [FieldOption] = []
        let elements = object.elements(of: value, key: key)
        options.reserveCapacity(elements.count)
        for element in elements {
            guard let option = option(element.value, element.path, of: object, position: options.count) else {
                continue
            }
            options.append(option)
        }
        return options
    }

    /// Reads one option of a field. `position` is that in its field, from 0.
    func option(_ value: JSONValue, _ path: FilePath, of field: ObjectReader, position: Int) -> FieldOption? {
        if let plain = plainOption(value, path) { return plain }
        guard let object = ObjectReader(value, OptionKeys.table.names, path: path, context: context) else { return nil }
        object.names = field.names
        object.origin = field.origin
        var option = FieldOption(id: optionID(object), title: "")
        fill(&option, from: object, position: position)
        return consume option
    }

    private func fill(_ option: inout FieldOption, from object: ObjectReader, position: Int) {
        OptionKeys.table.read(object, into: &option)
        if let targets = object.take("targets") {
            option.targets = KeyedValue(object: object, key: "targets", value: targets)
                .targets(prefix: "options[\(position)].")
        }
    }

    /// Reads an option that is a text or a number. It shows its id.
    private func plainOption(_ value: JSONValue, _ path: FilePath) -> FieldOption? {
        switch value.content {
        case .string(let text) where !text.isEmpty: FieldOption(id: .text(text), title: text)
        case .number(let number):
            FieldOption(id: .number(context.rounded(number, value, at: path)), title: number.description)
        default: nil
        }
    }

    /// Reads the id of an option. A list can be an answer, but not an id.
    private func optionID(_ object: ObjectReader) -> FormValue {
        let kinds = "a text, a number, true or false"
        guard let value = object.take("id") else {
            object.report(.missingKey, at: object.value, expected: ["id"])
            return .blank
        }
        switch value.content {
        case .array: return object.mismatch(value, "id", kinds) ?? .blank
        case .number(let number): return .number(object.rounded(number, value, "id"))
        default: return value.answer ?? object.mismatch(value, "id", kinds) ?? .blank
        }
    }

    /// Reads the loader, the address or the field of the options. A field with options in the form needs neither.
    static func source(_ value: KeyedValue) -> OptionSource? {
        guard let reader = value.inner(SourceKeys.table.names) else { return nil }
        var source = OptionSource("")
        SourceKeys.table.read(reader, into: &source)
        let keys = ["loader", "url", "field"]
        let given = zip(keys, [source.loader, source.url, source.field]).filter { !$0.1.isEmpty }.map(\.0)
        guard let first = given.first else {
            reader.report(.missingKey, at: reader.value, expected: keys)
            return nil
        }
        if let second = given.dropFirst().first {
            reader.report(
                .conflictingKeys, at: reader.value[second] ?? reader.value, key: second, found: second,
                expected: [first])
            return nil
        }
        for key in ["depends_on", "search"] where first == "field" {
            guard let value = reader.value[key] else { continue }
            reader.report(.conflictingKeys, at: value, key: key, found: key, expected: [first])
        }
        for key in FieldKeys.table.names.synonyms(of: "options") where value.object.value[key] != nil {
            value.object.report(
                .conflictingKeys, at: reader.value, key: "options_from", found: "options_from", expected: [key])
        }
        return source
    }
}
