public import FormworkRuntime

/// The styles of one form as a style sheet that pages load after `formwork.css`.
///
/// Each style becomes a custom property of the element that has it, so the styles of form, section and field cascade by
/// CSS. The rules that use the properties come first. The sheet contains only words of this source code, digits and
/// quoted names, so no definition can add other CSS.
public struct FormStyleSheet: Sendable {
    /// The style sheet as CSS.
    public let css: String

    /// Writes the style sheet of a form; `nil` if nothing in it has a style, no title a place of its own, and no number a
    /// percent sign.
    ///
    /// - Parameter locale: The locale whose format of percentages is used.
    public init?(_ form: CompiledForm, in locale: LocaleRecord = LocaleRecord()) {
        let select = { Self.selector($0, in: form.definition.id) }
        var rules = LabelRules.css(of: form, selector: select) + UnitRules.css(of: form, in: locale, selector: select)
        let parts = form.styledParts
        let hasGround = parts.contains { $0.row?.kind != .groupHeader && $0.styles.contains { $0.isControlGround } }
        for part in parts {
            let isGroup = part.row?.kind == .groupHeader
            let declarations = part.styles.map { StyleDeclarations($0, prefix: isGroup, hasGround: hasGround).css }
            rules += Self.selector(part.row, in: form.definition.id) + " { " + declarations.joined() + "}\n"
        }
        if rules.isEmpty { return nil }
        if form.definition.styles.last(where: { $0.isMarkPlace }) == .requiredMark(.before) {
            rules += PartRules.markBefore(select(nil))
        }
        css = (parts.isEmpty ? "" : StyleRules.css + PartRules.css(of: parts.flatMap(\.styles))) + rules
    }

    /// Selects an element in all items of this form. A page may have several forms.
    private static func selector(_ row: RowID?, in form: String) -> String {
        let isPlain = form.utf8.allSatisfy { $0 > 31 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        let form = isPlain ? "[data-fw-form=\"" + form + "\"]" : ".fw-form"
        guard let row else { return form }
        return form + " :is([data-fw-row=\"" + row.text + "\"], [data-fw-row^=\"" + row.text + ".\"])"
    }
}

extension Style {
    /// Whether this is the colour of what the text of a control stands on.
    fileprivate var isControlGround: Bool {
        guard case .color(let property, _) = self else { return false }
        switch property {
        case .background, .activeBackground, .inactiveBackground, .enabledBackground, .disabledBackground,
            .validBackground,
            .invalidBackground:
            return true
        default: return false
        }
    }

    fileprivate var isMarkPlace: Bool { if case .requiredMark = self { true } else { false } }
}

/// One style as declarations of custom properties.
private struct StyleDeclarations {
    var css = ""
    private let prefix: String
    /// Whether controls of the form have grounds of their own, whose colours are the same in dark pages.
    private let hasGround: Bool

    /// The styles of a group apply to its heading only, so they have properties of their own.
    init(_ style: Style, prefix isGroup: Bool, hasGround: Bool) {
        prefix = isGroup ? "--fw-g-" : "--fw-s-"
        self.hasGround = hasGround
        switch style {
        case .color(let property, let color): write(property, color)
        case .length(let property, let length): write(property, length)
        case .font(let property, let font): declare(property.rawValue, Self.family(font))
        case .alignment(let alignment):
            declare(WordStyle.alignment.rawValue, alignment.rawValue)
            // Numbers are written from left to right in every language. In a page from right to left they start at the other side.
            let opposite: StyleAlignment = alignment == .start ? .end : alignment == .end ? .start : .center
            declare(WordStyle.alignment.rawValue + "-opposite", opposite.rawValue)
        // The sheet of the form has a rule for that.
        case .requiredMark: break
        }
    }

    private mutating func write(_ property: ColorStyle, _ color: StyleColor) {
        let ink = color.isLight ? "#000" : "#fff"
        switch property {
        case .separator: add("--fw-line", Self.hex(color))
        case .tint:
            add("--fw-accent", Self.legible(color))
            add("--fw-on", Self.hex(color))
            add("--fw-on-accent", color.isLight ? ink : "light-dark(#fff, #000)")
        case .heading, .disabledHeading, .requiredMark, .hint, .option, .optionInfo, .clearButton, .minusButton,
            .plusButton:
            declare(property.rawValue, Self.legible(color))
        case .enabledText, .disabledText, .placeholder:
            declare(property.rawValue, hasGround ? Self.hex(color) : Self.legible(color))
        default:
            declare(property.rawValue, Self.hex(color))
            // A light background without a text colour gets a dark one. Otherwise a dark page would show light text on
            // it.
            declare(property.rawValue + "-ink", ink)
        }
        if property == .background { declare("room", "1rem") }
    }

    private mutating func write(_ property: LengthStyle, _ length: StyleLength) {
        switch property {
        // Sizes of text are relative, so they follow the settings of the person's browser.
        case .fontSize, .headingFontSize, .hintFontSize, .disabledHeadingFontSize, .disabledFontSize,
            .placeholderFontSize, .optionFontSize, .optionInfoFontSize, .optionPictureSize, .partSpacing, .rowPadding,
            .textPadding:
            declare(property.rawValue, Self.relative(length))
        case .boxSize:
            declare(property.rawValue, Self.relative(length))
            // The check and the dot in a box of the usual size, 24 points, grow with it.
            declare("box-scale", "calc(" + length.points.description + " / 24)")
        case .borderWidth, .cornerRadius, .separatorHeight:
            declare(property.rawValue, length.points.description + "px")
        }
    }

    private mutating func declare(_ name: String, _ value: String) {
        add(prefix + name.map { $0 == "_" ? "-" : String($0) }.joined(), value)
    }

    private mutating func add(_ name: String, _ value: String) {
        css += name + ": " + value + "; "
    }

    private static func relative(_ length: StyleLength) -> String {
        "calc(" + length.points.description + "rem / 16)"
    }

    private static func hex(_ color: StyleColor) -> String {
        let digits = Array("0123456789abcdef")
        return "#"
            + [color.red, color.green, color.blue].map { String([digits[Int($0 >> 4)], digits[Int($0 & 15)]]) }.joined()
    }

    /// The colour of text on the card. In a dark page a dark colour is lightened.
    private static func legible(_ color: StyleColor) -> String {
        let hex = hex(color)
        return color.isLight ? hex : "light-dark(" + hex + ", color-mix(in srgb, " + hex + ", white 55%))"
    }

    /// The font by its name, then its generic family, then the fonts of the theme.
    private static func family(_ font: StyleFont) -> String {
        let family = font.name.prefix { $0 != "-" }
        return "\"" + font.name + "\", \"" + family + "\", var(--fw-font)"
    }
}
