#if Server
import Formwork
import FormworkCore
import FormworkServer
import FormworkTestSupport
import Foundation
import Testing

struct LocaleRecordTests {
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

    @Test func readsHowDaysAndAmountsAreWritten() {
        let german = LocaleRecord(languageTag: "de", currencies: ["EUR", "JPY", "EUR"])
        #expect(german.months[2] == "März")
        #expect(german.weekdays == ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"])
        #expect(german.datePattern == "dd.MM.y")
        #expect(german.firstWeekday == 1)
        #expect(german.currencyPattern == "#\u{A0}¤")
        #expect(german.currencies.map(\.symbol) == ["€", "¥"])
        #expect(german.currencies.map(\.fractionDigits) == [2, 0])
        #expect(LocaleRecord(languageTag: "hi").secondaryGroupingSize == 2)
        #expect(LocaleRecord(languageTag: "es").minimumGroupingDigits == 2)
        #expect(LocaleRecord(languageTag: "de-CH").negativeCurrencyPattern == "¤-#")
        // The Persian calendar has other years. Forms use the Gregorian calendar.
        #expect(LocaleRecord(languageTag: "fa").shortMonths[0] == "ژانویه")
    }

    #if os(Linux)
    /// The file that the core's tests read. On other systems Foundation has other data.
    @Test func recordsAreThoseOfFoundation() throws {
        let tags = [
            "en", "zh-Hans", "zh-Hant", "ja", "de", "de-CH", "fr", "es", "pt-BR", "nb", "ar", "fa", "hi", "ar-EG",
        ]
        let currencies = ["BRL", "CHF", "CNY", "EUR", "INR", "JPY", "NOK", "USD"]
        let lines = tags.map { tag in
            var bytes: [UInt8] = []
            LocaleRecord(languageTag: tag, currencies: currencies).json.write(into: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        let text = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
        let file = RepositoryFolder.tests.appending(path: "Locales/records.json")
        if let output = ProcessInfo.processInfo.environment["FORMWORK_LOCALE_OUTPUT"] {
            try Data(text.utf8).write(to: URL(filePath: output))
        } else {
            #expect(try String(contentsOf: file, encoding: .utf8) == text, "run Scripts/locale-records")
        }
    }
    #endif
}
#endif
