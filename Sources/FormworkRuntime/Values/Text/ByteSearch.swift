#if !hasFeature(Embedded)
// In this package texts are searched, split and replaced by their bytes, for the reason that `ByteEquality.swift` gives. These
// functions are chosen before those of the standard library. A mark after a separator does not hide it: the parts may
// begin with a mark.

extension String {
    package func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
    package func hasPrefix(_ prefix: Substring) -> Bool { utf8.starts(with: prefix.utf8) }
    package func hasSuffix(_ suffix: String) -> Bool { utf8.hasEnd(suffix.utf8) }
    package func contains(_ part: String) -> Bool {
        TextSteps.note(utf8.count)
        if part.utf8.count == 1, let byte = part.utf8.first { return utf8.contains(byte) }
        return TextSearch.finds(part, in: self)
    }

    package func contains(_ character: Character) -> Bool { contains(String(character)) }

    /// The text with another text in each place of `part`.
    package func replacing(_ part: String, with other: String) -> String {
        guard !part.isEmpty, contains(part) else { return self }
        return split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}

extension Substring {
    package func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
    package func hasSuffix(_ suffix: String) -> Bool { utf8.hasEnd(suffix.utf8) }
    package func contains(_ part: String) -> Bool { String(self).contains(part) }
    package func contains(_ character: Character) -> Bool { String(self).contains(character) }
}

extension StringProtocol where SubSequence == Substring {
    /// The parts between the separators, as the standard library's function with this name gives them.
    ///
    /// - Complexity: Linear in the number of bytes.
    package func split(
        separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
    ) -> [Substring] {
        TextSteps.note(utf8.count)
        var parts: [Substring] = []
        var start = startIndex
        var offset = 0
        for place in places(of: Array(separator.utf8)) where parts.count < maxSplits {
            let end = utf8.index(start, offsetBy: place - offset)
            if start < end || !omittingEmptySubsequences { parts.append(self[start..<end]) }
            start = utf8.index(end, offsetBy: separator.utf8.count)
            offset = place + separator.utf8.count
        }
        if start < endIndex || !omittingEmptySubsequences { parts.append(self[start...]) }
        return parts
    }

    /// The offsets of a separator, from the left and without overlaps.
    private func places(of separator: [UInt8]) -> [Int] {
        if separator.count != 1 {
            return separator.isEmpty ? [] : TextSearch.starts(of: separator, in: Array(utf8), limit: .max)
        }
        var found: [Int] = []
        for (offset, byte) in utf8.enumerated() where byte == separator[0] { found.append(offset) }
        return found
    }

    /// The first index of a character; `nil` if the text does not contain it.
    package func firstIndex(of character: Character) -> Index? {
        // Loops ask again and again for the next sign of ASCII, so nothing is copied for it.
        if let byte = character.asciiByte {
            let found = utf8.firstIndex(of: byte)
            TextSteps.note(utf8.distance(from: startIndex, to: found ?? endIndex))
            return found
        }
        TextSteps.note(utf8.count)
        let found = TextSearch.starts(of: Array(character.utf8), in: Array(utf8), limit: 1).first
        return found.map { utf8.index(startIndex, offsetBy: $0) }
    }

    /// The last index of a character; `nil` if the text does not contain it.
    package func lastIndex(of character: Character) -> Index? {
        if let byte = character.asciiByte {
            let found = self[...].utf8.lastIndex(of: byte)
            TextSteps.note(utf8.distance(from: found ?? startIndex, to: endIndex))
            return found
        }
        TextSteps.note(utf8.count)
        let found = TextSearch.starts(of: Array(character.utf8), in: Array(utf8), limit: .max).last
        return found.map { utf8.index(startIndex, offsetBy: $0) }
    }
}

extension Character {
    /// The byte of a character of ASCII; `nil` for any other.
    fileprivate var asciiByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}

extension BidirectionalCollection<UInt8> {
    /// Whether the bytes end with the bytes of another text.
    fileprivate func hasEnd(_ end: some BidirectionalCollection<UInt8>) -> Bool {
        reversed().starts(with: end.reversed())
    }
}
#endif
