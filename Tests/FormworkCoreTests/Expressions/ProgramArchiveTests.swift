import FormworkCore
import FormworkTestSupport
import Testing

/// Programs in the archive.
struct ProgramArchiveTests {
    @Test(arguments: [
        "$a", "1 + 2", "if($yes and not $no, $kind.title, 'x')",
        "coalesce($none, $items[].price, [1, ['a', true, null]])",
        "concat('  ', \"\", '<é>')", "sum($items[].kind) > 3 ? 'a' : 'b'", "0.1 + 1e40 - 9e-30",
    ])
    func programsSurviveTheArchive(text: String) throws {
        let program = try #require(compiled(text))
        let bytes = Array(program.json.text().utf8)
        let copy = try #require(Program(json: try JSONParser.parse(bytes)))
        #expect(copy == program)
        #expect(copy.evaluate(in: ExpressionFixture()) == program.evaluate(in: ExpressionFixture()))
    }

    @Test func referencesKeepTheirRoutes() {
        for property in Reference.Property.allCases {
            for up in [0, 1, 63] {
                for route in [
                    Route.near(up: up), .all(up: up), .at(up: up, ItemPosition(0)), .at(up: up, ItemPosition(999)),
                ] {
                    let reference = Reference(element: 12, property: property, route: route)
                    #expect(reference.property == property)
                    #expect(reference.route == route)
                    #expect(Program(json: Program(reading: reference).json)?.references == [reference])
                }
            }
        }
    }

    @Test func absurdRoutesAreClamped() {
        let reference = Reference(element: .max, route: .at(up: 1_000, ItemPosition(rawValue: .max)))
        #expect(reference.route == .at(up: Route.levelLimit, ItemPosition(Route.positionLimit)))
        #expect(Reference(element: 0, route: .at(up: -1, ItemPosition(-1))).route == .at(up: 0, ItemPosition(0)))
    }

    /// Kinds of instructions as the archive numbers them, so that a change of numbers is noticed.
    private func word(_ kind: Int, _ operand: Int) -> JSONValue { .number(kind | operand << 8) }

    @Test func hostileProgramsAreRefused() {
        let constant = word(0, 0)
        let broken: [[JSONValue]] = [
            [], [word(0, 1)], [word(1, 0)], [word(2, 1)], [word(3, 0 | 1 << 8)], [word(9, 0)], [constant, constant],
            [constant, word(3, 7 | 1 << 8)], [word(4, 0)], [word(4, 1)], [word(4, 2)], [constant, word(4, 0)],
            [constant, word(4, 9)], [word(5, 1)], [constant, word(5, 2)], [constant, word(7, 3), constant, constant],
            [word(7, 1)], [word(8, 1)], [word(8, 2), constant, constant], [word(4, 2), constant, constant],
            [.number(-1)], [.number(-256)], [.number(1 << 40)], [.string("0")], [.null],
            [constant, word(5, 4), constant, constant, constant],
        ]
        for code in broken {
            #expect(Program(json: .array([.array(code), .array([.number(1)]), .array([])])) == nil, "\(code)")
        }
        for references: [JSONValue] in [
            [.number(1)], [.number(-1), .number(0)], [.number(1), .number(15)],
            [.null, .null],
        ] {
            #expect(Program(json: .array([.array([constant]), .array([.null]), .array(references)])) == nil)
        }
        for json: JSONValue in [.null, .array([]), .array([.null, .null, .null]), .string("x"), .object([])] {
            #expect(Program(json: json) == nil)
        }
        let flood = [JSONValue](repeating: constant, count: 20_000)
        #expect(Program(json: .array([.array(flood), .array([.null]), .array([])])) == nil)
    }

    @Test func randomProgramsNeverTrap() {
        var generator = SeededGenerator(share: 4)
        var accepted = 0
        let constants: [JSONValue] = [.bool(true), .number(3), .string("x"), .array([.number(1), .null])]
        for _ in 0..<30_000 {
            let count = Int.random(in: 1...7, using: &generator)
            let code: [JSONValue] = (0..<count).map { index in
                let kind = [0, 0, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8].randomElement(using: &generator) ?? 0
                switch kind {
                case 0: return word(0, Int.random(in: 0...4, using: &generator))
                case 3:
                    let count = Int.random(in: 0...3, using: &generator)
                    return word(3, Int.random(in: 0...50, using: &generator) | count << 8)
                case 4...8: return word(kind, index + Int.random(in: 0...4, using: &generator))
                default: return word(kind, Int.random(in: 0...3, using: &generator))
                }
            }
            let json = JSONValue.array([
                .array(code), .array(constants), .array([.number(0), .number(0), .number(9), .number(0)]),
            ])
            guard let program = Program(json: json) else { continue }
            accepted += 1
            _ = program.evaluate(in: ExpressionFixture())
            _ = Program.conjunction([program.negated, program]).evaluate(in: ExpressionFixture())
        }
        #expect(accepted > 50)
    }
}
