/// A word, sign, value or name of an expression.
struct ExpressionToken {
    /// What was read.
    enum Kind {
        /// A number.
        case number(DecimalNumber)
        /// Quoted text, without its quotes; and where its first backslash stands before what needs none.
        case text(String, stray: Int?)
        /// A name after `$`.
        case reference(ReferenceName)
        /// Letters and digits: a function, a word such as `and`, or a bare name.
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

    /// What was read.
    var kind: Kind
    /// Where it begins, in UTF-8 bytes.
    var offset: Int
    /// Where it ends.
    var end: Int

    /// Whether the token is that sign.
    func isSign(_ sign: Sign) -> Bool {
        if case .sign(let own) = kind { own == sign } else { false }
    }

    /// Whether the token is that word.
    func isWord(_ word: String) -> Bool {
        if case .word(let own) = kind { own == word } else { false }
    }
}
