import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// The same text is the same answer, however it arrives: typed, set by code, or in JSON.
struct SameAnswerTests {
    private func engine(_ field: Field, zone: String = "") throws -> FormEngine {
        let section = FormSection(elements: [.field(field)])
        let form = FormDefinition(id: "f", timeZone: zone, groups: [FormGroup(sections: [section])])
        return FormEngine(try CompiledForm(form), context: SessionContext(locale: Places.named("en")))
    }

    /// The answers of a text in each way; `nil` where it is the error `type`.
    private func answers(_ field: Field, _ text: String, typed: Bool = true) throws -> [FormValue?] {
        try (0..<(typed ? 4 : 3)).map { way in
            let engine = try engine(field)
            let node = try #require(engine.node(at: "a"))
            switch way {
            case 0: _ = engine.perform(.set(node, .text(text)))
            case 1: _ = engine.perform(.load(["a": .string(text)]))
            case 2: _ = engine.perform(.replaceAnswers(["a": .string(text)]))
            default: _ = engine.perform(.edit(node, TextEdit(text)))
            }
            _ = engine.perform(.submit)
            let code = engine.errors.first?.code
            #expect(code == nil || code == "type", "\(code ?? "")")
            return code == nil ? engine.state("a")?.value : nil
        }
    }

    private func expect(_ field: Field, _ table: [(String, FormValue?)], typed: Bool = true) throws {
        for (text, value) in table {
            for answer in try answers(field, text, typed: typed) {
                #expect(answer == value, "\(field.type) \(field.textFormat) \(field.currency): \(text)")
            }
        }
    }

    private func texts(_ field: Field, _ table: [(String, String?)]) throws {
        try expect(field, table.map { ($0.0, $0.1.map { .text($0) }) })
    }

    private func numbers(_ field: Field, _ table: [(String, String?)], typed: Bool = true) throws {
        try expect(field, table.map { ($0.0, $0.1.map(number)) }, typed: typed)
    }

    private func number(_ text: String) -> FormValue { .number(DecimalNumber(text) ?? 0) }

    @Test func numbersAreExactOrRefused() throws {
        let nines = String(repeating: "9", count: 40)
        try numbers(
            Field(id: "a", type: .decimal),
            [
                ("1e5", nil), ("01", "1"), ("٣", "3"), ("１２", "12"), ("1.5", "1.5"), ("+5", "5"), (" 7 ", "7"),
                ("\u{2212}3", "-3"), ("\u{200B}4\u{FEFF}", "4"), ("1\u{200B}2", "12"), ("\u{202A}8\u{202C}", "8"),
                (nines, nil),
                ("1" + String(repeating: "0", count: 45), "1e45"), ("1.2.3", nil), ("12a", nil), ("0x10", nil),
                ("0." + String(repeating: "0", count: 34) + "1", "1e-35"), ("०.५", "0.5"),
                (String(repeating: "9", count: 34), String(repeating: "9", count: 34)),
                (String(repeating: "9", count: 35), nil),
            ])
        try numbers(
            Field(id: "a", type: .integer),
            [
                ("1.5", nil), ("1.0", "1"), ("12", "12"), ("１２", "12"),
                ("9223372036854775807", "9223372036854775807"),
                ("9223372036854775808", nil), (nines, nil), ("007", "7"),
            ])
        // Programs write no separators but the point, and no signs.
        try numbers(
            Field(id: "a", type: .decimal), [("1,5", nil), ("1 000", nil), ("1,000", nil), ("1.500", "1.5")],
            typed: false)
    }

    @Test func amountsHaveTheDigitsOfTheirCurrency() throws {
        try numbers(
            Field(id: "a", type: .currency, currency: "EUR"),
            [("3.14", "3.14"), ("3.14159", nil), ("3.1", "3.1"), ("3.140", "3.14")],
            typed: false)
        try numbers(
            Field(id: "a", type: .currency, currency: "JPY"), [("1.5", nil), ("1.0", "1"), ("150", "150")], typed: false
        )
    }

    @Test func numbersOfJSONAndSwiftFollowTheSameRule() throws {
        for (field, json, value) in [
            (Field(id: "a", type: .currency, currency: "EUR"), "3.14159", nil),
            (Field(id: "a", type: .currency, currency: "EUR"), "3.14", "3.14"),
            (Field(id: "a", type: .currency, currency: "JPY"), "1.5", nil),
            (Field(id: "a", type: .integer), "1.5", nil), (Field(id: "a", type: .integer), "1e5", "100000"),
            (Field(id: "a", type: .decimal), String(repeating: "9", count: 40), nil),
            (Field(id: "a", type: .decimal), "1e45", "1e45"), (Field(id: "a", type: .decimal), "1e-99999", nil),
            (Field(id: "a", type: .slider, minimum: 0, maximum: 10), String(repeating: "9", count: 40), nil),
        ] as [(Field, String, String?)] {
            let engine = try engine(field)
            let answers = try JSONParser.parse(Array("{\"a\":\(json)}".utf8))
            _ = engine.perform(.replaceAnswers(answers))
            _ = engine.perform(.submit)
            #expect(engine.errors.first?.code == (value == nil ? "type" : nil), "\(field.type) \(json)")
            #expect(engine.state("a")?.value == value.map(number) ?? .blank)
        }
        let yen = try engine(Field(id: "a", type: .currency, currency: "JPY"))
        yen.set("a", .number(DecimalNumber("1.5") ?? 0))
        _ = yen.perform(.submit)
        #expect(yen.errors.first?.code == "type")
    }

    @Test func daysAndTimesAreWhole() throws {
        try texts(
            Field(id: "a", type: .date),
            [
                ("2026-11-21", "2026-11-21"), ("2026-11-21T08:30", nil), ("2026-11-21T00:00:00", "2026-11-21"),
                ("２０２６－１１－２１", "2026-11-21"), ("\u{200E}2026-11-21\u{200F}", "2026-11-21"),
                ("٢٠٢٦-١١-٢١", "2026-11-21"),
                ("2026-11-21T08:30:00Z", "2026-11-21"), ("2026-02-30", nil), ("2026\u{2011}11\u{2011}21", "2026-11-21"),
            ])
        try texts(
            Field(id: "a", type: .time),
            [("08:30", "08:30"), ("2026-11-21T08:30", nil), ("０８：３０", "08:30"), ("2026-11-21T08:30Z", "08:30")])
        try texts(
            Field(id: "a", type: .dateTime),
            [("2026-11-21T08:30", "2026-11-21T08:30"), ("2026-11-21", nil), ("08:30", nil)])
    }

    @Test func aFormulaMayGiveADayOfADayAndTime() throws {
        let fields = [Field(id: "t", type: .dateTime), Field(id: "a", type: .date, formula: "$t")]
        let section = FormSection(elements: fields.map { .field($0) })
        let engine = FormEngine(try CompiledForm(FormDefinition(id: "f", groups: [FormGroup(sections: [section])])))
        engine.set("t", "2026-11-21T08:30")
        #expect(engine.state("a")?.value == .text("2026-11-21"))
    }

    @Test func signsThatNobodySeesAreNoPartOfAnAnswer() throws {
        for sign in ["\u{200B}", "\u{FEFF}", "\u{2060}", "\u{200E}", "\u{200F}", "\u{200C}", "\u{202A}", "\u{AD}"] {
            try texts(Field(id: "a", type: .email), [("\(sign)ada@exa\(sign)mple.org\(sign)", "ada@example.org")])
            try texts(
                Field(id: "a", type: .url), [("\(sign)https://exa\(sign)mple.org\(sign)", "https://example.org")])
            try texts(Field(id: "a", type: .phone), [("\(sign)+43 1\(sign)23\(sign)", "+43 123")])
            try texts(Field(id: "a", type: .text, mask: "000-000"), [("\(sign)12\(sign)3456\(sign)", "123456")])
            try texts(
                Field(id: "a", type: .text, textFormat: "optional_numbers"), [("\(sign)1\(sign)2\(sign)", "12")])
            try texts(Field(id: "a", type: .text), [("\(sign)Ada\(sign) ", "Ada")])
            try texts(Field(id: "a", type: .textView), [("\(sign)Ada \(sign)", "Ada ")])
        }
        // Joiners belong to words and faces.
        try texts(
            Field(id: "a", type: .name),
            [("نمی\u{200C}خواهم", "نمی\u{200C}خواهم"), ("👩\u{200D}💻", "👩\u{200D}💻")])
        try texts(Field(id: "a", type: .email), [("a@خانه\u{200C}ای.ir", "a@خانه\u{200C}ای.ir")])
    }

    @Test func namesOfAccountsHaveNoSignsThatNobodySees() throws {
        try texts(
            Field(id: "a", type: .username),
            [
                ("\u{200E}a\u{200B}da\u{FEFF}", "ada"), ("ａｄａ＿１", "ada_1"), ("Jose\u{301}", "José"), ("ada٣", "ada٣"),
                ("خانه\u{200C}ای", "خانه\u{200C}ای"),
            ])
    }

    /// Neither the id of an option nor an answer has signs that nobody sees around it, and white space around an answer does
    /// not count.
    @Test func optionsAreFoundWhateverStandsAroundTheirIDs() throws {
        let options = ["red", "x\u{200B}", "\u{FEFF}Zoe\u{308}", "a b"].map { FieldOption(id: .text($0), title: "T") }
        let table: [(String, String)] = [
            ("red", "red"), (" red", "red"), ("red\u{200B}", "red"), ("\u{FEFF}red\n", "red"), ("x", "x"),
            ("x\u{200B}", "x"), ("Zoë", "Zoë"), ("\u{200F}Zoe\u{308} ", "Zoë"), ("a b", "a b"),
        ]
        try texts(Field(id: "a", type: .select, options: options), table)
        for (text, id) in table {
            for answer in try answers(Field(id: "a", type: .checkGroup, options: options), text) {
                #expect(answer == .list([.text(id)]), "\(text)")
            }
        }
        let select = Field(id: "a", type: .select, options: options)
        let engine = try engine(select)
        for text in ["Red", "r\u{200B}ed", "a\u{200B} b", "ab"] {
            engine.set("a", .string(text))
            #expect(engine.state("a")?.value == .text(text))
            #expect(engine.allErrors.map(\.code) == ["option"], "\(text)")
        }
    }

    @Test func fullWidthFormsCountInFormats() throws {
        try texts(
            Field(id: "a", type: .email),
            [("ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ", "ada@example.org"), ("ada＠example。org", "ada@example.org")])
        try texts(Field(id: "a", type: .url), [("ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｏｒｇ", "https://example.org")])
        try texts(
            Field(id: "a", type: .phone),
            [("０９０－１２３４－５６７８", "090-1234-5678"), ("＋４３（１）２３", "+43(1)23"), ("٠٩٠ ١٢٣", "090 123")])
        for (format, text, value) in [
            ("optional_numbers", "１２３", "123"), ("china_id", "11010519491231002Ｘ", "11010519491231002X"),
            ("china_id", "１１０１０５１９４９１２３１００２ｘ", "11010519491231002X"),
            ("iban", "ＧＢ８２ＷＥＳＴ１２３４５６９８７６５４３２", "GB82WEST12345698765432"), ("pin4", "１２３٤", "1234"),
            ("letters_only", "Ａｄａ", "Ada"),
        ] {
            try texts(Field(id: "a", type: .text, textFormat: format), [(text, value)])
        }
        try texts(Field(id: "a", type: .text), [("Ａｄａ", "Ａｄａ")])
    }
}
