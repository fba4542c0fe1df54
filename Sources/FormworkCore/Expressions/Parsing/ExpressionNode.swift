/// An expression as a tree.
struct ExpressionNode {
    /// What the node is.
    indirect enum Kind {
        /// A value written in the expression.
        case literal(FormValue)
        /// A name after `$`.
        case reference(ReferenceName)
        /// `[a, b]`
        case list([ExpressionNode])
        /// `-a`, `not a`, `!a`
        case prefix(Operation, ExpressionNode)
        /// Operators of one precedence in a row: `a + b - c` is one node, so that long sums are not deep.
        case chain(ExpressionNode, [Link])
        /// `a and b and c`, `a or b or c`; `endsOn` is the outcome that settles it.
        case logic([ExpressionNode], endsOn: Bool)
        /// `a ? b : c`
        case conditional(ExpressionNode, ExpressionNode, ExpressionNode)
        /// `name(a, b)`
        case call(String, [ExpressionNode])
    }

    /// An operator and what stands to the right of it.
    struct Link {
        var operation: Operation
        var operand: ExpressionNode
    }

    /// What the node is.
    var kind: Kind
    /// Where it begins in the expression's text, in UTF-8 bytes.
    var offset: Int
    /// Where it ends.
    var end: Int
    /// The depth of the tree, this node included.
    var height: Int
}
