import FormworkCore

/// Makes names of files safe to show to people and to offer for saving.
public enum FileName {
    /// The maximum number of characters of a name.
    private static let longest = 120

    /// A name without folders, and without characters that change how a line is read or that have a meaning for
    /// systems. Its extension is one that files of the kind have.
    ///
    /// - Parameters:
    ///   - name: The name that the sender gave the file. It may be any text.
    ///   - kind: The kind of the content.
    public static func cleaned(_ name: String, of kind: FileKind) -> String {
        // By scalars: some signs are one character with a separator after them, and are left out below.
        let last = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? Substring().unicodeScalars
        var kept = String.UnicodeScalarView()
        for scalar in last.prefix(longest * 4) {
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: continue
            default: kept.append("\"<>:|?*%".unicodeScalars.contains(scalar) ? "_" : scalar)
            }
        }
        // A point at the start hides a file. Systems leave out points and spaces at the end, so the end is what is before them.
        let isOuter = { (scalar: Unicode.Scalar) in scalar == "." || WhiteSpace.contains(scalar) }
        while kept.first.map(isOuter) == true { kept.removeFirst() }
        while kept.last.map(isOuter) == true { kept.removeLast() }
        var clean = String(kept)
        let ends = kind.extensions
        // The content is nothing that the end of the name says, so it must not be opened as that.
        if kind == .unknown, misleads(end(of: clean)) { clean += ".bin" }
        if !ends.isEmpty, !ends.contains(end(of: clean)) { clean = (clean.isEmpty ? "file" : clean) + "." + ends[0] }
        if clean.isEmpty { return "file" }
        guard clean.count > longest else { return clean }
        let end = clean.split(separator: ".").count > 1 ? "." + end(of: clean) : ""
        return String(clean.prefix(longest - end.count)) + end
    }

    /// The extensions of files that systems run or show when somebody opens them, besides the kinds that are recognised
    /// by their contents.
    private static let runnable = Set(
        """
        ade adp app appinstaller application appref-ms asp aspx bas bat cer chm cgi cmd com command cpl crt
        desktop diagcab dmg docm fxp gadget hlp hta htc inf ins iso isp jar jnlp js jse jsp lnk mad maf mda
        mdb mde mht mhtml mjs msc msh msi msix msp mst ocx phar php pif pkg pl pptm prf prg ps1 psm1 py pyw
        rb reg scf scr sct settingcontent-ms sh shb shs shtml svgz swf sys url vb vbe vbs vhd vhdx vsmacros
        webloc workflow ws wsc wsf wsh xht xhtml xll xlsm xsl xslt
        """.split(whereSeparator: \.isWhitespace).map { String($0) })

    /// Whether the end of a name is that of a kind which the content would have been recognised as, or of something that is run.
    private static func misleads(_ end: String) -> Bool {
        runnable.contains(end) || FileKind.all.contains { $0.extensions.contains(end) }
    }

    /// The extension: the text after the last point, in lower case. Blank if there is no point.
    public static func end(of name: String) -> String {
        guard let point = name.lastIndex(of: ".") else { return "" }
        return String(name[name.index(after: point)...].prefix(16)).lowercased()
    }
}
