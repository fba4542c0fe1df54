/// A rule that computes a part of the derived state.
///
/// It is a class, so that a session passes it without copying its lists. Sessions share it and never change it.
@usableFromInline
package final class Computation: Sendable {
    /// The part of the state that the result decides.
    package enum Aspect: Int, Sendable {
        case visible
        case enabled
        case required
        case value
        /// The options that are offered.
        case options
        /// Whether an answer satisfies a rule that reads other answers; an element can have several.
        case validation
        /// A part of other programs that is computed once for all items in which they run, such as a sum over all
        /// items. It belongs to the scope of its element. Every item of the scope stores a value of its own
        /// (`ItemRecord.aggregates`).
        case aggregate
        /// How many items a repeating section has at least and at most.
        case items
        /// A limit of the answer; an element can have several. Nothing but the validation of its own field reads it.
        case limit
        /// A text in which answers stand. It belongs to the scope of its element, and every item of the scope stores its own,
        /// as for an aggregate.
        case text

        /// Whether every item of the scope stores the result in a slot.
        package var hasSlot: Bool { self == .aggregate || self == .text }
    }

    /// The element whose state it is.
    package let element: ElementIndex
    package let aspect: Aspect
    package let program: Program
    /// For a validation that compares: the other element, and the comparison.
    package let comparison: Comparison?
    /// The expression rule of the field; `nil` for anything but a validation by such a rule. A validation without a rule and
    /// without a comparison has the position of the item before this one with the same answer.
    package let rule: RuleIndex?
    /// For a text: which one it is.
    package let text: TextPlace?
    /// For an aggregate or a text: the slot of its value in every item of its scope.
    package let slot: AggregateSlot
    /// For an aggregate that has a value of its own in each item: how it goes on from one item to the next.
    package let running: RunningFold.Kind?
    /// For an aggregate: the computations that it is a part of.
    package let readers: [ComputationIndex]
    /// For options: the programs that decide whether each option is offered. For items: the minimum and the maximum.
    package let choices: [Program]
    /// For a limit: which one it is.
    package let limit: FieldLimit?
    /// The source of the rule; `nil` in a form that was read from an archive.
    package let origin: RuleOrigin?

    /// A comparison with another answer, as the error describes it.
    package struct Comparison: Equatable, Sendable {
        package var other: ElementIndex
        package var rule: ComparisonRule

        package init(other: ElementIndex, rule: ComparisonRule) {
            self.other = other
            self.rule = rule
        }
    }

    package init(
        element: ElementIndex, aspect: Aspect, program: Program, comparison: Comparison? = nil, rule: RuleIndex? = nil,
        text: TextPlace? = nil, slot: AggregateSlot = AggregateSlot(0), running: RunningFold.Kind? = nil,
        readers: [ComputationIndex] = [], choices: [Program] = [], limit: FieldLimit? = nil,
        origin: RuleOrigin? = nil
    ) {
        self.element = element
        self.aspect = aspect
        self.program = program
        self.comparison = comparison
        self.rule = rule
        self.text = text
        self.slot = slot
        self.running = running
        self.readers = readers
        self.choices = choices
        self.limit = limit
        self.origin = origin
    }

    /// The same computation with another program.
    package func replacingProgram(_ program: Program) -> Computation {
        Computation(
            element: element, aspect: aspect, program: program, comparison: comparison, rule: rule, text: text,
            slot: slot, running: running, readers: readers, choices: choices, limit: limit, origin: origin)
    }

    /// The same aggregate or text with its slot in its scope and the computations that it is a part of.
    package func linked(slot: AggregateSlot, readers: [ComputationIndex]) -> Computation {
        Computation(
            element: element, aspect: aspect, program: program, comparison: comparison, rule: rule, text: text,
            slot: slot, running: running, readers: readers, choices: choices, limit: limit, origin: origin)
    }
}
