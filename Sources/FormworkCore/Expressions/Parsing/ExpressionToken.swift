/// A word, sign, value or name of an expression.
struct ExpressionToken {
    /// The kind of the token.
    enum Kind {
        /// A number.
        case number(DecimalNumber)
        /// A quoted text without its quotes, and the offset of its first backslash before a character that needs none;
        /// `nil` if there is no such backslash.
        case text(String, stray: ByteOffset?)
        /// A name after `$`.
        case reference(ReferenceName)
        /// A word: a function, a keyword such as `and`, or a name without `$`.
        case word(String)
        /// A sign.
        case sign(Sign)
        /// The end of the expression.
        case end
    }

    /// The signs of the language.
    enum Sign: String {
        case equal = "==", notEqual = "!=", lessOrEqual = "<=", greaterOrEqual = ">="
        case and = "&&", or = "||"
        case less = "<", greater = ">", not = "!"
        case plus = "+", minus = "-", times = "*", divide = "/", remainder = "%"
        case question = "?", colon = ":", comma = ","
        case leftParenthesis = "(", rightParenthesis = ")", leftBracket = "[", rightBracket = "]"
    }

    /// The kind of the token.
    var kind: Kind
    /// The offset at which the token begins.
    var offset: ByteOffset
    /// The offset at which the token ends.
    var end: ByteOffset

    /// Whether the token is a sign.
    func isSign(_ sign: Sign) -> Bool {
        if case .sign(let own) = kind { own == sign } else { false }
    }

    /// Whether the token is a word.
    func isWord(_ word: String) -> Bool {
        if case .word(let own) = kind { own == word } else { false }
    }
}
