/// The lengths of international account numbers (IBAN) by country. A number consists of the country, two check digits,
/// and the account.
///
/// The rule is ISO 13616-1, with the lengths of SWIFT's IBAN registry.
enum AccountCountries {
    /// A mask for each country.
    static let masks: [String] = lengths.split(separator: " ").compactMap { entry in
        guard let length = Int(entry.dropFirst(2)) else { return nil }
        var mask = "=" + entry.prefix(2) + "=00"
        for place in 4..<length { mask += (place % 4 == 0 ? " " : "") + "*" }
        return mask
    }

    private static let lengths = """
        AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 \
        ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 \
        LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 \
        PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 \
        YE30
        """
}
