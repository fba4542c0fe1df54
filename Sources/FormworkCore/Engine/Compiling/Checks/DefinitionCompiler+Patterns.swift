extension DefinitionCompiler {
    /// Compiles the patterns of all fields.
    mutating func compilePatterns() {
        patterns = IndexedArray(repeating: FieldPatterns(), count: outline.fields.count)
        for index in elements.indices {
            guard let field = elements[index].field else { continue }
            let rules = outline.fields[field].definition.validations
            patterns[field].format = pattern(rules.format, "format", ignoresCase: true, at: index)
            patterns[field].pattern = pattern(rules.pattern, "pattern", ignoresCase: false, at: index)
            compileText(of: field, at: index)
            checkTypingLimit(of: field, at: index)
        }
    }

    /// Compiles a pattern. If it is wrong, its problem is added.
    ///
    /// - Parameter isText: Whether the pattern is the text of the key, and not that of a format that the key names.
    mutating func pattern(
        _ source: String, _ key: String, ignoresCase: Bool, at element: ElementIndex, isText: Bool = true
    ) -> Pattern? {
        if source.isEmpty { return nil }
        if let known = knownPatterns[ignoresCase ? 1 : 0][ExactText(source)] { return known }
        statistics.patterns += 1
        do {
            let pattern = try Pattern(source, ignoresCase: ignoresCase)
            knownPatterns[ignoresCase ? 1 : 0][ExactText(source)] = pattern
            return pattern
        } catch {
            problems.append(
                DefinitionProblem(
                    .pattern, at: element, key: key, textOffset: isText ? error.offset : nil, found: error.found,
                    expected: [error.code.rawValue]))
            return nil
        }
    }
}
