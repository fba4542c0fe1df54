extension CompiledForm {
    /// The compiled form as JSON for another process. Rules are programs, so the reader needs no parser and no
    /// compiler. Rules that only the server knows are left out.
    ///
    /// - Complexity: linear in the size of the form.
    public func archive() -> JSONValue {
        .object([
            JSONMember("version", .number(Self.version)),
            JSONMember("form", ArchiveWriter.write(definition, FormDefinition.code)),
            JSONMember("elements", .array(elements.map { .number($0.depth * 4 + Int($0.kind.rawValue)) })),
            JSONMember("groups", .array(groups.map { ArchiveWriter.write($0, FormGroup.code) })),
            JSONMember("sections", .array(publicSections.map { ArchiveWriter.write($0, FormSection.code) })),
            JSONMember(
                "fields", .array(fields.map { ArchiveWriter.write($0.definition.publicDefinition, Field.code) })),
            JSONMember(
                "rules",
                .array(
                    computations.map {
                        .array(
                            [.number($0.element.position), .number($0.aspect.rawValue), publicProgram(of: $0).json]
                                + ($0.comparison?.json ?? json(of: $0))
                                + ($0.choices.isEmpty ? [] : [.array($0.choices.map { $0.json })]))
                    })),
            JSONMember("patterns", .array(fields.map { $0.patterns.json })),
            JSONMember("events", .array(events.map { $0.json })),
        ])
    }
}

/// The index of a rule as JSON, `true` for the rule that two items may not be the same, the way in which an aggregate
/// goes on from item to item, and the place of a text. The first rule is left out.
private func json(of computation: Computation) -> [JSONValue] {
    if let running = computation.running { return [.number(running.rawValue)] }
    if let limit = computation.limit { return [.number(limit.rawValue)] }
    if let text = computation.text { return [.number(text.rawValue)] }
    guard computation.aspect == .validation else { return [] }
    guard let position = computation.rule?.position else { return [.bool(true)] }
    return position > 0 ? [.number(position)] : []
}

extension FieldOption {
    /// The options as JSON, in the form in which a page reads them.
    public static func json(_ options: [FieldOption]) -> JSONValue {
        .array(options.map { ArchiveWriter.write($0, FieldOption.code) })
    }
}

extension Computation.Comparison {
    fileprivate var json: [JSONValue] {
        [.number(other.position), .number(ComparisonRule.allCases.firstIndex(of: rule) ?? 0)]
    }
}
