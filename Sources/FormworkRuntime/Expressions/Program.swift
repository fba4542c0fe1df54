/// A compiled expression: code for a small stack machine with its constants and references.
///
/// Every program is well-formed: the compiler makes it so and an archive is checked when it is read.
/// Jumps only lead forward, so a program ends after at most as many steps as it has instructions.
public struct Program: Equatable, Sendable {
    /// Packed instructions.
    public let code: [Int32]
    /// Values written in the expression.
    public let constants: [FormValue]
    /// Everything that the result depends on, each once: what the program reads, itself or in aggregates.
    public let references: [Reference]
    /// The patterns that text is compared with.
    package let patterns: [Pattern]
    /// The parts of the program that are computed once for many items.
    package let aggregates: [AggregateUse]

    package init(
        code: [Int32], constants: [FormValue], references: [Reference], patterns: [Pattern] = [],
        aggregates: [AggregateUse] = []
    ) {
        self.code = code
        self.constants = constants
        self.references = references
        self.patterns = patterns
        self.aggregates = aggregates
    }

    /// A program with always the same result.
    public init(constant: FormValue) {
        self.init(code: [Instruction.constant(0).word], constants: [constant], references: [])
    }

    /// A program that only reads.
    public init(reading reference: Reference) {
        self.init(code: [Instruction.reference(0).word], constants: [], references: [reference])
    }

    /// Whether the program reads nothing, so that it always has the same result.
    public var isConstant: Bool { references.isEmpty && !readsClock }

    /// Whether the result changes as time goes by, even if no answer does.
    public var readsClock: Bool {
        code.contains { word in
            if case .apply(let operation, _)? = Instruction(word: word) { operation.readsClock } else { false }
        }
    }
}
