/// International account numbers (IBAN): a country, two check digits, and a number whose length the country decides.
///
/// Rule: ISO 13616-1 with the lengths of SWIFT's IBAN registry; check digits by ISO 7064 MOD 97-10: the
/// number with its first four characters at the end, and letters as 10 to 35, leaves 1 when divided by 97.
enum InternationalAccount {
    static func error(in code: [UInt8]) -> ErrorCode? {
        guard code.count > 4, let length = length(code[0], code[1]), CodeArithmetic.number(code, 2, 2) != nil else {
            return .textFormat
        }
        guard code.count == length else { return code.count < length ? .incomplete : .textFormat }
        var rest = 0
        for index in 4..<(code.count + 4) {
            let character = code[index % code.count]
            if character &- 0x30 < 10 {
                rest = (rest * 10 + Int(character &- 0x30)) % 97
            } else {
                guard character &- 0x41 < 26 else { return .textFormat }
                rest = (rest * 100 + Int(character &- 0x37)) % 97
            }
        }
        return rest == 1 ? nil : .checkDigits
    }

    /// How many characters the numbers of a country have; `nil` if it has none.
    private static func length(_ first: UInt8, _ second: UInt8) -> Int? {
        lengths.withUTF8Buffer { lengths in
            var index = 0
            while index + 3 < lengths.count {
                if lengths[index] == first, lengths[index + 1] == second {
                    return Int(lengths[index + 2] &- 0x30) * 10 + Int(lengths[index + 3] &- 0x30)
                }
                index += 4
            }
            return nil
        }
    }

    private static let lengths: StaticString =
        """
        AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27\
        GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22\
        MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28\
        TL23TN24TR26UA29VA22VG24XK20YE30
        """
}
