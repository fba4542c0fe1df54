/// A formula that is a text with names in it, and the program that joins the text and the answers.
struct FormulaText {
    /// The probable meaning of the text.
    enum Likeness {
        /// Names and the text between them.
        case text
        /// Arithmetic, or a template, with a mistake in it.
        case arithmetic
        /// An expression with a mistake in it.
        case expression
    }

    /// The problems of the text.
    var problems: [ExpressionProblem] = []
    /// The types of the names in it.
    private(set) var types: [StaticType] = []
    private var builder = ProgramBuilder()
    private var partCount = 0
    /// How many words were looked up among all names. A search takes time in the size of the form, so their number is
    /// limited.
    private var searches = 0
    private static let searchLimit = 20
    /// The maximum number of components of a name in a text.
    private static let stepLimit = 8

    /// Whether any field is named.
    var hasNames: Bool { !types.isEmpty }

    /// The program that joins the parts, and removes the white space that blank parts leave at the ends.
    var program: Program {
        var builder = builder
        builder.emit(.apply(.concat, count: partCount))
        builder.emit(.apply(.trim, count: 1))
        return builder.program
    }

    /// Whether there is a name in braces, other than those of `${…}`.
    static func isTemplate(_ source: ExpressionSource) -> Bool {
        let bytes = source.bytes
        guard let last = bytes.lastIndex(of: UInt8(ascii: "}")) else { return false }
        return bytes[..<last].indices.contains { index in
            bytes[index] == UInt8(ascii: "{") && (index == 0 || bytes[index - 1] != UInt8(ascii: "$"))
        }
    }

    /// Reads a text. The names of a template are in braces. In other texts, every word that is a name is read as one. A
    /// name can follow a `$` in both.
    init(_ source: ExpressionSource, scope: some ExpressionScope, isTemplate: Bool) {
        var offset: ByteOffset = 0
        var textStart: ByteOffset = 0
        while offset < source.end {
            let start = offset
            let byte = source[offset]
            var lexer = ExpressionLexer(source, at: offset)
            do {
                if isTemplate, byte == UInt8(ascii: "{") {
                    let name = try lexer.bracedName(from: start)
                    add(text: source.text(textStart, start))
                    add(scope.resolve(name), name, at: start, scope)
                    (offset, textStart) = (lexer.offset, lexer.offset)
                } else if byte == UInt8(ascii: "$"), source[offset + 1] == UInt8(ascii: "{") {
                    let name = try lexer.reference()
                    add(text: source.text(textStart, start))
                    add(scope.resolve(name), name, at: start, scope)
                    (offset, textStart) = (lexer.offset, lexer.offset)
                } else if byte == UInt8(ascii: "$") || !isTemplate, let found = try name(&lexer, scope) {
                    add(text: source.text(textStart, start))
                    add(found.reference)
                    (offset, textStart) = (found.end, found.end)
                } else {
                    offset = Swift.max(lexer.offset, offset + 1)
                }
            } catch {
                problems.append(error)
                return
            }
        }
        add(text: source.text(textStart, offset))
    }

    /// Reads the longest known name, from a `$` or the start of a word. If no name fits, the lexer continues after the
    /// word.
    private mutating func name(
        _ lexer: inout ExpressionLexer, _ scope: some ExpressionScope
    ) throws(ExpressionProblem) -> (reference: ResolvedReference, end: ByteOffset)? {
        let start = lexer.offset
        let isMarked = lexer.source[start] == UInt8(ascii: "$")
        if isMarked { lexer.offset += 1 }
        let wordStart = lexer.offset
        lexer.skipWord()
        let wordEnd = lexer.offset
        let word = lexer.source.text(wordStart, wordEnd)
        if word.utf8.allSatisfy({ $0.isASCIIDigit }) { return nil }
        lexer.offset = wordStart
        var steps = try lexer.steps(isBraced: false, atMost: FormulaText.stepLimit)
        while !steps.isEmpty {
            if let found = scope.resolve(ReferenceName(steps.map { $0.component })) {
                return (found, steps[steps.count - 1].end)
            }
            steps.removeLast()
        }
        lexer.offset = wordEnd
        guard isMarked || looksForMisspelling else { return nil }
        let isLikely = isMarked || word.utf8.contains(UInt8(ascii: "_"))
        let nearest = nearest(to: word, scope)
        if isLikely || !nearest.isEmpty && word.utf8.count > 3 {
            problems.append(
                ExpressionProblem(
                    isMarked ? .unknownReference : .literalWord, offset: start, found: word, expected: nearest))
        }
        return nil
    }

    private var looksForMisspelling: Bool { searches < FormulaText.searchLimit }

    private mutating func nearest(to word: String, _ scope: some ExpressionScope) -> [String] {
        guard looksForMisspelling else { return [] }
        searches += 1
        return NearestWords.suggest(for: word, among: scope.knownNames)
    }

    private mutating func add(text: String) {
        guard !text.isEmpty else { return }
        builder.emit(constant: .text(text))
        partCount += 1
    }

    private mutating func add(
        _ resolved: ResolvedReference?, _ name: ReferenceName, at start: ByteOffset, _ scope: some ExpressionScope
    ) {
        guard let resolved else {
            let nearest = nearest(to: name.text, scope)
            problems.append(
                ExpressionProblem(.unknownReference, offset: start, found: name.text, expected: nearest))
            return
        }
        add(resolved)
    }

    private mutating func add(_ resolved: ResolvedReference) {
        types.append(resolved.type)
        partCount += 1
        let isOption = resolved.type.kind == .option
        builder.emit(isOption ? resolved.reference.reading(.optionValue) : resolved.reference)
        guard resolved.type.isList else { return }
        builder.emit(constant: .text(", "))
        builder.emit(.apply(.join, count: 2))
    }
}
