/// The short names of Unicode's general categories.
enum CategoryNames {
    /// The names in the order of the bits of `CharacterTraits`.
    private static let names = [
        "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po",
        "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
    ]

    /// The bits of a category such as `Lu`, or of all categories whose names begin with a letter such as `L`; `nil` for
    /// other names.
    static func bits(_ name: String) -> UInt32? {
        var bits: UInt32 = 0
        for (index, each) in names.enumerated() {
            let isMeant = ExactText.areSame(each, name) || ExactText.areSame(String(each.prefix(1)), name)
            if isMeant { bits |= 1 << UInt32(truncatingIfNeeded: index) }
        }
        return bits == 0 ? nil : bits
    }
}
