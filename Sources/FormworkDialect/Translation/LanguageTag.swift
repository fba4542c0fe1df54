/// A BCP 47 language tag, as far as it matters for choosing a language: language, script and region.
struct LanguageTag: Equatable {
    /// The language, in lower case, such as `zh`.
    let language: String
    /// The script, such as `Hant`: the one written, else the one that the language has there.
    let script: String
    /// The region, in upper case, such as `TW`. Blank if none is written.
    let region: String
    /// The whole tag in lower case, with hyphens.
    let whole: String

    /// Reads a tag; case does not count, and an underscore is taken for a hyphen. `nil` for anything else.
    init?(_ text: String) {
        guard text.utf8.count <= 35 else { return nil }
        let parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLetter),
            parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetterOrDigit) })
        else { return nil }
        language = String(first)
        whole = parts.joined(separator: "-")
        // What follows a single letter is an extension and says nothing about these.
        let named = parts.dropFirst().prefix { $0.utf8.count > 1 }
        let script = named.first { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }
        region =
            named.first { part in
                part.utf8.count == 2 || part.utf8.count == 3 && part.utf8.allSatisfy { !Self.isLetter($0) }
            }?.uppercased() ?? ""
        self.script =
            script.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ImpliedScript.of(language, region: region)
    }

    /// How well someone who asked for this language is served with another one, from 1 on; 0 for not at all.
    ///
    /// Regions may differ, scripts may not: who reads one need not read the other.
    func suitability(of offered: LanguageTag) -> Int {
        guard language == offered.language, script == offered.script else { return 0 }
        if whole == offered.whole { return 4 }
        if region == offered.region { return 3 }
        return offered.region.isEmpty ? 2 : 1
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
