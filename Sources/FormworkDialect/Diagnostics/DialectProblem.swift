/// The problems that the reader of the dialect finds. The raw value is the public code.
public enum DialectProblem: String, CaseIterable, Hashable, Sendable {
    /// Another kind of JSON than the key takes.
    case wrongType = "wrong_type"
    /// A number, or the length of a text, beyond what the key takes.
    case outOfRange = "out_of_range"
    /// An object without a key that it needs.
    case missingKey = "missing_key"
    /// Two keys that exclude each other.
    case conflictingKeys = "conflicting_keys"
    /// A word that is not one of those that the key takes.
    case unknownWord = "unknown_word"
    /// A form id that cannot be part of a URL, or none.
    case formID = "form_id"
    /// An address that is neither `http`, `https` nor a path on the same host.
    case address
    /// A key that the dialect does not have (a warning).
    case unknownKey = "unknown_key"
    /// A key of the dialect that this version does not act on (a warning).
    case unsupportedKey = "unsupported_key"
    /// Text in place of a kind of files, or of a size.
    case fileRule = "file_rule"
    /// A field type that asks for a file by a name that this version does not have.
    case unansweredType = "unanswered_type"
    /// A field type that the dialect does not have. The field is drawn as a placeholder (a warning).
    case unknownType = "unknown_type"
    /// A style that the dialect does not have, or that this version does not draw (a warning).
    case unsupportedStyle = "unsupported_style"
    /// A number or flag that is written as another kind of value and was converted (a warning).
    case convertedValue = "converted_value"
    /// A type of keyboard that the dialect does not have (a warning).
    case unknownInputType = "unknown_input_type"
    /// A section type that the dialect does not have (a warning).
    case unknownSectionType = "unknown_section_type"
    /// A target that does not say what to do, or to what (a warning).
    case ignoredTarget = "ignored_target"
    /// A dynamic section without fields, neither its own nor a template's (a warning).
    case missingTemplate = "missing_template"
    /// A template that no section uses (a warning).
    case unusedTemplate = "unused_template"
    /// A field with a static index that differs from the same field in the first item, or that the first item does not
    /// have (a warning).
    case itemDiffers = "item_differs"
    /// A static index with lower indexes missing (a warning).
    case itemGap = "item_gap"
    /// Text in place of a day or time (a warning).
    case unreadableDate = "unreadable_date"
    /// An instant in place of a day or time, in a form that names no zone (a warning).
    case instant
    /// A style whose value is no colour, length or font (a warning).
    case styleValue = "style_value"
    /// An error code that does not exist (a warning).
    case unknownMessage = "unknown_message"
    /// A name in braces that stands for nothing in a message (a warning).
    case unknownPlaceholder = "unknown_placeholder"
    /// The name of a language that is not a language tag (a warning).
    case unknownLanguage = "unknown_language"
    /// A time zone that the IANA list does not have (a warning).
    case unknownTimeZone = "unknown_time_zone"
    /// A format of the form with the name of another format (a warning).
    case formatName = "format_name"
    /// The translation of a text that the form does not have (a warning).
    case unknownString = "unknown_string"
    /// A comma before a closing bracket (a warning).
    case trailingComma = "trailing_comma"
    /// There are too many problems, so the rest is not listed.
    case tooMany = "too_many"

    /// Whether a form with this problem can still run.
    public var isWarning: Bool {
        switch self {
        case .wrongType, .outOfRange, .missingKey, .conflictingKeys, .unknownWord, .formID, .address,
            .fileRule, .unansweredType:
            false
        case .unknownKey, .unsupportedKey, .unknownType, .unsupportedStyle, .convertedValue,
            .unknownInputType, .unknownSectionType, .ignoredTarget, .missingTemplate, .unusedTemplate, .itemDiffers,
            .itemGap,
            .unreadableDate, .instant, .styleValue, .unknownMessage, .unknownPlaceholder, .unknownLanguage,
            .unknownTimeZone,
            .formatName, .unknownString, .trailingComma,
            .tooMany:
            true
        }
    }
}
