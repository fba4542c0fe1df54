/// A compiled expression: flat code for a small stack machine, all that is needed to run it.
///
/// Every program is well-formed: the compiler makes it so and an archive is checked when it is read.
/// Jumps only lead forward, so a program ends after at most as many steps as it has instructions.
public struct Program: Equatable, Sendable {
    /// Packed instructions.
    public let code: [Int32]
    /// Values written in the expression.
    public let constants: [FormValue]
    /// What the program can read, itself or in summaries, each once: what its result depends on.
    public let references: [Reference]
    /// The patterns that text is compared with.
    package let patterns: [Pattern]
    /// The parts of the program that are worked out once for many items.
    package let summaries: [SummaryUse]

    package init(
        code: [Int32], constants: [FormValue], references: [Reference], patterns: [Pattern] = [],
        summaries: [SummaryUse] = []
    ) {
        self.code = code
        self.constants = constants
        self.references = references
        self.patterns = patterns
        self.summaries = summaries
    }

    /// A program with always the same result.
    public init(constant: FormValue) {
        self.init(code: [Instruction.constant(0).word], constants: [constant], references: [])
    }

    /// A program that only reads.
    public init(reading reference: Reference) {
        self.init(code: [Instruction.reference(0).word], constants: [], references: [reference])
    }

    /// The same result for every form at any time: nothing is read.
    public var isConstant: Bool { references.isEmpty && !readsClock }

    /// Whether the result changes as time goes by, even if no answer does.
    public var readsClock: Bool {
        code.contains { word in
            if case .apply(let operation, _)? = Instruction(word: word) { operation.readsClock } else { false }
        }
    }
}
