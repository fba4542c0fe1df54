/// Compiles the patterns of all fields, and the rules of their texts.
struct PatternResolver {
    let form: NamedForm
    private(set) var patterns: IndexedArray<FieldIndex, FieldPatterns>
    private(set) var problems: [DefinitionProblem] = []
    private var work = CompilationStatistics()
    /// The compiled patterns by their texts, and whether they ignore case.
    private var known: [KnownPattern: Pattern] = [:]
    /// The text rules of the last few fields.
    private var recentRules: [SharedTextRule] = []

    /// A pattern as it is written.
    private struct KnownPattern: Hashable {
        var source: ExactText
        var ignoresCase: Bool
    }

    static func resolve(_ form: NamedForm) -> ResolvedPatterns {
        var resolver = PatternResolver(form)
        for index in form.elements.indices {
            if let field = form.elements[index].field { resolver.resolve(field, at: index) }
        }
        return ResolvedPatterns(patterns: resolver.patterns, problems: resolver.problems, work: resolver.work)
    }

    private init(_ form: NamedForm) {
        self.form = form
        patterns = IndexedArray(repeating: FieldPatterns(), count: form.outline.fields.count)
    }

    private mutating func resolve(_ index: FieldIndex, at element: ElementIndex) {
        let field = form.outline.fields[index]
        let rules = field.definition.validations
        patterns[index].format = pattern(rules.format, "format", ignoresCase: true, at: element)
        patterns[index].pattern = pattern(rules.pattern, "pattern", ignoresCase: false, at: element)
        if let rule = textRule(of: index, at: element) { patterns[index].text = shared(rule) }
        if let problem = TypingLimitCheck.problem(of: field, at: element, patterns[index].text?.rule) {
            report(problem)
        }
    }

    mutating func report(_ problem: DefinitionProblem) { problems.append(problem) }

    /// Gives a field the pattern of its format, unless it has one of its own.
    mutating func setPattern(of index: FieldIndex, _ format: CustomTextFormat, at element: ElementIndex) {
        if patterns[index].pattern != nil { return }
        patterns[index].pattern = pattern(format.pattern, "format", ignoresCase: false, at: element, isText: false)
    }

    /// Compiles a pattern. If it is wrong, its problem is added.
    ///
    /// - Parameter isText: Whether the pattern is the text of the key, and not that of a format that the key names.
    private mutating func pattern(
        _ source: String, _ key: String, ignoresCase: Bool, at element: ElementIndex, isText: Bool = true
    ) -> Pattern? {
        if source.isEmpty { return nil }
        let written = KnownPattern(source: ExactText(source), ignoresCase: ignoresCase)
        if let found = known[written] { return found }
        work.patterns += 1
        do {
            let pattern = try Pattern(source, ignoresCase: ignoresCase)
            known[written] = pattern
            return pattern
        } catch {
            report(
                DefinitionProblem(
                    .pattern, at: element, key: key, textOffset: isText ? error.offset : nil, found: error.found,
                    expected: [error.code.rawValue]))
            return nil
        }
    }

    /// Fields with equal rules share one. Only the last few rules are compared, because similar fields are often
    /// neighbours.
    private mutating func shared(_ rule: TextRule) -> SharedTextRule {
        if let known = recentRules.first(where: { $0.rule == rule }) { return known }
        if recentRules.count == 8 { recentRules.removeFirst() }
        let shared = SharedTextRule(rule)
        recentRules.append(shared)
        return shared
    }
}
