import FormworkCore

/// The place of a problem in the text of a definition, and a repair.
package struct DiagnosticPlace: Equatable, Sendable {
    /// A text that replaces a part of the definition.
    package struct Repair: Equatable, Sendable {
        /// The part of the text that is replaced.
        package var range: Range<TextOffset>
        /// The text that replaces them.
        package var text: String
    }

    /// The problem.
    package var diagnostic: Diagnostic
    /// The offset from the start of the text.
    package var offset: TextOffset
    /// The repair that replaces an unknown word by the nearest known one; `nil` if absent.
    package var repair: Repair?
}

extension DefinitionReading {
    /// The problems with their offsets, in the order of the text.
    ///
    /// - Complexity: linear in the length of the text and the number of problems.
    package var places: [DiagnosticPlace] {
        let map = SourceMap(source)
        var last: (byte: ByteOffset, text: TextOffset) = (0, 0)
        return diagnostics.map { diagnostic in
            let byte = map.offset(line: diagnostic.line ?? 1, column: diagnostic.column ?? 1)
            if byte < last.byte { last = (0, 0) }
            last = (byte, last.text + source[last.byte..<byte].utf16Count)
            return DiagnosticPlace(
                diagnostic: diagnostic, offset: last.text, repair: repair(diagnostic, at: byte, last.text))
        }
    }

    private func repair(_ diagnostic: Diagnostic, at byte: ByteOffset, _ place: TextOffset) -> DiagnosticPlace.Repair? {
        guard diagnostic.code.isAboutWord, let text = diagnostic.expected.first,
            NearestWord.to(diagnostic.found, among: [text]) != nil
        else { return nil }
        // A word may have a quotation mark before it, or the sign of a reference.
        let rest = source.from(byte)
        let marks = rest.prefix { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") }.count
        guard marks <= 3, rest.dropFirst(marks).starts(with: diagnostic.found.utf8) else { return nil }
        let start = place + marks
        return DiagnosticPlace.Repair(range: start..<start + diagnostic.found.utf16.count, text: text)
    }
}

extension Diagnostic.Code {
    /// Whether the problem is an unknown word, and the first of the expected words may be the right one.
    fileprivate var isAboutWord: Bool {
        switch self {
        case .dialect(let code):
            switch code {
            case .unknownKey, .unknownWord, .unknownType, .misspeltType, .unsupportedStyle, .unknownInputType,
                .unknownSectionType,
                .unknownMessage, .unknownTimeZone:
                true
            default: false
            }
        case .definition(let code):
            switch code {
            case .unknownReference, .unknownFunction, .unknownFormat, .unknownTarget, .unknownOption: true
            default: false
            }
        case .json: false
        }
    }
}

extension SourceMap {
    /// The offset of a line and a column, both from 1; the end of the line if the line is shorter.
    func offset(line: Int, column: Int) -> ByteOffset {
        let bytes = self.line(line)
        var rest = column
        let place = bytes.indices.first { place in
            if bytes[place] & 0xC0 != 0x80 { rest -= 1 }
            return rest == 0
        }
        return ByteOffset(place ?? bytes.endIndex)
    }
}

extension Collection<UInt8> {
    /// The number of UTF-16 units of the text that these bytes have in UTF-8.
    var utf16Count: Int {
        reduce(0) { count, byte in
            if byte & 0xC0 == 0x80 { return count }
            // Only characters with four bytes have two units.
            return count + (byte >= 0xF0 ? 2 : 1)
        }
    }
}
