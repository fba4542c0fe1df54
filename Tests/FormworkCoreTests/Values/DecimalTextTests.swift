import FormworkCore
import Testing

/// Reading numbers from text, and writing them.
struct DecimalTextTests {
    @Test(
        arguments: [
            ("0", "0"), ("-0", "0"), ("0.000", "0"), ("-0e99999999999999999999", "0"), ("007", nil), ("1.50", "1.5"),
            ("-12.50", "-12.5"), ("1e3", "1000"), ("1E+3", "1000"), ("1e-3", "0.001"), ("1.5e2", "150"),
            ("12345678901234567890", "12345678901234567890"), ("1e30", "1000000000000000000000000000000"),
            ("1e40", "10000000000000000000000000000000000000000"), ("1e41", "1e41"), ("-1.5e300", "-1.5e300"),
            ("1e-40", "0.0000000000000000000000000000000000000001"), ("1e-41", "1e-41"), ("123e-50", "1.23e-48"),
            ("1e6144", "1e6144"), ("1e6145", nil), ("1e99999999999999999999", nil), ("1e-6144", "1e-6144"),
            ("1e-6145", "0"), ("1e-99999999999999999999", "0"), ("0.1e6145", "1e6144"),
            ("", nil), ("-", nil), ("+1", nil), (".5", nil), ("5.", nil), ("1e", nil), ("1e+", nil), ("e5", nil),
            (" 1", nil), ("1 ", nil), ("1,5", nil), ("0x10", nil), ("Infinity", nil), ("NaN", nil), ("１", nil),
            ("--1", nil),
            ("1.2.3", nil), ("1e5e5", nil), ("1e5.0", nil), ("00", nil), ("-01", nil), ("1\u{0}", nil),
        ] as [(String, String?)])
    func textIsReadAndWritten(text: String, written: String?) {
        #expect(DecimalNumber(text)?.description == written)
    }

    @Test func digitsBeyondTheLastAreRoundedHalfEven() {
        let ones = String(repeating: "1", count: 33)
        #expect(DecimalNumber(ones + "25")?.description == ones + "20")
        #expect(DecimalNumber(ones + "35")?.description == ones + "40")
        #expect(DecimalNumber(ones + "250000001")?.description == "1.111111111111111111111111111111113e41")
        let zeros = String(repeating: "0", count: 5_000)
        #expect(DecimalNumber("0.\(zeros)1")?.description == "1e-5001")
        #expect(DecimalNumber("1\(zeros)")?.description == "1e5000")
        #expect(DecimalNumber("\(ones)2.5\(zeros)1") == DecimalNumber("\(ones)3"))
        #expect(DecimalNumber("\(ones)2.5\(zeros)0") == DecimalNumber("\(ones)2"))
        #expect(DecimalNumber("\(zeros)1") == nil)
    }

    @Test func equalNumbersAreOneKey() {
        let numbers: Set<DecimalNumber> = [1, 10, 100]
        #expect(numbers.contains(DecimalNumber("1.00") ?? 0))
        #expect(numbers.contains(DecimalNumber("1e2") ?? 0))
        #expect(DecimalNumber("-0") == 0 && DecimalNumber("-0").hashValue == DecimalNumber("0").hashValue)
    }
}
