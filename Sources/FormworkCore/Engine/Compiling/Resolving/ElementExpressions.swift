/// Compiles the expressions of a form's elements, collects their problems and counts the work.
struct ElementExpressions {
    let form: NamedForm
    var problems: ProblemList
    private(set) var work = CompilationStatistics()

    /// - Parameter earlier: The problems that were found before. Nothing is compiled if there are many errors.
    init(_ form: NamedForm, after earlier: ProblemList) {
        self.form = form
        problems = ProblemList(after: earlier)
    }

    /// Compiles an expression of an element; `nil` if it is blank. If it is wrong, its problem is added.
    ///
    /// - Parameters:
    ///   - isInOptions: Whether `$option` has a meaning.
    ///   - isOfOption: Whether it is the condition of a single option.
    mutating func program(
        _ text: String, key: String, at element: ElementIndex, expecting: StaticType, isInOptions: Bool = false,
        isOfOption: Bool = false
    ) -> Program? {
        guard mayCompile(text) else { return nil }
        let scope = ElementScope(form: form, element: element, isInOptions: isInOptions, isOfOption: isOfOption)
        let (program, found) = ExpressionCompiler().compile(text, scope: scope, expecting: expecting)
        for problem in found { problems.append(DefinitionProblem(problem, key: key, at: element)) }
        return program
    }

    /// Compiles the name of an answer that stands in a text; `nil` if it names nothing, which is reported at the element whose
    /// text it is.
    ///
    /// - Parameter offset: The offset of the name's brace from the start of the text; `nil` if it is not known.
    mutating func program(
        _ name: String, key: String, at owner: ElementIndex, _ element: ElementIndex, _ offset: ByteOffset?
    ) -> Program? {
        guard mayCompile(name) else { return nil }
        let (program, found) = ExpressionCompiler().compile(name, scope: form.scope(of: owner), expecting: .any)
        for var problem in found {
            problem.offset = offset ?? 0
            var placed = DefinitionProblem(problem, key: key, at: element)
            if offset == nil { placed.textOffset = nil }
            problems.append(placed)
        }
        return program
    }

    /// Compiles the formula of a field; `nil` if it is blank. If it is wrong, its problem is added.
    mutating func formula(of field: SharedField, at element: ElementIndex) -> Program? {
        let formula = field.definition.formula
        guard mayCompile(formula) else { return nil }
        let (program, found) = ExpressionCompiler().compile(
            formula: formula, scope: form.scope(of: element), expecting: field.definition.type.formulaType)
        for problem in found { problems.append(DefinitionProblem(problem, key: "formula", at: element)) }
        return program
    }

    /// Compiles the expression of a limit of a field; `nil` if it is blank. If it is wrong, its problem is added.
    ///
    /// A day with a time limits days, and its time limits times.
    mutating func limit(
        _ text: String, of field: SharedField, key: String, at element: ElementIndex
    ) -> Program? {
        guard mayCompile(text) else { return nil }
        let scope = form.scope(of: element)
        let kinds: [StaticType] =
            switch field.valueKind {
            case .time: [.time, .dateTime]
            case .date, .dateTime: [.date]
            default: [.number]
            }
        var problems: [ExpressionProblem] = []
        for kind in kinds {
            let (program, found) = ExpressionCompiler().compile(text, scope: scope, expecting: kind)
            if problems.isEmpty { problems = found }
            guard let program else { continue }
            problems = found
            for problem in problems { self.problems.append(DefinitionProblem(problem, key: key, at: element)) }
            return program
        }
        for problem in problems { self.problems.append(DefinitionProblem(problem, key: key, at: element)) }
        return nil
    }

    /// Compiles the comparison of a field with another one. Its problems name the other field, because the author did
    /// not write the expression.
    mutating func comparison(_ pair: ComparedPair, of field: SharedField, at element: ElementIndex) -> Program? {
        let rules = field.definition.validations
        let condition = pair.condition(rules.compareRule)
        guard mayCompile(condition) else { return nil }
        let (program, found) = ExpressionCompiler().compile(condition, scope: pair, expecting: .bool)
        for problem in found {
            var problem = DefinitionProblem(problem, key: "compare_to", at: element)
            problem.textOffset = nil
            problem.found = rules.compareTo
            problems.append(problem)
        }
        return program
    }

    /// Compiles the answers at a path such as `kids[].name`. Its problems name the path.
    mutating func answers(of path: String, at element: ElementIndex) -> Program? {
        // In braces an id may have any characters, such as a hyphen.
        let text = path.hasPrefix("$") ? path : "${" + path + "}"
        guard mayCompile(text) else { return nil }
        let (program, found) = ExpressionCompiler().compile(text, scope: form.scope(of: element), expecting: .any)
        for problem in found {
            var problem = DefinitionProblem(problem, key: "options_from", at: element)
            problem.textOffset = nil
            problem.found = path
            problems.append(problem)
        }
        return program
    }

    /// Counts a program that is made without an expression.
    mutating func countProgram() { work.expressions += 1 }

    /// Whether an expression is to be compiled. If so, it is counted.
    private mutating func mayCompile(_ text: String) -> Bool {
        if text.isEmpty || problems.hasManyErrors { return false }
        work.expressions += 1
        work.expressionBytes += text.utf8.count
        return true
    }
}

extension DefinitionProblem {
    fileprivate init(_ problem: ExpressionProblem, key: String, at element: ElementIndex) {
        self.init(
            problem.code, at: element, key: key, textOffset: problem.offset, found: problem.found,
            expected: problem.expected)
    }
}

extension FieldType {
    /// The type that the result of a formula should have in a field of this kind.
    fileprivate var formulaType: StaticType {
        switch valueKind {
        case .text, .exactText: .text
        case .integer, .number: .number
        case .bool: .bool
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        case .option, .options, .any, .none: .any
        }
    }
}
