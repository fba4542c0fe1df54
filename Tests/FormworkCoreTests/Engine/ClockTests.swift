import FormworkCore
import Testing

/// The clock.
struct ClockTests {
    private static let noon: Int64 = 1_795_262_400_000

    private func engine() throws -> FormEngine {
        let definition = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        id: "s",
                        elements: [
                            .field(Field(id: "day", type: .info, formula: "today()")),
                            .field(Field(id: "born", type: .date)),
                            .field(Field(id: "adult", type: .toggle, visibleWhen: "age($born) >= 18")),
                            .field(Field(id: "year", type: .info, formula: "year($born)")),
                        ])
                ])
            ])
        return FormEngine(try CompiledForm(definition), context: SessionContext(clock: Self.noon))
    }

    @Test func runsOnlyTheRulesThatReadIt() throws {
        let engine = try engine()
        let before = engine.statistics.evaluations
        let changes = engine.perform(.tick(Self.noon + 86_400_000))
        #expect(engine.statistics.evaluations - before == 2)
        #expect(changes.updates.count == 1)
        #expect(engine.values["day"]?.stringValue == "2026-11-22")
    }

    @Test func leavesTheFormAloneWithinADay() throws {
        let engine = try engine()
        #expect(engine.perform(.tick(Self.noon + 1_000)).isEmpty)
    }

    @Test func theZoneOfThePersonMovesTheDay() throws {
        let engine = try engine()
        _ = engine.perform(.tick(Self.noon, zone: 50_400))
        #expect(engine.values["day"]?.stringValue == "2026-11-22" && engine.context.zoneOffset == 50_400)
        // No clock on earth has this offset.
        _ = engine.perform(.tick(Self.noon, zone: 60_000))
        #expect(engine.values["day"]?.stringValue == "2026-11-22")
        let command = JSONValue.object([
            JSONMember("op", "tick"), JSONMember("clock", .number(DecimalNumber(Self.noon))), JSONMember("zone", 0),
        ])
        _ = engine.perform(try #require(CommandReader.input(command, for: engine)))
        #expect(engine.values["day"]?.stringValue == "2026-11-21")
    }

    @Test func theZoneOfTheFormWins() throws {
        var definition = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [.field(Field(id: "day", type: .info, formula: "today()"))])
                ])
            ])
        definition.timeZone = "UTC"
        let engine = FormEngine(try CompiledForm(definition), context: SessionContext(clock: Self.noon))
        _ = engine.perform(.tick(Self.noon, zone: 50_400))
        #expect(engine.values["day"]?.stringValue == "2026-11-21")
    }

    @Test func survivesHydration() throws {
        let hydration = try #require(HydrationData(HydrationData(try engine()).json))
        #expect(hydration.context.clock == Self.noon)
        #expect(hydration.open().values["day"]?.stringValue == "2026-11-21")
    }
}
