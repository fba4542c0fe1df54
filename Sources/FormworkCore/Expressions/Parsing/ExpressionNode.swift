/// A node in the tree of an expression.
struct ExpressionNode {
    /// The kind of the node.
    indirect enum Kind {
        /// A value that is written in the expression.
        case literal(FormValue)
        /// A name after `$`.
        case reference(ReferenceName)
        /// `[a, b]`
        case list([ExpressionNode])
        /// `-a`, `not a`, `!a`
        case prefix(Operation, ExpressionNode)
        /// A chain of operators of the same precedence. `a + b - c` is one node, so that long sums are not deep.
        case chain(ExpressionNode, [Link])
        /// `a and b and c`, or `a or b or c`. `endsOn` is the outcome of a part that decides the whole.
        case logic([ExpressionNode], endsOn: Bool)
        /// `a ? b : c`
        case conditional(ExpressionNode, ExpressionNode, ExpressionNode)
        /// `name(a, b)`
        case call(String, [ExpressionNode])
    }

    /// An operator and its right operand.
    struct Link {
        var operation: Operation
        var operand: ExpressionNode
    }

    /// The kind of the node.
    var kind: Kind
    /// The offset at which the node begins in the expression.
    var offset: ByteOffset
    /// The offset at which the node ends.
    var end: ByteOffset
    /// The depth of the tree, this node included.
    var height: Int
}
