/// The problems that the reader of the dialect finds. The raw value is the public code.
public enum DialectProblem: String, CaseIterable, Hashable, Sendable {
    /// A value has another kind of JSON than the key accepts.
    case wrongType = "wrong_type"
    /// A number, or the length of a text, is beyond the limits of the key.
    case outOfRange = "out_of_range"
    /// An object lacks a key that it needs.
    case missingKey = "missing_key"
    /// Two keys exclude each other.
    case conflictingKeys = "conflicting_keys"
    /// A word is not one of those that the key accepts.
    case unknownWord = "unknown_word"
    /// The id of the form is missing, or cannot be part of a URL.
    case formID = "form_id"
    /// An address is neither `http` nor `https` nor a path on the same host.
    case address
    /// The dialect does not have a key (a warning).
    case unknownKey = "unknown_key"
    /// This version of Formwork ignores a key of the dialect (a warning).
    case unsupportedKey = "unsupported_key"
    /// A text is not a kind of files, or not a size.
    case fileRule = "file_rule"
    /// A type asks for an answer, and this version of Formwork does not have it. The answers of such a field would be
    /// lost.
    case unansweredType = "unanswered_type"
    /// The type of a field is misspelt, or a word of another system. Such a field could not be answered.
    case misspeltType = "misspelt_type"
    /// The dialect has neither the type of a field nor a similar one. It may be a type of an app: the field is drawn as a
    /// placeholder where the type is unknown (a warning).
    case unknownType = "unknown_type"
    /// The dialect does not have a style, or this version of Formwork does not draw it (a warning).
    case unsupportedStyle = "unsupported_style"
    /// A number or flag is written as another kind of value and was converted (a warning).
    case convertedValue = "converted_value"
    /// The dialect does not have a type of keyboard (a warning).
    case unknownInputType = "unknown_input_type"
    /// The dialect does not have the type of a section (a warning).
    case unknownSectionType = "unknown_section_type"
    /// A target has no action, or nothing to act on (a warning).
    case ignoredTarget = "ignored_target"
    /// A dynamic section has no fields, neither its own nor those of a template (a warning).
    case missingTemplate = "missing_template"
    /// No section uses a template (a warning).
    case unusedTemplate = "unused_template"
    /// A field with a static index differs from the same field in the first item, or the first item does not have it (a
    /// warning).
    case itemDiffers = "item_differs"
    /// A static index occurs without the lower ones (a warning).
    case itemGap = "item_gap"
    /// A text is not a day or time (a warning).
    case unreadableDate = "unreadable_date"
    /// A day or time is written as an instant, in a form that names no zone (a warning).
    case instant
    /// The value of a style is not a colour, length or font (a warning).
    case styleValue = "style_value"
    /// An error code does not exist (a warning).
    case unknownMessage = "unknown_message"
    /// A message has a name in braces that means nothing there (a warning).
    case unknownPlaceholder = "unknown_placeholder"
    /// A translation names an answer that the text does not name, so it is not used (a warning).
    case otherAnswer = "other_answer"
    /// The name of a language is not a language tag (a warning).
    case unknownLanguage = "unknown_language"
    /// The IANA list does not have a time zone (a warning).
    case unknownTimeZone = "unknown_time_zone"
    /// A format of the form has the name of another format (a warning).
    case formatName = "format_name"
    /// A translation belongs to a text that the form does not have (a warning).
    case unknownString = "unknown_string"
    /// There is a comma before a closing bracket (a warning).
    case trailingComma = "trailing_comma"
    /// There are too many problems. The rest is not listed.
    case tooMany = "too_many"

    /// Whether a form with this problem can still run.
    public var isWarning: Bool {
        switch self {
        case .wrongType, .outOfRange, .missingKey, .conflictingKeys, .unknownWord, .formID, .address,
            .fileRule, .unansweredType, .misspeltType:
            false
        case .unknownKey, .unsupportedKey, .unknownType, .unsupportedStyle, .convertedValue,
            .unknownInputType, .unknownSectionType, .ignoredTarget, .missingTemplate, .unusedTemplate, .itemDiffers,
            .itemGap,
            .unreadableDate, .instant, .styleValue, .unknownMessage, .unknownPlaceholder, .otherAnswer,
            .unknownLanguage,
            .unknownTimeZone,
            .formatName, .unknownString, .trailingComma,
            .tooMany:
            true
        }
    }
}
