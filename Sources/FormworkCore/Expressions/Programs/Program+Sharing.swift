/// Functions that move parts of programs into aggregates while a form is compiled.
extension Program {
    /// The positions that jumps lead to.
    var jumpTargets: Set<Int> {
        var targets: Set<Int> = []
        for word in code {
            switch Instruction(word: word) {
            case .jump(let target), .jumpUnlessTrue(let target), .jumpIfTrue(let target), .jumpIfPresent(let target),
                .attempt(let target):
                targets.insert(target)
            default: break
            }
        }
        return targets
    }

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
    func replacing(_ parts: [AggregateFinder.Part], by uses: [AggregateUse]) -> Program {
        var places = [Int](repeating: 0, count: code.count + 1)
        var words: [Int32] = []
        var next = 0
        for position in code.indices {
            places[position] = words.count
            if next < parts.count, position >= parts[next].start {
                if position == parts[next].start { words.append(Instruction.aggregate(next).word) }
                if position == parts[next].end - 1 { next += 1 }
            } else {
                words.append(code[position])
            }
        }
        places[code.count] = words.count
        let moved = words.map { Instruction(word: $0)?.jumping(by: places).word ?? $0 }
        return Program(
            code: moved, constants: constants, references: references, patterns: patterns, aggregates: uses)
    }
}

extension Reference {
    /// The same reference, read from some levels further out.
    fileprivate func seen(from up: Int) -> Reference {
        let route: Route =
            switch self.route {
            case .near(let levels): .near(up: levels - up)
            case .all(let levels): .all(up: levels - up)
            case .at(let levels, let item): .at(up: levels - up, item)
            }
        return Reference(element, property: property, route: route)
    }
}

extension Instruction {
    /// The instruction with its jump leading to the new index of its target.
    fileprivate func jumping(by places: [Int]) -> Instruction {
        switch self {
        case .jump(let target): .jump(places[target])
        case .jumpUnlessTrue(let target): .jumpUnlessTrue(places[target])
        case .jumpIfTrue(let target): .jumpIfTrue(places[target])
        case .jumpIfPresent(let target): .jumpIfPresent(places[target])
        case .attempt(let target): .attempt(places[target])
        default: self
        }
    }
}
