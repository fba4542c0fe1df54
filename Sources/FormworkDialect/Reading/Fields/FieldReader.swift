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
            options: look?.hasOwnOptions == true ? [] : options(object, targets),
            optionSource: optionSource(object),
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
            textFormat: object.text("format"),
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
        if let place: LabelStyle = object.word("label_style") { field.labelStyle = place }
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

    /// Reads the options. The original Form called them `values`.
    private func options(_ object: ObjectReader, _ targets: TargetReader) -> [FieldOption] {
        guard let (key, value) = object.take(firstOf: ["options", "values"]) else { return [] }
        var options: [FieldOption] = []
        let elements = object.elements(of: value, key: key)
        options.reserveCapacity(elements.count)
        for element in elements {
            guard let option = option(element.value, element.path, targets, place: options.count) else { continue }
            options.append(option)
        }
        return options
    }

    /// Reads one option. `place` is its position in its field, from 0.
    func option(_ value: JSONValue, _ path: FilePath, _ targets: TargetReader, place: Int) -> FieldOption? {
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
            targets: targets.targets(object, prefix: "options[\(place)]."))
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
    private func optionSource(_ object: ObjectReader) -> OptionSource? {
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

    /// Reads the style. A style of a later version is only a warning, because renderers use the most similar style that
    /// they have.
    private func style(_ object: ObjectReader) -> (style: FieldStyle?, look: ChoiceLook?) {
        let name = object.text("style")
        guard !name.isEmpty else { return (nil, nil) }
        if let style = FieldStyle(rawValue: name), FieldStyle.written.contains(style) { return (style, nil) }
        if let look = ChoiceLook(rawValue: name), look.isStyle { return (nil, look) }
        let styles = FieldStyle.written.map(\.rawValue) + ChoiceLook.allCases.filter { $0.isStyle }.map(\.rawValue)
        object.report(
            .unsupportedStyle, at: object.value["style"] ?? object.value, key: "style", found: name.excerpt,
            expected: object.ranked(styles, for: name))
        return (nil, nil)
    }

    /// Whether the field is asked for twice. Only a password directly in a section can be.
    private func isRepeated(_ object: ObjectReader, _ isPossible: Bool, _ type: FieldType) -> Bool {
        guard object.flag("confirm") else { return false }
        if isPossible { return true }
        context.report(
            .definition(.ruleCannotApply), at: (object.value["confirm"] ?? object.value).offset,
            path: object.path(to: "confirm"), found: type.rawValue)
        return false
    }

    /// Reads the purpose by which browsers fill in the field. A password that is asked for twice is a new one.
    private func autocomplete(_ object: ObjectReader, isRepeated: Bool) -> String {
        let purpose = object.text("autocomplete")
        return purpose.isEmpty && isRepeated ? Field.newPassword : purpose
    }

    private func grouping(_ object: ObjectReader) -> NumberGrouping? {
        guard object.mayHave("grouping"), object.value["grouping"] != nil else { return nil }
        return object.word("grouping", default: .onLeaving)
    }

    private func step(_ object: ObjectReader) -> DecimalNumber? {
        guard let step = object.number("step") else { return nil }
        if step > 0 { return step }
        return object.mismatch(object.value["step"] ?? object.value, "step", "a number above 0")
    }

    /// Reads the distance between two times in minutes, which has to divide an hour.
    private func minuteInterval(_ object: ObjectReader) -> Int {
        guard let minutes = object.wholeNumber("minute_interval", in: 1...60) else { return 0 }
        if 60 % minutes == 0 { return minutes }
        let place = object.value["minute_interval"] ?? object.value
        return object.mismatch(place, "minute_interval", "a number of minutes that divides an hour") ?? 0
    }

    /// Reads the first or last day or time, which is a key of the field or of its rules.
    private func limit(
        _ key: String, _ object: ObjectReader, _ rule: String, _ rules: ObjectReader?, _ type: FieldType,
        isLast: Bool = false
    ) -> String {
        let limit = object.civil(key, of: type, isLast: isLast)
        let other = rules?.civil(rule, of: type, isLast: isLast) ?? ""
        return limit.isEmpty ? other : limit
    }

    private func size(_ object: ObjectReader) -> FieldSize {
        let size = FieldSize(
            width: object.wholeNumber("width", in: 1...100, rounded: true) ?? 100,
            height: object.wholeNumber("height", in: 1...100, rounded: true) ?? 1)
        object.finish()
        return size
    }

    private func validations(_ object: ObjectReader, _ origin: ElementOrigin) -> Validations {
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
