import FormworkCore

/// Reads fields.
struct FieldReader {
    let context: ReadingContext
    /// The names in the item around the field, in forms that were written for the original Form; `nil` elsewhere.
    var names: ItemNames?

    /// Reads an element and adds its fields: two for a password that is asked for twice, otherwise one.
    func read(_ value: JSONValue, path: FilePath, into elements: inout [FormElement]) {
        var isRepeated = false
        guard let element = read(value, path: path, isRepeated: &isRepeated, canRepeat: true) else { return }
        elements.append(element)
        guard isRepeated, case .field(let field) = element else { return }
        context.beginElement(value, path: path)
        elements.append(.field(field.repetition))
    }

    /// Reads a field where only one field is allowed.
    func field(_ value: JSONValue, path: FilePath) -> Field? {
        var isRepeated = false
        let element = read(value, path: path, isRepeated: &isRepeated, canRepeat: false)
        if case .field(let field) = element { return field }
        return nil
    }

    /// Reads a field. It becomes an element at once, which is passed on without copying the field.
    private func read(_ value: JSONValue, path: FilePath, isRepeated: inout Bool, canRepeat: Bool) -> FormElement? {
        let custom = context.types.expand(value)
        let value = custom?.field ?? value
        guard let object = ObjectReader.element(value, path: path, context: context) else { return nil }
        let origin = context.beginElement(value, path: path)
        let targets = TargetReader(context: context, origin: origin, names: names)
        let choices = OptionReader(context: context, names: names)
        let kind = FieldTypeNames.read(object)
        let files = FileRuleReader.rule(object, kind.files)
        let rules = object.object("validations")
        let id = object.text("id")
        isRepeated = self.isRepeated(object, canRepeat && kind.type == .password, kind.type)
        let styling = style(object)
        var look = kind.look
        if look == nil { look = styling.look }
        var field = Field(
            id: names?.id(id) ?? id,
            type: kind.type,
            inputType: FieldTypeNames.inputType(object),
            title: object.text("title"),
            info: object.text("info"),
            placeholder: object.text("placeholder"),
            emptyText: object.text("empty_text"),
            accessibilityLabel: object.text("accessibility_label"),
            value: object.answer("value", of: kind.type),
            options: look?.hasOwnOptions == true ? [] : choices.options(object, targets),
            optionSource: choices.source(object),
            style: styling.style ?? kind.style,
            element: object.text("element"),
            files: files,
            multiple: object.flag("multiple") || files != nil,
            minimum: object.number("min"),
            maximum: look == .rating ? nil : object.number("max"),
            step: step(object),
            wraps: object.flag("wraps"),
            minimumDate: limit("minimum_date", object, "min_date", rules, kind.type),
            maximumDate: limit("maximum_date", object, "max_date", rules, kind.type, isLast: true),
            minuteInterval: minuteInterval(object),
            displayFormat: object.text("display_format"),
            saveFormat: object.text("save_format"),
            mask: object.text("mask"),
            textFormat: FieldTypeNames.format(object, kind.type),
            grouping: grouping(object),
            limitsTyping: object.flag("limit_typing"),
            currency: object.text("currency"),
            image: object.take(firstOf: ["image", "image_url"]).map { object.text($0.key) } ?? "",
            size: object.object("size").map(size) ?? FieldSize(),
            hidden: object.flag("hidden"),
            disabled: object.flag("disabled"),
            visibleWhen: object.expression("visible_when", names),
            enabledWhen: object.expression("enabled_when", names),
            requiredWhen: object.expression("required_when", names),
            optionsWhen: object.expression("options_when", names),
            formula: object.expression("formula", names),
            validations: rules.map { validations($0, origin) } ?? Validations(),
            targets: targets.targets(object),
            autocomplete: autocomplete(object, isRepeated: isRepeated),
            parameterName: object.text("parameter"),
            send: object.word("send", default: .id),
            secret: object.flag("secret"),
            prefill: object.flag("prefill"),
            data: object.take("data") ?? .null,
            styles: StylesReader.styles(object, in: .field))
        // Few fields have any of these. The others do not allocate memory for them.
        if let place: TitlePlace = object.word("label_style") { field.labelStyle = place }
        if let custom { field.customType = custom.name }
        if let store: SecretStorage = object.word("store") { field.store = store }
        if object.flag("sensitive") { field.isSensitive = true }
        if let look {
            LookReader.read(look, object, into: &field)
            if let style = styling.style { field.style = style }
        }
        let components = ComponentsReader.components(object)
        if !components.isEmpty { field = field.choosing(in: components) }
        object.checkMessages(of: field)
        object.finish(later: LaterKeys.field)
        return .field(consume field)
    }
}
