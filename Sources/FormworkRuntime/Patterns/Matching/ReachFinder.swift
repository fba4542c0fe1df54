#if !hasFeature(Embedded)
/// Finds the instructions that simple code reaches without taking a character.
struct ReachFinder {
    private let code: InstructionArray
    /// For each instruction that takes a character its bit.
    private var bits: IndexedArray<InstructionIndex, UInt64> = []
    /// For each instruction the last round in which it was followed.
    private var visits: IndexedArray<InstructionIndex, Int>
    private var round = 0
    private var waiting: [InstructionIndex] = []
    /// The instructions that can take a character, as the last round found them.
    private(set) var takers: UInt64 = 0

    init(_ code: InstructionArray) {
        self.code = code
        visits = IndexedArray(repeating: 0, count: code.count)
        var bit: UInt64 = 1
        for word in code {
            bits.append(bit)
            if FollowTable.takesCharacter(word) { bit <<= 1 }
        }
    }

    /// Follows all instructions from `start` on. Returns whether the end of the pattern can be reached, at the start or
    /// end of the text or elsewhere.
    mutating func follow(from start: InstructionIndex, isStart: Bool, isEnd: Bool) -> Bool {
        var isMatch = false
        takers = 0
        round += 1
        waiting.append(start)
        while let position = waiting.popLast() {
            guard visits[position] != round else { continue }
            visits[position] = round
            switch PatternInstruction(word: code[position]) {
            case .match: isMatch = true
            case .split(let distance):
                waiting.append(position.next)
                waiting.append(position.moved(by: distance))
            case .jump(let distance): waiting.append(position.moved(by: distance))
            case .assertion(let assertion):
                if assertion == .start ? isStart : isEnd { waiting.append(position.next) }
            default: takers |= bits[position]
            }
        }
        return isMatch
    }
}
#endif
