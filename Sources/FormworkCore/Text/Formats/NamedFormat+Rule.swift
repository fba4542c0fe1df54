extension NamedFormat {
    /// What a control with this format takes and how it shows it.
    public var rule: TextRule {
        var rule = TextRule()
        switch self {
        case .optional: break
        case .notEmpty: rule.isRequired = true
        case .lettersOnly:
            rule.characters = [.letters, .spaces]
            rule.isRequired = true
        case .numbersOnly, .optionalNumbers:
            rule.characters = .digits
            rule.isRequired = self == .numbersOnly
            rule.keyboard = .numeric
        case .email:
            rule.characters = .visible
            rule.check = .email
            rule.keyboard = .email
        case .currency:
            rule.kind = .shifted
            rule.fractionDigits = 2
            rule.keyboard = .numeric
        case .password:
            rule.minimumLength = 6
            rule.isExact = true
        default:
            rule = TextRule(mask: Self.masks[self] ?? [])
            rule.keyboard = rule.mask.characters == .digits ? .numeric : .text
            rule.isUppercase = true
            setCheck(&rule)
        }
        rule.name = rawValue
        return rule
    }

    private func setCheck(_ rule: inout TextRule) {
        switch self {
        case .cpf: rule.check = .cpf
        case .creditCard: (rule.check, rule.minimumLength) = (.creditCard, 12)
        case .cvv: rule.check = .cvv
        case .chinaID: rule.check = .chinaID
        case .ssnNO: rule.check = .norwegianID
        case .bankAccountNO: rule.check = .norwegianAccount
        case .iban: (rule.check, rule.minimumLength) = (.iban, 15)
        case .phoneBR: (rule.countryPrefix, rule.keyboard) = ("55", .telephone)
        case .phoneNO:
            (rule.countryPrefix, rule.keyboard) = ("47", .telephone)
            rule.minimumLength = 8
        default: break
        }
    }

    /// How the codes are written: as in a mask, with `X` for a digit or an X, and digits between `=` for themselves, at
    /// the start of what they decide.
    private static let masks: [NamedFormat: [String]] = [
        .pin4: ["0000"],
        .pin6: ["000000"],
        .cpf: ["000.000.000-00"],
        .cep: ["00000-000"],
        // Ten digits for fixed lines, eleven for mobile ones: Anatel, Resolução 749/2022.
        .phoneBR: ["(00) 0000-0000", "(00) 00000-0000"],
        // Eight digits in the manner of Form; other countries with the prefix for calls abroad.
        .phoneNO: ["=00=00 00000000000", "000 00 000"],
        // The first digits of American Express and Diners Club, whose cards are printed in other groups.
        .creditCard: [
            "=34=00 000000 00000", "=37=00 000000 00000", "=36=00 000000 00000000", "=38=00 000000 00000000",
            "=39=00 000000 00000000", "=30=00 000000 00000000", "0000 0000 0000 0000 000",
        ],
        .cvv: ["000", "0000"],
        .chinaID: ["000000000000000", "00000000000000000X"],
        .ssnNO: ["000000 00000"],
        .bankAccountNO: ["0000.00.00000"],
        .iban: ["AA00 **** **** **** **** **** **** **** **"],
        .postalCodeNO: ["0000"],
        .postalCodeBR: ["00000-000"],
        .postalCodeUS: ["00000", "00000-0000"],
        .postalCodeCA: ["A0A 0A0"],
        // BS 7666: one or two letters, one or two digits or a digit and a letter, then a digit and two letters.
        .postalCodeGB: ["A0 0AA", "A00 0AA", "A0A 0AA", "AA0 0AA", "AA00 0AA", "AA0A 0AA"],
        .postalCodeDE: ["00000"],
        .postalCodeFR: ["00000"],
        .postalCodeCH: ["0000"],
        .postalCodeJP: ["000-0000"],
        .postalCodeCN: ["000000"],
        .postalCodeNL: ["0000 AA"],
        .postalCodeSE: ["000 00"],
    ]
}

extension TextRule {
    /// A rule with a mask of the table above.
    fileprivate init(mask sources: [String]) {
        kind = .masked
        for source in sources {
            var alternative: [UInt16] = []
            var isExact = false
            for unit in source.utf16 {
                switch unit {
                case 0x3D: isExact.toggle()
                case _ where isExact: alternative.append(Mask.exactly + unit)
                case 0x30: alternative.append(Mask.digit)
                case 0x41: alternative.append(Mask.letter)
                case 0x2A: alternative.append(Mask.either)
                case 0x58: alternative.append(Mask.digitOrX)
                default: alternative.append(unit)
                }
            }
            mask.alternatives.append(alternative)
        }
        characters = mask.characters
    }
}
