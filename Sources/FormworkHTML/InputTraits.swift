import FormworkCore

/// What a text control tells the browser about keyboards, correction and filling in.
///
/// Addresses of mail and of the web are asked for as text: browsers change what is typed into inputs of their
/// own types for them, and do not tell where the caret is.
struct InputTraits {
    /// The type of the input.
    var input = "text"
    /// The keyboard; blank for the usual one.
    var mode = ""
    /// How words are capitalised; blank for the browser's way.
    var capitalization = ""
    /// Whether spelling correction would damage answers.
    var isExact = false
    /// The purpose; blank for none.
    var autocomplete: String

    /// The traits of a field.
    ///
    /// - Parameter isOwn: Whether the answer can be about the person who fills the form: those about the people of
    ///   a repeating section are not, and browsers should not offer the person's own.
    init(_ field: Field, isOwn: Bool) {
        autocomplete = field.autocomplete
        var purpose = Self.lastWord(autocomplete)
        switch field.type {
        case .integer, .count, .number, .decimal, .currency, .stepper: number(field)
        case .date: input = "date"
        case .time: input = "time"
        case .dateTime: input = "datetime-local"
        case .password: (input, isExact) = ("password", true)
        case .address: capitalization = "words"
        case .email: purpose = "email"
        case .url: purpose = "url"
        case .username: purpose = "username"
        case .phone: (input, purpose) = ("tel", "tel")
        case .name: (purpose, isExact) = ("name", true)
        default: break
        }
        if autocomplete.isEmpty, isOwn {
            autocomplete = field.type == .address ? "address-line1" : purpose
        }
        keyboard(for: purpose)
        if isExact, capitalization.isEmpty { capitalization = "none" }
    }

    private mutating func number(_ field: Field) {
        isExact = true
        // The numeric keyboards of phones have no minus sign. An amount of money below zero is rare enough to be asked for.
        let least = NumberScale(field).minimum ?? (field.type == .currency ? 0 : -1)
        if least >= 0 { mode = field.valueKind == .integer ? "numeric" : "decimal" }
    }

    private mutating func keyboard(for purpose: String) {
        for keyboard in ["email", "tel", "url"] where purpose.isSame(as: keyboard) {
            (mode, isExact) = (keyboard, true)
        }
        if purpose.isSame(as: "one-time-code") { (mode, isExact) = ("numeric", true) }
        if purpose.isSame(as: "username") || purpose.isSame(as: "postal-code") { isExact = true }
        for name in ["name", "given-name", "family-name"] where purpose.isSame(as: name) { capitalization = "words" }
    }

    /// The last word: `street-address` in "shipping street-address".
    private static func lastWord(_ words: String) -> String {
        var last: [UInt8] = []
        for byte in words.utf8 {
            if byte == UInt8(ascii: " ") { last = [] } else { last.append(byte) }
        }
        return String(decoding: last, as: UTF8.self)
    }
}
