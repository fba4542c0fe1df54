#if Server
import FormworkCore
import FormworkServer
import Testing

@Suite struct LocaleRecordTests {
    @Test func readsSeparatorsDigitsAndDirection() {
        let english = LocaleRecord(languageTag: "en")
        #expect(english == LocaleRecord())
        let swiss = LocaleRecord(languageTag: "de-CH")
        #expect(swiss.decimalSeparator == ".")
        #expect(swiss.groupingSeparator == "’")
        let german = LocaleRecord(languageTag: "de")
        #expect(german.decimalSeparator == ",")
        #expect(german.groupingSeparator == ".")
        #expect(!german.isRightToLeft)
        let arabic = LocaleRecord(languageTag: "ar-EG")
        #expect(arabic.isRightToLeft)
        #expect(arabic.zeroDigit == "٠")
        #expect(arabic.decimalSeparator == "٫")
        #expect(LocaleRecord(languageTag: "he").isRightToLeft)
        #expect(LocaleRecord(languageTag: "az-Arab").isRightToLeft)
        #expect(LocaleRecord(languageTag: "zh-Hans").identifier == "zh-Hans")
    }

    @Test(arguments: ["", "xx", "../..", "zh-Hans-CN-u-nu-hanidec", "en_US@numbers=x", "日本"])
    func survivesAnyTag(_ tag: String) {
        let record = LocaleRecord(languageTag: tag)
        #expect(!record.decimalSeparator.isEmpty)
        #expect(!record.zeroDigit.isEmpty)
    }

    @Test(arguments: ["en", "de", "de-CH", "fr", "pl", "es", "pt-BR", "ar-EG", "fa", "he", "hi-IN", "zh-Hans", "my"])
    func readsWhatItWrites(_ tag: String) throws {
        let record = LocaleRecord(languageTag: tag)
        for text in ["-1234567.5", "0", "1000000", "0.25"] {
            let number = try #require(DecimalNumber(text))
            #expect(record.parseNumber(record.format(number, grouping: true)) == number)
            #expect(record.parseNumber(record.format(number, grouping: false)) == number)
        }
    }
}
#endif
