import FormworkCore

/// The UI schema of rjsf for one value.
struct WidgetHints {
    let ui: JSONValue
    let path: String

    init(_ ui: JSONValue, _ path: String) {
        (self.ui, self.path) = (ui, path)
    }

    /// A setting, which stands by itself or among the options.
    subscript(name: String) -> JSONValue? {
        ui["ui:" + name] ?? ui["ui:options"]?[name]
    }

    private func text(_ name: String) -> String { self[name]?.stringValue ?? "" }

    var enumNames: JSONValue? { self["enumNames"] }

    func apply(to field: inout Field, _ notes: SchemaImportNotes) {
        if !text("title").isEmpty { field.title = text("title") }
        if !text("description").isEmpty { field.info = text("description") }
        if !text("help").isEmpty { field.info = field.info.isEmpty ? text("help") : field.info + " " + text("help") }
        field.placeholder = text("placeholder").isEmpty ? field.placeholder : text("placeholder")
        if self["disabled"]?.boolValue == true || self["readonly"]?.boolValue == true { field.disabled = true }
        field.autocomplete = text("autocomplete").isEmpty ? text("autoComplete") : text("autocomplete")
        switch text("inputType") {
        case "tel": if field.type == .text { field.type = .phone }
        case "email": if field.type == .text { field.type = .email }
        case "password": if field.type == .text { field.type = .password }
        default: break
        }
        for value in self["enumDisabled"]?.arrayValue ?? [] {
            let text = FormValue(value).canonicalText
            for place in field.options.indices where field.options[place].id.canonicalText.isSame(as: text) {
                field.options[place].isDisabled = true
            }
        }
        if let widget = self["widget"]?.stringValue { apply(widget, to: &field, notes) }
        noteOthers(notes)
    }

    private func apply(_ widget: String, to field: inout Field, _ notes: SchemaImportNotes) {
        switch widget {
        case "textarea", "TextareaWidget": if field.type.isText { field.type = .textView }
        case "password": if field.type.isText { field.type = .password }
        case "email": if field.type.isText { field.type = .email }
        case "uri": if field.type.isText { field.type = .url }
        case "date", "alt-date": if field.type.isText { field.type = .date }
        case "date-time", "datetime", "alt-datetime", "alt-date-time":
            if field.type.isText || field.type == .date { field.type = .dateTime }
        case "time": if field.type.isText { field.type = .time }
        case "radio", "select", "checkboxes": setChoice(widget, &field)
        case "updown": if field.type == .integer || field.type == .number { field.type = .stepper }
        case "range":
            if field.type == .integer || field.type == .number {
                field.type = .slider
                (field.minimum, field.maximum) = (field.validations.minValue, field.validations.maxValue)
            }
        case "hidden": hide(&field, notes)
        case "checkbox", "text", "TextWidget", "file": break
        default: notes.lose(path, "The widget `\(widget.excerpt)` is not known.")
        }
        if field.type == .password { field.value = .blank }
    }

    /// Makes a value that nobody sees and that is sent, as rjsf does. A choice stays one, so it is hidden and not sent.
    private func hide(_ field: inout Field, _ notes: SchemaImportNotes) {
        if field.options.isEmpty, field.files == nil {
            var hidden = Field(id: field.id, type: .hidden, title: field.title)
            hidden.value = field.value
            field = hidden
        } else {
            field.hidden = true
            notes.lose(path, "A choice or a file that is hidden is not among the answers.")
        }
    }

    private func setChoice(_ widget: String, _ field: inout Field) {
        if field.type == .toggle {
            guard widget == "radio" || widget == "select" else { return }
            let question = Field.yesNo(field.id)
            (field.type, field.look, field.style, field.options) = (
                question.type, question.look, question.style, question.options
            )
        } else if widget == "checkboxes" {
            if field.type == .select, field.multiple { (field.type, field.multiple) = (.checkGroup, false) }
        } else if field.type == .select {
            field.style = widget == "select" ? .list : self["inline"]?.boolValue == true ? .segmented : .radio
        }
    }

    /// Notes what has no meaning here.
    private func noteOthers(_ notes: SchemaImportNotes) {
        let known = [
            "title", "description", "help", "placeholder", "disabled", "readonly", "autocomplete", "autoComplete",
            "inputType",
            "enumDisabled", "enumNames", "widget", "inline", "options", "order", "classNames", "style", "label",
            "orderable",
            "rows", "autofocus", "emptyValue", "addable", "removable", "submitButtonOptions", "globalOptions",
            "rootFieldId",
        ]
        for member in ui.objectValue ?? [] where member.key.utf8.starts(with: "ui:".utf8) {
            let name = String(decoding: member.key.utf8.dropFirst(3), as: UTF8.self)
            if !known.contains(where: { $0.isSame(as: name) }) {
                notes.lose(path, "`\(member.key.excerpt)` has no meaning here.")
            }
            if ["classNames", "style", "rows", "autofocus", "emptyValue", "addable", "removable"].contains(where: {
                $0.isSame(as: name)
            }) {
                notes.lose(path, "`\(member.key)` is left out.")
            }
        }
    }
}
