import FormworkCore

/// What a text control tells the browser about keyboards, correction and filling in.
struct InputTraits {
    /// The keyboard; blank for the usual one.
    var mode = ""
    /// How words are capitalised; blank for the browser's way.
    var capitalization = ""
    /// Whether spelling correction would damage answers.
    var isCode = false
    /// The purpose; blank for none.
    var autocomplete = ""

    init(_ field: Field) {
        autocomplete = field.autocomplete
        switch field.type {
        case .integer, .decimal:
            isCode = true
            // The numeric keyboards of phones have no minus sign.
            if let least = field.validations.minValue, least >= 0 {
                mode = field.type == .integer ? "numeric" : "decimal"
            }
        default:
            let purpose = Self.purpose(autocomplete)
            for keyboard in ["email", "tel", "url"] where purpose.isSame(as: keyboard) {
                (mode, isCode) = (keyboard, true)
            }
            if purpose.isSame(as: "one-time-code") { (mode, isCode) = ("numeric", true) }
            if purpose.isSame(as: "username") || purpose.isSame(as: "postal-code") { isCode = true }
            for name in ["name", "given-name", "family-name"] where purpose.isSame(as: name) {
                capitalization = "words"
            }
        }
        if isCode { capitalization = "none" }
    }

    /// The last word: `street-address` in "shipping street-address".
    private static func purpose(_ words: String) -> String {
        var last: [UInt8] = []
        for byte in words.utf8 {
            if byte == UInt8(ascii: " ") { last = [] } else { last.append(byte) }
        }
        return String(decoding: last, as: UTF8.self)
    }
}
