/// Removes the spaces and ends of lines of a script that JavaScript does not need.
///
/// Texts, templates and regular expressions stay as they are. A script has no comments here, because `BrowserAsset.delivered(_:)` has
/// removed the lines with comments.
///
/// - Complexity: linear in the number of bytes.
package struct ScriptTrimmer {
    private let bytes: [UInt8]
    private var place = 0
    private var kept: [UInt8] = []
    /// For each template that is open, the number of braces that are open in the code inside it.
    private var templates: [Int] = []

    /// The script without what it does not need.
    package static func trimmed(_ script: [UInt8]) -> [UInt8] {
        var trimmer = ScriptTrimmer(script)
        trimmer.trim()
        return trimmer.kept
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        kept.reserveCapacity(bytes.count)
    }

    private mutating func trim() {
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\""): copyText(until: byte)
            case UInt8(ascii: "`"): copyTemplate()
            case UInt8(ascii: "/") where beginsRegularExpression: copyRegularExpression()
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                if isNeeded(byte) { kept.append(byte) }
                place += 1
            default:
                copy()
                if let open = templates.last {
                    if byte == UInt8(ascii: "{") { templates[templates.count - 1] = open + 1 }
                    if byte == UInt8(ascii: "}") { closeBrace(open) }
                }
            }
        }
    }

    private mutating func copy() {
        kept.append(bytes[place])
        place += 1
    }

    /// Whether a space or an end of a line separates words, operators or statements.
    private func isNeeded(_ byte: UInt8) -> Bool {
        guard let last = kept.last, let next = bytes[(place + 1)...].first(where: { $0 != UInt8(ascii: " ") }) else {
            return false
        }
        if byte == UInt8(ascii: " ") { return !Self.touch(last, next) && !Self.touch(next, last) }
        // A statement may end at the end of a line without a semicolon, but not behind these.
        return !"{;,([".utf8.contains(last) && !"})]".utf8.contains(next)
    }

    /// Whether a sign can stand beside another byte without a space. Two operators may become another one, such as `+ +`.
    private static func touch(_ sign: UInt8, _ other: UInt8) -> Bool {
        if "{}()[];,=>?:&|\n".utf8.contains(sign) { return true }
        guard "+-*<%".utf8.contains(sign) else { return false }
        switch other {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return true
        default: return "'`\"$_".utf8.contains(other)
        }
    }

    // MARK: Literals

    private mutating func copyText(until quote: UInt8) {
        copy()
        while place < bytes.count {
            let byte = bytes[place]
            copy()
            if byte == quote { return }
            if byte == UInt8(ascii: "\\"), place < bytes.count { copy() }
        }
    }

    /// Copies a template up to its end, or up to the code in it.
    private mutating func copyTemplate() {
        copy()
        while place < bytes.count {
            let byte = bytes[place]
            copy()
            if byte == UInt8(ascii: "`") { return }
            guard place < bytes.count else { return }
            if byte == UInt8(ascii: "\\") { copy() }
            if byte == UInt8(ascii: "$"), bytes[place] == UInt8(ascii: "{") {
                copy()
                templates.append(0)
                return
            }
        }
    }

    /// Goes on in the template around the code if the brace ends that code.
    private mutating func closeBrace(_ open: Int) {
        guard open == 0 else { return templates[templates.count - 1] = open - 1 }
        templates.removeLast()
        // The brace takes the place of the sign with which a template begins.
        place -= 1
        kept.removeLast()
        copyTemplate()
    }

    /// Whether a slash begins a regular expression. Behind a value it divides.
    private var beginsRegularExpression: Bool {
        let last = kept.last { $0 != UInt8(ascii: " ") } ?? UInt8(ascii: "\n")
        return "(,=:[!&|?{};\n>".utf8.contains(last) || kept.ends(with: "return ")
    }

    private mutating func copyRegularExpression() {
        copy()
        var isInSet = false
        while place < bytes.count {
            let byte = bytes[place]
            copy()
            switch byte {
            case UInt8(ascii: "\\"): if place < bytes.count { copy() }
            case UInt8(ascii: "["): isInSet = true
            case UInt8(ascii: "]"): isInSet = false
            case UInt8(ascii: "/") where !isInSet: return
            default: break
            }
        }
    }
}

extension [UInt8] {
    fileprivate func ends(with text: StaticString) -> Bool {
        text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }
}
