extension StyleColor {
    /// The background of rows in dark mode: the lighter of the system's two cards, on which colours are harder to read.
    public static let darkCard = StyleColor(red: 44, green: 44, blue: 46)

    /// How well a text in this colour is read on a ground, from 1 to 21 (WCAG 2.2).
    public func contrast(with ground: StyleColor) -> Double {
        let (one, other) = (luminance, ground.luminance)
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// This colour, or as little lighter or darker as it takes to be read on a ground: with a contrast of at least 4.5.
    public func readable(on ground: StyleColor) -> StyleColor {
        let end: UInt8 = ground.luminance < 0.18 ? 255 : 0
        let steps = 64
        for step in 0..<steps {
            let mixed = mixed(with: end, share: Double(step) / Double(steps))
            if mixed.contrast(with: ground) >= 4.5 { return mixed }
        }
        return StyleColor(red: end, green: end, blue: end)
    }

    private func mixed(with end: UInt8, share: Double) -> StyleColor {
        func mix(_ part: UInt8) -> UInt8 {
            UInt8((Double(part) + (Double(end) - Double(part)) * share).rounded())
        }
        return StyleColor(red: mix(red), green: mix(green), blue: mix(blue))
    }

    private var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let part = Double(part) / 255
            if part <= 0.04045 { return part / 12.92 }
            let base = (part + 0.055) / 1.055
            // The power of 2.4 is the square, times the fifth root of the square.
            return base * base * Self.fifthRoot(of: base * base)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Newton's method from above; `number` lies between 0.004 and 1.
    private static func fifthRoot(of number: Double) -> Double {
        var root = 1.0
        for _ in 0..<24 { root -= (root - number / (root * root * root * root)) / 5 }
        return root
    }
}
