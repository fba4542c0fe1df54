import FormworkCore

/// A set of characters that ECMAScript, Python and others understand in the same way.
///
/// Classes such as `\d` have other members in every language. So of characters beyond ASCII a set either has some ranges, or all.
struct PortableSet {
    /// The characters of ASCII, one bit for each.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// The characters beyond ASCII.
    private var ranges: [ClosedRange<UInt32>] = []
    private(set) var hasAllOthers = false

    /// All characters.
    static let all: PortableSet = {
        var set = PortableSet()
        (set.low, set.high, set.hasAllOthers) = (.max, .max, true)
        return set
    }()

    /// Some characters of ASCII.
    init(_ ascii: ClosedRange<UInt32>...) {
        for range in ascii { insert(range) }
    }

    /// Whether no character is in the set.
    var isEmpty: Bool { low == 0 && high == 0 && ranges.isEmpty && !hasAllOthers }

    mutating func insert(_ range: ClosedRange<UInt32>) {
        var code = range.lowerBound
        while code < 0x80, code <= range.upperBound {
            insertASCII(code)
            code += 1
        }
        if range.upperBound >= 0x80 { ranges.append(max(range.lowerBound, 0x80)...range.upperBound) }
    }

    mutating func insertAllOthers() { hasAllOthers = true }

    mutating func formUnion(_ other: PortableSet) {
        low |= other.low
        high |= other.high
        ranges += other.ranges
        if other.hasAllOthers { hasAllOthers = true }
    }

    /// Adds the other case of the letters of ASCII.
    mutating func closeOverCase() {
        for code: UInt32 in 0x41...0x5A {
            if contains(code) { insertASCII(code + 32) } else if contains(code + 32) { insertASCII(code) }
        }
    }

    /// Whether a letter is in the set that is also another case of a letter beyond ASCII: İ, ı, K and ſ.
    var hasRareCases: Bool { [0x49, 0x4B, 0x53, 0x69, 0x6B, 0x73].contains { contains($0) } || !ranges.isEmpty }

    /// The characters of ASCII that are not in the set, without all others.
    private var otherASCII: PortableSet {
        var set = PortableSet()
        (set.low, set.high) = (~low, ~high)
        return set
    }

    /// The set as a part of a pattern.
    var text: String {
        if hasAllOthers {
            let others = otherASCII
            return others.isEmpty ? "[\\s\\S]" : "[^" + others.runs + "]"
        }
        return "[" + runs + "]"
    }

    /// A set of all characters but these.
    var negatedText: String {
        if isEmpty { return "[\\s\\S]" }
        return hasAllOthers ? "[" + otherASCII.runs + "]" : "[^" + runs + "]"
    }

    private var runs: String {
        var text = ""
        var code: UInt32 = 0
        while code < 0x80 {
            var end = code
            while end < 0x80, contains(end) { end += 1 }
            if end > code { text += Self.run(code, end - 1) }
            code = max(end, code + 1)
        }
        for range in ranges { text += Self.run(range.lowerBound, range.upperBound) }
        return text
    }

    private static func run(_ first: UInt32, _ last: UInt32) -> String {
        let start = member(first)
        if first == last { return start }
        return start + (last == first + 1 ? "" : "-") + member(last)
    }

    private static func member(_ code: UInt32) -> String {
        switch code {
        case 0..<0x20, 0x7F: PortablePattern.escape(code)
        case 0x2D, 0x5B, 0x5C, 0x5D, 0x5E: "\\" + PortablePattern.character(code)
        default: PortablePattern.character(code)
        }
    }

    private func contains(_ code: UInt32) -> Bool {
        code < 64 ? low >> UInt64(code) & 1 == 1 : code < 128 && high >> UInt64(code - 64) & 1 == 1
    }

    private mutating func insertASCII(_ code: UInt32) {
        if code < 64 { low |= 1 << UInt64(code) } else { high |= 1 << UInt64(code - 64) }
    }
}
