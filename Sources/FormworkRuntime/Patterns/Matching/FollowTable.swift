#if !hasFeature(Embedded)
/// A table of the instructions of a pattern that can take the next character after each instruction (Glushkov's
/// automaton).
///
/// Each instruction that takes a character is one bit of a word. So one word has all ways of matching at once, and
/// reading a character takes a few operations and no memory. The results and the counted steps are the same as those of
/// `PatternMatcher`, which simulates the patterns that are not simple (`PatternAutomaton.weight`).
struct FollowTable: Sendable {
    /// An instruction that takes a character.
    fileprivate struct Taker: Sendable {
        let word: Int32
        /// The ASCII characters that it takes, one bit for each: those below 64, and the others.
        var members: (UInt64, UInt64) = (0, 0)
        /// The instructions that can take the character after it.
        var next: UInt64 = 0
    }

    /// The instructions, in the order of their bits.
    private var takers: [Taker] = []
    private let sets: PatternSetArray
    /// The instructions that can take the first character of the text.
    private let first: UInt64
    /// The instructions that can take a later character of the text as the first character of a match.
    private let firstInside: UInt64
    /// The instructions after which a match can end anywhere in the text.
    private var last: UInt64 = 0
    /// The instructions after which a match can end at the end of the text.
    private var lastAtEnd: UInt64 = 0
    /// Whether the pattern matches an empty text.
    private let matchesBlank: Bool
    /// Whether the pattern matches zero characters at the start of every text. Then it matches an empty text, too.
    private let matchesBlankAtStart: Bool
    /// Whether the pattern matches zero characters at the end of every text.
    private let matchesBlankAtEnd: Bool

    /// Makes the table of a simple pattern.
    init(_ code: InstructionArray, _ sets: PatternSetArray) {
        var finder = ReachFinder(code)
        self.sets = sets
        for position in code.indices where Self.takesCharacter(code[position]) {
            let word = code[position]
            var taker = Taker(word: word)
            // When a repeat is written out, its equal instructions are next to each other.
            if let known = takers.last, known.word == word {
                taker.members = known.members
            } else {
                for value in 0..<64 {
                    if Self.takes(UInt32(value), word, sets) { taker.members.0 |= 1 << UInt64(value) }
                    if Self.takes(UInt32(value + 64), word, sets) { taker.members.1 |= 1 << UInt64(value) }
                }
            }
            let bit: UInt64 = 1 << UInt64(takers.count)
            if finder.follow(from: position.next, isStart: false, isEnd: true) { lastAtEnd |= bit }
            if finder.follow(from: position.next, isStart: false, isEnd: false) { last |= bit }
            taker.next = finder.takers
            takers.append(taker)
        }
        let start = InstructionIndex(0)
        matchesBlank = finder.follow(from: start, isStart: true, isEnd: true)
        matchesBlankAtEnd = finder.follow(from: start, isStart: false, isEnd: true)
        matchesBlankAtStart = finder.follow(from: start, isStart: true, isEnd: false)
        first = finder.takers
        _ = finder.follow(from: start, isStart: false, isEnd: false)
        firstInside = finder.takers
    }

    /// Whether the whole text matches, or some part of it if `isWhole` is `false`. Beyond the limit of steps nothing
    /// matches.
    func matches(
        _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, weight: Int, limit: Int, steps: inout Int
    ) -> Bool {
        if bytes.isEmpty { return matchesBlank }
        if first != 0 { steps += weight }
        if !isWhole, matchesBlankAtStart { return true }
        return takers.withUnsafeBufferPointer { takers in
            matches(bytes, takers, isWhole: isWhole, weight: weight, limit: limit, steps: &steps)
        }
    }

    private func matches(
        _ bytes: UnsafeBufferPointer<UInt8>, _ takers: UnsafeBufferPointer<Taker>, isWhole: Bool,
        weight: Int, limit: Int, steps: inout Int
    ) -> Bool {
        var reader = ScalarReader(bytes: bytes)
        var waiting = first
        var taken: UInt64 = 0
        let always = isWhole ? 0 : firstInside
        while !reader.isAtEnd {
            if steps >= limit || isWhole && waiting == 0 { return false }
            if waiting == 0 { return matchesBlankAtEnd }
            let scalar = reader.next()
            var rest = waiting
            (taken, waiting) = (0, always)
            while rest != 0 {
                let bit = rest.trailingZeroBitCount
                rest &= rest - 1
                if takers[bit].takes(scalar, sets) {
                    taken |= 1 << UInt64(bit)
                    waiting |= takers[bit].next
                }
            }
            if waiting != 0, !reader.isAtEnd { steps += weight }
            if !isWhole, taken & last != 0 { return true }
        }
        return taken & lastAtEnd != 0 || !isWhole && matchesBlankAtEnd
    }
}

/// Reads the characters of a text one after another.
private struct ScalarReader {
    let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The next character, which has to exist.
    mutating func next() -> UInt32 {
        let first = bytes[offset]
        offset += 1
        if first < 0x80 { return UInt32(first) }
        let rest = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
        var code = UInt32(first & 0x3F >> UInt8(rest))
        let end = Swift.min(offset + rest, bytes.count)
        while offset < end {
            code = code << 6 | UInt32(bytes[offset] & 0x3F)
            offset += 1
        }
        return code
    }
}

extension FollowTable {
    /// Whether an instruction takes a character of the text.
    static func takesCharacter(_ word: Int32) -> Bool {
        switch PatternInstruction(word: word) {
        case .character, .set: true
        default: false
        }
    }

    /// Whether an instruction takes a character.
    fileprivate static func takes(_ scalar: UInt32, _ word: Int32, _ sets: PatternSetArray) -> Bool {
        switch PatternInstruction(word: word) {
        case .set(let index): sets[index].contains(scalar, among: sets)
        case .character(let value): value == scalar
        default: false
        }
    }
}

extension FollowTable.Taker {
    fileprivate func takes(_ scalar: UInt32, _ sets: PatternSetArray) -> Bool {
        if scalar < 64 { return members.0 >> UInt64(scalar) & 1 == 1 }
        if scalar < 128 { return members.1 >> UInt64(scalar - 64) & 1 == 1 }
        return FollowTable.takes(scalar, word, sets)
    }
}
#endif
