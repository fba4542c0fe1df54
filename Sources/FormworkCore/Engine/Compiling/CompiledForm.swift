/// A definition checked and indexed: immutable, shared by all sessions of a form.
///
/// Elements have dense ids (their position in the definition's order) and rules are programs over those
/// ids, so that a running session looks up no string.
public final class CompiledForm: Sendable {
    /// The form's own properties; its groups are empty, what was in them is indexed here.
    public let definition: FormDefinition
    /// What the author may want to mend although the form runs.
    public let warnings: [DefinitionProblem]
    /// The work of making the form from its definition; nothing for one that was read from an archive.
    public let compilation: CompilationStatistics

    let elements: [CompiledElement]
    let groups: [FormGroup]
    let sections: [FormSection]
    let fields: [CompiledField]
    let scopes: [CompiledScope]
    let computations: [Computation]
    let events: [CompiledEvent]
    /// The computations whose results change as time goes by.
    let clockReaders: [Int]
    /// Whether the answer of each element is a secret, or made of one by a formula.
    let secrets: [Bool]
    /// Whether the rules' texts are gone: the form was read from an archive.
    let isArchived: Bool
    /// The place of each element by its number, -1 for numbers whose element is gone; empty while numbers are places.
    let places: [Int32]

    /// Checks and indexes a definition.
    ///
    /// - Throws: every error of the definition at once.
    /// - Complexity: linear in the size of the definition.
    public convenience init(_ definition: FormDefinition) throws(DefinitionProblems) {
        var compiler = DefinitionCompiler(definition)
        compiler.compile()
        let errors = compiler.problems.filter { !$0.code.isWarning }
        guard errors.isEmpty else { throw DefinitionProblems(problems: errors) }
        self.init(compiler)
    }

    /// Compiles a definition as far as that goes, and tells everything there is to say about it.
    ///
    /// - Returns: The form, `nil` exactly if a problem is an error; and all errors and warnings, in the definition's order.
    /// - Complexity: linear in the size of the definition.
    public static func compile(_ definition: FormDefinition) -> (form: CompiledForm?, problems: [DefinitionProblem]) {
        var compiler = DefinitionCompiler(definition)
        compiler.compile()
        return (compiler.errorCount == 0 ? CompiledForm(compiler) : nil, compiler.problems)
    }

    private convenience init(_ compiler: DefinitionCompiler) {
        self.init(
            definition: compiler.header, warnings: compiler.problems, elements: compiler.elements,
            outline: compiler.outline, scopes: compiler.scopes, computations: compiler.computations,
            events: compiler.events, patterns: compiler.patterns, compilation: compiler.statistics)
    }

    init(
        definition: FormDefinition, warnings: [DefinitionProblem], elements: [CompiledElement], outline: FormOutline,
        scopes: [CompiledScope], computations: [Computation], events: [CompiledEvent],
        patterns: [FieldPatterns], places: [Int32] = [], isArchived: Bool = false,
        compilation: CompilationStatistics = CompilationStatistics()
    ) {
        self.definition = definition
        self.warnings = warnings
        self.compilation = compilation
        self.elements = elements
        groups = outline.groups
        sections = outline.sections
        var fields: [CompiledField] = []
        for (field, pair) in zip(outline.fields, patterns) { fields.append(CompiledField(field.definition, pair)) }
        self.fields = fields
        secrets = Self.secrets(elements, fields, computations)
        var scopes = scopes
        Self.measurePaths(of: &scopes, elements)
        self.scopes = scopes
        self.computations = computations
        self.events = events
        clockReaders = computations.indices.filter { computations[$0].program.readsClock }
        self.places = places
        self.isArchived = isArchived
    }

    /// Tells each element which computations decide its own state, which read its value, and what its
    /// changes are the occasion for; each scope which summaries it has; and each summary what it is a part of.
    static func link(
        _ computations: inout [Computation], _ events: [CompiledEvent], to elements: inout [CompiledElement],
        _ scopes: inout [CompiledScope]
    ) {
        for (index, event) in events.enumerated() { elements[event.source].events.append(Int32(index)) }
        for index in elements.indices { elements[index].computations = [-1, -1, -1, -1, -1] }
        for (index, computation) in computations.enumerated() {
            let scope = elements[computation.element].scope
            switch computation.aspect {
            case .check: elements[computation.element].checks.append(Int32(index))
            case .summary:
                computations[index].slot = scopes[scope].summaries.count
                scopes[scope].summaries.append(Int32(index))
            default: elements[computation.element].computations[computation.aspect.rawValue] = Int32(index)
            }
            for reference in computation.program.ownReferences {
                let source = Int(reference.element)
                let depth = max(scopes[scope].depth - reference.route.levels, 0)
                elements[source].readers.note(Reader(computation: Int32(index), depth: Int32(depth)))
                guard reference.dependsOnItems else { continue }
                // The number of an item depends on the items around it.
                var outer = depth
                if case .near = reference.route { outer = max(depth - 1, 0) }
                elements[source].itemReaders.note(Reader(computation: Int32(index), depth: Int32(outer)))
            }
            for use in computation.program.summaries {
                let part = Int(use.computation)
                if computations[part].readers.last != Int32(index) { computations[part].readers.append(Int32(index)) }
            }
        }
    }

    /// The place of the element with a number; `nil` if there is none.
    func place(of number: Int32) -> Int? {
        var place = Int(number)
        if !places.isEmpty { place = places.indices.contains(place) ? Int(places[place]) : -1 }
        return place >= 0 && place < elements.count ? place : nil
    }

    /// The addresses of the form's pictures, in the definition's order.
    public var pictures: [String] { fields.map { $0.definition.image }.filter { !$0.isEmpty } }

    /// Every problem of a definition, errors and warnings, in the definition's order.
    public static func check(_ definition: FormDefinition) -> [DefinitionProblem] {
        compile(definition).problems
    }
}

extension [Reader] {
    /// Adds a reader once, with the outermost of its ways.
    fileprivate mutating func note(_ reader: Reader) {
        guard let last = last, last.computation == reader.computation else { return append(reader) }
        self[count - 1].depth = Swift.min(last.depth, reader.depth)
    }
}

extension Reference {
    /// Whether what is read may be another thing when items come and go, although no answer changes: a list over items,
    /// one of them by its number, or that number.
    fileprivate var dependsOnItems: Bool {
        if case .near = route { return property == .itemIndex }
        return true
    }
}

/// The errors that keep a definition from being compiled.
public struct DefinitionProblems: Error, Equatable, Sendable {
    /// At least one error, in the definition's order.
    public var problems: [DefinitionProblem]
}
