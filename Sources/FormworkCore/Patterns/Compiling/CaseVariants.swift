/// Characters that differ only by case: Unicode's simple case folding, made from the mappings of single characters.
///
/// Pairs are looked up when a pattern is read, so the matcher needs no tables.
enum CaseVariants {
    /// All characters that are equal to a character if case is ignored; `nil` for a character without cases.
    static func of(_ value: UInt32) -> [UInt32]? {
        variants[value]
    }

    /// The variants of the characters in a range that are not in it themselves.
    static func outside(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
        var found: [ClosedRange<UInt32>] = []
        if range.count < variants.count {
            for value in range { add(variants[value] ?? []) }
        } else {
            for (value, members) in variants where range.contains(value) { add(members) }
        }
        return found

        func add(_ members: [UInt32]) {
            for member in members where !range.contains(member) { found.append(member...member) }
        }
    }

    private static let variants: [UInt32: [UInt32]] = {
        var classes: [UInt32: [UInt32]] = [:]
        // No character above these has upper and lower case.
        for value: UInt32 in 0..<0x1F000 {
            guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped else { continue }
            classes[folded(scalar).value, default: []].append(value)
        }
        var variants: [UInt32: [UInt32]] = [:]
        for members in classes.values where members.count > 1 {
            for member in members { variants[member] = members }
        }
        return variants
    }()

    private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        // The dotless ı of Turkish has I as its capital, but is no variant of i and I.
        if scalar == "\u{131}" { return scalar }
        let upper = only(scalar.properties.uppercaseMapping) ?? scalar
        return only(upper.properties.lowercaseMapping) ?? upper
    }

    /// The only character of a text; `nil` if there are more.
    private static func only(_ text: String) -> Unicode.Scalar? {
        let scalars = text.unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
    }
}
