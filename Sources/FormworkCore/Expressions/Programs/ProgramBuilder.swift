/// Collects the instructions of a program.
struct ProgramBuilder {
    private var code: InstructionArray = []
    private var constants: IndexedArray<ConstantIndex, FormValue> = []
    private var references: IndexedArray<ReferenceIndex, Reference> = []
    private var patterns: IndexedArray<PatternIndex, Pattern> = []
    private var aggregates: IndexedArray<AggregateIndex, AggregateUse> = []
    /// The indices of the references, if there are more than a few.
    private var indexes: [Reference: ReferenceIndex] = [:]
    private static let fewReferences = 8

    /// The program of the collected instructions.
    var program: Program {
        Program(code: code, constants: constants, references: references, patterns: patterns, aggregates: aggregates)
    }

    /// Adds an instruction.
    mutating func emit(_ instruction: Instruction) {
        code.append(instruction.word)
    }

    /// Adds a constant.
    mutating func emit(constant: FormValue) {
        emit(.constant(constants.endIndex))
        constants.append(constant)
    }

    /// Adds an instruction that reads a reference. Each reference is listed once, however often it is read.
    mutating func emit(_ reference: Reference) {
        emit(.reference(index(of: reference)))
    }

    /// Adds the comparison of the value on top with a pattern.
    mutating func emit(matching pattern: Pattern) {
        emit(.matches(patterns.endIndex))
        patterns.append(pattern)
    }

    /// Adds a jump whose target is not known yet.
    mutating func emitJump(_ make: (InstructionIndex) -> Instruction) -> OpenJump {
        // Until the target is known, the jump leads to itself. A program with such a jump is not well-formed.
        let jump = OpenJump(index: code.endIndex, instruction: make(code.endIndex))
        emit(jump.instruction)
        return jump
    }

    /// Makes jumps lead to the next instruction.
    mutating func land(_ jumps: [OpenJump]) {
        for jump in jumps { code[jump.index] = jump.instruction.leading(to: code.endIndex).word }
    }

    /// Adds the jump after a part of `and` or `or` that is not the last. The outcome `decisive` of a part decides the
    /// whole.
    mutating func emitSettling(on decisive: Bool) -> OpenJump {
        emitJump { decisive ? .jumpIfTrue($0) : .jumpUnlessTrue($0) }
    }

    /// Ends the parts of `and` or `or`. The result is `true` or `false`.
    mutating func endSettling(_ settled: [OpenJump], on decisive: Bool) {
        emit(.apply(.truth, count: 1))
        guard !settled.isEmpty else { return }
        let end = emitJump { .jump($0) }
        land(settled)
        emit(constant: .bool(decisive))
        land([end])
    }

    /// Adds a whole program. If it fails, its result is blank and the rest of the program goes on.
    mutating func append(_ part: Program) {
        let attempt = part.canFail ? emitJump { .attempt($0) } : nil
        appendCode(of: part)
        if let attempt { land([attempt]) }
    }

    /// Adds a value that goes on from item to item, with the program of its own value in an item.
    mutating func emit(running part: Program, _ operation: Operation) {
        let attempt = emitJump { .attempt($0) }
        appendCode(of: part)
        land([attempt])
        emit(.apply(operation, count: 1))
    }

    private mutating func appendCode(of part: Program) {
        let (codeEnd, constantEnd, patternEnd, aggregateEnd) = (
            code.endIndex, constants.endIndex, patterns.endIndex, aggregates.endIndex
        )
        let places = IndexedArray<ReferenceIndex, ReferenceIndex>(part.references.map { index(of: $0) })
        aggregates.append(contentsOf: part.aggregates)
        constants.append(contentsOf: part.constants)
        patterns.append(contentsOf: part.patterns)
        for word in part.code {
            switch Instruction(word: word) {
            case .constant(let index): emit(.constant(index.moved(behind: constantEnd)))
            case .reference(let index): emit(.reference(places[index]))
            case .matches(let index): emit(.matches(index.moved(behind: patternEnd)))
            case .aggregate(let index): emit(.aggregate(index.moved(behind: aggregateEnd)))
            case let instruction?:
                let target = instruction.target?.moved(behind: codeEnd)
                emit(target.map { instruction.leading(to: $0) } ?? instruction)
            case nil: code.append(word)
            }
        }
    }

    private mutating func index(of reference: Reference) -> ReferenceIndex {
        if let index = known(reference) { return index }
        defer { references.append(reference) }
        return references.endIndex
    }

    /// The index of a reference in the list; `nil` if it is not listed. Most expressions have so few references that a
    /// table would take longer.
    private mutating func known(_ reference: Reference) -> ReferenceIndex? {
        guard references.count > Self.fewReferences else {
            return references.firstIndex(of: reference)
        }
        for index in references.indices.dropFirst(indexes.count) { indexes[references[index]] = index }
        return indexes[reference]
    }
}

/// A jump whose target is not known yet.
struct OpenJump {
    fileprivate let index: InstructionIndex
    fileprivate let instruction: Instruction
}

extension Program {
    /// Whether anything in the program can fail.
    fileprivate var canFail: Bool {
        code.contains { word in
            switch Instruction(word: word) {
            case .list, .aggregate: true
            case .apply(let operation, _): operation.canFail
            default: false
            }
        }
    }
}
