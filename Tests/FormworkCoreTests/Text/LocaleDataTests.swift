import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Records of languages.
struct LocaleDataTests {
    @Test func theLanguagesThatFormworkPromisesAreThere() {
        let promised = ["en", "zh-Hans", "zh-Hant", "ja", "de", "de-CH", "fr", "es", "pt-BR", "nb", "ar", "fa", "hi"]
        for identifier in promised {
            #expect(Places.all.contains { $0.identifier == identifier }, "\(identifier)")
        }
    }

    @Test func recordsAreReadAsTheyWereWritten() {
        for place in Places.all { #expect(LocaleRecord(place.json) == place) }
    }

    @Test func englishIsNotRepeatedInPages() {
        #expect(LocaleRecord().json.objectValue?.count == 6)
        var odd = LocaleRecord()
        odd.firstWeekday = 1
        odd.minimumGroupingDigits = 2
        odd.add(currency: "CHF", symbol: "CHF", fractionDigits: 2)
        #expect(LocaleRecord(odd.json) == odd)
    }

    @Test func wrongRecordsAreEnglish() {
        let json: JSONValue = [
            "identifier": "x", "months": ["a"], "secondary_grouping": 0, "first_weekday": 8, "currencies": [["A"], 5],
            "minimum_grouping": 99,
        ]
        var english = LocaleRecord()
        english.identifier = "x"
        #expect(LocaleRecord(json) == english)
    }
}
