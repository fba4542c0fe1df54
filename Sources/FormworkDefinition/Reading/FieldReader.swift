import FormworkCore

/// Reads fields.
struct FieldReader {
    let context: ReadingContext

    func field(_ value: JSONValue, path: String) -> Field? {
        guard let object = ObjectReader.element(value, path: path, context: context) else { return nil }
        context.beginElement(value, path: path)
        let kind = FieldTypeNames.read(object)
        let field = Field(
            id: object.text("id"),
            type: kind.type,
            title: object.text("title"),
            info: object.text("info"),
            placeholder: object.text("placeholder"),
            accessibilityLabel: object.text("accessibility_label"),
            value: object.answer("value"),
            options: options(object),
            style: style(object) ?? kind.style,
            multiple: object.flag("multiple"),
            size: object.object("size").map(size) ?? FieldSize(),
            hidden: object.flag("hidden"),
            disabled: object.flag("disabled"),
            visibleWhen: object.text("visible_when"),
            enabledWhen: object.text("enabled_when"),
            requiredWhen: object.text("required_when"),
            formula: object.text("formula"),
            validations: object.object("validations").map(validations) ?? Validations(),
            autocomplete: object.text("autocomplete"),
            parameterName: object.text("parameter"),
            send: object.word("send", default: .id))
        object.finish(later: LaterKeys.field)
        return field
    }

    /// The choices; Form called them `values`.
    private func options(_ object: ObjectReader) -> [FieldOption] {
        guard let (key, value) = object.take(firstOf: ["options", "values"]) else { return [] }
        return object.elements(of: value, key: key).compactMap { element in
            ObjectReader(element.value, path: element.path, context: context).map(option)
        }
    }

    private func option(_ object: ObjectReader) -> FieldOption {
        let id = object.answer("id")
        if id == .blank { object.report(.missingKey, at: object.value, expected: ["id"]) }
        let option = FieldOption(
            id: id,
            title: object.text("title"),
            info: object.text("info"),
            value: object.answer("value"),
            isDefault: object.flag("default"))
        object.finish(later: LaterKeys.option)
        return option
    }

    /// A renderer without a style uses the nearest one, so a style of a later version only deserves a warning.
    private func style(_ object: ObjectReader) -> FieldStyle? {
        let name = object.text("style")
        guard !name.isEmpty else { return nil }
        if let style = FieldStyle(rawValue: name) { return style }
        object.report(
            .unsupportedStyle, at: object.value["style"] ?? object.value, key: "style", found: name.excerpt,
            expected: object.ranked(FieldStyle.allCases.map(\.rawValue), for: name))
        return nil
    }

    private func size(_ object: ObjectReader) -> FieldSize {
        let size = FieldSize(
            width: object.wholeNumber("width", in: 1...100, rounded: true) ?? 100,
            height: object.wholeNumber("height", in: 1...100, rounded: true) ?? 1)
        object.finish()
        return size
    }

    private func validations(_ object: ObjectReader) -> Validations {
        let validations = Validations(
            required: object.flag("required"),
            minLength: object.wholeNumber("min_length", in: 0...1_000_000),
            maxLength: object.wholeNumber("max_length", in: 0...1_000_000),
            minValue: object.number("min_value"),
            maxValue: object.number("max_value"),
            messages: object.messages("messages", known: MessageCatalogs.errorKeys))
        object.finish(later: LaterKeys.validations)
        return validations
    }
}
