/// What a text control tells the keyboard.
public struct TextTraits: Equatable, Sendable {
    /// The keys that are shown.
    public enum Keyboard: Equatable, Sendable {
        /// All letters.
        case standard
        /// Letters without emoji and other scripts.
        case ascii
        /// For mail addresses.
        case email
        /// For addresses on the web.
        case url
        /// Digits.
        case digits
        /// Digits and the decimal separator.
        case decimal
        /// Digits and signs, for numbers that can be below 0.
        case signed
        /// For telephone numbers.
        case telephone
    }
    /// What begins with a capital letter.
    public enum Capitals: Equatable, Sendable {
        /// Nothing.
        case none
        /// Every word.
        case words
        /// Every sentence.
        case sentences
        /// Every letter is one.
        case characters
    }

    /// The keys.
    public var keyboard = Keyboard.standard
    /// What begins with a capital letter.
    public var capitals = Capitals.sentences
    /// Whether spelling is corrected.
    public var isCorrected = true
    /// Whether the text is hidden while it is typed.
    public var isSecret = false
    /// What can be filled in, by HTML's names of purposes. Blank for nothing.
    public var purpose = ""

    /// The traits of a field.
    ///
    /// - Parameter isAboutThePerson: Whether the field asks for the person who fills the form; purposes of types are left out
    ///   in repeats, where they would offer the person's own name for everybody's.
    public init(_ state: FieldState, isAboutThePerson: Bool = true) {
        let field = state.field
        switch field.inputType ?? field.type {
        case .integer, .count, .countDown, .number, .decimal, .currency, .stepper: number(field)
        case .password: code(.ascii, "")
        case .address: (capitals, purpose) = (.words, "address-line1")
        case .email: code(.email, "email")
        case .url: code(.url, "url")
        case .username: code(.ascii, "username")
        case .phone: code(.telephone, "tel")
        case .name: (capitals, purpose, isCorrected) = (.words, "name", false)
        default: if !field.autocomplete.isEmpty { named(field.autocomplete) }
        }
        form(state.keyboard, field)
        isSecret = field.type == .password
        if !field.autocomplete.isEmpty {
            purpose = field.autocomplete.split(separator: " ").last.map(String.init) ?? ""
        } else if !isAboutThePerson {
            purpose = ""
        } else if !state.purpose.isEmpty {
            purpose = state.purpose
        }
    }

    private mutating func code(_ keyboard: Keyboard, _ purpose: String) {
        self.keyboard = keyboard
        self.purpose = purpose
        capitals = .none
        isCorrected = false
    }

    private mutating func number(_ field: Field) {
        // The keyboards with digits alone have no minus sign.
        let isWhole = field.valueKind == .integer || field.valueKind == .text
        let least = NumberScale(field).minimum ?? (field.type == .currency || field.valueKind == .text ? 0 : -1)
        code(least < 0 ? .signed : isWhole ? .digits : .decimal, "")
    }

    private mutating func named(_ words: String) {
        switch words.split(separator: " ").last {
        case "email": code(.email, "")
        case "tel", "tel-national": code(.telephone, "")
        case "url": code(.url, "")
        case "one-time-code": code(.digits, "")
        case "username", "postal-code": code(.standard, "")
        case "name", "given-name", "family-name": capitals = .words
        default: break
        }
    }

    private mutating func form(_ keyboard: TextKeyboard, _ field: Field) {
        guard keyboard != .text, field.valueKind == .text else { return }
        isCorrected = false
        capitals = keyboard == .code ? .characters : .none
        self.keyboard =
            switch keyboard {
            case .numeric: .digits
            case .decimal: .decimal
            case .telephone: .telephone
            case .email: .email
            case .text, .code: .ascii
            }
    }
}
