import FormworkRuntime

/// Two colours of a palette with too little contrast.
public struct ContrastProblem: Equatable, Sendable {
    /// The foreground colour.
    public var part: ThemeColor
    /// The background colour.
    public var ground: ThemeColor
    /// Whether they are those of a dark screen.
    public var isDark: Bool
    /// The contrast that they have, from 1 to 21.
    public var ratio: Double
    /// The contrast that they need.
    public var least: Double
}

extension FormTheme {
    /// The pairs of colours without enough contrast, light ones first. Empty if everything can be read.
    ///
    /// Text needs 4.5 to 1 (WCAG 2.2, 1.4.3), edges of controls and switches need 3 to 1 (1.4.11).
    public var contrastProblems: [ContrastProblem] {
        light.contrastProblems(isDark: false) + (dark?.contrastProblems(isDark: true) ?? [])
    }
}

extension ThemePalette {
    private static let texts: [(ThemeColor, [ThemeColor])] = [
        (.text, [.background, .card, .fill]), (.quiet, [.background, .card, .fill]), (.accent, [.background, .card]),
        (.onAccent, [.accent]), (.error, [.background, .card, .errorFill]),
    ]
    private static let shapes: [(ThemeColor, [ThemeColor])] = [
        (.edge, [.card, .fill]), (.on, [.card]), (.knob, [.on, .edge]),
    ]

    fileprivate func contrastProblems(isDark: Bool) -> [ContrastProblem] {
        problems(Self.texts, least: 4.5, isDark) + problems(Self.shapes, least: 3, isDark)
    }

    private func problems(_ pairs: [(ThemeColor, [ThemeColor])], least: Double, _ isDark: Bool) -> [ContrastProblem] {
        pairs.flatMap { part, grounds in
            grounds.compactMap { ground in
                let ratio = self[part].contrast(with: self[ground])
                if ratio >= least { return nil }
                return ContrastProblem(part: part, ground: ground, isDark: isDark, ratio: ratio, least: least)
            }
        }
    }
}

extension StyleColor {
    /// The contrast of two colours: from 1 for the same colour to 21 for black and white.
    ///
    /// The definition is WCAG's: <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
    func contrast(with other: StyleColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private var luminance: Double {
        0.2126 * Self.light(of: red) + 0.7152 * Self.light(of: green) + 0.0722 * Self.light(of: blue)
    }

    private static func light(of channel: UInt8) -> Double {
        let share = Double(channel) / 255
        if share <= 0.04045 { return share / 12.92 }
        let base = (share + 0.055) / 1.055
        // The power of 2.4.
        return base * base * fifthRoot(of: base * base)
    }

    /// The fifth root of a number from 0 to 1, by Newton's method.
    private static func fifthRoot(of number: Double) -> Double {
        var root = 1.0
        for _ in 0..<30 {
            let power = root * root * root * root
            root -= (power * root - number) / (5 * power)
        }
        return root
    }
}
