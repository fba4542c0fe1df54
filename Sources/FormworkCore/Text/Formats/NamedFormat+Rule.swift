extension NamedFormat {
    /// The rule of a control with this format.
    public var rule: TextRule {
        var rule = TextRule()
        switch self {
        case .optional: break
        case .notEmpty: rule.isRequired = true
        case .lettersOnly:
            rule.characters = [.letters, .spaces]
            rule.isRequired = true
        case .name:
            rule.characters = [.letters, .spaces]
            rule.furtherCharacters = "-'.\u{2019}\u{2010}\u{2011}\u{B7}\u{30FB}"
            // A digit that is typed stays and is an error, so that nobody loses a part of a name without a word.
            rule.isImplied = true
        case .numbersOnly, .optionalNumbers:
            rule.characters = .digits
            rule.isRequired = self == .numbersOnly
            rule.keyboard = .numeric
        case .email:
            rule.characters = .visible
            rule.maximumLength = 254
            rule.shape = CodeShape.email
            rule.keyboard = .email
        case .url, .uri: rule.shape = self == .url ? CodeShape.url : CodeShape.uri
        case .currency:
            rule.kind = .shifted
            rule.fractionDigits = 2
            rule.keyboard = .numeric
        case .percent:
            rule = .number()
            rule.isPercent = true
        case .password:
            rule.minimumLength = 6
            rule.isExact = true
        default:
            rule = TextRule(mask: Self.masks[self] ?? [])
            rule.keyboard = rule.mask.characters == .digits ? .numeric : .code
            rule.isUppercase = true
            rule.joinsGroups = true
            setCheck(&rule)
        }
        rule.name = rawValue
        rule.purpose = purpose
        rule.knowLetters()
        return rule
    }

    private var purpose: String {
        switch self {
        case .email: "email"
        case .url: "url"
        case .phoneBR, .phoneNO: "tel-national"
        case .phoneNumber: "tel"
        case .creditCard: "cc-number"
        case .cvv: "cc-csc"
        case _ where self == .cep || rawValue.hasPrefix("postal_code"): "postal-code"
        default: ""
        }
    }

    private func setCheck(_ rule: inout TextRule) {
        switch self {
        case .cpf:
            rule.shape = CodeShape.cpf
            rule.checkDigits = [
                .weighted([1, 2, 3, 4, 5, 6, 7, 8, 9], .nextDigit),
                .weighted([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], .nextDigit),
            ]
        case .creditCard:
            rule.shape = CodeShape.creditCard
            rule.checkDigits = [.luhn]
            rule.minimumLength = 12
        case .chinaID:
            rule.shape = CodeShape.chinaID
            rule.checkDigits = [.weighted([7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2, 1], .one)]
        case .ssnNO:
            rule.shape = CodeShape.norwegianID
            rule.checkDigits = [
                .weighted([3, 7, 6, 1, 8, 9, 4, 5, 2, 1], .zero),
                .weighted([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], .zero),
            ]
        case .bankAccountNO:
            rule.checkDigits = [.weighted([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], .zeroUnlessUnchecked)]
        case .iban: rule.checkDigits = [.mod97]
        case .phoneBR: (rule.countryPrefix, rule.keyboard) = ("55", .telephone)
        case .phoneNumber:
            // The plus sign of every country is taken, and no digits are left out behind it.
            (rule.countryPrefix, rule.keyboard) = ("+", .telephone)
            rule.minimumLength = 1
        case .phoneNO:
            (rule.countryPrefix, rule.keyboard) = ("47", .telephone)
            rule.minimumLength = 8
        default: break
        }
    }

    /// The masks of the codes. In them `X` is a slot for a digit or an X. Characters between `=` at the start of an
    /// alternative are slots for exactly these characters.
    private static let masks: [NamedFormat: [String]] = [
        .pin4: ["0000"],
        .pin6: ["000000"],
        .cpf: ["000.000.000-00"],
        .cep: ["00000-000"],
        // Ten digits for fixed lines, eleven for mobile ones: Anatel, Resolução 749/2022.
        .phoneBR: ["(00) 0000-0000", "(00) 00000-0000"],
        // Form groups the first five digits, whatever follows. Numbers with a prefix for calls abroad have it apart.
        .phoneNumber: ["=00=00 00000000000", "=+=00 0000000000000", "000 00 0000000000"],
        // Eight digits, as the original Form has them. Numbers of other countries begin with the prefix for calls
        // abroad.
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
        .iban: AccountCountries.masks,
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
    /// Makes a rule with a mask of the table above.
    fileprivate init(mask sources: [String]) {
        self.init()
        kind = .masked
        for source in sources {
            var isExact = false
            for scalar in source.unicodeScalars {
                switch scalar {
                case "=": isExact.toggle()
                case _ where isExact: mask.append(.exactly(TextToken(scalar)))
                case "0": mask.append(.digit)
                case "A": mask.append(.letter)
                case "*": mask.append(.digitOrLetter)
                case "X": mask.append(.digitOrX)
                default: mask.append(MaskElement(unit: UInt16(truncatingIfNeeded: scalar.value)))
                }
            }
            mask.append(.end)
        }
        characters = mask.characters
    }
}
