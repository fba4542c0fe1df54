import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Expressions: hostile text.
struct ExpressionBoundsTests {
    @Test(arguments: [
        ("(", ")"), ("[", "]"), ("-", ""), ("!", ""), ("not ", ""), ("abs(", ")"), ("1+(", ")"), ("true?1:", ""),
        ("true?", ":1"), ("if(true,", ",1)"),
    ])
    func deepNestingIsAnError(opening: String, closing: String) {
        for depth in [100, 1_400] {
            let text = String(repeating: opening, count: depth) + "$a" + String(repeating: closing, count: depth)
            guard text.utf8.count <= 10_000 else { continue }
            #expect(problems(text).map { $0.code } == [.nestingTooDeep])
        }
        let text = String(repeating: opening, count: 20) + "$a" + String(repeating: closing, count: 20)
        #expect(!problems(text).contains { $0.code == .nestingTooDeep || $0.code == .expressionSyntax })
    }

    @Test func unclosedNestingIsAnError() {
        #expect(problems(String(repeating: "(", count: 9_000)).count == 1)
        #expect(problems(String(repeating: "[", count: 9_000)).count == 1)
    }

    @Test func longTextIsAnError() {
        let problem = problems(String(repeating: " ", count: 10_001)).first
        #expect(problem?.code == .expressionSyntax)
        #expect(problem?.expected == ["10000"])
    }

    @Test func longTextIsLinear() {
        #expect(problems("$" + String(repeating: "x", count: 9_000)).map { $0.code } == [.unknownReference])
        #expect(problems("concat(" + String(repeating: "$nme,", count: 1_000) + "1)").count == 1_000)
    }

    @Test func randomBytesNeverTrap() {
        var generator = SeededGenerator(share: 1)
        for _ in 0..<LawPlay.tries(1_000) {
            let count = Int.random(in: 0...40, using: &generator)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            compileAndRun(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func randomTokensNeverTrap() {
        let words = [
            "$a", "$b", "$none", "$name", "$yes", "$kind", "$many", "$items[].price", "$items[", "${", "}", "$huge",
            "1", "0", "0.5", "1e9", "9e6143", "'x'", "\"", "'", "true", "null", "and", "or", "not", "in", "&&", "!",
            "==", "!=", "<", ">=", "pow(", "sqrt(", "log(", "log10(", "exp(", "+", "-", "*", "/", "%", "?", ":", ",",
            "(", ")", "(", ")", "[", "]", "round(",
            "$born", "$meets", "today()", "now()", "age(", "date(", "add_days(", "add_months(", "days_between(",
            "months_between(", "minutes_between(", "hours_between(", "add_minutes(", "weekday(", "'22:15'",
            "left(", "right(", "mid(", "count_of(", "distinct(", "previous(", "running_sum(",
            "year(",
            "matches(", "replace(", "split(", "join(", "format_number(", "format_date(", "'[a-z]'", "'\\d'",
            "{", "name", "a", "{name}", "$", ".", "_", "items[0].price",
            "sum(", "if(", "coalesce(", "concat(", "min(", "length(", "contains(", "equals(", "any(", ".value", "é",
            "\\",
        ]
        var generator = SeededGenerator(share: 2)
        var compiled = 0
        for _ in 0..<LawPlay.tries(1_500) {
            let count = Int.random(in: 1...9, using: &generator)
            let text = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            if compileAndRun(text) { compiled += 1 }
        }
        #expect(compiled > 25)
    }

    @Test func randomTreesAgreeWithTheirArchive() {
        var generator = SeededGenerator(share: 3)
        for _ in 0..<LawPlay.tries(250) { compileAndRun(tree(3, &generator)) }
    }

    /// Calls of every function with arguments of the kinds it takes, some of them blank.
    @Test func randomCallsAgreeWithTheirArchive() {
        var generator = SeededGenerator(share: 4)
        var compiled = 0
        let count = LawPlay.tries(500)
        for _ in 0..<count {
            if compileAndRun(call(2, .any, &generator)) { compiled += 1 }
        }
        #expect(compiled == count)
    }

    private func call(_ depth: Int, _ kind: StaticType.Kind, _ generator: inout SeededGenerator) -> String {
        let functions = FunctionSignature.all.filter { function in
            // These read items around the expression, and there are none.
            if ["previous", "running_sum"].contains(function.name) { return false }
            guard let result = function.result else { return kind == .any }
            return kind == .any || result == StaticType(kind)
        }
        guard depth > 0, let function = functions.randomElement(using: &generator) else {
            let leaves: [String] =
                switch kind {
                case .number: ["$a", "$none", "-2.5", "0", "1e30", "$kind", "$free"]
                case .bool: ["$yes", "$unset", "false"]
                case .date: ["$born", "$no_day", "'2024-02-29'", "$meets"]
                case .time: ["$no_day", "'22:15'", "$meets", "'2024-02-29'"]
                case .any: ["$thing", "null", "$many", "$items[].price"]
                default: ["$name", "$empty", "'a,b'", "','", "'%'"]
                }
            return leaves.randomElement(using: &generator) ?? "null"
        }
        let count = function.parameters.count
        let least = count - function.optional
        let wanted = Int.random(in: least...(function.repeats ? count + 2 : count), using: &generator)
        var arguments: [String] = []
        for index in 0..<wanted {
            let parameter = function.parameter(at: index)
            let isSingle = !parameter.allowsList && parameter.kind == .any
            arguments.append(isSingle ? "$thing" : call(depth - 1, parameter.kind, &generator))
        }
        if function.name == "matches" { arguments[1] = "'(a|b)*\\d?'" }
        return function.name + "(" + arguments.joined(separator: ", ") + ")"
    }

    private func tree(_ depth: Int, _ generator: inout SeededGenerator) -> String {
        let leaves = ["$a", "$none", "0", "2.5", "$kind", "$free", "$zero", "-1", "$items[1].price"]
        guard depth > 0 else { return leaves.randomElement(using: &generator) ?? "1" }
        func inner() -> String { tree(depth - 1, &generator) }
        switch Int.random(in: 0...8, using: &generator) {
        case 0: return "(\(inner()) + \(inner()))"
        case 1: return "(\(inner()) / \(inner()))"
        case 2: return "(\(inner()) > \(inner()) ? \(inner()) : \(inner()))"
        case 3: return "coalesce(\(inner()), \(inner()))"
        case 4: return "if(\(inner()) == \(inner()) or \(inner()) < 1, \(inner()), \(inner()))"
        case 5: return "sum([\(inner()), \(inner())], \(inner()))"
        case 6: return "round(\(inner()) * \(inner()), 2)"
        case 7: return "(\(inner()) - \(inner()) % \(inner()))"
        default: return leaves.randomElement(using: &generator) ?? "1"
        }
    }

    /// Whether the text could be compiled. If so, the program was run, and also run after it was archived.
    @discardableResult
    private func compileAndRun(_ text: String) -> Bool {
        var compiles = false
        for type in [StaticType.any, .bool, .text] {
            for isFormula in [false, true] { compiles = run(text, type, isFormula: isFormula) || compiles }
        }
        return compiles
    }

    private func run(_ text: String, _ type: StaticType, isFormula: Bool) -> Bool {
        let compiler = ExpressionCompiler()
        let (program, problems) =
            isFormula
            ? compiler.compile(formula: text, scope: ExpressionFixture(), expecting: type)
            : compiler.compile(text, scope: ExpressionFixture(), expecting: type)
        let length = text.utf8.count
        let isRefused = problems.contains { !$0.code.isWarning }
        var isSound = (program == nil) == isRefused && problems.allSatisfy { 0...length ~= $0.offset.utf8 }
        if let program {
            let copy = Program(json: program.json)
            let combined = Program.conjunction([program, program.negated])
            let result = program.evaluate(in: ExpressionFixture())
            isSound = isSound && copy == program && copy?.evaluate(in: ExpressionFixture()) == result
            isSound = isSound && Program(json: combined.json) == combined
            isSound = isSound && !combined.holds(in: ExpressionFixture())
        }
        if !isSound { Issue.record("\(text)") }
        return program != nil
    }
}
