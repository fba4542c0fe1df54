/// Numbers of payment cards.
///
/// By ISO/IEC 7812-1 the first digits name the issuer, and the last one is a check digit by Luhn's algorithm (annex B).
/// The digits that the brands begin with and their lengths are those that the brands publish for merchants.
public enum PaymentCard {
    /// The brands of cards.
    public enum Brand: UInt8, CaseIterable, Equatable, Sendable {
        /// An issuer that is not in this table.
        case other
        /// Visa.
        case visa
        /// Mastercard.
        case mastercard
        /// American Express.
        case americanExpress
        /// Diners Club.
        case dinersClub
        /// Discover.
        case discover
        /// JCB.
        case jcb
        /// UnionPay.
        case unionPay
        /// Maestro.
        case maestro
        /// Mir.
        case mir
    }

    private struct Issuer {
        /// The smallest and the largest number that the first four digits can be.
        var low: UInt16
        var high: UInt16
        var brand: Brand
        /// The numbers of digits that a whole card number can have, in ascending order.
        var lengths: [Int]
    }

    private static let any = Array(12...19)
    private static let long = Array(16...19)
    private static let issuers: [Issuer] = [
        Issuer(low: 2200, high: 2204, brand: .mir, lengths: long),
        Issuer(low: 2221, high: 2720, brand: .mastercard, lengths: [16]),
        Issuer(low: 3000, high: 3059, brand: .dinersClub, lengths: [14] + long),
        Issuer(low: 3095, high: 3095, brand: .dinersClub, lengths: [14] + long),
        Issuer(low: 3400, high: 3499, brand: .americanExpress, lengths: [15]),
        Issuer(low: 3528, high: 3589, brand: .jcb, lengths: long),
        Issuer(low: 3600, high: 3699, brand: .dinersClub, lengths: [14] + long),
        Issuer(low: 3700, high: 3799, brand: .americanExpress, lengths: [15]),
        Issuer(low: 3800, high: 3999, brand: .dinersClub, lengths: [14] + long),
        Issuer(low: 4000, high: 4999, brand: .visa, lengths: [13, 16, 19]),
        Issuer(low: 5100, high: 5599, brand: .mastercard, lengths: [16]),
        Issuer(low: 6011, high: 6011, brand: .discover, lengths: long),
        Issuer(low: 6200, high: 6299, brand: .unionPay, lengths: long),
        Issuer(low: 6440, high: 6599, brand: .discover, lengths: long),
        Issuer(low: 5000, high: 5099, brand: .maestro, lengths: any),
        Issuer(low: 5600, high: 6999, brand: .maestro, lengths: any),
    ]

    private static func issuer(_ start: Int) -> Issuer {
        issuers.first { Int($0.low) <= start && start <= Int($0.high) }
            ?? Issuer(low: 0, high: 0, brand: .other, lengths: any)
    }

    /// The brand of a card, by the first four digits of its number. Separators do not matter.
    public static func brand(of number: String) -> Brand {
        let digits = number.utf8.filter { $0.isASCIIDigit }.prefix(4)
        return digits.count < 4 ? .other : issuer(digits.reduce(0) { $0 * 10 + Int($1 & 15) }).brand
    }

    /// The first four digits of the cards whose numbers have the same lengths.
    package static var startsByLengths: [(lengths: [Int], starts: [ClosedRange<Int>])] {
        var groups: [(lengths: [Int], starts: [ClosedRange<Int>])] = []
        var first = 0
        for start in 0...9999 {
            let lengths = issuer(start).lengths
            if start < 9999, issuer(start + 1).lengths == lengths { continue }
            if let group = groups.firstIndex(where: { $0.lengths == lengths }) {
                groups[group].starts.append(first...start)
            } else {
                groups.append((lengths, [first...start]))
            }
            first = start + 1
        }
        return groups
    }
}
