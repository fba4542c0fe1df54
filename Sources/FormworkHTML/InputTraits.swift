import FormworkRuntime

/// The attributes of a text control for the keyboard, spelling correction and autofill.
///
/// The inputs for e-mail and web addresses have the type `text`. Browsers change what is typed into inputs of the types
/// `email` and `url`, and do not tell where their caret is.
struct InputTraits {
    /// The type of the input.
    var input: StaticString = "text"
    /// The keyboard; blank for the default one.
    var mode: StaticString = ""
    /// How words are capitalised; blank for the browser's default.
    var capitalization: StaticString = ""
    /// The `autocomplete` purpose if the field names none; blank for none.
    var purpose: StaticString = ""
    /// Whether spelling correction would damage answers.
    var isExact = false
    /// Whether answers are written from left to right in every language. In other directions the groups of a number
    /// would change places.
    var isLeftToRight = false

    init(_ field: Field, _ keyboard: TextKeyboard) {
        switch field.type {
        case .date: input = "date"
        case .time: input = "time"
        case .dateTime: input = "datetime-local"
        case .password: input = "password"
        default: break
        }
        switch field.inputType ?? field.type {
        case .integer, .count, .countDown, .number, .decimal, .currency, .stepper: number(field)
        case .password: code("", for: "")
        case .address: (capitalization, purpose) = ("words", "address-line1")
        case .email:
            code("email", for: "email")
            isLeftToRight = true
        case .url:
            code("url", for: "url")
            isLeftToRight = true
        case .username: code("", for: "username")
        case .phone:
            input = "tel"
            code("tel", for: "tel")
            isLeftToRight = true
        case .name: (capitalization, purpose, isExact) = ("words", "name", true)
        default:
            if field.type == .text { capitalization = "sentences" }
            if !field.autocomplete.isEmpty { text(Array(field.autocomplete.utf8)) }
        }
        if keyboard != .text, field.valueKind == .text { type(with: keyboard) }
    }

    private mutating func type(with keyboard: TextKeyboard) {
        capitalization = keyboard == .code ? "characters" : "none"
        isExact = true
        isLeftToRight = true
        mode =
            switch keyboard {
            case .numeric: "numeric"
            case .decimal: "decimal"
            case .telephone: "tel"
            case .email: "email"
            case .text, .code: ""
            }
    }

    private mutating func number(_ field: Field) {
        // The numeric keyboards of phones have no minus sign. Amounts of money are rarely negative, so they get this
        // keyboard unless the field's minimum is negative.
        let isWhole = field.valueKind == .integer || field.valueKind == .text
        let least = NumberScale(field).minimum ?? (field.type == .currency || field.valueKind == .text ? 0 : -1)
        code(least < 0 ? "" : isWhole ? "numeric" : "decimal", for: "")
    }

    private mutating func code(_ mode: StaticString, for purpose: StaticString) {
        self.mode = mode
        self.purpose = purpose
        capitalization = "none"
        isExact = true
    }

    /// Sets the attributes of a text whose purpose the form names.
    private mutating func text(_ words: [UInt8]) {
        if Self.ends(words, "email") { code("email", for: "") }
        if Self.ends(words, "tel") { code("tel", for: "") }
        if Self.ends(words, "url") { code("url", for: "") }
        if Self.ends(words, "one-time-code") { code("numeric", for: "") }
        if Self.ends(words, "username") || Self.ends(words, "postal-code") { code("", for: "") }
        if Self.ends(words, "name") || Self.ends(words, "given-name") || Self.ends(words, "family-name") {
            capitalization = "words"
        }
    }

    /// Whether this is the last word of the purpose, as `email` in "work email".
    @inline(never)
    private static func ends(_ words: [UInt8], _ word: StaticString) -> Bool {
        let start = words.count - word.utf8CodeUnitCount
        guard start == 0 || start > 0 && words[start - 1] == UInt8(ascii: " ") else { return false }
        return word.withUTF8Buffer { words[start...].elementsEqual($0) }
    }
}
