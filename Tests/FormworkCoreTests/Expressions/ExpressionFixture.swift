import FormworkCore
import FormworkTestSupport
import Testing

/// A small loan form's names and answers, to try expressions on.
struct ExpressionFixture: ExpressionScope, ExpressionContext {
    /// Name, type and answer of each element; its index is its element. A name with `[]` is a list.
    private static let table: [(name: String, type: StaticType, value: FormValue)] = [
        ("a", .number, .number(7)),
        ("b", .number, .number(2)),
        ("zero", .number, .number(0)),
        ("none", .number, .blank),
        ("name", .text, .text("Ada Lovelace")),
        ("empty", .text, .blank),
        ("yes", .bool, .bool(true)),
        ("no", .bool, .bool(false)),
        ("unset", .bool, .blank),
        ("kind", .option, .text("gold")),
        ("username", .option, .number(0)),
        ("many", .list(of: .option), .list([.text("red"), .text("blue")])),
        ("free", .any, .text("12")),
        ("items[].price", .list(of: .number), .list([.number(3), .blank, .number(5)])),
        ("items[].name", .list(of: .text), .list([.text("x"), .text("y"), .blank])),
        ("items[].kind", .list(of: .option), .list([.text("gold"), .text("lead"), .blank])),
        ("items[].ok", .list(of: .bool), .list([.bool(true), .bool(true), .blank])),
        ("items[]", .list(of: .number), .list([.number(0), .number(1), .number(2)])),
        ("items[1].price", .number, .blank),
        ("nothing[].price", .list(of: .number), .list([])),
        ("index", .number, .number(4)),
        ("any-id[0].at all", .text, .text("found")),
        ("thing", .any, .text("abc")),
        ("huge", .number, .number(DecimalNumber("9e6000") ?? 0)),
        ("long", .text, .text(String(repeating: "ab", count: 40_000))),
        ("born", .date, .text("2004-02-29")),
        ("meets", .dateTime, .text("2026-11-21T08:30")),
        ("opens", .time, .text("08:30")),
        ("no_day", .date, .blank),
        ("code", .text, .text("1.10")),
    ]

    let now = CivilDateTime("2026-11-21T14:07:05")
    var locale = LocaleRecord()
    let knownNames = table.map { $0.name }

    func resolve(_ name: ReferenceName) -> ResolvedReference? {
        if let index = knownNames.firstIndex(of: name.text) {
            let route: Route = name.components.contains(.everyItem) ? .all(up: 0) : .near(up: 0)
            return ResolvedReference(Reference(element: index, route: route), type: Self.table[index].type)
        }
        guard let (base, property) = name.splittingProperty, let found = resolve(base) else { return nil }
        return ResolvedReference(found.reference.reading(property), type: property == .optionTitle ? .text : .any)
    }

    func value(of reference: Reference, from place: Void) -> FormValue {
        let value = Self.table[reference.element.position].value
        switch reference.property {
        case .optionValue: return optionValue(value)
        case .optionTitle: return .text("Title of \(value.canonicalText)")
        default: return value
        }
    }

    private func optionValue(_ value: FormValue) -> FormValue {
        switch value {
        case .list(let values): .list(values.map { optionValue($0) })
        case .text("gold"): .number(100)
        case .text("lead"): .number(DecimalNumber("0.5") ?? 0)
        default: value
        }
    }
}

/// Compiles an expression of the fixture; records the problems if there are any.
func compiled(
    _ text: String, expecting: StaticType = .any, sourceLocation: SourceLocation = #_sourceLocation
) -> Program? {
    let (program, problems) = ExpressionCompiler().compile(text, scope: ExpressionFixture(), expecting: expecting)
    if program == nil { Issue.record("\(text): \(problems)", sourceLocation: sourceLocation) }
    return program
}

/// The value of an expression of the fixture.
func evaluate(
    _ text: String, expecting: StaticType = .any, sourceLocation: SourceLocation = #_sourceLocation
) -> FormValue? {
    compiled(text, expecting: expecting, sourceLocation: sourceLocation)?.evaluate(in: ExpressionFixture())
}

/// What is wrong with an expression.
func problems(_ text: String, expecting: StaticType = .any) -> [ExpressionProblem] {
    ExpressionCompiler().compile(text, scope: ExpressionFixture(), expecting: expecting).1
}

/// A number from its text.
func decimal(_ text: String) -> FormValue {
    DecimalNumber(text).map { .number($0) } ?? .blank
}
