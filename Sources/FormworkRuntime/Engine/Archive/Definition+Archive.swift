// How each part of a definition is archived. The archive has no rules, which are archived as programs, and nothing that only the HTML of
// the server shows.

extension FormDefinition {
    package static func code<Direction>(_ form: inout FormDefinition, with coder: inout ArchiveCoder<Direction>) {
        coder.code("id", &form.id)
        coder.code("title", &form.title)
        coder.code("info", &form.info)
        coder.code("locale", &form.locale)
        coder.code("zone", &form.timeZone)
        coder.code("disabled", &form.isDisabled)
        coder.code("on", &form.validateOn)
        coder.code("hide", &form.whenHidden)
        coder.code("words", &form.messages, blank: MessageOverride(code: "", text: ""), MessageOverride.code)
    }
}

extension MessageOverride {
    static func code<Direction>(_ message: inout MessageOverride, with coder: inout ArchiveCoder<Direction>) {
        coder.code("code", &message.code)
        coder.code("text", &message.text)
    }
}

extension FormGroup {
    package static func code<Direction>(_ group: inout FormGroup, with coder: inout ArchiveCoder<Direction>) {
        coder.code("id", &group.id)
        coder.code("title", &group.title)
        coder.code("collapsible", &group.collapsible, default: true)
        coder.code("collapsed", &group.collapsed)
        coder.code("hidden", &group.hidden)
        coder.code("disabled", &group.disabled)
    }
}

extension FormSection {
    package static func code<Direction>(_ section: inout FormSection, with coder: inout ArchiveCoder<Direction>) {
        coder.code("id", &section.id)
        coder.code("title", &section.title)
        coder.code("info", &section.info)
        coder.code("footer", &section.footer)
        coder.code("hidden", &section.hidden)
        coder.code("disabled", &section.disabled)
        coder.code("deletable", &section.isDeletable)
        coder.code("repeat", &section.repeats, blank: Repetition(), Repetition.code)
    }
}

extension Repetition {
    static func code<Direction>(_ repetition: inout Repetition, with coder: inout ArchiveCoder<Direction>) {
        coder.code("min", &repetition.min, default: 0)
        coder.code("max", &repetition.max, default: Repetition.itemLimit)
        coder.code("add", &repetition.addTitle)
        coder.code("remove", &repetition.removeTitle)
        coder.code("item", &repetition.itemTitle)
        coder.code("reorder", &repetition.isReorderable)
        coder.code("items", &repetition.items)
    }
}

extension Field {
    package static func code<Direction>(_ field: inout Field, with coder: inout ArchiveCoder<Direction>) {
        coder.code("id", &field.id)
        coder.code("type", &field.type)
        // The name of the format only marks secrets. The rule of the format is archived separately.
        var format = field.isSecret ? "password" : ""
        coder.code("format", &format)
        field.textFormat = format
        coder.code("title", &field.title)
        coder.code("info", &field.info)
        #if !hasFeature(Embedded)
        field.placeholder = field.controlPlaceholder
        #endif
        coder.code("placeholder", &field.placeholder)
        coder.code("empty", &field.emptyText)
        coder.code("label", &field.accessibilityLabel)
        var value = field.isSecret ? .blank : field.value
        coder.code("value", &value)
        field.value = value
        coder.code("options", &field.options, blank: FieldOption(id: .blank, title: ""), FieldOption.code)
        coder.code("style", &field.style)
        coder.code("multiple", &field.multiple)
        coder.code("min", &field.minimum)
        coder.code("max", &field.maximum)
        coder.code("step", &field.step)
        coder.code("wraps", &field.wraps)
        coder.code("from", &field.minimumDate)
        coder.code("to", &field.maximumDate)
        coder.code("minutes", &field.minuteInterval, default: 0)
        coder.code("show", &field.displayFormat)
        coder.code("currency", &field.currency)
        coder.code("hidden", &field.hidden)
        coder.code("disabled", &field.disabled)
        coder.code("required", &field.validations.required)
        coder.code("minLength", &field.validations.minLength)
        coder.code("maxLength", &field.validations.maxLength)
        coder.code("minChoices", &field.validations.minChoices)
        coder.code("maxChoices", &field.validations.maxChoices)
        coder.code("minValue", &field.validations.minValue)
        coder.code("maxValue", &field.validations.maxValue)
        coder.code("rules", &field.validations.rules, blank: AssertionRule("")) { $1.code("text", &$0.message) }
        coder.code(
            "words", &field.validations.messages, blank: MessageOverride(code: "", text: ""), MessageOverride.code)
        coder.code("parameter", &field.parameterName)
        coder.code("send", &field.send)
    }
}

extension FieldOption {
    /// Options from a list of objects.
    static func list(_ json: JSONValue?) -> [FieldOption] {
        (json?.arrayValue ?? []).map { ArchiveReader.read($0, FieldOption(id: .blank, title: ""), code) }
    }

    package static func code<Direction>(_ option: inout FieldOption, with coder: inout ArchiveCoder<Direction>) {
        coder.code("id", &option.id)
        coder.code("title", &option.title)
        coder.code("info", &option.info)
        coder.code("label", &option.accessibilityLabel)
        coder.code("value", &option.value)
        coder.code("default", &option.isDefault)
        coder.code("alone", &option.isExclusive)
    }
}
