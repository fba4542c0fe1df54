/// Chinese residents' numbers: 18 characters, or the 15 digits that were issued until 1999.
///
/// Rule: GB 11643-1999. Six digits for the place, eight for the day of birth, three for the order, and a check
/// character by ISO 7064 MOD 11-2. The older numbers have two digits for the year, always of the 20th century, and no
/// check character.
enum ChineseID {
    static func error(in code: [UInt8]) -> ErrorCode? {
        let isOld = code.count == 15
        guard code.count == 18 || isOld, code[0] > 0x30, CodeArithmetic.number(code, 0, 6) != nil,
            let year = CodeArithmetic.number(code, 6, isOld ? 2 : 4),
            let month = CodeArithmetic.number(code, isOld ? 8 : 10, 2),
            let day = CodeArithmetic.number(code, isOld ? 10 : 12, 2),
            CivilDate(year: isOld ? 1900 + year : year, month: month, day: day) != nil, isOld || year >= 1800,
            CodeArithmetic.number(code, isOld ? 12 : 14, 3) != nil
        else { return .textFormat }
        if isOld { return nil }
        // 7 9 10 5 8 4 2 1 6 3 7 9 10 5 8 4 2, which are the powers of 2 from 2^17 down, modulo 11.
        guard let sum = CodeArithmetic.weightedSum(code, "79A584216379A5842") else { return .textFormat }
        let check = (12 - sum % 11) % 11
        return code[17] == (check == 10 ? UInt8(ascii: "X") : 0x30 + UInt8(truncatingIfNeeded: check))
            ? nil : .checkDigits
    }
}
