#if Server
import FormworkCore

/// A typed name as a picture, which stands for a drawn signature.
enum SignedName {
    /// The maximum number of characters of a name.
    static let longest = 120

    /// A name without control characters and white space at its ends; `nil` if nothing is left, or it is too long.
    static func cleaned(_ name: String) -> String? {
        var kept = String.UnicodeScalarView()
        for scalar in name.unicodeScalars.prefix(longest * 8) {
            switch scalar.properties.generalCategory {
            case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: continue
            case .format where !"\u{200c}\u{200d}".unicodeScalars.contains(scalar): continue
            default: kept.append(scalar)
            }
        }
        let clean = WhiteSpace.trim(String(kept))
        return clean.isEmpty || clean.count > longest ? nil : clean
    }

    /// The picture, as SVG. It has nothing but the name as text.
    static func picture(_ name: String) -> [UInt8] {
        let escaped = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        let width = max(320, name.count * 28 + 40)
        return Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="96" viewBox="0 0 \(width) 96">\
            <rect width="100%" height="100%" fill="#fff"/><text x="\(width / 2)" y="60" text-anchor="middle" \
            font-family="cursive" font-style="italic" font-size="40" fill="#1c1c1e">\(escaped)</text></svg>

            """.utf8)
    }
}
#endif
