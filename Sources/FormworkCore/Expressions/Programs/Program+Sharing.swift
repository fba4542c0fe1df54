/// Functions that move parts of programs into aggregates while a form is compiled.
extension Program {
    /// The instructions that jumps lead to.
    var jumpTargets: Set<InstructionIndex> { Set(code.compactMap { Instruction(word: $0)?.target }) }

    /// A part as a program of its own. It runs in the item further out from which all its references begin.
    func part(_ part: AggregateFinder.Part) -> Program {
        var builder = ProgramBuilder()
        for word in code[part.start..<part.end] {
            switch Instruction(word: word) {
            case .constant(let index): builder.emit(constant: constants[index])
            case .reference(let index): builder.emit(references[index].seen(from: part.up))
            case let instruction?: builder.emit(instruction)
            case nil: break
            }
        }
        return builder.program
    }

    /// The program with some parts replaced by aggregates.
    func replacing(_ parts: [AggregateFinder.Part], by uses: IndexedArray<AggregateIndex, AggregateUse>) -> Program {
        // For each instruction its new index. The last one is that of the end of the code.
        var newIndices: IndexedArray<InstructionIndex, InstructionIndex> = []
        var words: InstructionArray = []
        var next = 0
        for position in code.indices {
            newIndices.append(words.endIndex)
            if next < parts.count, position >= parts[next].start {
                if position == parts[next].start {
                    words.append(Instruction.aggregate(AggregateIndex(aggregates.count + next)).word)
                }
                if position.next == parts[next].end { next += 1 }
            } else {
                words.append(code[position])
            }
        }
        newIndices.append(words.endIndex)
        let moved = words.map { word in
            guard let instruction = Instruction(word: word), let target = instruction.target else { return word }
            return instruction.leading(to: newIndices[target]).word
        }
        return Program(
            code: IndexedArray(moved), constants: constants, references: references, patterns: patterns,
            aggregates: IndexedArray(aggregates.elements + uses.elements))
    }
}

extension Reference {
    /// The same reference, read from some levels further out, or further in if the number is negative.
    func seen(from up: Int) -> Reference {
        let route: Route =
            switch self.route {
            case .near(let levels): .near(up: levels - up)
            case .all(let levels): .all(up: levels - up)
            case .before(let levels): .before(up: levels - up)
            case .at(let levels, let item): .at(up: levels - up, item)
            }
        return Reference(element, property: property, route: route)
    }
}
