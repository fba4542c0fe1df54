/// Compiles a definition into the parts of a `CompiledForm`, and collects all of its problems.
///
/// A browser gets the compiled form as an archive, so it does not need the compiler.
struct DefinitionCompiler {
    /// After this many errors, expressions, defaults and answers in items are not checked any more. The author has to
    /// correct the errors first.
    static let errorLimit = 200

    var header: FormDefinition
    var problems: [DefinitionProblem] = [] {
        didSet {
            while counted < problems.count {
                if !problems[counted].code.isWarning { errorCount += 1 }
                counted += 1
            }
        }
    }
    /// How many of the problems are errors. Warnings do not stop the compiler, because there may be errors after them.
    private(set) var errorCount = 0
    private var counted = 0
    var outline = FormOutline()
    var elements: ElementArray = []
    var links: IndexedArray<ElementIndex, ElementLinks> = []
    var scopes: ScopeArray = []
    var computations: ComputationArray = []
    /// The indices of aggregates among the computations, by the instructions of the aggregates.
    var aggregatePlaces: [[Int32]: [ComputationIndex]] = [:]
    /// The program of each aggregate before its own parts were moved out.
    var aggregatePrograms: [ComputationIndex: Program] = [:]
    var events: IndexedArray<EventIndex, CompiledEvent> = []
    /// The key of each event, for problems.
    var eventKeys: IndexedArray<EventIndex, String> = []
    var patterns: IndexedArray<FieldIndex, FieldPatterns> = []
    /// The compiled patterns by their texts. The first dictionary has those that are case-sensitive.
    var knownPatterns: [[ExactText: Pattern]] = [[:], [:]]
    /// The text rules of the last few fields.
    var recentTextRules: [SharedTextRule] = []
    /// Reads the paths in items that a repeat starts with. Few forms have any.
    lazy var itemPaths = PathWalk(UnmeasuredNames(elements, scopes))
    /// For each element, the prefixes that nested forms around it add to ids, innermost first. The last one is blank.
    var prefixes: IndexedArray<ElementIndex, [String]> = []
    /// Whether `$option` has a meaning now.
    var isCompilingOptions = false
    /// The names that expressions can use. They are set after all elements have their indices.
    var names = NameTable()
    /// The ids of the options of each choice, with which rules compare.
    var optionIDs: [ElementIndex: Set<ExactText>] = [:]
    /// The state targets in the whole form, by the element on which they act.
    var states: [ElementIndex: States] = [:]
    var statistics = CompilationStatistics()
    /// The page of the group that was compiled last, and its condition.
    var lastPage: (id: String, condition: RulePart?)?

    /// The work that may be done to suggest names instead of unknown ones.
    let suggestions = SuggestionBudget()
    init(_ definition: FormDefinition) {
        header = definition
    }

    /// Compiles all parts. The result can run only if no problem is an error.
    mutating func compile() {
        for group in header.groups { add(group) }
        header.groups = []
        var taker = MarkTaker()
        taker.take(from: &header)
        if !outline.entries.isEmpty { report(taker.problems, at: ElementIndex(0)) }
        guard let (elements, scopes) = outline.index() else { return }
        self.elements = elements
        self.scopes = scopes
        statistics.elements = elements.count
        checkElements()
        names = NameTable(
            elements: elements, scopes: scopes, outline: outline, prefixes: prefixes, optionIDs: optionIDs)
        checkValueNames()
        compilePatterns()
        checkRefusals()
        compileTargets()
        checkUpdates()
        checkSuccess()
        compileRules()
        sortComputations()
        checkSecretDependencies()
        shareAggregates()
        let linked = FormLinks(self.elements, self.scopes, computations, events)
        (self.elements, links, self.scopes, computations) = (
            linked.elements, linked.links, linked.scopes, linked.computations
        )
        problems.sort { ($0.element, $0.textOffset ?? 0) < ($1.element, $1.textOffset ?? 0) }
    }

    private mutating func add(_ group: FormGroup) {
        append(FormOutline.Entry(kind: .group, depth: 0), [""])
        var shell = group
        shell.sections = []
        var taker = MarkTaker()
        taker.take(from: &shell)
        report(taker.problems, at: lastElement)
        if group.collapsed, !group.startsClosed {
            problems.append(DefinitionProblem(.cannotOpen, at: lastElement, key: "collapsed"))
        }
        outline.groups.append(shell)
        for section in group.sections { add(section, depth: 1, prefixes: [""]) }
    }

    private mutating func add(_ section: FormSection, depth: Int, prefixes: [String]) {
        guard depth <= FormSection.nestingLimit else {
            problems.append(DefinitionProblem(.nestingTooDeep, at: lastElement))
            return
        }
        append(FormOutline.Entry(kind: .section, depth: depth), prefixes)
        var shell = section
        shell.elements = []
        var taker = MarkTaker()
        taker.take(from: &shell)
        report(taker.problems, at: lastElement)
        var inside = prefixes
        if section.repeats != nil {
            if !section.id.isEmpty { shell.id = prefixes[0] + section.id }
            inside = [section.idPrefix(behind: prefixes[0])]
        } else if section.isNested {
            inside.insert(section.idPrefix(behind: prefixes[0]), at: 0)
        }
        outline.sections.append(shell)
        for place in section.elements.indices {
            switch section.elements[place] {
            case .field(var field):
                append(FormOutline.Entry(kind: .field, depth: depth + 1), inside)
                prepare(&field, behind: inside[0])
                outline.fields.append(SharedField(consume field))
            case .section(let inner):
                add(inner, depth: depth + 1, prefixes: inside)
            }
        }
    }

    /// Takes the marks out of the texts of a field, and adds a prefix to its id. Most fields stay as they are.
    private mutating func prepare(_ field: inout Field, behind prefix: String) {
        if MarkTaker.mayTake(from: field) {
            var taker = MarkTaker()
            taker.take(from: &field)
            report(taker.problems, at: lastElement)
        }
        if !prefix.isEmpty { field.stand(behind: prefix) }
    }

    /// The field that an element is; `nil` for anything else.
    func field(at element: ElementIndex) -> SharedField? { elements[element].field.map { outline.fields[$0] } }

    private var lastElement: ElementIndex { outline.entries.index(before: outline.entries.endIndex) }

    private mutating func report(_ links: [(key: String, link: MarkReader.UnsafeLink)], at element: ElementIndex) {
        for (key, link) in links {
            problems.append(
                DefinitionProblem(
                    .unsafeLink, at: element, key: key, textOffset: key.hasSuffix("]") ? nil : link.offset,
                    found: link.address,
                    expected: ["https://…", "mailto:…", "tel:…", "/…"]))
        }
    }

    private mutating func append(_ entry: FormOutline.Entry, _ prefixes: [String]) {
        outline.entries.append(entry)
        self.prefixes.append(prefixes)
    }
}

extension Field {
    /// Adds the prefix of a nested form to the id of a field and to its parameter name.
    fileprivate mutating func stand(behind prefix: String) {
        if !id.isEmpty { id = prefix + id }
        if !parameterName.isEmpty { parameterName = prefix + parameterName }
    }
}
