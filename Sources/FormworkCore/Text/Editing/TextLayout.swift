/// A text as it is shown, with what of it carries meaning; the rest are literals and separators.
struct TextLayout {
    private(set) var units: [UInt16] = []
    private var isSignificant: [Bool] = []

    mutating func append(_ unit: UInt16, _ significant: Bool) {
        units.append(unit)
        isSignificant.append(significant)
    }

    /// Appends what only separates.
    mutating func append(literal text: String) {
        for unit in text.utf16 { append(unit, false) }
    }

    /// The place behind so many significant characters: right behind the last of them, or, if asked for and at the
    /// start, before the next one.
    func position(after count: Int, prefersNext: Bool) -> Int {
        var seen = 0
        var behind = 0
        for index in units.indices where isSignificant[index] {
            if seen == count { return prefersNext || count == 0 ? index : behind }
            seen += 1
            behind = index + 1
        }
        return prefersNext ? units.count : behind
    }
}
