/// How tightly operators bind, loosest first.
///
///     a ? b : c            from the right
///     or  ||
///     and  &&
///     not                  before its operand: not a == b is not (a == b)
///     == != < <= > >= in   not in a row: a < b < c is an error
///     + -                  from the left
///     * / %                from the left
///     - !                  before their operand: !a == b is (!a) == b
enum ExpressionPrecedence: Int {
    case conditional, or, and, not, comparison, sum, product, prefix

    /// The next tighter one.
    var tighter: ExpressionPrecedence { ExpressionPrecedence(rawValue: rawValue + 1) ?? .prefix }
}

/// An operator between two operands.
enum InfixOperator {
    /// `? :`
    case conditional
    /// `and` or `or`, with the outcome of a part that decides the whole.
    case logic(endsOn: Bool)
    /// Any other operator.
    case operation(Operation, ExpressionPrecedence)

    /// The operator that a token means; `nil` if it is not an operator.
    init?(_ token: ExpressionToken) {
        switch token.kind {
        case .word("or"), .sign(.or): self = .logic(endsOn: true)
        case .word("and"), .sign(.and): self = .logic(endsOn: false)
        case .word("in"): self = .operation(.isIn, .comparison)
        case .sign(.question): self = .conditional
        case .sign(.equal): self = .operation(.equal, .comparison)
        case .sign(.notEqual): self = .operation(.notEqual, .comparison)
        case .sign(.less): self = .operation(.less, .comparison)
        case .sign(.lessOrEqual): self = .operation(.lessOrEqual, .comparison)
        case .sign(.greater): self = .operation(.greater, .comparison)
        case .sign(.greaterOrEqual): self = .operation(.greaterOrEqual, .comparison)
        case .sign(.plus): self = .operation(.add, .sum)
        case .sign(.minus): self = .operation(.subtract, .sum)
        case .sign(.times): self = .operation(.multiply, .product)
        case .sign(.divide): self = .operation(.divide, .product)
        case .sign(.remainder): self = .operation(.remainder, .product)
        default: return nil
        }
    }

    /// The precedence of the operator.
    var precedence: ExpressionPrecedence {
        switch self {
        case .conditional: .conditional
        case .logic(let endsOn): endsOn ? .or : .and
        case .operation(_, let precedence): precedence
        }
    }
}
