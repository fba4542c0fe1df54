/// Why an archive could not be read.
public enum ArchiveProblem: Error, Equatable, Sendable {
    /// It was made by another version, or is not an archive at all.
    case notReadable
}

extension CompiledForm {
    private static let version = 1

    /// The compiled form as JSON, for another process: rules are in it as programs, so that the reader
    /// needs neither parser nor compiler. Rules that only the server knows are not in it.
    ///
    /// - Complexity: linear in the size of the form.
    public func archive() -> JSONValue {
        .object([
            JSONMember("version", .number(Self.version)),
            JSONMember("form", ArchiveWriter.write(definition, FormDefinition.code)),
            JSONMember("elements", .array(elements.map { .number($0.depth * 4 + Int($0.kind.rawValue)) })),
            JSONMember("groups", .array(groups.map { ArchiveWriter.write($0, FormGroup.code) })),
            JSONMember("sections", .array(sections.map { ArchiveWriter.write($0, FormSection.code) })),
            JSONMember(
                "fields", .array(fields.map { ArchiveWriter.write($0.definition.publicDefinition, Field.code) })),
            JSONMember(
                "rules",
                .array(
                    computations.map {
                        .array(
                            [.number($0.element), .number($0.aspect.rawValue), publicProgram(of: $0).json]
                                + ($0.comparison?.json ?? ($0.rule > 0 ? [.number($0.rule)] : []))
                                + ($0.choices.isEmpty ? [] : [.array($0.choices.map { $0.json })]))
                    })),
            JSONMember("patterns", .array(fields.map { $0.patterns.json })),
            JSONMember("events", .array(events.map { $0.json })),
        ])
    }

    /// Reads what `archive` wrote.
    ///
    /// - Throws: `notReadable` for anything else; no input traps.
    public convenience init(archive: JSONValue) throws(ArchiveProblem) {
        guard archive["version"]?.numberValue?.intValue == Self.version, let form = archive["form"] else {
            throw .notReadable
        }
        var outline = FormOutline()
        outline.groups = Self.list(archive["groups"]) {
            ArchiveReader.read($0, FormGroup(sections: []), FormGroup.code)
        }
        outline.sections = Self.list(archive["sections"]) {
            ArchiveReader.read($0, FormSection(elements: []), FormSection.code)
        }
        outline.fields = Self.list(archive["fields"]) {
            SharedField(ArchiveReader.read($0, Field(id: "", type: .text), Field.code))
        }
        for json in archive["elements"]?.arrayValue ?? [] {
            guard let word = json.numberValue?.intValue, word >= 0, word < 256,
                let kind = CompiledElement.Kind(rawValue: UInt8(word % 4))
            else { throw .notReadable }
            outline.entries.append(FormOutline.Entry(kind: kind, depth: word / 4))
        }
        guard var (elements, scopes) = outline.index() else { throw .notReadable }
        var computations: [Computation] = []
        for json in archive["rules"]?.arrayValue ?? [] {
            guard let computation = Self.computation(json, elements: elements) else { throw .notReadable }
            computations.append(computation)
        }
        var patterns: [FieldPatterns] = []
        for json in archive["patterns"]?.arrayValue ?? [] {
            guard let pair = FieldPatterns(json) else { throw .notReadable }
            patterns.append(pair)
        }
        guard patterns.count == outline.fields.count else { throw .notReadable }
        var events: [CompiledEvent] = []
        for json in archive["events"]?.arrayValue ?? [] {
            guard let event = CompiledEvent(json, elements: elements) else { throw .notReadable }
            events.append(event)
        }
        guard Self.areWithin(computations, elements, scopes) else { throw .notReadable }
        Self.link(&computations, events, to: &elements, &scopes)
        guard Self.isInOrder(computations, elements) else { throw .notReadable }
        self.init(
            definition: ArchiveReader.read(form, FormDefinition(id: "", groups: []), FormDefinition.code), warnings: [],
            elements: elements, outline: outline, scopes: scopes, computations: computations, events: events,
            patterns: patterns, isArchived: true)
    }

    /// Whether every computation comes after what it reads, as the compiler sorts them: else they could run in circles.
    private static func isInOrder(_ computations: [Computation], _ elements: [CompiledElement]) -> Bool {
        func isAfter(_ index: Int, _ aspect: Computation.Aspect, around element: Int) -> Bool {
            var current = element
            while current >= 0 {
                if elements[current].computations[aspect.rawValue] >= Int32(index) { return false }
                current = elements[current].parent
            }
            return true
        }
        for (index, computation) in computations.enumerated() where computation.aspect != .check {
            if computation.aspect == .value, !isAfter(index, .enabled, around: computation.element) { return false }
            for reference in computation.program.references {
                let source = Int(reference.element)
                let value = elements[source].computations[Computation.Aspect.value.rawValue]
                if value >= Int32(index) || !isAfter(index, .visible, around: source) { return false }
            }
        }
        return true
    }

    /// Whether the summaries that programs use are summaries, each before the program and as far out as that looks for it.
    private static func areWithin(
        _ computations: [Computation], _ elements: [CompiledElement], _ scopes: [CompiledScope]
    ) -> Bool {
        for (index, computation) in computations.enumerated() {
            for use in computation.program.summaries {
                guard use.computation < Int32(index), computations[Int(use.computation)].aspect == .summary else {
                    return false
                }
                var scope = elements[computation.element].scope
                for _ in 0..<use.up where scope >= 0 { scope = scopes[scope].parent }
                if scope != elements[computations[Int(use.computation)].element].scope { return false }
            }
        }
        return true
    }

    private static func list<Part>(_ json: JSONValue?, _ read: (JSONValue) -> Part) -> [Part] {
        (json?.arrayValue ?? []).map(read)
    }

    private static func computation(_ json: JSONValue, elements: [CompiledElement]) -> Computation? {
        guard let parts = json.arrayValue, parts.count >= 3, parts.count <= 5,
            let element = parts[0].numberValue?.intValue,
            element >= 0, element < elements.count, let number = parts[1].numberValue?.intValue,
            let aspect = Computation.Aspect(rawValue: number), let program = Program(json: parts[2]),
            program.isWithin(elements)
        else { return nil }
        var comparison: Computation.Comparison?
        if parts.count == 5 {
            comparison = Computation.Comparison(parts[3], parts[4], elements: elements)
            if comparison == nil { return nil }
        }
        var choices: [Program] = []
        for json in parts.count == 4 ? parts[3].arrayValue ?? [] : [] {
            guard let choice = Program(json: json), choice.isWithin(elements) else { return nil }
            choices.append(choice)
        }
        let rule = parts.count == 4 ? max(parts[3].intValue ?? 0, 0) : 0
        return Computation(
            element: element, aspect: aspect, program: program, comparison: comparison, rule: rule, choices: choices)
    }
}

extension Program {
    /// Whether everything the program reads is there.
    fileprivate func isWithin(_ elements: [CompiledElement]) -> Bool {
        references.allSatisfy { $0.element >= 0 && $0.element < Int32(elements.count) }
    }
}

extension Computation.Comparison {
    fileprivate var json: [JSONValue] { [.number(other), .number(ComparisonRule.allCases.firstIndex(of: rule) ?? 0)] }

    fileprivate init?(_ other: JSONValue, _ rule: JSONValue, elements: [CompiledElement]) {
        guard let other = other.intValue, elements.indices.contains(other), elements[other].kind == .field,
            let rule = rule.intValue, ComparisonRule.allCases.indices.contains(rule)
        else { return nil }
        self.init(other: other, rule: ComparisonRule.allCases[rule])
    }
}
