/// A formula read as text with names in it, and the program that joins them.
struct FormulaText {
    /// What the text seems to be meant as.
    enum Likeness {
        /// Names and the text between them.
        case text
        /// Arithmetic, or a template, with a mistake in it.
        case arithmetic
        /// An expression with a mistake in it.
        case expression
    }

    /// What is wrong with it.
    private(set) var problems: [ExpressionProblem] = []
    /// The types of the names in it.
    private var types: [StaticType] = []
    private var builder = ProgramBuilder()
    private var partCount = 0
    /// How many words were looked for among all names, which costs what the form weighs.
    private var searches = 0
    private static let searchLimit = 20
    /// The most steps of a name among text.
    private static let stepLimit = 8

    /// Whether any field is named.
    var hasNames: Bool { !types.isEmpty }

    /// Joins the parts and cuts the white space that blank ones leave at the ends.
    var program: Program {
        var builder = builder
        builder.emit(.apply(.concat, count: partCount))
        builder.emit(.apply(.trim, count: 1))
        return builder.program
    }

    /// Whether there is a name in braces, other than those of `${…}`.
    static func isTemplate(_ source: ExpressionSource) -> Bool {
        guard let last = source.bytes.lastIndex(of: UInt8(ascii: "}")) else { return false }
        return source.bytes[..<last].indices.contains { index in
            source[index] == UInt8(ascii: "{") && (index == 0 || source[index - 1] != UInt8(ascii: "$"))
        }
    }

    /// Reads a text: a template's names stand in braces, those of other texts are every word that is one. After `$`
    /// stands a name in both.
    init(_ source: ExpressionSource, scope: some ExpressionScope, isTemplate: Bool) {
        var offset = 0
        var textStart = 0
        while offset < source.bytes.count {
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

    /// The longest name that is known, from a `$` or the start of a word; without one the lexer is behind the word.
    private mutating func name(
        _ lexer: inout ExpressionLexer, _ scope: some ExpressionScope
    ) throws(ExpressionProblem) -> (reference: ResolvedReference, end: Int)? {
        let start = lexer.offset
        let isMarked = lexer.source[start] == UInt8(ascii: "$")
        if isMarked { lexer.offset += 1 }
        let wordStart = lexer.offset
        lexer.skipWord()
        let wordEnd = lexer.offset
        let word = lexer.source.text(wordStart, wordEnd)
        if word.utf8.allSatisfy({ $0.isExpressionDigit }) { return nil }
        lexer.offset = wordStart
        var steps = try lexer.steps(isBraced: false).prefix(FormulaText.stepLimit)
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
        _ resolved: ResolvedReference?, _ name: ReferenceName, at start: Int, _ scope: some ExpressionScope
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

extension FormulaText {
    /// Warns of an operator between a name after `$` and something else: that was hardly meant as text.
    mutating func noteOperators(_ source: ExpressionSource, _ mistake: ExpressionProblem) {
        for start in source.bytes.indices where hasNames && source[start] == UInt8(ascii: "$") {
            var lexer = ExpressionLexer(source, at: start)
            guard (try? lexer.reference()) != nil else { continue }
            var offset = lexer.offset
            while source[offset] == 0x20 { offset += 1 }
            guard [0x3C, 0x3D, 0x3E, 0x3F].contains(source[offset]),
                source.bytes[(offset + 1)...].contains(where: { $0 != 0x20 })
            else { continue }
            let meant = mistake.offset == offset ? mistake.expected : []
            problems.append(
                ExpressionProblem(
                    .literalOperator, offset: offset, found: source.text(offset, offset + 1), expected: meant))
            return
        }
    }
}

extension FormulaText {
    /// What a text that is not an expression seems to be meant as. Signs that nobody writes between names tell.
    func likeness(_ source: ExpressionSource) -> Likeness {
        let bytes = source.bytes
        var previous: UInt8 = 0
        var wordStart = 0
        var hasOperator = false
        var hasMinus = false
        for (index, byte) in bytes.enumerated() {
            let isComparison = byte == UInt8(ascii: "=") && [0x3D, 0x21, 0x3C, 0x3E].contains(previous)
            let isLogic = byte == previous && (byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|"))
            if isComparison || isLogic { return .expression }
            if byte == UInt8(ascii: "("), !FunctionSignature.named(source.text(wordStart, index)).isEmpty {
                return .expression
            }
            if !byte.isExpressionWord { wordStart = index + 1 }
            // Templates were looked for before: this brace is never closed.
            if byte == UInt8(ascii: "{"), previous != UInt8(ascii: "$") { return .arithmetic }
            if [0x2A, 0x2B, 0x2F, 0x25].contains(byte) { hasOperator = true }
            if byte == UInt8(ascii: "-") { hasMinus = true }
            previous = byte
        }
        let mayCalculate = types.contains { !$0.kind.isText }
        let calculates = hasNames && types.allSatisfy { $0.kind == .number || $0.kind == .option }
        return hasOperator && mayCalculate || hasMinus && calculates ? .arithmetic : .text
    }
}
