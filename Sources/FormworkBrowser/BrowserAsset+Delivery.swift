extension BrowserAsset {
    /// The asset as browsers get it: scripts and styles without the lines that are comments, and without indentation.
    ///
    /// Comments are half of the scripts' bytes. Only whole lines are left out, so the languages need not be parsed.
    /// This is why no asset has a literal that spans several lines.
    ///
    /// - Complexity: linear in the number of bytes.
    public func delivered(_ bytes: [UInt8]) -> [UInt8] {
        if self == .engine { return bytes }
        var kept: [UInt8] = []
        var isInComment = false
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let code = line.drop { $0 == UInt8(ascii: " ") }
            let isComment = isInComment || code.starts(with: "//".utf8) || code.starts(with: "/*".utf8)
            if isInComment || code.starts(with: "/*".utf8) { isInComment = !code.ends(with: "*/") }
            if isComment || code.isEmpty { continue }
            kept += code
            kept.append(UInt8(ascii: "\n"))
        }
        return kept
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: StaticString) -> Bool {
        text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }
}
