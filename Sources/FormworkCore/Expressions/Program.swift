/// A compiled expression: flat code for a small stack machine, all that is needed to run it.
///
/// Every program is well-formed: the compiler makes it so and an archive is checked when it is read.
/// Jumps only lead forward, so a program ends after at most as many steps as it has instructions.
public struct Program: Equatable, Sendable {
    /// Packed instructions.
    public let code: [Int32]
    /// Values written in the expression.
    public let constants: [FormValue]
    /// What the program can read, each once: what its result depends on.
    public let references: [Reference]

    init(code: [Int32], constants: [FormValue], references: [Reference]) {
        self.code = code
        self.constants = constants
        self.references = references
    }

    /// A program with always the same result.
    public init(constant: FormValue) {
        self.init(code: [Instruction.constant(0).word], constants: [constant], references: [])
    }

    /// A program that only reads.
    public init(reading reference: Reference) {
        self.init(code: [Instruction.reference(0).word], constants: [], references: [reference])
    }

    /// The same result for every form: nothing is read.
    public var isConstant: Bool { references.isEmpty }
}
