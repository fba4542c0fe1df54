public import FormworkRuntime

/// A part of a page that has a colour; the raw value is its key in JSON.
public enum ThemeColor: String, CaseIterable, Equatable, Sendable {
    /// The page behind the cards.
    case background
    /// The cards that questions are on.
    case card
    /// Text.
    case text
    /// Hints, units, and the texts of disabled controls.
    case quiet = "quiet_text"
    /// The lines between questions.
    case line
    /// The edges of controls.
    case edge
    /// The inside of controls.
    case fill
    /// Buttons, links, chosen options and the focus.
    case accent
    /// Text on the accent.
    case onAccent = "on_accent"
    /// Switches that are on.
    case on
    /// The knob of switches.
    case knob
    /// Errors.
    case error
    /// The inside of the list of errors.
    case errorFill = "error_fill"
}

extension ThemeColor {
    /// The custom property of the style sheet.
    var property: String {
        "--fw-" + (self == .quiet ? "quiet" : rawValue.map { $0 == "_" ? "-" : String($0) }.joined())
    }
}

/// A colour for each part of a page.
public struct ThemePalette: Equatable, Sendable {
    private var colors: [ThemeColor: StyleColor]

    /// Changes some colours of another palette.
    public init(_ palette: ThemePalette = .light, _ changes: [ThemeColor: StyleColor]) {
        colors = palette.colors.merging(changes) { _, changed in changed }
    }

    private init(_ colors: KeyValuePairs<ThemeColor, UInt32>) {
        self.colors = Dictionary(colors.map { ($0, StyleColor($1)) }) { _, last in last }
    }

    /// The colour of a part.
    public subscript(part: ThemeColor) -> StyleColor {
        get { colors[part] ?? StyleColor(0) }
        set { colors[part] = newValue }
    }
}

extension StyleColor {
    /// A colour as it is written in hexadecimal digits, such as `0x0062CC`.
    init(_ hexadecimal: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hexadecimal >> 16), green: UInt8(truncatingIfNeeded: hexadecimal >> 8),
            blue: UInt8(truncatingIfNeeded: hexadecimal))
    }
}

extension ThemePalette {
    /// The colours of `formwork.css` on a light screen.
    public static let light = ThemePalette([
        .background: 0xF2F2F7, .card: 0xFFFFFF, .text: 0x1C1C1E, .quiet: 0x5D5D64, .line: 0xD8D8DD, .edge: 0x85858B,
        .fill: 0xF6F6F9, .accent: 0x0062CC, .onAccent: 0xFFFFFF, .on: 0x248A3D, .knob: 0xFFFFFF, .error: 0xC1121F,
        .errorFill: 0xFFF3F2,
    ])

    /// The colours of `formwork.css` on a dark screen.
    public static let dark = ThemePalette([
        .background: 0x000000, .card: 0x1C1C1E, .text: 0xF5F5F7, .quiet: 0xAEAEB6, .line: 0x38383C, .edge: 0x7E7E85,
        .fill: 0x2A2A2D, .accent: 0x5EAEFF, .onAccent: 0x001730, .on: 0x2A9D4B, .knob: 0xFFFFFF, .error: 0xFF8078,
        .errorFill: 0x2D1816,
    ])
}
