/// Functions that move the values which go on from item to item into aggregates of their own.
extension Program {
    /// A value that goes on from item to item, such as a running sum.
    struct RunningPart {
        /// All its instructions, from the attempt to the operation.
        var part: AggregateFinder.Part
        var kind: RunningFold.Kind
        /// The program of its own value in an item.
        var own: Program
    }

    /// The parts that go on from item to item, in the order of the program. A part inside another one is not listed.
    var runningParts: [RunningPart] {
        var found: [RunningPart] = []
        var attempts: [InstructionIndex: InstructionIndex] = [:]
        for position in code.indices {
            switch Instruction(word: code[position]) {
            // The outermost of several attempts with the same end belongs to the operation.
            case .attempt(let end): attempts[end] = attempts[end] ?? position
            case .apply(let operation, _):
                guard let kind = RunningFold.Kind(operation), let start = attempts[position] else { continue }
                while let last = found.last, last.part.start > start { found.removeLast() }
                let range = start.next..<position
                let levels = references(in: range).map { $0.route.levels }.min() ?? 0
                found.append(
                    RunningPart(
                        part: AggregateFinder.Part(start: start, end: position.next, up: levels), kind: kind,
                        own: excerpt(range, up: levels)))
            default: continue
            }
        }
        return found
    }

    private func references(in range: Range<InstructionIndex>) -> [Reference] {
        code[range].compactMap { word in
            if case .reference(let index)? = Instruction(word: word) { references[index] } else { nil }
        }
    }

    /// Consecutive instructions as a program of its own, which runs some levels further out. All jumps in it end in it.
    private func excerpt(_ range: Range<InstructionIndex>, up: Int) -> Program {
        var builder = ProgramBuilder()
        for word in code[range] {
            switch Instruction(word: word) {
            case .constant(let index): builder.emit(constant: constants[index])
            case .reference(let index): builder.emit(references[index].seen(from: up))
            case .matches(let index): builder.emit(matching: patterns[index])
            case let instruction?:
                let target = instruction.target.map { InstructionIndex($0.position - range.lowerBound.position) }
                builder.emit(target.map { instruction.leading(to: $0) } ?? instruction)
            case nil: break
            }
        }
        return builder.program
    }
}

extension RunningFold.Kind {
    /// How the result of an operation goes on; `nil` for other operations.
    fileprivate init?(_ operation: Operation) {
        switch operation {
        case .runningSum: self = .sum
        case .earlierItem: self = .earlierItem
        default: return nil
        }
    }
}
