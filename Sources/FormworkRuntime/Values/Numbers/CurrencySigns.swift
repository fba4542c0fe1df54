/// The signs that people write for a currency besides that of the language.
enum CurrencySigns {
    /// The codes with their signs, in small letters. A longer sign comes before a shorter one.
    private static let known: [(code: String, signs: [String])] = [
        ("EUR", ["€"]), ("GBP", ["£"]), ("JPY", ["¥", "円"]), ("CNY", ["¥", "元"]), ("INR", ["₹", "rs.", "rs"]),
        ("CHF", ["fr.", "fr"]), ("BRL", ["r$"]), ("USD", ["us$", "$"]), ("SEK", ["kr.", "kr"]),
        ("NOK", ["kr.", "kr"]), ("DKK", ["kr.", "kr"]),
    ]

    /// The signs that are allowed before or after an amount: the language's sign, the symbol in it if it also has
    /// letters (`$` of `US$`), the code, and signs that are common in all languages.
    static func all(of currency: CurrencyRecord) -> [[UInt32]] {
        var signs = [letters(currency.symbol), letters(currency.code)]
        for known in known where known.code.isSame(as: currency.code) {
            for sign in known.signs { signs.append(letters(sign)) }
        }
        let own = signs[0].filter { $0 == 0x24 || $0 == 0xA3 || $0 == 0xA5 || $0 &- 0x20A0 < 0x30 }
        if own.count == 1 { signs.append(own) }
        return signs
    }

    /// A sign as it is compared: in small letters of ASCII, without invisible characters.
    private static func letters(_ sign: String) -> [UInt32] {
        var letters: [UInt32] = []
        for scalar in sign.scalarList where !Invisible.isSign(scalar.value) {
            letters.append(NumberMarks.lowered(NumberMarks.folded(scalar.value)))
        }
        return letters
    }
}
