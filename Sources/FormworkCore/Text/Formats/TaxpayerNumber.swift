/// Brazilian taxpayers' numbers (CPF): nine digits and two check digits.
///
/// Rule: Receita Federal do Brasil, Instrução Normativa RFB 1548/2015, and its calculation of check digits: the nine
/// digits times 10 to 2, then ten digits times 11 to 2; 11 minus the rest of the division by 11, and 0 where that is
/// above 9. Numbers of eleven equal digits fulfil it and are issued to nobody.
enum TaxpayerNumber {
    static func error(in code: [UInt8]) -> ErrorCode? {
        guard code.count == 11 else { return .textFormat }
        guard let first = CodeArithmetic.weightedSum(code, "A98765432"),
            let second = CodeArithmetic.weightedSum(code, "BA98765432"),
            let digits = CodeArithmetic.number(code, 9, 2)
        else { return .textFormat }
        let isEqual = code.allSatisfy { $0 == code[0] }
        return !isEqual && digits == check(first) * 10 + check(second) ? nil : .checkDigits
    }

    private static func check(_ sum: Int) -> Int {
        let rest = sum % 11
        return rest < 2 ? 0 : 11 - rest
    }
}
