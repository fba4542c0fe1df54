import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Texts in other languages: reading them, choosing a language, and translating.
struct TranslationTests {
    private let json = """
        { "id": "f", "title": "Loan", "description": "All about it", "locale": "en", "submit_title": "Send",
          "success": "Thanks", "messages": { "required": "Please answer" },
          "strings": {
            "de": { "Loan": "Kredit", "All about it": "Alles dazu", "Send": "Senden", "Thanks": "Danke",
              "Please answer": "Bitte antworten", "Terms": "Bedingungen", "Read them": "Bitte lesen", "End": "Ende",
              "Add one": "Hinzufügen", "No. {index}": "Nr. {index}", "Amount": "Betrag", "In euros": "In Euro",
              "100": "einhundert", "Sum asked for": "Gewünschte Summe", "Too little": "Zu wenig", "House": "Haus",
              "To live in": "Zum Wohnen", "Read this": "Lies das", "All": "Alles" },
            "zh-Hans": { "Loan": "贷款" }, "zh-Hant": { "Loan": "貸款" } },
          "groups": [ { "id": "g", "title": "All", "sections": [
            { "id": "s", "title": "Terms", "info": "Read them", "footer": "End",
              "repeat": { "add_title": "Add one", "item_title": "No. {index}" }, "fields": [
              { "id": "a", "type": "decimal", "title": "Amount", "info": "In euros", "placeholder": "100",
                "accessibility_label": "Sum asked for", "validations": { "min_value": 1, "messages": { "min_value": "Too little" } } },
              { "id": "b", "type": "select", "title": "House", "options": [
                { "id": "House", "title": "House", "info": "To live in" } ] },
              { "id": "c", "type": "text", "value": "House" },
              { "id": "i", "type": "info", "value": "Read this" } ] } ] } ] }
        """

    private func form() throws -> FormDefinition {
        let reading = read(json)
        #expect(reading.diagnostics.isEmpty, "\(reading.report)")
        return try #require(reading.definition)
    }

    @Test func whatHasNoTranslationIsKnown() throws {
        let chinese = try #require(try form().translated(into: "zh-Hans").untranslated)
        #expect(chinese.language == "en")
        #expect(chinese.texts.isSuperset(of: ["Send", "No. {index}", "Too little"].map { ExactText($0) }))
        #expect(!chinese.texts.contains(ExactText("Loan")) && !chinese.texts.contains(ExactText("贷款")))
        #expect(try form().translated(into: "de").untranslated == nil)
        #expect(try form().translated(into: "en").untranslated == nil)
    }

    @Test func everyTextThatAPersonSeesIsTranslated() throws {
        let german = try form().translated(into: "de-AT")
        #expect(german.locale == "de")
        #expect(german.title == "Kredit")
        #expect(german.info == "Alles dazu")
        #expect(german.submitTitle == "Senden")
        #expect(german.success == .text("Danke"))
        #expect(german.messages.map(\.text) == ["Bitte antworten"])
        #expect(german.groups[0].title == "Alles")
        let section = german.groups[0].sections[0]
        #expect([section.title, section.info, section.footer] == ["Bedingungen", "Bitte lesen", "Ende"])
        #expect(section.repeats?.addTitle == "Hinzufügen")
        #expect(section.repeats?.itemTitle == "Nr. {index}")
        let fields = section.elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
        let amount = fields[0]
        #expect([amount.title, amount.info, amount.placeholder] == ["Betrag", "In Euro", "einhundert"])
        #expect(amount.accessibilityLabel == "Gewünschte Summe")
        #expect(amount.validations.messages.map(\.text) == ["Zu wenig"])
        #expect(fields[1].options.map(\.title) == ["Haus"])
        #expect(fields[1].options.map(\.info) == ["Zum Wohnen"])
        #expect(fields[3].value == .text("Lies das"))
    }

    @Test func wordsOfRulesButtonsAndBlankAnswersAreTranslated() throws {
        let reading = read(
            """
            { "id": "f", "strings": { "de": { "Take away": "Weg", "None": "Keine", "The first": "Die erste",
                "Too late": "Zu spät" } },
              "sections": [ { "id": "s", "repeat": { "remove_title": "Take away" }, "fields": [
                { "id": "a", "type": "select", "empty_text": "None",
                  "options": [ { "id": 1, "title": "One", "accessibility_label": "The first" } ],
                  "validations": { "rules": [ { "assert": "$a == 1", "message": "Too late" } ] } } ] } ] }
            """)
        let section = try #require(reading.definition).translated(into: "de").groups[0].sections[0]
        #expect(section.repeats?.removeTitle == "Weg")
        let field = try #require(
            section.elements.compactMap { if case .field(let field) = $0 { field } else { nil } }.first)
        #expect(field.emptyText == "Keine")
        #expect(field.options.map(\.accessibilityLabel) == ["Die erste"])
        #expect(field.validations.rules.map(\.message) == ["Zu spät"])
    }

    @Test func idsAndAnswersStayAsTheyAre() throws {
        let section = try form().translated(into: "de").groups[0].sections[0]
        let fields = section.elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
        #expect(fields[1].options.map(\.id) == [.text("House")])
        #expect(fields[2].value == .text("House"))
    }

    @Test func aTextWithoutTranslationStaysInPlace() throws {
        let chinese = try form().translated(into: "zh-CN")
        #expect(chinese.title == "贷款")
        #expect(chinese.submitTitle == "Send")
        #expect(chinese.locale == "zh-Hans")
    }

    @Test(arguments: [
        ("de", "de"), ("de-CH-1996", "de"), ("DE_at", "de"), ("zh-Hant-TW", "zh-Hant"), ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"), ("zh", "zh-Hans"), ("zh-SG", "zh-Hans"), ("en-GB", "en"), ("fr", "en"), ("de-Cyrl", "en"),
        ("not a tag", "en"), ("", "en"),
    ])
    func theNearestLanguageIsChosen(_ wanted: String, _ found: String) throws {
        #expect(try form().language(for: [wanted]) == found)
    }

    @Test func scriptsDoNotCross() {
        let form = FormDefinition(
            id: "f", groups: [],
            strings: ["zh-Hans", "sr-Latn", "pt-BR", "pt-PT"].map { FormTranslation(language: $0, entries: []) })
        #expect(form.language(for: ["zh-Hant-TW"]) == "en")
        #expect(form.language(for: ["zh-TW", "pt"]) == "pt-BR")
        #expect(form.language(for: ["pt-PT"]) == "pt-PT")
        #expect(form.language(for: ["sr"]) == "en")
        #expect(form.language(for: ["sr-ME"]) == "sr-Latn")
        #expect(form.languages == ["en", "zh-Hans", "sr-Latn", "pt-BR", "pt-PT"])
    }

    @Test func textsInPlaceMayBeNamesOnly() throws {
        let reading = read(
            """
            { "id": "f", "title": "title", "locale": "en", "submit_title": "send",
              "strings": { "en": { "title": "Loan", "send": "Send" }, "de": { "title": "Kredit" } }, "fields": [] }
            """)
        let form = try #require(reading.definition, "\(reading.report)")
        #expect(form.languages == ["en", "de"])
        #expect(form.translated(into: "en").title == "Loan")
        #expect(form.translated(into: "de").title == "Kredit")
        #expect(form.translated(into: "de").submitTitle == "Send")
    }

    @Test func theEarlierPreferenceCounts() throws {
        #expect(try form().language(for: ["fr", "zh-Hant", "de"]) == "zh-Hant")
    }

    @Test func slipsInTranslationsAreWarnings() {
        let reading = read(
            """
            { "id": "f", "fields": [ { "id": "a", "title": "Amount" } ],
              "strings": {
                "german!": { "Amount": "Betrag" },
                "de": { "Amuont": "Betrag", "Something else altogether": "x" } } }
            """)
        #expect(
            reading.summary
                == ["3:5 unknown_language strings", "4:13 unknown_string strings.de", "4:33 unknown_string strings.de"])
        #expect(reading.diagnostics.map(\.expected) == [[], ["Amount"], []])
        #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(reading.definition?.strings.map(\.language) == ["de"])
    }

    @Test func aTranslationIsAText() {
        let reading = read(
            #"{ "id": "f", "fields": [ { "id": "a", "title": "A" } ], "strings": { "de": { "A": 1 }, "fr": [] } }"#)
        #expect(reading.summary == ["1:83 wrong_type strings.de", "1:94 wrong_type strings.fr"])
    }
}
