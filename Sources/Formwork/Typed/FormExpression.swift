import FormworkCore

/// An expression of a rule or formula, whose type the compiler knows.
///
/// It is the text of an expression, the same that a form in JSON has; see `Documentation/Expressions.md`. Answers, operators
/// and functions make expressions, and so does a text where Swift has no word for something:
///
///     its.birth.age >= 18
///     FormExpression<Int>("months_between($from, $to)")
public struct FormExpression<Value> {
    /// The text of the expression.
    public let source: String
    /// How tightly the outermost operator of the text binds.
    let binding: ExpressionBinding
    /// The book of the definition whose answers it reads; `nil` if it reads none.
    let book: PropertyBook?

    /// Makes an expression of its text. Compiling the form checks it.
    public init(_ source: String) {
        self.init(source, .loosest, nil)
    }

    init(_ source: String, _ binding: ExpressionBinding, _ book: PropertyBook?) {
        self.source = source
        self.binding = binding
        self.book = book
    }

    /// The text as an operand of an operator that binds as tightly as `binding`; in brackets if it binds less.
    func operand(_ binding: ExpressionBinding) -> String { self.binding < binding ? "(\(source))" : source }
}

/// How tightly operators bind, from the loosest to what needs no brackets.
enum ExpressionBinding: Int, Comparable, CaseIterable {
    case loosest, or, and, not, comparison, sum, product, sign, whole

    /// The next one that binds more.
    var tighter: ExpressionBinding { Self.allCases.first { $0 > self } ?? .whole }

    static func < (left: ExpressionBinding, right: ExpressionBinding) -> Bool { left.rawValue < right.rawValue }
}

extension FormExpression {
    /// A call of a function of the expression language.
    static func call<Other>(_ name: String, _ first: FormExpression<Other>, _ rest: String...) -> FormExpression {
        FormExpression("\(name)(\(([first.source] + rest).joined(separator: ", ")))", .whole, first.book)
    }

    /// Two operands with an operator between them.
    ///
    /// - Parameters:
    ///   - binding: How tightly the operator binds.
    ///   - groupsLeft: Whether a left operand with an operator that binds as tightly needs no brackets.
    static func joined<Left, Right>(
        _ left: FormExpression<Left>, _ sign: String, _ right: FormExpression<Right>, _ binding: ExpressionBinding,
        groupsLeft: Bool = true
    ) -> FormExpression {
        let tighter = binding.tighter
        let first = left.operand(groupsLeft ? binding : tighter)
        return FormExpression("\(first) \(sign) \(right.operand(tighter))", binding, left.book ?? right.book)
    }
}

extension FormExpression where Value: FormValueConvertible {
    /// A value that is written in the expression.
    static func constant(_ value: Value.Constant) -> FormExpression {
        FormExpression((value.formValue(in: .gmt) ?? .blank).literal, .sign, nil)
    }
}

extension FormValue {
    /// The value as expressions write it.
    var literal: String {
        switch self {
        case .blank: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let number): return number.description
        case .list(let values): return "[" + values.map(\.literal).joined(separator: ", ") + "]"
        case .text(let text):
            var bytes = [UInt8(ascii: "'")]
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
                case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
                case UInt8(ascii: "'"), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
                default: bytes.append(byte)
                }
            }
            return String(decoding: bytes + [UInt8(ascii: "'")], as: UTF8.self)
        }
    }
}

extension FormExpression: CustomStringConvertible {
    /// The text of the expression.
    public var description: String { source }
}
