/// Norwegian national identity numbers: the day of birth in six digits, three digits for the individual, two check digits.
///
/// Rule: Skatteetaten, "Fødselsnummer". D-numbers, for people who have not settled, have 4 added to the first digit;
/// H-numbers, which hospitals give, and synthetic ones have 40 or 80 added to the month. The century follows from the
/// individual's digits. Check digits: weights 3 7 6 1 8 9 4 5 2 and 5 4 3 2 7 6 5 4 3 2, modulo 11.
enum NorwegianID {
    static func error(in code: [UInt8]) -> ErrorCode? {
        guard code.count == 11, var day = CodeArithmetic.number(code, 0, 2),
            var month = CodeArithmetic.number(code, 2, 2), let year = CodeArithmetic.number(code, 4, 2),
            let individual = CodeArithmetic.number(code, 6, 3), let checks = CodeArithmetic.number(code, 9, 2),
            let first = CodeArithmetic.weightedSum(code, "376189452"),
            let second = CodeArithmetic.weightedSum(code, "5432765432")
        else { return .textFormat }
        if day > 40 { day -= 40 }
        month %= 40
        guard let century = century(year, individual), CivilDate(year: century + year, month: month, day: day) != nil
        else { return .textFormat }
        let (tens, ones) = ((11 - first % 11) % 11, (11 - second % 11) % 11)
        return tens < 10 && ones < 10 && checks == tens * 10 + ones ? nil : .checkDigits
    }

    private static func century(_ year: Int, _ individual: Int) -> Int? {
        switch individual {
        case 0..<500: 1900
        case 500..<750 where year >= 54: 1800
        case 900... where year >= 40: 1900
        default: year < 40 ? 2000 : nil
        }
    }
}
