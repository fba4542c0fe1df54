import FormworkCore

/// Writes a pattern of the dialect for JSON Schema, whose patterns are those of ECMAScript.
///
/// The written pattern matches every text that the pattern matches. It also matches others where no two languages agree: for
/// classes such as `\d` and `\p{L}` it takes all characters beyond ASCII, and it has no `\b`. So a schema never refuses what
/// a form accepts.
struct PortablePattern {
    private let source: [Unicode.Scalar]
    private var position = 0
    private var flags = Flags()
    /// Whether what was written so far matches exactly what the pattern matches.
    private var isExact = true

    private struct Flags {
        var ignoresCase = false
        var isMultiline = false
        var dotTakesLineEnds = false
        var isSpaced = false
    }

    /// A pattern for the whole text, or to be found somewhere in it; `nil` for one that cannot be read.
    ///
    /// - Parameter allowsEmpty: Whether the empty text matches in any case.
    static func text(of source: String, isWhole: Bool, ignoresCase: Bool = false, allowsEmpty: Bool = false) -> String?
    {
        var writer = PortablePattern(source.composed)
        writer.flags.ignoresCase = ignoresCase
        guard let text = writer.alternatives(), writer.position == writer.source.count else { return nil }
        if isWhole { return "^(?:" + text + ")" + (allowsEmpty ? "?$" : "$") }
        return allowsEmpty ? "^$|" + text : text
    }

    private init(_ source: String) { self.source = Array(source.unicodeScalars) }

    // MARK: Reading

    private var next: Unicode.Scalar? { position < source.count ? source[position] : nil }

    private mutating func take() -> Unicode.Scalar? {
        guard let scalar = next else { return nil }
        position += 1
        return scalar
    }

    private mutating func takes(_ word: String) -> Bool {
        let wanted = Array(word.unicodeScalars)
        guard source.dropFirst(position).starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    private mutating func skipSpace() {
        guard flags.isSpaced else { return }
        while let scalar = next {
            if scalar == "#" {
                while let scalar = take(), scalar != "\n" {}
            } else if WhiteSpace.contains(scalar) {
                position += 1
            } else {
                return
            }
        }
    }

    // MARK: Structure

    /// Everything up to the end of the group or pattern.
    private mutating func alternatives() -> String? {
        var text = ""
        let outer = flags
        while true {
            skipSpace()
            guard let scalar = next, scalar != ")" else { break }
            if scalar == "|" {
                position += 1
                text += "|"
                continue
            }
            guard let atom = atom(), let count = repetition() else { return nil }
            if !atom.isEmpty { text += atom + count }
        }
        flags = outer
        return text
    }

    private mutating func repetition() -> String? {
        skipSpace()
        var text = ""
        switch next {
        case "*", "+", "?":
            text.unicodeScalars.append(contentsOf: [take()].compactMap { $0 })
        case "{":
            while let scalar = take() {
                text.unicodeScalars.append(scalar)
                if scalar == "}" { break }
            }
            guard text.utf8.last == UInt8(ascii: "}") else { return nil }
        default: return ""
        }
        _ = takes("?")
        return text
    }

    private mutating func atom() -> String? {
        switch take() {
        case "(": return group()
        case "[": return set()
        case ".":
            if flags.dotTakesLineEnds { return "[\\s\\S]" }
            return "[^\\n-\\r\u{85}\u{2028}\u{2029}]"
        case "^": return anchor("^")
        case "$": return anchor("$")
        case "\\": return escaped()
        case let scalar?: return literal(scalar.value)
        case nil: return nil
        }
    }

    private mutating func anchor(_ text: String) -> String {
        if flags.isMultiline { isExact = false }
        return flags.isMultiline ? "" : text
    }

    private mutating func group() -> String? {
        guard takes("?") else { return nested("(?:") }
        if takes(":") { return nested("(?:") }
        if takes("=") { return nested("(?=") }
        if takes("!") { return negativeLookahead() }
        if takes("<") {
            while let scalar = take(), scalar != ">" {}
            return nested("(?:")
        }
        if takes("#") {
            while let scalar = take(), scalar != ")" {}
            return ""
        }
        return flagged()
    }

    private mutating func nested(_ opening: String) -> String? {
        guard let text = alternatives(), takes(")") else { return nil }
        return opening + text + ")"
    }

    /// A negative lookahead can be written only if everything in it is written exactly.
    private mutating func negativeLookahead() -> String? {
        let wasExact = isExact
        isExact = true
        guard let text = nested("(?!") else { return nil }
        defer { isExact = isExact && wasExact }
        return isExact ? text : ""
    }

    private mutating func flagged() -> String? {
        let outer = flags
        var isOn = true
        while let scalar = take() {
            switch scalar {
            case "-": isOn = false
            case "i": flags.ignoresCase = isOn
            case "m": flags.isMultiline = isOn
            case "s": flags.dotTakesLineEnds = isOn
            case "x": flags.isSpaced = isOn
            case ")": return ""
            case ":":
                let group = nested("(?:")
                flags = outer
                return group
            default: return nil
            }
        }
        return nil
    }

    // MARK: Characters

    private mutating func literal(_ code: UInt32) -> String {
        guard flags.ignoresCase, code >= 0x80 || (0x41...0x5A).contains(code & 0xDF) else {
            return Self.literal(code)
        }
        var set = PortableSet(code...code)
        closeOverCase(&set)
        return set.text
    }

    /// Adds the other cases. Those of letters beyond ASCII are not known here, so all characters beyond ASCII are taken.
    private mutating func closeOverCase(_ set: inout PortableSet) {
        if set.hasRareCases {
            isExact = false
            let hasOthers = set
            set.insertAllOthers()
            if hasOthers.hasRareCases { set.formUnion(PortableSet(0x49...0x49, 0x4B...0x4B, 0x53...0x53)) }
        }
        set.closeOverCase()
    }

    private mutating func escaped() -> String? {
        if takes("A") { return "^" }
        if takes("z") { return "$" }
        if takes("b") || takes("B") {
            isExact = false
            return ""
        }
        switch escape() {
        case .character(let code): return literal(code)
        case .kind(let kind):
            isExact = false
            return kind.most.text
        case nil: return nil
        }
    }

    private enum Escape {
        case character(UInt32)
        case kind(PortableKind)
    }

    private mutating func escape() -> Escape? {
        switch take() {
        case "t": return .character(0x9)
        case "n": return .character(0xA)
        case "v": return .character(0xB)
        case "f": return .character(0xC)
        case "r": return .character(0xD)
        case "x": return numbered(2).map { .character($0) }
        case "u": return numbered(4).map { .character($0) }
        case "p": return property().map { .kind($0) }
        case "P": return property().map { .kind($0.negated) }
        case let scalar?:
            if let kind = PortableKind(letter: scalar) { return .kind(kind) }
            return .character(scalar.value)
        case nil: return nil
        }
    }

    private mutating func property() -> PortableKind? {
        var name = ""
        if takes("{") {
            while let scalar = take(), scalar != "}" { name.unicodeScalars.append(scalar) }
        } else if let scalar = take() {
            name.unicodeScalars.append(scalar)
        }
        return PortableKind.property(name, ignoresCase: flags.ignoresCase)
    }

    private mutating func numbered(_ count: Int) -> UInt32? {
        let isBraced = takes("{")
        guard var code = hexadecimal(isBraced ? 6 : count) else { return nil }
        if isBraced, !takes("}") { return nil }
        if !isBraced, 0xD800...0xDBFF ~= code, takes("\\u"), let low = hexadecimal(4), 0xDC00...0xDFFF ~= low {
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        return Unicode.Scalar(code)?.value
    }

    private mutating func hexadecimal(_ most: Int) -> UInt32? {
        var code: UInt32?
        var count = 0
        while count < most, let scalar = next, scalar.isASCII, let digit = Character(scalar).hexDigitValue {
            code = (code ?? 0) << 4 | UInt32(truncatingIfNeeded: digit)
            count += 1
            position += 1
        }
        return code
    }

    // MARK: Sets

    private mutating func set() -> String? {
        let isNegated = takes("^")
        var set = PortableSet()
        skipSetSpace()
        while !takes("]") {
            guard let first = member() else { return nil }
            skipSetSpace()
            switch first {
            case .kind(let kind):
                isExact = false
                set.formUnion(isNegated ? kind.least : kind.most)
            case .character(let lower):
                guard next == "-", position + 1 < source.count, source[position + 1] != "]" else {
                    set.insert(lower...lower)
                    break
                }
                position += 1
                skipSetSpace()
                guard case .character(let upper)? = member(), lower <= upper else { return nil }
                skipSetSpace()
                set.insert(lower...upper)
            }
        }
        if flags.ignoresCase {
            if isNegated {
                isExact = false
                set.closeOverCase()
            } else {
                closeOverCase(&set)
            }
        }
        return isNegated ? set.negatedText : set.text
    }

    private mutating func member() -> Escape? {
        guard let scalar = take() else { return nil }
        return scalar == "\\" ? escape() : .character(scalar.value)
    }

    private mutating func skipSetSpace() {
        while flags.isSpaced, let scalar = next, WhiteSpace.contains(scalar) { position += 1 }
    }

    // MARK: Writing

    /// A character as it is.
    static func literal(_ code: UInt32) -> String {
        switch code {
        case 0..<0x20, 0x7F: escape(code)
        case 0x24, 0x28...0x2B, 0x2E, 0x3F, 0x5B...0x5E, 0x7B...0x7D: "\\" + character(code)
        default: character(code)
        }
    }

    /// A control character by its number.
    static func escape(_ code: UInt32) -> String {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        var text = "\\x"
        text.unicodeScalars.append(digits[Int(code >> 4 & 15)])
        text.unicodeScalars.append(digits[Int(code & 15)])
        return text
    }

    static func character(_ code: UInt32) -> String {
        Unicode.Scalar(code).map { String($0) } ?? ""
    }
}
