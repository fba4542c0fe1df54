extension Pattern {

    /// Reads a pattern that `json` wrote; `nil` for JSON that is not a well-formed pattern.
    public init?(json: JSONValue) {
        guard let elements = json.arrayValue, let first = elements.first?.stringValue,
            let code = NumberList.numbers(in: first).map({ InstructionArray($0) })
        else { return nil }
        var sets: PatternSetArray = []
        for element in elements.dropFirst() {
            guard let text = element.stringValue, let numbers = NumberList.numbers(in: text),
                let set = PatternSet(numbers, after: sets)
            else { return nil }
            sets.append(set)
        }
        guard Self.isWellFormed(code, sets) else { return nil }
        self.init(code: code, sets: sets)
    }

    /// Whether the code is well-formed. Every instruction is valid and leads to an instruction of the same part. Every
    /// lookahead exists and comes after those that it contains.
    private static func isWellFormed(_ code: InstructionArray, _ sets: PatternSetArray) -> Bool {
        guard code.count <= PatternInstruction.limit, code.last == PatternInstruction.match.word else { return false }
        let starts = PatternAutomaton.lookaheads(in: code)
        guard starts.count <= PatternInstruction.lookaheadLimit else { return false }
        // The code of the pattern comes first and may use any lookahead. The code of lookahead 0 comes next and uses no
        // lookahead.
        var (start, end, known) = (InstructionIndex(0), starts.first ?? code.endIndex, starts.endIndex)
        var part = LookaheadIndex(0)
        for position in code.indices {
            if position == end {
                (start, known) = (end, part)
                part = part.next
                end = part < starts.endIndex ? starts[part] : code.endIndex
            }
            switch PatternInstruction(word: code[position]) {
            case .match, .character, .assertion: break
            case .lookahead(let index, _):
                guard index < known else { return false }
            case .split(let distance), .jump(let distance):
                let target = position.moved(by: distance)
                guard target >= start, target < end else { return false }
            case .set(let index), .boundary(let index), .noBoundary(let index):
                guard sets.has(index) else { return false }
            case nil: return false
            }
        }
        return true
    }
}

extension PatternSet {
    /// Reads the numbers of a set; `nil` if they are not those of a set. The parts of a set must not have parts
    /// themselves, so that the search for a member ends soon.
    fileprivate init?(_ numbers: [Int32], after sets: PatternSetArray) {
        guard numbers.count >= 2, numbers[0] == 0 || numbers[0] == 1, numbers[1] >= 0, numbers[1] <= numbers.count - 2
        else { return nil }
        let partsEnd = 2 + Int(numbers[1])
        let parts = numbers[2..<partsEnd].map { SetIndex(rawValue: $0) }
        var bounds: [UInt32] = []
        for distance in numbers[partsEnd...] {
            guard distance > 0 || bounds.isEmpty && distance == 0 else { return nil }
            bounds.append((bounds.last ?? 0) &+ UInt32(bitPattern: distance))
            guard let last = bounds.last, last <= 0x110000 else { return nil }
        }
        guard parts.allSatisfy({ sets.has($0) && sets[$0].parts.isEmpty }) else { return nil }
        self.init(bounds: bounds, parts: parts, isNegated: numbers[0] == 1)
    }
}
