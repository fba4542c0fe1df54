import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Days and times of fields.
struct DateFieldTests {
    private func engine(_ field: Field, zone: String = "", context: SessionContext = SessionContext()) throws
        -> FormEngine
    {
        let form = FormDefinition(
            id: "f", timeZone: zone, groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
        let engine = FormEngine(try CompiledForm(form), context: context)
        _ = engine.perform(.load([:]))
        return engine
    }

    private func error(_ field: Field, _ answer: String) throws -> FieldError? {
        let engine = try engine(field)
        engine.set("d", .string(answer))
        _ = engine.perform(.submit)
        return engine.errors.first.flatMap { shown in
            ErrorCode(rawValue: shown.code).map { FieldError($0, shown.parameters) }
        }
    }

    @Test(arguments: [
        ("08:15", "", true), ("08:20", "", false), ("00:00", "", true), ("08:15:30", "", false),
        ("08:20", "08:05", true), ("08:15", "08:05", false),
    ])
    func timesAreOnTheScaleOfTheirInterval(_ answer: String, _ first: String, _ isRight: Bool) throws {
        let field = Field(id: "d", type: .time, minimumDate: first, minuteInterval: 15)
        let expected = FieldError(.minuteInterval, [ErrorParameter("minutes", .number(15))])
        #expect(try error(field, answer) == (isRight ? nil : expected))
        let both = Field(
            id: "d", type: .dateTime, minimumDate: first.isEmpty ? "" : "2026-01-31T" + first, minuteInterval: 15)
        #expect(try error(both, "2026-02-01T" + answer) == (isRight ? nil : expected))
    }

    @Test func whatIsBeyondTheLimitsIsAnError() throws {
        let field = Field(id: "d", type: .date, minimumDate: "2024-02-29", maximumDate: "2026-12-31")
        #expect(try error(field, "2024-02-28") == FieldError(.minDate, [ErrorParameter("min", .text("2024-02-29"))]))
        #expect(try error(field, "2027-01-01") == FieldError(.maxDate, [ErrorParameter("max", .text("2026-12-31"))]))
        #expect(try error(field, "2024-02-29") == nil && error(field, "2026-12-31") == nil)
    }

    @Test func yearsBefore1000AreAnErrorUnlessTheFormTakesThem() throws {
        for type in [FieldType.date, .dateTime] {
            let time = type == .date ? "" : "T08:00"
            #expect(try error(Field(id: "d", type: type), "0026-11-10" + time) == FieldError(.earlyYear))
            #expect(try error(Field(id: "d", type: type), "0999-12-31" + time) == FieldError(.earlyYear))
            #expect(try error(Field(id: "d", type: type), "1000-01-01" + time) == nil)
            let late = Field(id: "d", type: type, minimumDate: "1900-01-01" + time)
            #expect(try error(late, "0026-11-10" + time) == FieldError(.earlyYear))
            let early = Field(id: "d", type: type, minimumDate: "0001-01-01" + time)
            #expect(try error(early, "0026-11-10" + time) == nil)
        }
        #expect(try error(Field(id: "d", type: .time), "08:00") == nil)
    }

    @Test(arguments: [
        (FieldType.date, "2026-11-21", "", "21. November 2026"), (.time, "08:05", "", "08:05"),
        (.dateTime, "2026-11-21T08:05", "", "21. November 2026 08:05"),
        (.date, "2026-11-21", "EEEE, d. MMMM y", "Samstag, 21. November 2026"),
        (.date, "2024-02-29", "MM/yy", "02/24"), (.time, "17:05", "h 'Uhr' mm", "5 Uhr 05"),
        (.info, "2024-02-29", "d.M.y", "29.2.2024"), (.info, "2024-02-29", "", "29. Februar 2024"),
        (.info, "soon", "d.M.y", "soon"),
    ])
    func answersAreShownByThePattern(_ type: FieldType, _ answer: String, _ pattern: String, _ shown: String) throws {
        let field = Field(id: "d", type: type, displayFormat: pattern)
        let engine = try engine(field, context: SessionContext(locale: Places.named("de")))
        engine.set("d", .string(answer))
        #expect(engine.state("d")?.display == shown)
        #expect(engine.state("d")?.value == .text(answer))
        #expect(engine.parameters["d"]?.stringValue == answer)
    }

    @Test(arguments: [
        (FieldType.date, "dd/MM/yyyy", "2024-02-29", "29/02/2024"), (.date, "yyyyMMdd", "2024-02-29", "20240229"),
        (.date, "d MMM y", "2024-02-29", "29 Feb 2024"), (.date, "dMMMMy", "2024-02-09", "9February2024"),
        (.time, "HHmm", "08:05", "0805"), (.time, "h:mm a", "00:05", "12:05 AM"),
        (.time, "h:mm a", "12:30", "12:30 PM"),
        (.dateTime, "EEEE dd.MM.yyyy 'at' H.mm.ss", "2024-02-29T08:05:30", "Thursday 29.02.2024 at 8.05.30"),
    ])
    func answersAreSentByThePatternAndReadBack(
        _ type: FieldType, _ pattern: String, _ answer: String, _ sent: String
    ) throws {
        let field = Field(id: "d", type: type, saveFormat: pattern)
        let engine = try engine(field, context: SessionContext(locale: Places.named("ar-EG")))
        engine.set("d", .string(answer))
        #expect(engine.parameters["d"]?.stringValue == sent)
        #expect(engine.values["d"]?.stringValue == answer)
        #expect(engine.form.answers(fromParameters: ["d": .string(sent)])["d"]?.stringValue == answer)
        // A text that does not have this pattern is passed on. It may be canonical.
        #expect(engine.form.answers(fromParameters: ["d": .string(answer)])["d"]?.stringValue == answer)
    }

    @Test(arguments: ["29/02/2023", "29/2/2024x", "", "a/b/c", "29/02", "31/04/2024"])
    func otherTextIsHandedOn(_ text: String) throws {
        let engine = try engine(Field(id: "d", type: .date, saveFormat: "dd/MM/yyyy"))
        #expect(engine.form.answers(fromParameters: ["d": .string(text)])["d"]?.stringValue == text)
    }

    /// A pattern with day, month and year reads every day that it writes.
    @Test(arguments: ["yyyy-MM-dd", "d.M.y", "ddMMyyyy", "MMMM d, y", "EEE d MMM y", "'d' d 'M' M ''y"])
    func everyDayComesBack(_ pattern: String) throws {
        var random = SeededGenerator(share: 77)
        for _ in 0..<300 {
            let day = try #require(
                CivilDate(
                    year: Int.random(in: 1000...9999, using: &random), month: Int.random(in: 1...12, using: &random),
                    day: Int.random(in: 1...28, using: &random)))
            let record = LocaleRecord()
            let text = record.format(day, pattern: pattern, hasOwnDigits: false)
            #expect(record.readCivil(text, pattern: pattern, kind: .date) == day.description, "\(text)")
        }
    }

    @Test func lengthsOfTimeAreWholeMinutes() throws {
        let field = Field(id: "d", type: .countDown, minimum: 0, maximum: 180, step: 15)
        let engine = try engine(
            field,
            context: SessionContext(
                messages: MessageCatalog(entries: [MessageOverride(code: "ui.minutes", text: "min")])))
        engine.type("d", "90")
        #expect(engine.values["d"] == 90 && engine.state("d")?.display == "90 min")
        let node = try #require(engine.node(at: "d"))
        _ = engine.perform(.step(node, 1))
        #expect(engine.values["d"] == 105)
        engine.type("d", "1.5")
        _ = engine.perform(.submit)
        #expect(engine.errors.first?.code == "type")
        engine.type("d", "-5")
        #expect(engine.errors.first?.code == "min_value")
    }
}
