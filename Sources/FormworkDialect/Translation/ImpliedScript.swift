/// The usual script of a language, by ISO 15924. It is used for tags that name no script.
enum ImpliedScript {
    static func of(_ language: String, region: String) -> String {
        if let script = regional[language + "-" + region] { return script }
        return usual[language] ?? "Latn"
    }

    /// Regions in which a language has another script than usual.
    private static let regional = [
        "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant", "pa-PK": "Arab", "sd-IN": "Deva", "sr-ME": "Latn",
        "mn-CN": "Mong", "kk-CN": "Arab", "ky-CN": "Arab", "az-IR": "Arab", "uz-AF": "Arab", "ku-IQ": "Arab",
        "tg-PK": "Arab", "ms-CC": "Arab", "ks-IN": "Arab",
    ]

    private static let usual: [String: String] = {
        // Text: the languages below.
        var scripts: [String: String] = [:]
        for (script, languages) in groups {
            for language in languages.split(separator: " ") { scripts[String(language)] = script }
        }
        return scripts
    }()

    /// Languages that are not written in Latin letters.
    private static let groups: KeyValuePairs = [
        "Hans": "zh cmn", "Hant": "yue lzh nan", "Jpan": "ja", "Kore": "ko",
        "Cyrl": "ru uk bg mk be sr kk ky mn tg tt ba cv ce os ab",
        "Arab": "ar fa ur ps sd ug ckb ks arz", "Hebr": "he iw yi", "Thaa": "dv", "Syrc": "syr",
        "Deva": "hi mr ne sa kok mai bho doi", "Beng": "bn as", "Guru": "pa", "Gujr": "gu", "Orya": "or",
        "Taml": "ta", "Telu": "te", "Knda": "kn", "Mlym": "ml", "Sinh": "si",
        "Thai": "th", "Laoo": "lo", "Khmr": "km", "Mymr": "my", "Tibt": "bo dz",
        "Grek": "el", "Armn": "hy", "Geor": "ka", "Ethi": "am ti", "Cher": "chr", "Olck": "sat",
    ]
}
