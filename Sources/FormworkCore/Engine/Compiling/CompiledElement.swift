/// A group, section or field of a compiled form, known by its position in the definition's order.
struct CompiledElement: Sendable {
    /// What the element is.
    enum Kind: UInt8, Sendable {
        case group
        case section
        case field
    }

    var kind: Kind
    /// What the element is called outside, in `NodeID`: its place, unless the form changed while it ran.
    var number: Int32
    /// Position in `CompiledForm.groups`, `.sections` or `.fields`.
    var content: Int
    /// The element around it; -1 for groups.
    var parent: Int
    /// One past the last element inside it.
    var end: Int
    /// How many elements are around it.
    var depth: Int
    /// The scope whose items have a node for this element.
    var scope: Int
    /// The node's position among its item's nodes.
    var slot: Int
    /// The scope of the items of a repeating section; -1 for everything else.
    var itemScope: Int = -1
    /// The computations of the element's own state, by aspect; -1 for none.
    var computations: [Int32] = [-1, -1, -1, -1, -1]
    /// The rules over several answers that the element's own has to satisfy.
    var checks: [Int32] = []
    /// The computations that read the element's value, in order of rank.
    var readers: [Reader] = []
    /// Those that read it over items, or the number of an item: what else they say when items come and go.
    var itemReaders: [Reader] = []
    /// The events that a change of the element's value is the occasion for, in document order.
    var events: [Int32] = []
}

/// A computation that reads an element.
struct Reader: Equatable, Sendable {
    var computation: Int32
    /// How many scopes are around the outermost item that the way from the computation to the element leads through: the
    /// computation of every item inside that one reads the element.
    var depth: Int32
}

/// The form itself, or the inside of one item of a repeating section: where ids are unique.
struct CompiledScope: Sendable {
    /// The repeating section; -1 for the form.
    var element: Int
    /// The scope around it; -1 for the form.
    var parent: Int
    /// How many scopes are around it.
    var depth: Int
    /// Position among the scopes with the same parent.
    var indexInParent: Int
    /// How many scopes have this one as parent.
    var childCount: Int = 0
    /// The elements that every item has a node for, in the definition's order.
    var elements: [Int32] = []
    /// The summaries that every item has, by slot.
    var summaries: [Int32] = []
    /// Fields and repeating sections by id.
    var names: [ExactText: Int] = [:]
    /// The most bytes of a path from one of its items inwards.
    var longestPath = 0
    /// The most brackets of such a path.
    var mostBrackets = 0
}

/// One piece of derived state: a rule, where its result goes, and when it runs.
struct Computation: Sendable {
    /// What the result decides.
    enum Aspect: Int, Sendable {
        case visible
        case enabled
        case required
        case value
        /// Which options are offered.
        case options
        /// Whether an answer satisfies a rule that reads other answers; an element can have several.
        case check
        /// A part of other programs, worked out once for all items that they run in: a sum over all items, say. It
        /// belongs to the scope of its element, and every item of that keeps its own (`ItemRecord.summaries`).
        case summary
    }

    /// The element whose state it is. Computations stand in an order in which each comes after what it reads.
    var element: Int
    var aspect: Aspect
    var program: Program
    /// For a check: the element it compares with, and how.
    var comparison: Comparison?
    /// For a check that is an expression rule: its position among the field's.
    var rule = 0
    /// For a summary: its position among those of its scope.
    var slot = 0
    /// For a summary: the computations that it is a part of.
    var readers: [Int32] = []
    /// For options: whether each is offered.
    var choices: [Program] = []
    /// What the rule was written as; `nil` in a form that was archived.
    var origin: RuleOrigin?

    /// What a comparing check says when it fails.
    struct Comparison: Equatable, Sendable {
        var other: Int
        var rule: ComparisonRule
    }
}
