/// A compiled expression: instructions for a stack machine, with constants and references.
///
/// Every program is well-formed, because the compiler makes it so and an archive is verified when it is read. Jumps
/// only lead forward, so a program ends after at most as many steps as it has instructions.
public struct Program: Equatable, Sendable {
    /// The instructions, each packed into a word.
    package let code: InstructionArray
    /// The values that are written in the expression.
    package let constants: IndexedArray<ConstantIndex, FormValue>
    /// Everything that the program reads, itself or in its aggregates. Each reference is there once.
    package let references: IndexedArray<ReferenceIndex, Reference>
    /// The patterns with which texts are compared.
    package let patterns: IndexedArray<PatternIndex, Pattern>
    /// The parts of the program that are computed once for many items.
    package let aggregates: IndexedArray<AggregateIndex, AggregateUse>

    package init(
        code: InstructionArray, constants: IndexedArray<ConstantIndex, FormValue>,
        references: IndexedArray<ReferenceIndex, Reference>, patterns: IndexedArray<PatternIndex, Pattern> = [],
        aggregates: IndexedArray<AggregateIndex, AggregateUse> = []
    ) {
        self.code = code
        self.constants = constants
        self.references = references
        self.patterns = patterns
        self.aggregates = aggregates
    }

    /// Makes a program that always has the same result.
    public init(constant: FormValue) {
        self.init(code: [Instruction.constant(ConstantIndex(0)).word], constants: [constant], references: [])
    }

    /// Makes a program whose result is the value of a reference.
    public init(reading reference: Reference) {
        self.init(code: [Instruction.reference(ReferenceIndex(0)).word], constants: [], references: [reference])
    }

    /// Whether the program reads nothing and so always has the same result.
    public var isConstant: Bool { references.isEmpty && !readsClock }

    /// Whether the result changes as time goes by, even if no answer does.
    public var readsClock: Bool {
        code.contains { word in
            if case .apply(let operation, _)? = Instruction(word: word) { operation.readsClock } else { false }
        }
    }
}
