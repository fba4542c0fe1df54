import FormworkCore

/// Makes names of files safe to show to people and to offer for saving.
public enum FileName {
    /// The most characters of a name.
    private static let longest = 120

    /// A name without folders, and without characters that change how a line is read or that have a meaning for
    /// systems. Its extension is one that files of the kind have.
    ///
    /// - Parameters:
    ///   - name: The name that the sender gave the file. It may be any text.
    ///   - kind: The kind of the content.
    public static func cleaned(_ name: String, of kind: FileKind) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last.map { String($0) } ?? ""
        var kept = String.UnicodeScalarView()
        for scalar in last.unicodeScalars.prefix(longest * 4) {
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: continue
            default: kept.append("\"<>:|?*%".unicodeScalars.contains(scalar) ? "_" : scalar)
            }
        }
        var clean = WhiteSpace.trim(String(kept))
        while clean.hasPrefix(".") { clean.removeFirst() }
        let ends = kind.extensions
        if !ends.isEmpty, !ends.contains(end(of: clean)) { clean = (clean.isEmpty ? "file" : clean) + "." + ends[0] }
        if clean.isEmpty { return "file" }
        guard clean.count > longest else { return clean }
        let end = clean.split(separator: ".").count > 1 ? "." + end(of: clean) : ""
        return String(clean.prefix(longest - end.count)) + end
    }

    /// The extension: the text after the last point, in lower case. Blank if there is no point.
    public static func end(of name: String) -> String {
        guard let point = name.lastIndex(of: ".") else { return "" }
        return String(name[name.index(after: point)...].prefix(16)).lowercased()
    }
}
