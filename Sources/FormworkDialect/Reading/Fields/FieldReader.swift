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
        guard let object = ObjectReader.element(value, FieldKeys.table.names, path: path, context: context) else {
            return nil
        }
        object.origin = context.beginElement(value, path: path)
        object.names = names
        let kind = FieldTypeNames.read(object)
        isRepeated = self.isRepeated(object, canRepeat && kind.type == .password, kind.type)
        let id = object.text("id")
        var field = Field(id: names?.id(id) ?? id, type: kind.type)
        if let custom { field.customType = custom.name }
        fill(&field, from: object, kind, isRepeated: isRepeated)
        return .field(consume field)
    }

    /// Reads the keys of a field. Those that depend on others are read here, and the table reads all others.
    private func fill(
        _ field: inout Field, from object: ObjectReader, _ kind: FieldTypeNames.Meaning, isRepeated: Bool
    ) {
        let files = FileRuleReader.rule(object, kind.files)
        let rules = object.object("validations", ValidationKeys.table.names)
        let styling = StyleNames.read(object)
        let look = kind.look ?? styling.look
        field.style = styling.style ?? kind.style
        if let files { field.files = files }
        if let rules { ValidationKeys.table.read(rules, into: &field.validations) }
        FieldKeys.table.read(object, into: &field)
        if field.textFormat.isEmpty, field.mask.isEmpty {
            field.textFormat = FieldTypeNames.format(of: field, object)?.rawValue ?? ""
        }
        field.value = object.answer("value", of: kind.type)
        if look?.hasOwnOptions == true {
            object.refuse(["options", "values"])
        } else {
            field.options = OptionReader(context: context).options(object)
        }
        if files != nil { field.multiple = true }
        LimitReader(object: object, rules: rules).read(into: &field, isRating: look == .rating)
        field.autocomplete = autocomplete(object, isRepeated: isRepeated)
        if let look {
            LookReader.read(look, object, into: &field)
            if let style = styling.style { field.style = style }
        }
        let components = ComponentsReader.components(object)
        if !components.isEmpty { field = field.choosing(in: components) }
        if !field.validations.messages.isEmpty { object.checkMessages(of: field) }
    }

    /// Whether the field is asked for twice. Only a password directly in a section can be.
    private func isRepeated(_ object: ObjectReader, _ isPossible: Bool, _ type: FieldType) -> Bool {
        guard object.flag("confirm") else { return false }
        if isPossible { return true }
        object.reportInapplicable("confirm", to: type.rawValue)
        return false
    }

    /// Reads the purpose by which browsers fill in the field. A password that is asked for twice is a new one.
    private func autocomplete(_ object: ObjectReader, isRepeated: Bool) -> String {
        let purpose = object.text("autocomplete")
        return purpose.isEmpty && isRepeated ? Field.newPassword : purpose
    }

}

extension ObjectReader {
    /// Warns that a key never applies to the field, which has another type.
    func reportInapplicable(_ key: String, to type: String) {
        context.report(
            .definition(.ruleCannotApply), at: (value[key] ?? value).offset, path: path(to: key), found: type)
    }
}

// Numbers of which not all are possible.
extension KeyedValue {
    /// The distance between two numbers.
    var step: DecimalNumber? {
        guard let step = number else { return nil }
        return step > 0 ? step : object.mismatch(value, key, "a number above 0")
    }

    /// The distance between two times in minutes, which has to divide an hour; 0 for any other value.
    var minuteInterval: Int {
        guard let minutes = whole(in: 1...60) else { return 0 }
        if 60 % minutes == 0 { return minutes }
        return object.mismatch(value, key, "a number of minutes that divides an hour") ?? 0
    }
}
