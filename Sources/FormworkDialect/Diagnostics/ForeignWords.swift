import FormworkCore

/// The words of other form systems with the words of the dialect that mean the same. People who write their first form
/// use them.
enum ForeignWords {
    /// The key of the dialect that means the same as a key of another system; `nil` if absent.
    ///
    /// - Parameter known: The keys that the object can have. A key of its `validations` is named by its path.
    static func key(_ written: String, among known: [String]) -> String? {
        let meanings = keys[NearestWord.plain(written)] ?? []
        return meanings.first { meaning in
            known.contains(meaning) || known.contains("validations") && meaning.hasPrefix("validations.")
        }
    }

    /// The type of field that means the same as a type of another system; `nil` if absent.
    static func type(_ written: String) -> String? { types[NearestWord.plain(written)] }

    /// The keys of the dialect by those of other systems, in order of likelihood. Keys of other systems are written
    /// without separators and capitals.
    static let keys: [String: [String]] = [
        "label": ["title"], "caption": ["title"], "question": ["title"], "legend": ["title"], "text": ["title"],
        "name": ["id"], "key": ["id"],
        "help": ["info"], "helptext": ["info"], "hint": ["info"], "description": ["info"], "tooltip": ["info"],
        "note": ["info"], "instructions": ["info"],
        "default": ["value"], "defaultvalue": ["value"], "initial": ["value"], "initialvalue": ["value"],
        "choices": ["options"], "enum": ["options"], "answers": ["options"],
        "elements": ["fields"], "questions": ["fields"], "controls": ["fields"], "inputs": ["fields"],
        "steps": ["pages"], "repeatable": ["repeat"], "repeats": ["repeat"],
        "visibleif": ["visible_when"], "visible": ["visible_when"], "showif": ["visible_when"],
        "showwhen": ["visible_when"], "relevant": ["visible_when"], "conditional": ["visible_when"],
        "condition": ["visible_when"],
        "enableif": ["enabled_when"], "enabledif": ["enabled_when"], "enabled": ["enabled_when"],
        "readonly": ["disabled"], "requiredif": ["required_when"],
        "calculate": ["formula"], "calculation": ["formula"], "calculatevalue": ["formula"], "expression": ["formula"],
        "inputmask": ["mask"], "language": ["locale"], "translations": ["strings"], "submit": ["submit_title"],
        "submittext": ["submit_title"], "submitlabel": ["submit_title"],
        "required": ["validations.required"], "isrequired": ["validations.required", "required"],
        "mandatory": ["validations.required", "required"],
        "min": ["min_value", "min", "validations.min_value"], "minimum": ["min_value", "min"],
        "max": ["max_value", "max", "validations.max_value"], "maximum": ["max_value", "max"],
        "minvalue": ["validations.min_value"], "maxvalue": ["validations.max_value"],
        "minlength": ["validations.min_length"], "maxlength": ["validations.max_length"],
        "pattern": ["validations.pattern"], "regex": ["pattern", "validations.pattern"],
        "compareto": ["validations.compare_to"], "rules": ["validations.rules"],
        "validators": ["validations.validators"], "validation": ["validations"], "validate": ["validations"],
    ]

    /// The types of the dialect by those of other systems, written in the same way.
    static let types = [
        "int": "integer", "double": "decimal", "numeric": "number", "money": "currency", "price": "currency",
        "boolean": "switch", "bool": "switch", "toggle": "switch", "checkbox": "check", "checkboxes": "check_group",
        "checkboxgroup": "check_group", "radio": "select", "radiogroup": "select", "dropdown": "select",
        "choice": "select", "combobox": "select", "picker": "select", "multiselect": "select",
        "string": "text", "input": "text", "textfield": "text", "textarea": "text_view", "comment": "text_view",
        "multiline": "text_view", "longtext": "text_view", "tel": "phone", "telephone": "phone", "mobile": "phone",
        "html": "info", "label": "info", "note": "info", "paragraph": "info", "markdown": "info",
        "range": "slider", "stars": "rating", "likert": "matrix", "signaturepad": "signature",
    ]
}
