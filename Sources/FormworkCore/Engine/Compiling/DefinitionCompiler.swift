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
    /// Whether the form has more elements than a form can have.
    var isTooLarge = false
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
    /// How many instructions the conditions of options have that read `$option`.
    var optionInstructions = 0
    /// The names that expressions can use. They are set after all elements have their indices.
    var names = NameTable()
    /// The ids of the options of each choice, with which rules compare.
    var optionIDs: [ElementIndex: Set<ExactText>] = [:]
    /// The state targets in the whole form, by the element on which they act.
    var states: [ElementIndex: States] = [:]
    /// The work that may be done to suggest names instead of unknown ones.
    let suggestions = SuggestionBudget()
    var statistics = CompilationStatistics()
    /// The page of the group that was compiled last, and its condition.
    var lastPage: (id: String, condition: RulePart?)?

    init(_ definition: FormDefinition) {
        header = definition
    }

    /// Compiles all parts. The result can run only if no problem is an error.
    mutating func compile() {
        problems += header.codeProblems
        for group in header.groups where !isTooLarge { add(group) }
        header.groups = []
        // All further problems would be caused by the elements that are missing.
        if isTooLarge { return }
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
        checkShown()
        sortComputations()
        checkConfidentialDependencies()
        shareAggregates()
        let linked = FormLinks(self.elements, self.scopes, computations, events)
        (self.elements, links, self.scopes, computations) = (
            linked.elements, linked.links, linked.scopes, linked.computations
        )
        problems.sort { ($0.element, $0.textOffset ?? 0) < ($1.element, $1.textOffset ?? 0) }
    }

    /// The field that an element is; `nil` for anything else.
    func field(at element: ElementIndex) -> SharedField? { elements[element].field.map { outline.fields[$0] } }
}
