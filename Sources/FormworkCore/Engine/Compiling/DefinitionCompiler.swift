/// Turns a definition into the parts of a `CompiledForm`, collecting every problem on the way.
///
/// Not needed where compiled forms arrive as archives, as in the browser.
struct DefinitionCompiler {
    /// After so many errors nothing more is compiled: an author mends those first.
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
    /// How many of the problems are errors. Warnings stop nothing: there may be errors behind them.
    private(set) var errorCount = 0
    private var counted = 0
    var outline = FormOutline()
    var elements: [CompiledElement] = []
    var links: [ElementLinks] = []
    var scopes: [CompiledScope] = []
    var computations: [Computation] = []
    /// The places of summaries among the computations, by what they are made of.
    var summaryPlaces: [[Int32]: [ComputationIndex]] = [:]
    /// What each was before parts of its own were taken out.
    var summaryPrograms: [ComputationIndex: Program] = [:]
    var events: [CompiledEvent] = []
    /// Where each event was written, for problems.
    var eventKeys: [String] = []
    var patterns: [FieldPatterns] = []
    /// The patterns that were compiled, by what they were written as: with regard to case, and without.
    var knownPatterns: [[ExactText: Pattern]] = [[:], [:]]
    /// The rules for texts that fields had last.
    var recentTextRules: [SharedTextRule] = []
    /// What nested forms around each element put before the ids in its scope, innermost first; the last is blank.
    var prefixes: [[String]] = []
    /// Whether `$option` has a meaning now.
    var isCompilingOptions = false
    /// What expressions can name, once all elements have their places.
    var names = NameTable()
    /// The ids of the options of each field that asks for some, as rules compare with them.
    var optionIDs: [ElementIndex: Set<String>] = [:]
    /// The state targets that act on an element, from all over the form.
    var states: [ElementIndex: States] = [:]
    var statistics = CompilationStatistics()

    init(_ definition: FormDefinition) {
        header = definition
    }

    /// Fills all parts; the result can run only if no problem is an error.
    mutating func compile() {
        for group in header.groups { add(group) }
        header.groups = []
        guard let (elements, scopes) = outline.index() else { return }
        self.elements = elements
        self.scopes = scopes
        statistics.elements = elements.count
        checkElements()
        names = NameTable(
            elements: elements, scopes: scopes, outline: outline, prefixes: prefixes, optionIDs: optionIDs)
        checkValueNames()
        compilePatterns()
        compileTargets()
        checkUpdates()
        compileRules()
        sortComputations()
        shareSummaries()
        let linked = FormLinks(self.elements, self.scopes, computations, events)
        (self.elements, links, self.scopes, computations) = (
            linked.elements, linked.links, linked.scopes, linked.computations
        )
        problems.sort { ($0.element, $0.textOffset) < ($1.element, $1.textOffset) }
    }

    private mutating func add(_ group: FormGroup) {
        append(FormOutline.Entry(kind: .group, depth: 0), [""])
        var shell = group
        shell.sections = []
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
        var inside = prefixes
        if section.repeats != nil {
            if !section.id.isEmpty { shell.id = prefixes[0] + section.id }
            inside = [""]
        } else if section.isNested {
            inside.insert(prefixes[0] + section.id + ".", at: 0)
        }
        outline.sections.append(shell)
        for place in section.elements.indices {
            switch section.elements[place] {
            case .field(let field):
                append(FormOutline.Entry(kind: .field, depth: depth + 1), inside)
                if inside[0].isEmpty {
                    outline.fields.append(SharedField(field))
                } else {
                    outline.fields.append(SharedField(field, behind: inside[0]))
                }
            case .section(let inner):
                add(inner, depth: depth + 1, prefixes: inside)
            }
        }
    }

    private var lastElement: ElementIndex { ElementIndex(outline.entries.count - 1) }

    private mutating func append(_ entry: FormOutline.Entry, _ prefixes: [String]) {
        outline.entries.append(entry)
        self.prefixes.append(prefixes)
    }
}

extension SharedField {
    /// A field in a nested form, with what that puts before names.
    fileprivate convenience init(_ field: Field, behind prefix: String) {
        var field = field
        if !field.id.isEmpty { field.id = prefix + field.id }
        if !field.parameterName.isEmpty { field.parameterName = prefix + field.parameterName }
        self.init(field)
    }
}
