import FormworkCore

/// Writes fields and their options.
enum FieldWriter {
    static func field(_ field: Field, isRepeated: Bool = false) -> JSONValue {
        var object = ObjectWriter()
        object.add("id", .string(field.id))
        object.text("title", field.title)
        if !field.customType.isEmpty {
            object.add("type", .string(field.customType))
        } else if let rule = field.files {
            object.add("type", .string(rule.origin.rawValue))
        } else if let look = field.look, look.isType {
            object.add("type", .string(look.rawValue))
        } else {
            object.word("type", field.type, default: .text)
        }
        if let rule = field.files { files(rule, to: &object) }
        if let type = field.inputType, type != .unknown { object.add("input_type", .string(type.rawValue)) }
        object.text("info", field.info)
        object.text("placeholder", field.placeholder)
        object.text("empty_text", field.emptyText)
        object.text("accessibility_label", field.accessibilityLabel)
        if let look = field.look, field.style == look.style {
            if look.isStyle { object.add("style", .string(look.rawValue)) }
        } else {
            object.word("style", field.style, default: field.files == nil ? .automatic : .radio)
        }
        object.text("element", field.element)
        object.flag("multiple", field.multiple && field.look?.isMultiple != true && field.files == nil)
        object.number("min", field.minimum)
        if field.look == .rating {
            object.count("max", field.options.count, default: 5)
        } else {
            object.number("max", field.maximum)
        }
        object.number("step", field.step)
        object.flag("wraps", field.wraps)
        object.text("minimum_date", field.minimumDate)
        object.text("maximum_date", field.maximumDate)
        object.count("minute_interval", field.minuteInterval, default: 0)
        object.text("display_format", field.displayFormat)
        object.text("save_format", field.saveFormat)
        object.text("mask", field.mask)
        object.text("format", field.textFormat)
        if let grouping = field.grouping { object.add("grouping", .string(grouping.rawValue)) }
        object.flag("limit_typing", field.limitsTyping)
        object.text("currency", field.currency)
        object.text("image", field.image)
        object.object("size", size(field.size))
        object.value("value", field.value.json)
        object.flag("hidden", field.hidden)
        object.flag("disabled", field.disabled)
        object.text("visible_when", field.visibleWhen)
        object.text("enabled_when", field.enabledWhen)
        object.text("required_when", field.requiredWhen)
        object.text("options_when", field.optionsWhen)
        object.text("formula", field.formula)
        object.object("validations", RulesWriter.validations(field.validations))
        object.list("targets", field.targets.map(RulesWriter.target))
        let isNewPassword = isRepeated && field.autocomplete == Field.newPassword
        object.text("autocomplete", isNewPassword ? "" : field.autocomplete)
        object.text("parameter", field.parameterName)
        object.word("send", field.send, default: .id)
        object.flag("confirm", isRepeated)
        if let store = field.store {
            object.text("store", store.rawValue)
        } else {
            object.flag("secret", field.secret)
        }
        object.flag("sensitive", field.isSensitive)
        object.flag("prefill", field.prefill)
        if let style = field.labelStyle { object.text("label_style", style.rawValue) }
        object.object("styles", StylesWriter.styles(field.styles))
        object.value("data", field.data)
        if field.look?.hasOwnOptions != true { object.list("options", field.options.map(option)) }
        object.list("components", ComponentsWriter.components(field.components))
        if let source = field.optionSource { object.object("options_from", optionSource(source)) }
        return object.json
    }

    private static func optionSource(_ source: OptionSource) -> ObjectWriter {
        var object = ObjectWriter()
        object.text("loader", source.loader)
        object.text("url", source.url)
        object.list("depends_on", source.dependencies.map { .string($0) })
        object.flag("search", source.isSearched)
        return object
    }

    private static func files(_ rule: FileRule, to object: inout ObjectWriter) {
        object.list("accept", rule.accepted.map { .string($0.name) })
        object.count("max_size", rule.maxBytes)
        object.count("max_count", rule.maxCount, default: 1)
    }

    private static func size(_ size: FieldSize) -> ObjectWriter {
        var object = ObjectWriter()
        object.count("width", size.width, default: 100)
        object.count("height", size.height, default: 1)
        return object
    }

    static func option(_ option: FieldOption) -> JSONValue {
        var object = ObjectWriter()
        object.add("id", option.id.json)
        object.text("title", option.title)
        object.text("info", option.info)
        object.text("accessibility_label", option.accessibilityLabel)
        object.value("value", option.value.json)
        object.flag("default", option.isDefault)
        object.text("image", option.image)
        object.flag("disabled", option.isDisabled)
        object.text("visible_when", option.visibleWhen)
        object.list("targets", option.targets.map(RulesWriter.target))
        return object.json
    }
}
