/// A compiled definition. It is immutable, and all sessions of a form share it.
///
/// Elements have positions in the definition's order, and rules are programs that use these positions. So a session
/// never looks up a name.
public final class CompiledForm: Sendable {
    /// The form's own properties. Its groups are empty, because their content is in the lists of this class.
    public let definition: FormDefinition
    /// The warnings, which the author should look at although the form can run.
    public let warnings: [DefinitionProblem]
    /// The work of compiling the form; all counts are 0 for a form that was read from an archive.
    public let compilation: CompilationStatistics

    package let elements: ElementArray
    /// The computations and events that depend on each element.
    package let links: IndexedArray<ElementIndex, ElementLinks>
    package let groups: IndexedArray<GroupIndex, FormGroup>
    package let sections: IndexedArray<SectionIndex, CompiledSection>
    package let fields: IndexedArray<FieldIndex, CompiledField>
    package let scopes: ScopeArray
    /// Each computation comes after those that it reads.
    package let computations: ComputationArray
    package let events: IndexedArray<EventIndex, CompiledEvent>
    /// The computations that read the clock.
    package let clockReaders: [ComputationIndex]
    /// Whether a rule reads the clock.
    package var readsTime: Bool { !clockReaders.isEmpty }
    /// Whether a rule reads the day or the time where the person is.
    package var readsPersonTime: Bool { !clockReaders.isEmpty && definition.timeZone.isEmpty }
    /// Whether the answer of each element is a secret, or computed from one.
    package let secrets: IndexedArray<ElementIndex, Bool>
    /// Whether the form was read from an archive, so that it does not have the texts of its rules.
    package let isArchived: Bool
    /// The index of each element by its number, `nil` for numbers whose element was removed. Empty while the number of
    /// every element is its index.
    package let elementsByNumber: IndexedArray<ElementNumber, ElementIndex?>

    package init(
        definition: FormDefinition, warnings: [DefinitionProblem], elements: ElementArray,
        links: IndexedArray<ElementIndex, ElementLinks>, outline: FormOutline, scopes: ScopeArray,
        computations: ComputationArray,
        events: IndexedArray<EventIndex, CompiledEvent>, patterns: IndexedArray<FieldIndex, FieldPatterns>,
        elementsByNumber: IndexedArray<ElementNumber, ElementIndex?> = [],
        isArchived: Bool = false,
        compilation: CompilationStatistics = CompilationStatistics()
    ) {
        self.definition = definition
        self.warnings = warnings
        self.compilation = compilation
        self.links = links
        groups = outline.groups
        sections = IndexedArray(outline.sections.map { CompiledSection($0) })
        fields = IndexedArray(outline.fields.indices.map { CompiledField(outline.fields[$0], patterns[$0]) })
        var elements = elements
        Self.noteInitialFlags(in: &elements, groups, sections, fields)
        self.elements = elements
        secrets = Self.secrets(elements, outline.fields, computations)
        var scopes = scopes
        Self.measurePaths(of: &scopes, elements, outline)
        self.scopes = scopes
        self.computations = computations
        self.events = events
        var clockReaders: [ComputationIndex] = []
        for index in computations.indices where computations[index].program.readsClock { clockReaders.append(index) }
        self.clockReaders = clockReaders
        self.elementsByNumber = elementsByNumber
        self.isArchived = isArchived
    }

    /// The index of the element with a number; `nil` if absent.
    package func element(numbered number: ElementNumber) -> ElementIndex? {
        if elementsByNumber.isEmpty { return elements.index(exactly: number.position) }
        return elementsByNumber.indices.contains(number) ? elementsByNumber[number] : nil
    }

    /// The group that an element is; `nil` for anything else.
    package func group(at element: ElementIndex) -> FormGroup? { elements[element].group.map { groups[$0] } }

    /// The section that an element is; `nil` for anything else.
    package func section(at element: ElementIndex) -> CompiledSection? {
        elements[element].section.map { sections[$0] }
    }

    /// The field that an element is; `nil` for anything else.
    package func field(at element: ElementIndex) -> CompiledField? { elements[element].field.map { fields[$0] } }

    #if !hasFeature(Embedded)
    /// Whether answers stand in a text of an element. Those over the items of a section are the section's.
    package func hasAnswers(in place: TextPlace, of id: NodeID) -> Bool {
        element(numbered: id.element).map { links[$0].texts.contains { computations[$0].text == place } } ?? false
    }
    #endif

    /// The addresses of the form's pictures, in the definition's order.
    public var pictures: [String] {
        let ofFields = fields.flatMap { field in [field.definition.image] + field.written.map { $0.image } }
        #if hasFeature(Embedded)
        let all = ofFields
        #else
        let all = groups.map { $0.image } + sections.map { $0.definition.image } + ofFields
        #endif
        return all.filter { !$0.isEmpty }
    }
}
