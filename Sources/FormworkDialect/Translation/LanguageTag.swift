import FormworkCore

/// The language, script and region of a BCP 47 language tag.
struct LanguageTag: Equatable {
    /// The language, in lower case, such as `zh`.
    let language: String
    /// The script, such as `Hant`. For a tag without a script, it is the script of the language in the region.
    let script: String
    /// The region, in upper case, such as `TW`; blank for a tag without a region.
    let region: String
    /// The whole tag in lower case, with hyphens.
    let whole: String

    /// Reads a tag; `nil` for any other text. Case is ignored, and an underscore counts as a hyphen.
    init?(_ text: String) {
        guard text.utf8.count <= 35 else { return nil }
        let parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(\.isASCIISmallLetter),
            parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIILetterOrDigit) })
        else { return nil }
        language = String(first)
        whole = parts.joined(separator: "-")
        // A single letter begins an extension. It has no language, script or region.
        let named = parts.dropFirst().prefix { $0.utf8.count > 1 }
        let script = named.first { $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isASCIISmallLetter) }
        region =
            named.first { part in
                part.utf8.count == 2 || part.utf8.count == 3 && part.utf8.allSatisfy { !$0.isASCIISmallLetter }
            }?.uppercased() ?? ""
        self.script =
            script.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ImpliedScript.of(language, region: region)
    }

    /// How suitable another language is for a reader of this one: 0 if it is not suitable, and a higher number if it is
    /// better.
    ///
    /// The region may differ. The script may not, because the reader may not be able to read it.
    func suitability(of offered: LanguageTag) -> Int {
        guard language == offered.language, script == offered.script else { return 0 }
        if whole == offered.whole { return 4 }
        if region == offered.region { return 3 }
        return offered.region.isEmpty ? 2 : 1
    }
}
