/// Norwegian account numbers: four digits for the bank, two for the kind, four for the account, one check digit.
///
/// Rule: Bits AS, "Kontonummer": weights 5 4 3 2 7 6 5 4 3 2, modulo 11. Numbers whose sixth and seventh digits are 0
/// are used inside banks and have a check digit of another kind: as in Form, they pass.
enum NorwegianAccount {
    static func error(in code: [UInt8]) -> ErrorCode? {
        guard code.count == 11, let check = CodeArithmetic.number(code, 10, 1),
            let sum = CodeArithmetic.weightedSum(code, "5432765432")
        else { return .textFormat }
        if code[5] == 0x30, code[6] == 0x30 { return nil }
        return (11 - sum % 11) % 11 == check ? nil : .checkDigits
    }
}
