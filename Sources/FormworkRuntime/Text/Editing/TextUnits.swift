/// A text as UTF-16 units, in which carets are counted.
package struct TextUnits: Equatable {
    private(set) var list: [UInt16] = []

    /// Makes a blank text.
    init() {}

    @inline(never)
    init(_ text: String) {
        for scalar in text.scalarList {
            if scalar.value > 0xFFFF {
                list.append(UTF16.leadSurrogate(scalar))
                list.append(UTF16.trailSurrogate(scalar))
            } else {
                list.append(UInt16(truncatingIfNeeded: scalar.value))
            }
        }
    }

    var isEmpty: Bool { list.isEmpty }

    var count: Int { list.count }

    /// The position after the last unit.
    var end: TextOffset { TextOffset(list.count) }

    mutating func append(_ unit: UInt16) { list.append(unit) }

    /// Whether a character of one unit is in the text.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        #if !hasFeature(Embedded)
        TextSteps.note(list.count)
        #endif
        for unit in list where UInt32(unit) == scalar.value { return true }
        return false
    }

    /// The unit after a position; `nil` at the end.
    func unit(after offset: TextOffset) -> UInt16? { offset < end ? list[offset.utf16] : nil }

    /// The units from one position to another.
    @inline(never)
    func part(from start: TextOffset, to end: TextOffset) -> TextUnits {
        var part = TextUnits()
        for index in start.utf16..<max(start.utf16, end.utf16) { part.list.append(list[index]) }
        return part
    }

    static func + (left: TextUnits, right: TextUnits) -> TextUnits {
        var sum = left
        for unit in right.list { sum.list.append(unit) }
        return sum
    }

    /// The whole text. Halves of surrogate pairs are left out.
    @inline(never)
    var text: String {
        #if !hasFeature(Embedded)
        TextSteps.note(list.count)
        #endif
        var text = ""
        var lead: UInt16?
        for unit in list {
            if UTF16.isLeadSurrogate(unit) {
                lead = unit
                continue
            }
            var code = UInt32(unit)
            if let lead, UTF16.isTrailSurrogate(unit) {
                code = 0x10000 &+ (UInt32(lead) & 0x3FF) << 10 | code & 0x3FF
            }
            lead = nil
            if let scalar = Unicode.Scalar(code) { text.append(scalar: scalar) }
        }
        return text
    }

    /// Whether a position may be inside a character: inside a surrogate pair, or between two units that can belong to
    /// one character.
    private func mayBeInsideCharacter(_ offset: TextOffset) -> Bool {
        guard offset > 0, let next = unit(after: offset) else { return false }
        // Below U+0300 only a line feed can belong to the same character as the unit before it.
        return next >= 0x300 || list[offset.utf16 - 1] >= 0x300 || next == 0x0A
    }

    /// The nearest position between two characters, as people count characters. It is the given position, or one
    /// further on if `isUp` is `true`, else further back.
    ///
    /// - Complexity: linear in the text, however many code points a character has.
    @inline(never)
    func boundary(near offset: TextOffset, isUp: Bool) -> TextOffset {
        let offset = min(max(offset, 0), end)
        guard mayBeInsideCharacter(offset) else { return offset }
        var characters = text.makeIterator()
        var start = 0
        while start < offset.utf16, let character = characters.next() {
            let next = index(after: character.utf8.count, from: start)
            if next > offset.utf16 { return TextOffset(isUp ? next : start) }
            start = next
        }
        return offset
    }

    /// The index after so many bytes of UTF-8. Lone halves of surrogate pairs count as no bytes.
    private func index(after bytes: Int, from start: Int) -> Int {
        var (index, rest) = (start, bytes)
        while rest > 0, index < list.count {
            let unit = list[index]
            index += 1
            if UTF16.isLeadSurrogate(unit) {
                guard index < list.count, UTF16.isTrailSurrogate(list[index]) else { continue }
                index += 1
                rest -= 4
            } else if !UTF16.isTrailSurrogate(unit) {
                rest -= unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
            }
        }
        return index
    }
}
