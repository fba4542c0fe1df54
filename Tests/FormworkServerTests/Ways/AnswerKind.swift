#if Server
import FormworkCore
import FormworkTestSupport

/// One kind of field, with texts that people give to it: good, odd and bad ones.
struct AnswerKind: Sendable {
    /// What a control gives besides what is typed: boxes and buttons give only their own answers.
    var isTyped: Bool { reading != .flag }

    /// How a program writes what the field reads.
    enum Reading: Sendable {
        /// A text of JSON means what the same text means in the control.
        case text
        /// People write numbers, days and times in the way of their language, programs in one way.
        case number
        case civil
        /// The control gives ids of options, or whether it is ticked.
        case choice
        case flag
    }

    /// The members of the field's definition, besides its id and title.
    var json: String
    var reading: Reading
    /// Texts for this kind, which are tried besides those for any kind.
    var texts: [String]

    init(_ json: String, _ reading: Reading, _ texts: [String]) {
        (self.json, self.reading, self.texts) = (json, reading, texts)
    }

    /// What people and programs give to any field.
    static let anyTexts = [
        "", " ", "Ada", " Ada ", "Jose\u{301}", "a\u{200B}b", "\u{FEFF}12", "\u{200F}12\u{200E}", "é👍🏽", "x\u{0}y",
        "a\tb", "a\nb",
        "1,5", "1.5", "1.000,5", "1,000.5", "1e5", "٣", "１２", "−3", "+5", "007", ".5", "5.", "3.140", "1.005", "0,500",
        "1 234",
        String(repeating: "9", count: 40), "9999999999999999999", "02/03/90", "9.5.2024", "2/29/2023", "2026-11-21",
        "2026-11-21T08:30", "2026-11-21T00:00", "2026-11-21T08:30:00Z", "24:00", "8:30", "08:30:15",
        "+49 (0)170 1234567", "true",
        "red", "null", "ada@example.org", "ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ", "https://example.org/ä", "4242 4242 4242 4242",
        "a\u{300}\u{300}",
        "٢٠٢٦", "\u{202E}abc", "ﬁ", "Ｘ", "\u{AD}", "\u{2800}",
    ]

    private static let options =
        #""options": [{"id": "red", "title": "Red"}, {"id": 7, "title": "Seven"}, {"id": "it's", "title": "It"}, {"id": "a b", "title": "A B"}]"#
    private static let ids = ["red", "7", "07", "7.0", "it's", "a b", "Red", " red", "red ", "blue", "RED", "７"]

    /// Every kind of field that takes an answer which is typed or chosen.
    static let all: [AnswerKind] = texts + codes + numbers + civil + choices

    private static let texts: [AnswerKind] = [
        AnswerKind(#""type": "text""#, .text, ["x", "tea"]),
        AnswerKind(
            #""type": "text", "validations": {"min_length": 2, "max_length": 5}"#, .text,
            ["ab", "abcdef", "👨‍👩‍👧‍👦", "e\u{301}bcde"]),
        AnswerKind(
            #""type": "text", "validations": {"pattern": "[a-zé ]+"}"#, .text, ["abc", "caf\u{65}\u{301}", "ABC"]),
        AnswerKind(#""type": "text_view""#, .text, ["a\r\nb", "  a", "a  \n\n"]),
        AnswerKind(#""type": "name""#, .text, ["O’Neil", "李 明", "Zoë van der Berg"]),
        AnswerKind(#""type": "username""#, .text, ["ada_1"]),
        AnswerKind(#""type": "address""#, .text, ["Rue 5\u{A0}bis"]),
        AnswerKind(#""type": "password", "store": "nothing""#, .text, ["secret1", " secret ", "Jose\u{301}"]),
        AnswerKind(
            #""type": "email""#, .text,
            ["a@b.c", "a@b", "A@B.example", "ö@ä.example", "a@b.c,d@e.f", "a@b\u{200B}.org"]),
        AnswerKind(
            #""type": "url""#, .text, ["http://a.b", "a.b", "javascript:alert(1)", "HTTPS://A.B/c d", "https://例え.jp"]),
        AnswerKind(#""type": "phone""#, .text, ["+49 170 1234567", "0170/1234567", "٠١٧٠", "１２-３４", "call me"]),
    ]

    private static let codes: [AnswerKind] = [
        AnswerKind(
            #""type": "phone", "format": "phone_no""#, .text,
            ["22864400", "004722864400", "+4722864400", "228644001", "2286440"]),
        AnswerKind(
            #""type": "phone", "format": "phone_br""#, .text, ["11987654321", "(11) 98765-4321", "+55 11 3333-4444"]),
        AnswerKind(
            #""type": "phone", "mask": "+1 (000) 000-0000""#, .text, ["3122222223", "1 312 222 2223", "312222222"]),
        AnswerKind(#""mask": "00/00""#, .text, ["1/27", "123/27", "0127", "１／２７", "13/2"]),
        AnswerKind(#""mask": "AA-000|AAA-00*""#, .text, ["ab-123", "abc-12x", "äß123", "ab12"]),
        AnswerKind(
            #""format": "iban""#, .text,
            ["DE89 3704 0044 0532 0130 00", "de89370400440532013000", "DE88370400440532013000"]),
        AnswerKind(#""format": "cpf""#, .text, ["529.982.247-25", "52998224725", "52998224726", "529982247255"]),
        AnswerKind(#""format": "pin4""#, .text, ["1234", "123", "12345", "１２３４", "1 2 3 4"]),
        AnswerKind(#""format": "china_id""#, .text, ["11010519491231002x", "110105194912310021"]),
        AnswerKind(#""format": "letters_only""#, .text, ["abc", "a1", "élan"]),
        AnswerKind(#""format": "numbers_only""#, .text, ["123", "１２", "1a"]),
        AnswerKind(#""format": "postal_code_gb""#, .text, ["sw1a1aa", "SW1A 1AA", "1"]),
        AnswerKind(#""format": "uri""#, .text, ["mailto:a@b.c", "data:x", "ftp://a"]),
    ]

    private static let numbers: [AnswerKind] = [
        AnswerKind(#""type": "number""#, .number, ["12", "-0", "0.1"]),
        AnswerKind(
            #""type": "number", "min": -3, "max": 9, "validations": {"min_value": -3, "max_value": 9}"#, .number,
            ["9", "10", "-4", "9.00"]),
        AnswerKind(
            #""type": "integer""#, .number, ["12", "1.0", "1.50", "9223372036854775807", "9223372036854775808"]),
        AnswerKind(#""type": "decimal""#, .number, ["0.30", "12.345", "1'000"]),
        AnswerKind(#""type": "decimal", "format": "percent""#, .number, ["7.5", "7,5 %", "100", "50%"]),
        AnswerKind(
            #""type": "currency", "currency": "EUR""#, .number, ["12.50", "12,50 €", "1234.5", "3.14159", "$5", "-5"]),
        AnswerKind(#""type": "currency", "currency": "JPY""#, .number, ["1500", "1.5", "1.0", "￥15"]),
        AnswerKind(#""type": "currency", "currency": "KWD""#, .number, ["1.2345", "1.234", "2"]),
        AnswerKind(#""type": "count", "max": 5"#, .number, ["2", "6", "-1", "2.5"]),
        AnswerKind(#""type": "stepper", "min": 2, "max": 8, "step": 2"#, .number, ["4", "5", "9"]),
        AnswerKind(#""type": "slider", "min": 0, "max": 10, "step": 2.5"#, .number, ["2.5", "3", "11"]),
        AnswerKind(#""type": "count_down""#, .number, ["90", "-1", "1.5"]),
    ]

    private static let civil: [AnswerKind] = [
        AnswerKind(#""type": "date""#, .civil, ["2026-02-30", "0001-01-01", "2026-1-5"]),
        AnswerKind(
            #""type": "date", "minimum_date": "2026-01-10", "maximum_date": "2026-12-20""#, .civil,
            ["2026-01-09", "2026-12-20"]),
        AnswerKind(
            #""type": "date", "autocomplete": "bday""#, .civil,
            ["12.24.2026", "24.12.2026", "1/2/1990", "Dec 24 1990", "24 décembre 1990"]),
        AnswerKind(#""type": "date", "display_format": "dd/MM/yyyy""#, .civil, ["24/12/2026", "12/24/2026", "240226"]),
        AnswerKind(#""type": "time""#, .civil, ["08:30", "8:5", "20:30:00", "8:30 PM", "23:59:60"]),
        AnswerKind(#""type": "time", "minute_interval": 15"#, .civil, ["08:30", "08:31"]),
        AnswerKind(#""type": "date_time""#, .civil, ["2026-11-21 08:30", "2026-11-21T8:30", "2026-11-21T25:00"]),
    ]

    private static let choices: [AnswerKind] = [
        AnswerKind(#""type": "switch""#, .flag, ["true", ""]),
        AnswerKind(#""type": "check""#, .flag, ["true", ""]),
        AnswerKind(#""type": "switch", "style": "yes_no""#, .flag, ["true", "false", ""]),
        AnswerKind(#""type": "select", \#(options)"#, .choice, ids),
        AnswerKind(#""type": "select", "style": "radio", \#(options)"#, .choice, ids),
        AnswerKind(#""type": "select", "style": "segmented", \#(options)"#, .choice, ids),
        AnswerKind(#""type": "select", "style": "search", \#(options)"#, .choice, ids),
        AnswerKind(
            #""type": "select", "multiple": true, \#(options)"#, .choice,
            ids + ["red\u{1F}7", "7\u{1F}red", "red\u{1F}red"]),
        AnswerKind(#""type": "check_group", \#(options)"#, .choice, ids + ["red\u{1F}it's", "blue\u{1F}red"]),
        AnswerKind(#""type": "rating", "max": 5"#, .choice, ["1", "5", "6", "0"]),
        AnswerKind(#""type": "weekdays""#, .choice, ["mo", "monday", "1", "1\u{1F}2"]),
    ]
}
#endif
