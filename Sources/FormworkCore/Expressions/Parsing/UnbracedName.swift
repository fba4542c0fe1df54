/// A name with characters that are only allowed in `${…}`, but written without braces: `$base-pay`, `$first name`.
struct UnbracedName {
    /// The known name.
    let name: String
    /// The offset at which the name begins, with its `$` if it has one.
    let offset: ByteOffset
    /// The offset at which the name ends.
    let end: ByteOffset
    /// The text that is read as a name instead.
    private let found: String

    /// Finds the first such name after a `$` at which no other name begins; `nil` if absent.
    init?(_ source: ExpressionSource, _ scope: some ExpressionScope) {
        let known = Self.odd(scope.knownNames)
        guard !known.isEmpty else { return nil }
        for offset in source.offsets(of: UInt8(ascii: "$")).prefix(20) {
            var lexer = ExpressionLexer(source, at: offset)
            if let read = try? lexer.reference(), scope.resolve(read) != nil { continue }
            guard let name = Self.longest(known, source, at: offset + 1) else { continue }
            self.init(name, source, from: offset, at: offset + 1)
            return
        }
        return nil
    }

    /// Finds such a name at an offset, with or without a `$` before it; `nil` if absent.
    init?(_ source: ExpressionSource, at offset: ByteOffset, _ scope: some ExpressionScope) {
        let start = source[offset] == UInt8(ascii: "$") ? offset + 1 : offset
        guard let name = Self.longest(Self.odd(scope.knownNames), source, at: start) else { return nil }
        self.init(name, source, from: offset, at: start)
    }

    private init(_ name: String, _ source: ExpressionSource, from offset: ByteOffset, at start: ByteOffset) {
        self.name = name
        self.offset = offset
        end = start + name.utf8.count
        var word = start
        while source[word].isExpressionWord { word += 1 }
        found = source.text(start, word)
    }

    /// The problem to report. The first word of the name may be unknown by itself.
    var problem: ExpressionProblem {
        ExpressionProblem(.unknownReference, offset: offset, found: found, expected: [name])
    }

    /// Those names that have other characters than words, points and brackets.
    private static func odd(_ names: [String]) -> [String] {
        names.filter { name in
            name.utf8.contains { byte in
                !byte.isExpressionWord && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "[")
                    && byte != UInt8(ascii: "]")
            }
        }
    }

    private static func longest(_ names: [String], _ source: ExpressionSource, at start: ByteOffset) -> String? {
        var best: String?
        for name in names where name.utf8.count > best?.utf8.count ?? 0 && start <= source.end {
            guard source.bytes.from(start).starts(with: name.utf8), !source[start + name.utf8.count].isExpressionWord
            else { continue }
            best = name
        }
        return best
    }
}
