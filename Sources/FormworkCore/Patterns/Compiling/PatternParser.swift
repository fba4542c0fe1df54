/// Reads a pattern and makes its code, in one pass by recursive descent.
///
/// Parsing stops at the first mistake.
struct PatternParser {
    /// The deepest nesting of groups.
    static let depthLimit = 64
    /// The highest count of a repeat.
    static let repeatLimit = 1000
    /// The longest pattern, in UTF-8 bytes.
    static let lengthLimit = 10_000

    /// The characters of the pattern.
    private let scalars: [Unicode.Scalar]
    /// How many characters were read.
    var position = ScalarOffset(0)
    /// The flags that are valid at the present position.
    var flags = PatternFlags()
    /// Whether the code that is made now runs from the end of the text to its start, as that of lookaheads does.
    private var isBackward = false
    /// The code of the lookaheads that were read so far. A lookahead comes after those inside it.
    private var lookaheads = PatternFragment()
    private var lookaheadCount = 0
    private var depth = 0
    private var sets: PatternSetArray = []
    private var setIndices: [PatternSet: SetIndex] = [:]

    private init(_ source: String) {
        scalars = Array(source.unicodeScalars)
    }

    /// Reads a whole pattern.
    static func parse(_ source: String, ignoresCase: Bool) throws(PatternProblem) -> Pattern {
        var parser = PatternParser(source)
        guard source.utf8.count <= lengthLimit else { throw PatternProblem(.tooLarge, offset: ByteOffset(lengthLimit)) }
        parser.flags.ignoresCase = ignoresCase
        var fragment = try parser.alternatives()
        guard parser.next == nil else { throw parser.problem(.unopened, from: parser.position) }
        fragment.append(PatternFragment(.match))
        fragment.append(parser.lookaheads)
        return Pattern(code: fragment.code, sets: parser.sets)
    }

    // MARK: Characters

    /// The character that comes next; `nil` at the end.
    var next: Unicode.Scalar? { position < scalars.end ? scalars[position] : nil }

    /// Whether these characters come next.
    func sees(_ text: String) -> Bool {
        scalars[position.scalars...].starts(with: text.unicodeScalars)
    }

    /// Reads these characters if they come next.
    mutating func takes(_ text: String) -> Bool {
        guard sees(text) else { return false }
        position += text.unicodeScalars.count
        return true
    }

    /// Reads one character; `nil` at the end.
    mutating func take() -> Unicode.Scalar? {
        defer { position = Swift.min(position + 1, scalars.end) }
        return next
    }

    /// Makes a problem of the text from an offset up to the last character that was read, or of the character at the
    /// offset.
    func problem(_ code: PatternProblem.Code, from start: ScalarOffset) -> PatternProblem {
        let end = Swift.min(Swift.max(position, start + 1), scalars.end)
        var found = String.UnicodeScalarView()
        found.append(contentsOf: scalars[start..<end])
        return PatternProblem(code, offset: scalars.byteOffset(of: start), found: String(found))
    }

    /// With flag `x`, skips white space and comments.
    mutating func skipSpace() {
        guard flags.isSpaced else { return }
        while let scalar = next, scalar == "#" || WhiteSpace.contains(scalar) {
            if scalar == "#" {
                while let scalar = next, scalar != "\n" { position += 1 }
            } else {
                position += 1
            }
        }
    }

    // MARK: Parts

    /// Reads alternatives up to the end of the group or of the pattern.
    mutating func alternatives() throws(PatternProblem) -> PatternFragment {
        let start = position
        var branches = [try sequence()]
        while takes("|") { branches.append(try sequence()) }
        let whole = PatternFragment.either(branches)
        try checkSize(whole.code.count, from: start)
        return whole
    }

    private mutating func sequence() throws(PatternProblem) -> PatternFragment {
        var parts: [PatternFragment] = []
        var count = 0
        while true {
            skipSpace()
            guard let scalar = next, scalar != "|", scalar != ")" else { break }
            let start = position
            switch try atom() {
            case .nothing: continue
            case .assertion(let instruction): parts.append(PatternFragment(instruction))
            case .repeatable(let fragment): parts.append(try repeated(fragment))
            }
            count += parts.last?.code.count ?? 0
            try checkSize(count, from: start)
        }
        var whole = PatternFragment()
        if isBackward { parts.reverse() }
        for part in parts { whole.append(part) }
        return whole
    }

    /// Reads a lookahead after its opening characters. Its code is separate and runs before the pattern.
    mutating func lookahead(isNegated: Bool, from start: ScalarOffset) throws(PatternProblem) -> PatternAtom {
        let outer = isBackward
        isBackward = true
        var body = try nested(from: start)
        isBackward = outer
        body.append(PatternFragment(.match))
        guard lookaheadCount < PatternInstruction.lookaheadLimit else { throw problem(.tooLarge, from: start) }
        lookaheads.append(body)
        lookaheadCount += 1
        return .assertion(.lookahead(LookaheadIndex(lookaheadCount - 1), isNegated: isNegated))
    }

    /// Reads a group one level deeper; its flags end with it.
    mutating func nested(from start: ScalarOffset) throws(PatternProblem) -> PatternFragment {
        let outer = flags
        depth += 1
        defer { depth -= 1 }
        guard depth <= PatternParser.depthLimit else { throw problem(.tooDeep, from: start) }
        let group = try alternatives()
        guard takes(")") else { throw problem(.unclosed, from: start) }
        flags = outer
        return group
    }

    /// Checks that the instructions, those of the lookaheads and the one at the end do not exceed the limit.
    private func checkSize(_ count: Int, from start: ScalarOffset) throws(PatternProblem) {
        guard count + lookaheads.code.count < PatternInstruction.limit else { throw problem(.tooLarge, from: start) }
    }

    // MARK: Sets

    /// Makes code that takes a member of a set.
    mutating func fragment(_ set: PatternSet) -> PatternFragment {
        PatternFragment(.set(index(of: set)))
    }

    /// The index of a set among those of the pattern. Equal sets are stored once.
    mutating func index(of set: PatternSet) -> SetIndex {
        let index = setIndices[set] ?? sets.endIndex
        if index == sets.endIndex {
            sets.append(set)
            setIndices[set] = index
        }
        return index
    }
}
