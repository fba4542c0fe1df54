import Formwork
import FormworkTesting
import Testing

/// Options that no author writes have the words of the language.
@Suite(.tags(.waiting)) struct SpokenFormTests {
    private let form = FormDefinition("f") {
        Field.weekdays("days", "Days")
        Field.rating("stars", "Stars", max: 3)
        Field.text("name", "Name")
    }
    .strings("de", ["Days": "Tage"]).strings("ar", ["Name": "الاسم"])

    private func options(_ language: String, _ place: Int) -> [FieldOption] {
        form.spoken(in: language).allFields[place].options
    }

    @Test func aWeekBeginsAndIsNamedAsInTheLanguage() {
        let german = options("de-DE", 0)
        #expect(german.map(\.id) == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
        #expect(german.map(\.accessibilityLabel).first == "Montag" && german[0].title.hasPrefix("Mo"))
        #expect(options("en-US", 0).first?.accessibilityLabel == "Sunday")
        #expect(options("ar", 0).first?.id != "mon")
    }

    @Test func starsAreSaidInTheLanguage() {
        #expect(options("de", 1).map(\.accessibilityLabel) == ["1 von 3", "2 von 3", "3 von 3"])
        #expect(options("en", 1).map(\.accessibilityLabel).last == "3 of 3")
    }

    @Test func theRestIsTranslatedByTheAuthor() {
        let german = form.spoken(in: "de")
        #expect(german.allFields.map(\.title) == ["Tage", "Stars", "Name"])
        // The days are no texts that an author has to translate.
        #expect(german.locale == "de")
    }

    @Test func answersAreNumbersAndDays() async throws {
        let tester = try FormTester(form)
        try tester.fill(["stars": 3, "days": ["sun", "mon"]])
        let values = try await tester.expectAccepted()
        #expect(values == ["days": ["sun", "mon"], "stars": 3])
    }
}
