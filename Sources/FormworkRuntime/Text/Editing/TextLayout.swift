/// A text as it is shown, with what of it carries meaning; the rest are literals and separators.
struct TextLayout {
    private(set) var units: [UInt16] = []
    /// For each unit 1 if it carries meaning, else 0.
    private var meanings: [UInt16] = []

    /// The whole text.
    var text: String { TextUnits.text(units) }

    @inline(never)
    mutating func append(_ unit: UInt16, _ significant: Bool) {
        units.append(unit)
        meanings.append(significant ? 1 : 0)
    }

    /// The place behind so many significant characters: right behind the last of them, or, if asked for and at the
    /// start, before the next one.
    func position(after count: Int, prefersNext: Bool) -> Int {
        var seen = 0
        var behind = 0
        for index in 0..<units.count where meanings[index] != 0 {
            if seen == count { return prefersNext || count == 0 ? index : behind }
            seen += 1
            behind = index + 1
        }
        return prefersNext ? units.count : behind
    }
}
