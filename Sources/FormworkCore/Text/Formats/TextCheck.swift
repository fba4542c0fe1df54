/// What tells right codes from wrong ones, beyond their length and characters.
public enum TextCheck: UInt8, CaseIterable, Equatable, Sendable {
    /// Nothing.
    case none
    /// An address for e-mail.
    case email
    /// A Brazilian taxpayer's number.
    case cpf
    /// The number of a payment card.
    case creditCard
    /// The security code of a payment card.
    case cvv
    /// A Chinese resident's number.
    case chinaID
    /// A Norwegian national identity number.
    case norwegianID
    /// A Norwegian account number.
    case norwegianAccount
    /// An international account number.
    case iban

    /// What is wrong with a code without literals, in ASCII except for addresses; `nil` if nothing is.
    func error(in code: [UInt8], companion: String) -> ErrorCode? {
        switch self {
        case .none: nil
        case .email: EmailAddress.error(in: code)
        case .cpf: TaxpayerNumber.error(in: code)
        case .creditCard: PaymentCard.error(in: code)
        case .cvv: PaymentCard.error(inSecurityCode: code, card: companion)
        case .chinaID: ChineseID.error(in: code)
        case .norwegianID: NorwegianID.error(in: code)
        case .norwegianAccount: NorwegianAccount.error(in: code)
        case .iban: InternationalAccount.error(in: code)
        }
    }
}

/// What the checks of codes have in common.
enum CodeArithmetic {
    /// The sum of the first digits, each times its weight; `nil` if one is no digit or there are too few.
    static func weightedSum(_ code: [UInt8], _ weights: StaticString) -> Int? {
        guard code.count >= weights.utf8CodeUnitCount else { return nil }
        return weights.withUTF8Buffer { weights in
            var sum = 0
            for index in weights.indices {
                let digit = code[index] &- 0x30
                guard digit < 10 else { return nil }
                // Weights above 9 are the letters from `A` on.
                let weight = weights[index] < 0x41 ? weights[index] &- 0x30 : weights[index] &- 0x37
                sum += Int(digit) * Int(weight)
            }
            return sum
        }
    }

    /// The number that some digits of a code make; `nil` if one is no digit or the code is shorter.
    static func number(_ code: [UInt8], _ start: Int, _ count: Int) -> Int? {
        guard start + count <= code.count else { return nil }
        var number = 0
        for index in start..<start + count {
            let digit = code[index] &- 0x30
            guard digit < 10 else { return nil }
            number = number * 10 + Int(digit)
        }
        return number
    }
}
