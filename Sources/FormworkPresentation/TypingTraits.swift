package import FormworkRuntime

/// The traits with which a text is typed into a field: keyboard, capitals, correction, direction and purpose.
public struct TypingTraits: Equatable, Sendable {
    /// The keyboard.
    public var keyboard = Keyboard.usual
    /// Which letters the keyboard capitalizes.
    public var capitalization = Capitalization.usual
    /// Whether spelling correction would damage answers.
    public var isExact = false
    /// Whether answers are written from left to right in every language. Otherwise the groups of a number would change
    /// places.
    public var isLeftToRight = false
    /// The kind of data that the system can fill in, as an HTML `autocomplete` purpose such as `given-name`; blank if
    /// absent.
    public var purpose = ""

    /// The keyboards. The raw values are those of HTML's `inputmode`.
    public enum Keyboard: String, Equatable, Sendable {
        /// The usual keyboard of the renderer.
        case usual = ""
        /// A keyboard with digits.
        case numeric
        /// A keyboard with digits and the decimal separator.
        case decimal
        /// A keyboard for telephone numbers.
        case telephone = "tel"
        /// A keyboard for e-mail addresses.
        case email
        /// A keyboard for addresses on the web.
        case url
    }

    /// The letters that a keyboard capitalizes. The raw values are those of HTML's `autocapitalize`.
    public enum Capitalization: String, Equatable, Sendable {
        /// The letters that the renderer capitalizes usually.
        case usual = ""
        /// No letters.
        case none
        /// The first letter of each sentence.
        case sentences
        /// The first letter of each word.
        case words
        /// All letters.
        case characters
    }

    /// The traits of a field.
    ///
    /// - Parameters:
    ///   - state: The field.
    package init(_ state: FieldState) {
        let field = state.compiled
        switch field.definition.inputType ?? field.type {
        case .integer, .count, .countDown, .number, .decimal, .currency, .stepper: number(field)
        case .password: code(.usual, for: "")
        case .address: (capitalization, purpose) = (.words, "address-line1")
        case .email:
            code(.email, for: "email")
            isLeftToRight = true
        case .url:
            code(.url, for: "url")
            isLeftToRight = true
        case .username: code(.usual, for: "username")
        case .phone:
            code(.telephone, for: "tel")
            isLeftToRight = true
        case .name: (capitalization, purpose, isExact) = (.words, "name", true)
        case .textView: capitalization = .sentences
        default:
            if field.type == .text { capitalization = .sentences }
            if !field.definition.autocomplete.isEmpty { text(Array(field.definition.autocomplete.utf8)) }
        }
        if state.keyboard != .text, field.valueKind == .text { type(with: state.keyboard) }
        if !state.purpose.isEmpty { purpose = state.purpose }
        // An item of a repeating section may be another person. Systems should not offer the user's own data there.
        if state.node.item != .form { purpose = "" }
        if !field.definition.autocomplete.isEmpty { purpose = field.definition.autocomplete }
    }

    private mutating func type(with keyboard: TextKeyboard) {
        capitalization = keyboard == .code ? .characters : .none
        isExact = true
        isLeftToRight = true
        self.keyboard =
            switch keyboard {
            case .numeric: .numeric
            case .decimal: .decimal
            case .telephone: .telephone
            case .email: .email
            case .text, .code: .usual
            }
    }

    private mutating func number(_ field: CompiledField) {
        // The numeric keyboards of phones have no minus sign, so only fields that are never negative get one. Amounts
        // of money below zero are so rare that a form has to allow them explicitly.
        let isWhole = field.valueKind == .integer || field.valueKind == .text
        // A smallest number that moves may be below 0 later.
        let least = field.hasMovingMinimum ? nil : field.scale.minimum
        let mayBeNegative = least.map { $0 < 0 } ?? (field.type != .currency && field.valueKind != .text)
        code(mayBeNegative ? .usual : isWhole ? .numeric : .decimal, for: "")
    }

    private mutating func code(_ keyboard: Keyboard, for purpose: String) {
        self.keyboard = keyboard
        self.purpose = purpose
        capitalization = .none
        isExact = true
    }

    /// Sets the traits of a text by its `autocomplete` purpose.
    private mutating func text(_ words: [UInt8]) {
        if Self.ends(words, "email") { code(.email, for: "") }
        if Self.ends(words, "tel") { code(.telephone, for: "") }
        if Self.ends(words, "url") { code(.url, for: "") }
        if Self.ends(words, "one-time-code") { code(.numeric, for: "") }
        if Self.ends(words, "username") || Self.ends(words, "postal-code") { code(.usual, for: "") }
        if Self.ends(words, "name") || Self.ends(words, "given-name") || Self.ends(words, "family-name") {
            capitalization = .words
        }
    }

    /// Whether the last word of a purpose is a given one: `email` in "work email".
    @inline(never)
    private static func ends(_ words: [UInt8], _ word: StaticString) -> Bool {
        let start = words.count - word.utf8CodeUnitCount
        guard start == 0 || start > 0 && words[start - 1] == UInt8(ascii: " ") else { return false }
        return word.withUTF8Buffer { words[start...].elementsEqual($0) }
    }
}
