/// Checks each element by itself, and the ids of each scope.
struct ElementCheck {
    private let form: NamedForm
    private var items: ItemCheck
    private var groupIDs: Set<ExactText> = []
    private var sectionIDs: Set<ExactText> = []
    private var problems: ProblemList

    static func problems(of form: NamedForm, after earlier: ProblemList) -> ProblemList {
        var check = ElementCheck(form: form, items: ItemCheck(form), problems: ProblemList(after: earlier))
        check.problems += PageCheck.problems(of: form)
        for index in form.elements.indices { check.check(index) }
        return check.problems
    }

    private mutating func check(_ element: ElementIndex) {
        switch form.elements[element].content {
        case .group(let group):
            let group = form.outline.groups[group]
            if let problem = Self.problem(of: group.id, at: element, &groupIDs) { problems.append(problem) }
            checkElementNames(header: group.headerElement, footer: group.footerElement, element: element)
        case .section(let section):
            let section = form.outline.sections[section]
            if let problem = Self.problem(of: section.id, at: element, &sectionIDs) { problems.append(problem) }
            checkElementNames(header: section.headerElement, footer: section.footerElement, element: element)
            if section.isNested, section.id.isEmpty { problems.append(DefinitionProblem(.missingID, at: element)) }
            if let repeats = section.repeats {
                checkRepetition(repeats, element: element)
                problems += items.problems(of: repeats, at: element, readsAnswers: !problems.hasManyErrors)
                checkName(section.id, element: element)
            }
        case .field(let field):
            let field = form.outline.fields[field]
            checkName(field.definition.id, element: element)
            problems += FieldCheck.problems(of: field, at: element, in: form)
        }
    }

    /// Checks the id of a field or repeating section. It is a key among the values, so it has to be unique in its
    /// scope.
    private mutating func checkName(_ id: String, element: ElementIndex) {
        if id.isEmpty {
            problems.append(DefinitionProblem(.missingID, at: element))
        } else if form.scopes[form.elements[element].scope].names[ExactText(id)] != element {
            problems.append(DefinitionProblem(.duplicateID, at: element, key: "id", found: id))
        } else if !FormPath.reads(id), form.valueName(of: element, .ids) != nil {
            problems.append(DefinitionProblem(.malformedID, at: element, key: "id", found: id))
        } else if let flaw = IDFlaw(ofAnswer: id), form.valueName(of: element, .ids) != nil {
            problems.append(
                DefinitionProblem(.malformedID, at: element, key: "id", found: id, expected: [flaw.rawValue]))
        }
    }

    /// The problem of the id of a group or section. Only rules use it, so it has to be unique among groups, or among
    /// sections.
    private static func problem(
        of id: String, at element: ElementIndex, _ seen: inout Set<ExactText>
    ) -> DefinitionProblem? {
        if id.isEmpty || seen.insert(ExactText(id)).inserted { return nil }
        return DefinitionProblem(.duplicateID, at: element, key: "id", found: id)
    }

    private mutating func checkRepetition(_ repeats: Repetition, element: ElementIndex) {
        if repeats.min < 0 || repeats.max < repeats.min || repeats.max > Repetition.itemLimit {
            problems.append(
                DefinitionProblem(
                    .emptyRange, at: element, key: "repeat",
                    found: String(repeats.min) + "..." + String(repeats.max),
                    expected: ["0..." + String(Repetition.itemLimit)]))
        }
    }

    private mutating func checkElementNames(header: String, footer: String, element: ElementIndex) {
        for (key, name) in [("header_element", header), ("footer_element", footer)] {
            if let problem = ElementName.problem(of: name, key: key, at: element) { problems.append(problem) }
        }
    }
}
