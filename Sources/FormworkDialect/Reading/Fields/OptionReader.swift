import FormworkCore

/// Reads the options of fields, and where options come from.
struct OptionReader {
    let context: ReadingContext
    /// The names in the item around the field, in forms that were written for the original Form; `nil` elsewhere.
    var names: ItemNames?

    /// Reads the options. The original Form called them `values`.
    func options(_ object: ObjectReader, _ targets: TargetReader) -> [FieldOption] {
        guard let (key, value) = object.take(firstOf: ["options", "values"]) else { return [] }
        var options: [FieldOption] = []
        let elements = object.elements(of: value, key: key)
        options.reserveCapacity(elements.count)
        for element in elements {
            guard let option = option(element.value, element.path, targets, position: options.count) else { continue }
            options.append(option)
        }
        return options
    }

    /// Reads one option. `position` is that in its field, from 0.
    func option(_ value: JSONValue, _ path: FilePath, _ targets: TargetReader, position: Int) -> FieldOption? {
        if let plain = plainOption(value, path) { return plain }
        guard let object = ObjectReader(value, path: path, context: context) else { return nil }
        let id = optionID(object)
        var option = FieldOption(
            id: id,
            title: object.text("title"),
            info: object.text("info"),
            accessibilityLabel: object.text("accessibility_label"),
            value: object.answer("value"),
            isDefault: object.flag("default"),
            visibleWhen: object.expression("visible_when", names),
            targets: targets.targets(object, prefix: "options[\(position)]."))
        // Most options have neither, and do not allocate memory for them.
        if let (key, _) = object.take(firstOf: ["image", "image_url"]) { option.image = object.text(key) }
        if object.flag("disabled") { option.isDisabled = true }
        _ = object.take("data")
        object.finish()
        return option
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

    /// Reads the loader or the address of the options. A field with options in the form needs none.
    func source(_ object: ObjectReader) -> OptionSource? {
        guard let reader = object.object("options_from") else { return nil }
        let list = ValidationsReader.names("depends_on", reader)
        var source = OptionSource(
            reader.text("loader"), dependingOn: list.map { names?.id($0) ?? $0 }, isSearched: reader.flag("search"))
        source.url = reader.text("url")
        reader.finish()
        if source.loader.isEmpty, source.url.isEmpty {
            reader.report(.missingKey, at: reader.value, expected: ["loader", "url"])
            return nil
        }
        if !source.loader.isEmpty, let url = reader.value["url"], !source.url.isEmpty {
            reader.report(.conflictingKeys, at: url, key: "url", found: "url", expected: ["loader"])
            return nil
        }
        for key in ["options", "values"] where object.value[key] != nil {
            object.report(
                .conflictingKeys, at: reader.value, key: "options_from", found: "options_from", expected: [key])
        }
        return source
    }
}
