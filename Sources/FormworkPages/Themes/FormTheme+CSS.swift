import FormworkRuntime

extension FormTheme {
    /// The theme as a style sheet that pages load after `formwork.css`.
    ///
    /// It contains only words of this source code, digits and the quoted name of the font, so no theme can add other
    /// CSS.
    public var css: String {
        var css = ":root { color-scheme: \(dark == nil ? "light" : "light dark"); " + light.css
        css += "--fw-radius: \(cornerRadius.points.description)px }\n"
        if let font {
            // Languages with a script of their own keep their fonts behind this one.
            css += ".fw-page { font-family: \"\(font.name)\", var(--fw-font) }\n"
        }
        if let dark { css += "@media (prefers-color-scheme: dark) { :root { \(dark.css)} }\n" }
        let radius = cornerRadius.points.description
        css +=
            ".fw-input, .fw-segments, .fw-steps { border-radius: min(.625rem, \(radius)px) }\n" + density.css + titleCSS
        if let logo {
            css +=
                ".fw-logo { display: block; block-size: \(logo.height.points.description)px; max-inline-size: 100% }\n"
        }
        if hasBrand { css += Self.brandCSS }
        if optionMarks == .after { css += Self.marksAfterCSS }
        if showsParts { css += Self.partsCSS }
        return css
    }

    /// Titles beside controls, on screens that are wide enough for both.
    private var titleCSS: String {
        guard let titleShare else { return "" }
        let share = min(max(titleShare, Self.titleShares.lowerBound), Self.titleShares.upperBound)
        let columns = "minmax(0, \(share)fr) minmax(0, \(100 - share)fr)"
        return ":root { --fw-beside: \(columns) }\n" + LabelRules.beside(".fw-beside", minimum: "30rem")
    }

    /// Whether the theme has a logo, a header or a footer.
    var hasBrand: Bool { logo != nil || !header.isEmpty || !footer.isEmpty }

    private static let marksAfterCSS =
        ":where(:not(.fw-segments)) > .fw-option { flex-direction: row-reverse; justify-content: space-between }\n"

    private static let partsCSS = """
        .fw-row { outline: 1px dashed; outline-offset: -1px }
        .fw-label { background: rgb(0 120 255 / 20%) }
        .fw-hint { background: rgb(130 0 255 / 20%) }
        .fw-control, .fw-output { background: rgb(0 170 0 / 20%) }
        [data-fw-slot="error"] { background: rgb(255 0 0 / 20%) }

        """

    private static let brandCSS = """
        .fw-brand { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; max-inline-size: 44rem; \
        margin-inline: auto; padding: 1.25rem 2rem 0; font-weight: 600 }
        .fw-imprint { max-inline-size: 44rem; margin-inline: auto; padding: 0 2rem 2.5rem; font-size: .875rem; \
        color: var(--fw-quiet); white-space: pre-line; overflow-wrap: anywhere }

        """
}

extension ThemePalette {
    /// The colours as custom properties.
    fileprivate var css: String {
        ThemeColor.allCases.map { "\($0.property): \(self[$0].hexadecimal); " }.joined()
    }
}

extension StyleColor {
    /// The colour as CSS writes it, such as `#0062cc`.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef")
        return "#" + [red, green, blue].map { String([digits[Int($0 >> 4)], digits[Int($0 & 15)]]) }.joined()
    }
}

extension ThemeDensity {
    fileprivate var css: String {
        switch self {
        case .compact:
            ".fw-card > .fw-row { padding-block: .375rem }\n.fw-section { margin-block-start: 1.125rem }\n"
                + ".fw-page { font-size: 1rem }\n.fw-main { padding-block-start: 1.5rem }\n"
        case .regular: ""
        case .spacious:
            ".fw-card > .fw-row { padding-block: 1.125rem }\n.fw-section { margin-block-start: 2.5rem }\n"
        }
    }
}
