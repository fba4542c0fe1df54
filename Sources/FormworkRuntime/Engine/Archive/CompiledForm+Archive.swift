/// The reason for which an archive could not be read.
public enum ArchiveProblem: Error, Equatable, Sendable {
    /// The archive was made by another version, or is not an archive at all.
    case notReadable
}

extension CompiledForm {
    package static let version = 1

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
        guard let (elements, scopes) = outline.index() else { throw .notReadable }
        var computations: ComputationArray = []
        for json in archive["rules"]?.arrayValue ?? [] {
            guard let computation = Self.computation(json, elements: elements) else { throw .notReadable }
            computations.append(computation)
        }
        var patterns: IndexedArray<FieldIndex, FieldPatterns> = []
        for json in archive["patterns"]?.arrayValue ?? [] {
            guard let pair = FieldPatterns(json) else { throw .notReadable }
            patterns.append(pair)
        }
        guard patterns.count == outline.fields.count else { throw .notReadable }
        var events: IndexedArray<EventIndex, CompiledEvent> = []
        for json in archive["events"]?.arrayValue ?? [] {
            guard let event = CompiledEvent(json, elements: elements) else { throw .notReadable }
            events.append(event)
        }
        guard Self.areWithin(computations, events, elements, scopes) else { throw .notReadable }
        let linked = FormLinks(elements, scopes, computations, events)
        guard Self.isInOrder(linked.computations, linked.elements) else { throw .notReadable }
        self.init(
            definition: ArchiveReader.read(form, FormDefinition(id: "", groups: []), FormDefinition.code), warnings: [],
            elements: linked.elements, links: linked.links, outline: outline, scopes: linked.scopes,
            computations: linked.computations, events: events, patterns: patterns, isArchived: true)
    }

    /// Whether every computation comes after those that it reads, as the compiler sorts them. In any other order they
    /// could run without end.
    private static func isInOrder(_ computations: ComputationArray, _ elements: ElementArray) -> Bool {
        func isAfter(_ index: ComputationIndex, _ aspect: Computation.Aspect, around element: ElementIndex) -> Bool {
            for place in elements.selfAndAncestors(of: element) {
                if let rule = elements[place].rules[aspect], rule >= index { return false }
            }
            return true
        }
        for index in computations.indices where computations[index].aspect != .validation {
            let computation = computations[index]
            if computation.aspect == .value, !isAfter(index, .enabled, around: computation.element) { return false }
            for reference in computation.program.references {
                if let value = elements[reference.element].rules.value, value >= index { return false }
                if !isAfter(index, .visible, around: reference.element) { return false }
                if !isAfter(index, .items, around: reference.element) { return false }
            }
        }
        return true
    }

    /// Whether each aggregate that a program uses exists, comes before the program, and belongs to an item at the level
    /// that the program names.
    private static func areWithin(
        _ computations: ComputationArray, _ events: IndexedArray<EventIndex, CompiledEvent>, _ elements: ElementArray,
        _ scopes: ScopeArray
    ) -> Bool {
        for index in computations.indices {
            let scope = elements[computations[index].element].scope
            guard areWithin(computations[index].program, in: scope, before: index) else { return false }
        }
        for event in events {
            guard let condition = event.condition else { continue }
            let scope = elements[event.source].scope
            guard areWithin(condition, in: scope, before: computations.endIndex) else { return false }
        }
        return true

        func areWithin(_ program: Program, in start: ScopeIndex, before index: ComputationIndex) -> Bool {
            for use in program.aggregates {
                guard use.computation < index, computations[use.computation].aspect == .aggregate else { return false }
                var scope: ScopeIndex? = start
                for _ in 0..<use.up { scope = scope.flatMap { scopes[$0].parent } }
                if scope != elements[computations[use.computation].element].scope { return false }
            }
            return true
        }
    }

    private static func list<Index, Part>(_ json: JSONValue?, _ read: (JSONValue) -> Part) -> IndexedArray<Index, Part>
    {
        IndexedArray((json?.arrayValue ?? []).map(read))
    }

    private static func computation(_ json: JSONValue, elements: ElementArray) -> Computation? {
        guard let parts = json.arrayValue, parts.count >= 3, parts.count <= 5,
            let element = parts[0].intValue.flatMap({ elements.index(exactly: $0) }),
            let number = parts[1].numberValue?.intValue,
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
        // Which aggregate, limit, text or rule it is.
        let which = parts.count == 4 ? parts[3].intValue : nil
        var rule: RuleIndex?
        var running: RunningFold.Kind?
        var limit: FieldLimit?
        var text: TextPlace?
        switch aspect {
        case .aggregate:
            running = which.flatMap { RunningFold.Kind(rawValue: $0) }
            if running == nil, parts.count == 4 { return nil }
        case .limit:
            limit = which.flatMap { FieldLimit(rawValue: $0) }
            if limit == nil || elements[element].kind != .field { return nil }
        case .text:
            text = which.flatMap { TextPlace(rawValue: $0) }
            if text == nil { return nil }
        case .visible, .enabled, .required, .value, .options, .validation, .items: break
        }
        // A rule that two items may not be the same has no index.
        let isBetweenItems = aspect == .validation && parts.count == 4 && parts[3].boolValue == true
        if aspect == .validation, comparison == nil, !isBetweenItems {
            // The index of the first rule is left out.
            rule = parts.count == 4 ? which.flatMap { RuleIndex(exactly: $0) } : RuleIndex(0)
            if rule == nil { return nil }
        }
        return Computation(
            element: element, aspect: aspect, program: program, comparison: comparison, rule: rule, text: text,
            running: running, choices: choices, limit: limit)
    }
}

extension Program {
    /// Whether all elements that the program reads exist.
    func isWithin(_ elements: ElementArray) -> Bool {
        references.allSatisfy { $0.element < elements.endIndex }
    }
}

extension Computation.Comparison {
    fileprivate init?(_ other: JSONValue, _ rule: JSONValue, elements: ElementArray) {
        guard let other = other.intValue.flatMap({ elements.index(exactly: $0) }), elements[other].kind == .field,
            let rule = rule.intValue, ComparisonRule.allCases.indices.contains(rule)
        else { return nil }
        self.init(other: other, rule: ComparisonRule.allCases[rule])
    }
}
