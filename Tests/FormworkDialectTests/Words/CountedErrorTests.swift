import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Errors with a number have the words that the number takes.
struct CountedErrorTests {
    /// The words of the error of a text that has too few characters.
    private func words(_ least: Int, _ language: String, _ messages: String = "{}") throws -> String? {
        let form = try definition(
            """
            { "id": "f", "locale": "\(language)", "fields": [
              { "id": "a", "title": "A", "type": "text", "validations": { "min_length": \(least), "messages": \(messages) } } ] }
            """)
        let context = SessionContext(messages: MessageCatalogs.catalog(for: language, of: form))
        let engine = FormEngine(try CompiledForm(form), context: context)
        _ = engine.perform(.load(["a": "x"]))
        _ = engine.perform(.submit)
        return engine.errors.first?.message
    }

    @Test(arguments: [
        (2, "ru", "В поле «A» должно быть не меньше 2 символов"),
        (21, "ru", "В поле «A» должно быть не меньше 21 символа"),
        (25, "ru", "В поле «A» должно быть не меньше 25 символов"),
        (2, "pl", "Pole „A” musi mieć co najmniej 2 znaki"), (12, "pl", "Pole „A” musi mieć co najmniej 12 znaków"),
        (22, "pl", "Pole „A” musi mieć co najmniej 22 znaki"), (21, "pl", "Pole „A” musi mieć co najmniej 21 znaków"),
        (2, "ar", "يجب ألا يقل «A» عن حرفين"), (3, "ar", "يجب ألا يقل «A» عن 3 أحرف"),
        (11, "ar", "يجب ألا يقل «A» عن 11 حرفًا"), (100, "ar", "يجب ألا يقل «A» عن 100 حرف"),
        (3, "ja", "「A」は 3 文字以上で入力してください"), (5, "de", "„A“ muss mindestens 5 Zeichen haben"),
    ])
    func theNumberDecides(least: Int, language: String, expected: String) throws {
        #expect(try words(least, language) == expected)
    }

    @Test func aFieldsWordsForANumberComeBeforeItsOthers() throws {
        let messages = #"{ "min_length": "Ещё", "min_length.few": "Чуть-чуть" }"#
        #expect(try words(3, "ru", messages) == "Чуть-чуть")
        #expect(try words(5, "ru", messages) == "Ещё")
        #expect(read(#"{ "id": "f", "fields": [], "messages": { "max_items.two": "x" } }"#).report.isEmpty)
    }
}
