/// Writes diagnostics in the format of compilers, which editors understand: `file:line:column: error: …`, then the
/// line, then a caret under the column.
public struct DiagnosticPrinter {
    /// The maximum number of characters of a line that are shown.
    private static let width = 100

    private let source: SourceMap

    /// Makes a printer for the diagnostics of a file.
    public init(source: [UInt8]) {
        self.source = SourceMap(source)
    }

    /// Writes diagnostics, one after the other.
    public func text(of diagnostics: [Diagnostic]) -> String {
        diagnostics.map { text(of: $0) }.joined()
    }

    /// Writes one diagnostic, with a line break at its end.
    public func text(of diagnostic: Diagnostic) -> String {
        var place = ""
        if let line = diagnostic.line, let column = diagnostic.column { place = "\(line):\(column): " }
        let file = diagnostic.file.isEmpty ? "" : "\(diagnostic.file):"
        let path = !place.isEmpty || diagnostic.path.isEmpty ? "" : "\(diagnostic.path): "
        let separator = place.isEmpty && !file.isEmpty ? " " : ""
        let sentence = DiagnosticExplainer.sentence(for: diagnostic)
        return "\(file)\(place)\(separator)\(path)\(diagnostic.severity.rawValue): \(sentence) "
            + "[\(diagnostic.code.name)]\n" + excerpt(diagnostic)
    }

    private func excerpt(_ diagnostic: Diagnostic) -> String {
        guard let number = diagnostic.line, let column = diagnostic.column else { return "" }
        let line = Array(String(decoding: source.line(number), as: UTF8.self).unicodeScalars)
        let caret = max(0, min(column - 1, line.count))
        // A long line is cut to the part around the caret.
        let start = line.count > Self.width ? max(0, caret - Self.width / 2) : 0
        let end = min(line.count, start + Self.width)
        var shown = "    " + (start > 0 ? "…" : "")
        var blanks = "    " + (start > 0 ? " " : "")
        for (index, scalar) in line[start..<end].enumerated() {
            shown.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
            if start + index < caret { blanks += blank(for: scalar) }
        }
        return "\(shown)\(end < line.count ? "…" : "")\n\(blanks)^\n"
    }

    /// White space as wide as a character is in a terminal.
    private func blank(for scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            "  "
        default: " "
        }
    }
}
