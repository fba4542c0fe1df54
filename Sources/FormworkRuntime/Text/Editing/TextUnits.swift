/// Text as UTF-16 units, in which carets are counted.
enum TextUnits {
    @inline(never)
    static func units(_ text: String) -> [UInt16] {
        var units: [UInt16] = []
        for scalar in text.scalarList {
            let code = scalar.value
            if code > 0xFFFF {
                units.append(UInt16(truncatingIfNeeded: 0xD7C0 &+ (code >> 10)))
                units.append(UInt16(truncatingIfNeeded: 0xDC00 | code & 0x3FF))
            } else {
                units.append(UInt16(truncatingIfNeeded: code))
            }
        }
        return units
    }

    /// The text of some units; halves of a character are left out.
    @inline(never)
    static func text(_ units: [UInt16], _ start: Int = 0, _ end: Int = Int.max) -> String {
        var text = ""
        var high: UInt32 = 0
        for index in max(start, 0)..<max(min(end, units.count), max(start, 0)) {
            var code = UInt32(units[index])
            if code & 0xFC00 == 0xD800 {
                high = code
                continue
            }
            if code & 0xFC00 == 0xDC00, high != 0 { code = 0x10000 &+ ((high & 0x3FF) << 10) | code & 0x3FF }
            high = 0
            if let scalar = Unicode.Scalar(code) { text.append(scalar: scalar) }
        }
        return text
    }

    /// The units from one place to another.
    @inline(never)
    static func part(_ units: [UInt16], _ start: Int, _ end: Int) -> [UInt16] {
        var part: [UInt16] = []
        for index in start..<max(start, end) { part.append(units[index]) }
        return part
    }

    /// The units from one place to another that are not 0.
    @inline(never)
    static func significant(_ units: [UInt16], _ start: Int = 0, _ end: Int = Int.max) -> [UInt16] {
        var part: [UInt16] = []
        for index in start..<max(start, min(end, units.count)) where units[index] != 0 { part.append(units[index]) }
        return part
    }

    /// The first place of a unit; -1 if it is not there.
    @inline(never)
    static func place(of unit: UInt16, in units: [UInt16]) -> Int {
        for index in 0..<units.count where units[index] == unit { return index }
        return -1
    }

    /// The nearest place between two characters, as people count them, up or down from a place between two units.
    @inline(never)
    static func boundary(_ units: [UInt16], _ place: Int, isUp: Bool) -> Int {
        var place = min(max(place, 0), units.count)
        while place > 0, place < units.count, units[place] >= 0x300 || units[place - 1] >= 0x300 || units[place] == 0x0A
        {
            // Nothing is lost and nothing comes apart where the text is cut.
            let whole = text(units)
            let (head, tail) = (text(units, 0, place), text(units, place))
            if head.utf8.count + tail.utf8.count == whole.utf8.count,
                head.characterCount + tail.characterCount == whole.characterCount
            {
                break
            }
            place += isUp ? 1 : -1
        }
        return place
    }
}
