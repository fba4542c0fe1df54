import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Named formats.
struct NamedFormatTests {
    private func expect(_ format: NamedFormat, right: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        for text in right {
            let reading = Typist(format).pasting(text).reading
            #expect(reading.error == nil, "\(format): \(text)", sourceLocation: sourceLocation)
        }
    }

    private func expect(
        _ format: NamedFormat, _ code: ErrorCode, _ wrong: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for text in wrong {
            let reading = Typist(format).pasting(text).reading
            #expect(reading.error?.code == code, "\(format): \(text)", sourceLocation: sourceLocation)
        }
    }

    /// Answers that were not typed, so that no characters were left out.
    private func refuse(_ format: NamedFormat, _ answers: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        for text in answers {
            let error = Typist(format).control.error(in: .text(text))
            #expect(error?.code == .textFormat, "\(format): \(text)", sourceLocation: sourceLocation)
        }
    }

    @Test func freeTextAndWhetherItIsNeeded() {
        expect(.optional, right: ["", " ", "anything, at all 😊"])
        expect(.notEmpty, right: ["x"])
        expect(.notEmpty, .required, ["", "  "])
        expect(.numbersOnly, .required, [""])
        expect(.optionalNumbers, right: ["", "007"])
        expect(.lettersOnly, .required, [""])
    }

    @Test func lettersAreThoseOfEveryScript() {
        #expect(Typist(.lettersOnly).typing("Ab é汉字 हिन्दी").reading == TextReading(.text("Ab é汉字 हिन्दी")))
        #expect(Typist(.lettersOnly).typing("Ab1").marked == "Ab1|")
        expect(.lettersOnly, .textFormat, ["Ab1", "Ab-é", "é_", "汉字!"])
        #expect(Typist(.lettersOnly).pasting("Łódź 90").marked == "Łódź 90|")
        #expect(Typist(.numbersOnly).typing("12٣४５").marked == "12345|")
        #expect(Typist(.numbersOnly).typing("1a2-").marked == "1a2-|")
        expect(.numbersOnly, .textFormat, ["1a2", "12-", "1 2"])
    }

    @Test func pinsHaveAllTheirDigits() {
        expect(.pin4, right: ["1234", "", "０００１"])
        expect(.pin4, .incomplete, ["123"])
        expect(.pin6, right: ["123456"])
        expect(.pin6, .incomplete, ["12345"])
        #expect(Typist(.pin4).typing("12345").marked == "12345|")
        expect(.pin4, .textFormat, ["12345"])
    }

    @Test func emailAddresses() {
        expect(
            .email,
            right: [
                "ios@hyper.no", "kikido1992@gmail.com", "a.b+c@sub.example.museum", "o'brien@example.ie", "用户@例子.公司",
                "x@xn--fsqu00a.xn--0zwm56d", "_@1.example.org",
            ])
        expect(
            .email, .textFormat,
            [
                "ios@hyper", "kikido@@gmail.com", "@example.com", "a@", "a@.com", "a@b..com", "a..b@c.de", ".a@c.de",
                "a.@c.de", "a@-b.de", "a@b-.de", "a@b.c", "a@1.2.3.4", "a@b.c1-", "a(b)@c.de", "a\"b@c.de",
                String(repeating: "a", count: 65) + "@c.de",
            ])
        #expect(Typist(.email).typing("a b,c@d.no").marked == "a b,c@d.no|")
        expect(.email, .textFormat, ["a b,c@d.no", "a,b@c.de"])
    }

    @Test func emailAddressesHaveNothingUnseen() {
        expect(.email, right: ["a@خانه\u{200C}ای.ir"])
        refuse(
            .email,
            [
                "a\u{200B}@b.cd", "a@b\u{202E}.cd", "a@b.c\u{FEFF}d", "a\u{A0}b@c.de", "a\u{0}b@c.de", "a@b.cd\n",
                "a b@c.de",
            ])
    }

    @Test func webAddresses() {
        expect(
            .url,
            right: [
                "https://example.org", "HTTP://example.org/", "http://localhost:8080/a?b=c,d#e", "https://例子.公司/路径",
                "https://192.0.2.1/", "http://[2001:db8::1]:80/", "https://my_site.example.org./x|y{z}(1)",
                "https://example.org?q='1'", "https://xn--fsqu00a.xn--0zwm56d/%E8%B7%AF",
            ])
        let wrong = [
            "javascript:alert(1)", "data:text/html,x", "example.org", "//example.org", "https:/example.org", "https://",
            "https:// example.org", "https://exa mple.org", "https://example.org/a b", "https://good.org@evil.org",
            "https://-a.org", "ftp://example.org", "https://example.org/\u{202E}x", "https://exam\u{200B}ple.org",
            "https://example.org/<script>", "https://example.org\n", "java\nscript:alert(1)", " javascript:alert(1)",
            "https://example.org/\u{0}", "https://a..b", "https://example.org:port/",
        ]
        refuse(.url, wrong)
        expect(.uri, right: ["mailto:a@b.cd", "ftp://example.org/x", "tel:+43-1-234", "https://example.org", "sms:1"])
        refuse(
            .uri,
            [
                "javascript:alert(1)", "JavaScript:x", "DATA:text/html,x", "vbscript:x", "blob:x", "a b:c", "x", "1a:b",
                ":x",
            ])
    }

    @Test func brazilianTaxpayers() {
        expect(.cpf, right: ["52998224725", "529.982.247-25", "111.444.777-35"])
        expect(.cpf, .checkDigits, ["52998224726", "52998224735"])
        // The check digits are right, but such numbers are never issued.
        expect(.cpf, .textFormat, ["11111111111", "00000000000"])
        expect(.cpf, .incomplete, ["5299822472"])
        #expect(Typist(.cpf).typing("52998224725").marked == "529.982.247-25|")
    }

    @Test func telephones() {
        #expect(Typist(.phoneBR).typing("4133333333").marked == "(41) 3333-3333|")
        #expect(Typist(.phoneBR).pasting("+55 (41) 99999-8888").marked == "(41) 99999-8888|")
        #expect(Typist(.phoneBR).pasting("5541999998888").marked == "(41) 99999-8888|")
        #expect(Typist(.phoneBR).pasting("55 3333-3333").marked == "(55) 3333-3333|")
        expect(.phoneBR, .incomplete, ["413333333"])
        #expect(Typist(.phoneNO).typing("12345678").marked == "123 45 678|")
        #expect(Typist(.phoneNO).typing("004712345678").marked == "0047 12345678|")
        #expect(Typist(.phoneNO).pasting("+4712345678").marked == "123 45 678|")
        #expect(Typist(.phoneNO).typing("123").marked == "123|")
        expect(.phoneNO, .incomplete, ["1234567"])
        expect(.phoneNO, right: ["12345678", "004612345678"])
    }

    @Test func aCountryIsLeftOutHoweverItComes() throws {
        let rows: [(Typist, String, String, String)] = [
            (Typist(.phoneBR), "+5511912345678", "(11) 91234-5678", "11912345678"),
            (Typist(.phoneBR), "+55 11 91234-5678", "(11) 91234-5678", "11912345678"),
            (Typist(.phoneNO), "+4722222222", "222 22 222", "22222222"),
            (Typist(.phoneNO), "＋47 222 22 222", "222 22 222", "22222222"),
            (try Typist(mask: "+47 000 00 000"), "+4722222222", "+47 222 22 222", "22222222"),
            (try Typist(mask: "+47 000 00 000"), "+47 471 23 456", "+47 471 23 456", "47123456"),
        ]
        for (typist, text, shown, code) in rows {
            #expect(typist.typing(text).marked == shown + "|", "\(text)")
            #expect(typist.pasting(text).marked == shown + "|", "\(text)")
            // The text is posted, or set by a program.
            #expect(typist.control.reading(text) == typist.pasting(text).reading, "\(text)")
            #expect(typist.control.reading(text).value == .text(code), "\(text)")
        }
        #expect(Typist(.phoneBR).typing("+55").marked == "+55|")
        #expect(Typist(.phoneBR).typing("+551").deleting().marked == "|")
        // Without the plus sign, 55 is also the code of an area. It is the country if there are too many digits.
        #expect(Typist(.phoneBR).typing("55119123456").marked == "(55) 11912-3456|")
        #expect(Typist(.phoneBR).typing("5511912345678").marked == "(11) 91234-5678|")
        #expect(Typist(.phoneNO).typing("4722864400").marked == "228 64 400|")
        #expect(Typist(.phoneNO).typing("472286440").marked == "472286440|")
        for text in ["+4622222222", "+46222222", "+22222222"] {
            #expect(Typist(.phoneNO).typing(text).marked == text + "|")
            #expect(Typist(.phoneNO).typing(text).reading.error?.code == .textFormat)
            #expect(Typist(.phoneNO).pasting(text).reading.error?.code == .textFormat)
        }
        #expect(Typist(.phoneNO).holding("2222|2").typing("+").marked == "2222+|2")
    }

    @Test func paymentCards() {
        expect(
            .creditCard,
            right: [
                "4242424242424242", "4012 8888 8888 1881", "5555555555554444", "2223003122003222", "378282246310005",
                "371449635398431", "30569309025904", "38520000023237", "6011111111111117", "3530111333300000",
                "6200000000000005", "4222222222222", "6759649826438453", "2200000000000004",
            ])
        expect(.creditCard, .checkDigits, ["4242424242424241", "378282246310006"])
        expect(.creditCard, .incomplete, ["0000000000000000", "000000000000"])
        expect(.creditCard, .incomplete, ["424242424242424", "37828224631000", "55555555555"])
        #expect(Typist(.creditCard).typing("4242424242424242").marked == "4242 4242 4242 4242|")
        #expect(Typist(.creditCard).typing("378282246310005").marked == "3782 822463 10005|")
        #expect(Typist(.creditCard).typing("3782822463100059").marked == "3782822463100059|")
        #expect(Typist(.creditCard).typing("35").marked == "35|")
        let brands: [(String, PaymentCard.Brand)] = [
            ("4242", .visa), ("3782 8", .americanExpress), ("5555", .mastercard), ("2720", .mastercard),
            ("3056", .dinersClub), ("6011", .discover), ("3530", .jcb), ("6212", .unionPay), ("2204", .mir),
            ("6759", .maestro), ("9999", .other), ("4", .other), ("", .other),
        ]
        for (number, brand) in brands { #expect(PaymentCard.brand(of: number) == brand, "\(number)") }
    }

    @Test func securityCodesHaveThreeDigitsOrFour() {
        expect(.cvv, right: ["123", "1234", ""])
        expect(.cvv, .incomplete, ["12"])
        #expect(Typist(.cvv).typing("12345").marked == "12345|")
    }

    @Test func passwordsAreTakenAsTheyAre() {
        expect(.password, right: ["secret", " pass ", "пароль"])
        expect(.password, .minLength, ["five5"])
        #expect(Typist(.password).pasting(" pass ").reading.value == .text(" pass "))
    }

    @Test func chineseResidents() {
        expect(
            .chinaID,
            right: [
                "11010519491231002X", "11010519491231002x", "440524188001010014", "110101199003070011",
                "110105491231002", "440524800101001",
            ])
        expect(.chinaID, .checkDigits, ["110105194912310021", "440524188001010015"])
        expect(
            .chinaID, .textFormat, ["110105194913310027", "11010519490229002X", "010105194912310021"])
        // This is either not a day, or the beginning of a longer code.
        expect(.chinaID, .incomplete, ["110105490229002"])
        expect(.chinaID, .incomplete, ["1101051949123100"])
        #expect(Typist(.chinaID).typing("11010519491231002x").marked == "11010519491231002X|")
        #expect(Typist(.chinaID).typing("1x2").marked == "1x2|")
    }

    @Test func norwegianNumbers() {
        expect(.ssnNO, right: ["01010012356", "15038512363", "31129956715"])
        expect(.ssnNO, .checkDigits, ["01010012357", "15038512353"])
        expect(.ssnNO, .textFormat, ["32010012356", "01130012356", "29029912356"])
        #expect(Typist(.ssnNO).typing("01010012356").marked == "010100 12356|")
        expect(.bankAccountNO, right: ["86011117947", "1234.56.78903", "15032002340"])
        expect(.bankAccountNO, .checkDigits, ["86011117948", "12345678904"])
        #expect(Typist(.bankAccountNO).typing("86011117947").marked == "8601.11.17947|")
    }

    @Test func norwegianDNumbers() {
        // A day or a month plus 40, and the days after the 31st with it; the century of the individual's digits.
        let starts = [
            ("410100", 100, true), ("014100", 100, true), ("018100", 100, true), ("710100", 100, true),
            ("720100", 100, false), ("320100", 100, false), ("290200", 500, true), ("290200", 100, false),
        ]
        let control = TextControl(NamedFormat.ssnNO.rule, locale: LocaleRecord())
        for (start, individual, isRight) in starts {
            var count = 0
            for number in individual..<(individual + 20) {
                for checks in 0..<100 {
                    let code = start + "\(number)" + (checks < 10 ? "0" : "") + "\(checks)"
                    if control.error(in: .text(code)) == nil { count += 1 }
                }
            }
            #expect((count > 0) == isRight, "\(start) \(individual)")
        }
    }

    @Test func internationalAccounts() {
        expect(
            .iban,
            right: [
                "GB82WEST12345698765432", "GB82 WEST 1234 5698 7654 32", "de89370400440532013000", "NO9386011117947",
                "FR1420041010050500013M02606", "CH9300762011623852957", "BR1800360305000010009795493C1",
                "MT84MALT011000012345MTLCAST001S",
            ])
        expect(.iban, .checkDigits, ["GB82WEST12345698765433", "DE88370400440532013000"])
        expect(.iban, .incomplete, ["DE8937040044053201300", "DE89"])
        expect(.iban, .textFormat, ["US89370400440532013000", "DE893704004405320130000"])
        #expect(Typist(.iban).typing("de89370400440532013000").marked == "DE89 3704 0044 0532 0130 00|")
        #expect(Typist(.iban).typing("1de").marked == "1de|")
    }

    @Test func postalCodes() {
        let table: [(NamedFormat, String, String)] = [
            (.cep, "80010000", "80010-000"), (.postalCodeNO, "0150", "0150"), (.postalCodeBR, "80010000", "80010-000"),
            (.postalCodeUS, "10001", "10001"), (.postalCodeUS, "100011234", "10001-1234"),
            (.postalCodeCA, "k1a0b1", "K1A 0B1"), (.postalCodeGB, "m11ae", "M1 1AE"),
            (.postalCodeGB, "m601nw", "M60 1NW"),
            (.postalCodeGB, "cr26xh", "CR2 6XH"), (.postalCodeGB, "dn551pt", "DN55 1PT"),
            (.postalCodeGB, "w1a1hq", "W1A 1HQ"), (.postalCodeGB, "ec1a1bb", "EC1A 1BB"),
            (.postalCodeDE, "10115", "10115"), (.postalCodeFR, "75001", "75001"), (.postalCodeCH, "8001", "8001"),
            (.postalCodeJP, "1000001", "100-0001"), (.postalCodeCN, "100000", "100000"),
            (.postalCodeNL, "1012ab", "1012 AB"), (.postalCodeSE, "11122", "111 22"),
        ]
        for (format, typed, shown) in table {
            let typist = Typist(format).typing(typed)
            #expect(typist.marked == shown + "|")
            #expect(typist.reading.error == nil, "\(format): \(typed)")
            #expect(typist.deleting().reading.error?.code == .incomplete || format == .postalCodeUS)
        }
    }

    @Test func everyFormatHasItsNameAndSurvivesTheArchive() throws {
        for format in NamedFormat.allCases {
            let rule = format.rule
            #expect(rule.name == format.rawValue)
            let json = ArchiveCoder.write(rule, TextRule.code)
            var bytes: [UInt8] = []
            json.write(into: &bytes)
            let read = try JSONParser.parse(bytes, limits: .definition)
            #expect(ArchiveCoder.read(read, TextRule(), TextRule.code) == rule, "\(format)")
        }
    }

    @Test func answersFromElsewhereAreCheckedAsWritten() {
        let cpf = TextControl.make(NamedFormat.cpf.rule, locale: LocaleRecord(), currentYear: 2026)
        #expect(cpf.error(in: .text("52998224725")) == nil)
        #expect(cpf.error(in: .text("529.982.247-25")) == nil)
        #expect(cpf.error(in: .text("5299822x4725"))?.code == .textFormat)
        #expect(cpf.error(in: .text("letters"))?.code == .textFormat)
        let letters = TextControl.make(NamedFormat.lettersOnly.rule, locale: LocaleRecord(), currentYear: 2026)
        #expect(letters.error(in: .text("a1"))?.code == .textFormat)
    }

    @Test func customFormats() throws {
        let format = CustomTextFormat(
            name: "plate", characters: .digits, furtherCharacters: "-/", minimumLength: 3, maximumLength: 5)
        let typist = Typist(try format.rule())
        #expect(typist.typing("1-2x").marked == "1-2x|")
        #expect(typist.typing("1-2x").reading.error?.code == .textFormat)
        #expect(typist.typing("12").reading.error?.code == .minLength)
        let masked = CustomTextFormat(name: "part", minimumLength: 4, mask: "AA-0000")
        #expect(Typist(try masked.rule()).typing("ab12").reading.error == nil)
        #expect(Typist(try masked.rule()).typing("ab1").reading.error?.code == .incomplete)
        #expect(throws: MaskProblem.self) { try CustomTextFormat(name: "bad", mask: "--").rule() }
    }

    @Test func errorsNameTheFormatAndNeverTheAnswer() {
        let error = Typist(.cpf).pasting("52998224726").reading.error
        #expect(error == FieldError(.checkDigits, [ErrorParameter("format", .text("cpf"))]))
    }
}
