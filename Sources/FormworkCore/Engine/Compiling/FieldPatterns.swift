/// The compiled patterns of one field, and how its text is typed.
struct FieldPatterns: Equatable, Sendable {
    /// Must be found somewhere in the text.
    var format: Pattern?
    /// Must match the whole text.
    var pattern: Pattern?
    /// What the control takes and how it shows it; `nil` for any text.
    var text: SharedTextRule?

    /// The patterns as JSON: an empty list for none.
    var json: JSONValue {
        let rule = text.map { ArchiveWriter.write($0.rule, TextRule.code) }
        if format == nil, pattern == nil, rule == nil { return .array([]) }
        return .array([format?.json ?? .null, pattern?.json ?? .null] + (rule.map { [$0] } ?? []))
    }

    /// Reads what `json` wrote; `nil` for anything else.
    init?(_ json: JSONValue) {
        guard let parts = json.arrayValue, parts.count <= 3, parts.count != 1 else { return nil }
        guard parts.count > 1 else { return }
        if parts.count > 2 { text = SharedTextRule(ArchiveReader.read(parts[2], TextRule(), TextRule.code)) }
        if !parts[0].isNull {
            guard let read = Pattern(json: parts[0]) else { return nil }
            format = read
        }
        if !parts[1].isNull {
            guard let read = Pattern(json: parts[1]) else { return nil }
            pattern = read
        }
    }

    init() {}
}

extension DefinitionCompiler {
    /// Compiles the patterns of all fields.
    mutating func compilePatterns() {
        patterns = Array(repeating: FieldPatterns(), count: outline.fields.count)
        for index in elements.indices where elements[index].kind == .field {
            let content = elements[index].content
            let rules = outline.fields[content].definition.validations
            patterns[content].format = pattern(rules.format, "format", ignoresCase: true, at: index)
            patterns[content].pattern = pattern(rules.pattern, "pattern", ignoresCase: false, at: index)
            compileText(of: content, at: index)
        }
    }

    mutating func pattern(_ source: String, _ key: String, ignoresCase: Bool, at element: Int) -> Pattern? {
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
                    .pattern, element: element, key: key, textOffset: error.offset, found: error.found,
                    expected: [error.code.rawValue]))
            return nil
        }
    }
}
