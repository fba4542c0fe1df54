extension BrowserAsset {
    /// The bytes of the asset as browsers get them.
    ///
    /// Scripts and styles have no lines that are comments, and no indentation. Styles have no spaces and no ends of lines
    /// beside punctuation either. Comments are half of the bytes of the scripts. The languages need not be parsed for
    /// this, but no asset may have a literal that spans several lines, and no text in a style may have such spaces.
    ///
    /// - Complexity: linear in the number of bytes.
    public func delivered(_ bytes: [UInt8]) -> [UInt8] {
        if [.engine, .gallery, .galleryPicture].contains(self) { return bytes }
        var kept: [UInt8] = []
        var isInComment = false
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let code = line.drop { $0 == UInt8(ascii: " ") }
            let isComment = isInComment || code.starts(with: "//".utf8) || code.starts(with: "/*".utf8)
            if isInComment || code.starts(with: "/*".utf8) { isInComment = !code.ends(with: "*/") }
            if isComment || code.isEmpty { continue }
            guard contentType.hasPrefix("text/css") else {
                kept += code
                kept.append(UInt8(ascii: "\n"))
                continue
            }
            kept += code.withoutSpacesBesidePunctuation
            if let last = kept.last, !"{};,".utf8.contains(last) { kept.append(UInt8(ascii: "\n")) }
        }
        return kept
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: StaticString) -> Bool {
        text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }

    /// A line of a style sheet without spaces after `:`, `;`, `,` and `{`, and before `{` and `}`. A space before a colon
    /// means something in a selector, so it stays.
    fileprivate var withoutSpacesBesidePunctuation: [UInt8] {
        var kept: [UInt8] = []
        for place in indices {
            if self[place] == UInt8(ascii: " ") {
                if let last = kept.last, ":;,{".utf8.contains(last) { continue }
                if place + 1 < endIndex, "{}".utf8.contains(self[place + 1]) { continue }
            }
            kept.append(self[place])
        }
        return kept
    }
}
