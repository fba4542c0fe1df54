import FormworkRuntime

extension FormTheme {
    /// The themes that come with Formwork, by their names.
    public static let ready: [(name: String, theme: FormTheme)] = [
        ("harbor", harbor), ("meadow", meadow), ("paper", paper),
    ]

    /// Blue and grey, with small corners.
    public static let harbor = FormTheme(
        light: ThemePalette([
            .background: 0xEDF2F6, .text: 0x14222E, .quiet: 0x4F5F6C, .line: 0xCFDAE3, .edge: 0x748492,
            .fill: 0xF4F8FB, .accent: 0x0B5A7D, .on: 0x0B7A75,
        ]),
        dark: ThemePalette(dark: [
            .background: 0x0B141B, .card: 0x14212B, .text: 0xEAF2F8, .quiet: 0xA5B6C3, .line: 0x2B3B47,
            .edge: 0x738796, .fill: 0x1C2C38, .accent: 0x6EC3E8, .onAccent: 0x04202E, .on: 0x1B9A93,
        ]),
        cornerRadius: StyleLength(whole: 6))

    /// Green on warm white, with round corners and much room.
    public static let meadow = FormTheme(
        light: ThemePalette([
            .background: 0xF3F6EC, .text: 0x1D2418, .quiet: 0x55604C, .line: 0xD9E0CD, .edge: 0x7B8670,
            .fill: 0xF8FAF3, .accent: 0x2F6B2F, .on: 0x3B8132,
        ]),
        dark: ThemePalette(dark: [
            .background: 0x0D120A, .card: 0x182013, .text: 0xF0F5EA, .quiet: 0xAFBCA3, .line: 0x313C29,
            .edge: 0x7A886D, .fill: 0x212B1B, .accent: 0x93D07F, .onAccent: 0x0C2206, .on: 0x4A963F,
        ]),
        cornerRadius: StyleLength(whole: 22), density: .spacious)

    /// Black on cream, with a serif font and square corners, for official forms.
    public static let paper = FormTheme(
        light: ThemePalette([
            .background: 0xF4EFE6, .card: 0xFFFDF8, .text: 0x221E18, .quiet: 0x5F574B, .line: 0xDDD4C4,
            .edge: 0x857B6C, .fill: 0xFAF6EE, .accent: 0x7A2E1D, .on: 0x5F6B2A,
        ]),
        dark: ThemePalette(dark: [
            .background: 0x15120E, .card: 0x201C16, .text: 0xF5EFE4, .quiet: 0xBDB2A0, .line: 0x3B3428,
            .edge: 0x8A7F6D, .fill: 0x2A251D, .accent: 0xF0A58F, .onAccent: 0x34110A, .on: 0x7F8F3C,
        ]),
        font: StyleFont("Georgia"), cornerRadius: StyleLength(whole: 2))
}

extension ThemePalette {
    fileprivate init(_ changes: KeyValuePairs<ThemeColor, UInt32>) { self = Self.light.with(changes) }
    fileprivate init(dark changes: KeyValuePairs<ThemeColor, UInt32>) { self = Self.dark.with(changes) }

    private func with(_ changes: KeyValuePairs<ThemeColor, UInt32>) -> ThemePalette {
        var palette = self
        for (part, color) in changes { palette[part] = StyleColor(color) }
        return palette
    }
}
