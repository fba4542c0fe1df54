import FormworkCore
import FormworkTestSupport

/// A few names of every type for expressions, and their answers.
struct FuzzScope: ExpressionScope, ExpressionContext {
    private static let table: [(name: String, type: StaticType, value: FormValue)] = [
        ("a", .number, .number(7)), ("b", .number, .number(DecimalNumber("-0.25") ?? 0)), ("n", .number, .blank),
        ("t", .text, .text("añ 😀 2024-02-29")), ("e", .text, .blank), ("y", .bool, .bool(true)),
        ("o", .option, .text("1")), ("m", .list(of: .option), .list([.text("x"), .number(2)])),
        ("d", .any, .text("2024-02-29")), ("huge", .number, .number(DecimalNumber("9e6000") ?? 0)),
        ("i[].x", .list(of: .number), .list([.number(3), .blank, .number(5)])), ("i[]", .list(of: .number), .list([])),
    ]

    let knownNames = table.map { $0.name }
    let now: CivilDateTime? = CivilDateTime("2026-11-21T08:30")
    let locale = LocaleRecord()

    func resolve(_ name: ReferenceName) -> ResolvedReference? {
        if let index = knownNames.firstIndex(of: name.text) {
            let route: Route = name.components.contains(.everyItem) ? .all(up: 0) : .near(up: 0)
            return ResolvedReference(Reference(element: index, route: route), type: Self.table[index].type)
        }
        guard let (base, property) = name.splittingProperty, let found = resolve(base) else { return nil }
        return ResolvedReference(found.reference.reading(property), type: property == .optionTitle ? .text : .any)
    }

    func value(of reference: Reference, from place: Void) -> FormValue {
        let element = reference.element.position
        return Self.table.indices.contains(element) ? Self.table[element].value : .blank
    }
}
