/// Checks the properties of one field by themselves. Expressions, patterns and targets are checked where they are
/// resolved.
struct FieldCheck {
    let form: NamedForm
    let field: SharedField
    let element: ElementIndex
    private(set) var problems: [DefinitionProblem] = []

    static func problems(of field: SharedField, at element: ElementIndex, in form: NamedForm) -> [DefinitionProblem] {
        var check = FieldCheck(form: form, field: field, element: element)
        check.checkAll()
        return check.problems
    }

    private mutating func checkAll() {
        checkRanges()
        checkLimits()
        checkNumbers()
        checkDates()
        problems += AnswerCheck(form: form).problems(
            of: field.definition.value, for: element, at: element, key: "value")
        checkPatternLetters()
        checkCurrency()
        checkChoices()
        problems += ApplicabilityCheck.problems(of: field, at: element, in: form)
        checkUse()
        if field.hasOwnParts {
            let name = field.definition.element
            if let problem = ElementName.problem(of: name, key: "element", at: element) { problems.append(problem) }
            checkComponents()
        }
        if !field.definition.options.isEmpty { checkOptions() }
    }

    /// Checks that the default has an effect, and that somebody can answer a field that is required.
    private mutating func checkUse() {
        let hasDefault = !field.definition.value.isBlank
        if hasDefault, !field.definition.formula.isEmpty { report(.unusedValue, "value") }
        if hasDefault, field.isSecret { report(.unusedValue, "value", field.definition.type.rawValue) }
        if field.definition.type == .unknown,
            field.definition.validations.required || !field.definition.requiredWhen.isEmpty
        {
            report(.cannotBeAnswered, "type")
        }
    }

    mutating func report(
        _ code: DefinitionProblem.Code, _ key: String, _ found: String = "", expected: [String] = []
    ) {
        problems.append(DefinitionProblem(code, at: element, key: key, found: found, expected: expected))
    }
}
