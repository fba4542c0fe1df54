/// Reads a pattern and makes its code, in one pass by recursive descent.
///
/// Stops at the first mistake: what follows one would be guesses.
struct PatternParser {
    /// The deepest nesting of groups.
    static let depthLimit = 64
    /// The highest count of a repeat.
    static let repeatLimit = 1000
    /// The longest pattern, in UTF-8 bytes.
    static let lengthLimit = 10_000

    /// What is read.
    private let scalars: [Unicode.Scalar]
    /// How many characters were read.
    var position = 0
    /// The flags that hold here.
    var flags = PatternFlags()
    private var depth = 0
    private var sets: [PatternSet] = []
    private var setIndices: [PatternSet: Int] = [:]

    private init(_ source: String) {
        scalars = Array(source.unicodeScalars)
    }

    /// The pattern that a text describes.
    static func parse(_ source: String, ignoresCase: Bool) throws(PatternProblem) -> Pattern {
        var parser = PatternParser(source)
        guard source.utf8.count <= lengthLimit else { throw PatternProblem(.tooLarge, offset: lengthLimit) }
        parser.flags.ignoresCase = ignoresCase
        var fragment = try parser.alternatives()
        guard parser.next == nil else { throw parser.problem(.unopened, from: parser.position) }
        fragment.append(PatternFragment(.match))
        return Pattern(code: fragment.code, sets: parser.sets)
    }

    // MARK: Characters

    /// The character that comes next; `nil` at the end.
    var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// Whether these characters come next.
    func sees(_ text: String) -> Bool {
        scalars[position...].starts(with: text.unicodeScalars)
    }

    /// Reads these characters if they come next.
    mutating func takes(_ text: String) -> Bool {
        guard sees(text) else { return false }
        position += text.unicodeScalars.count
        return true
    }

    /// Reads one character, whatever it is.
    mutating func take() -> Unicode.Scalar? {
        defer { position = Swift.min(position + 1, scalars.count) }
        return next
    }

    /// Something is wrong from there to the last character that was read, or with the one at that place.
    func problem(_ code: PatternProblem.Code, from start: Int) -> PatternProblem {
        let end = Swift.min(Swift.max(position, start + 1), scalars.count)
        var (before, found) = (String.UnicodeScalarView(), String.UnicodeScalarView())
        before.append(contentsOf: scalars[..<start])
        found.append(contentsOf: scalars[start..<end])
        return PatternProblem(code, offset: String(before).utf8.count, found: String(found))
    }

    /// With flag `x`, skips what only makes the pattern readable.
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

    /// Everything up to the end of the group or of the pattern.
    mutating func alternatives() throws(PatternProblem) -> PatternFragment {
        let start = position
        var branches = [try sequence()]
        while takes("|") { branches.append(try sequence()) }
        return try limited(PatternFragment.either(branches), from: start)
    }

    private mutating func sequence() throws(PatternProblem) -> PatternFragment {
        var whole = PatternFragment()
        while true {
            skipSpace()
            guard let scalar = next, scalar != "|", scalar != ")" else { return whole }
            let start = position
            switch try atom() {
            case .nothing: continue
            case .assertion(let instruction): whole.append(PatternFragment(instruction))
            case .repeatable(let fragment): whole.append(try repeated(fragment))
            }
            whole = try limited(whole, from: start)
        }
    }

    /// Reads a group one level deeper; its flags end with it.
    mutating func nested(from start: Int) throws(PatternProblem) -> PatternFragment {
        let outer = flags
        depth += 1
        defer { depth -= 1 }
        guard depth <= PatternParser.depthLimit else { throw problem(.tooDeep, from: start) }
        let group = try alternatives()
        guard takes(")") else { throw problem(.unclosed, from: start) }
        flags = outer
        return group
    }

    func limited(_ fragment: PatternFragment, from start: Int) throws(PatternProblem) -> PatternFragment {
        // One instruction is left for the end.
        guard fragment.code.count < PatternInstruction.limit else { throw problem(.tooLarge, from: start) }
        return fragment
    }

    // MARK: Sets

    /// Code that takes a member of a set.
    mutating func fragment(_ set: PatternSet) -> PatternFragment {
        PatternFragment(.set(index(of: set)))
    }

    /// Where a set is among those of the pattern. Equal sets are kept once.
    mutating func index(of set: PatternSet) -> Int {
        let index = setIndices[set] ?? sets.count
        if index == sets.count {
            sets.append(set)
            setIndices[set] = index
        }
        return index
    }
}
