public import Foundation

// How views look is not drawn. What tests ask about is kept: colours, sizes and styles.

extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified(self, .look) }
    public func padding(_ length: CGFloat) -> some View { Modified(self, .look) }
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { Modified(self, height.map { .size(Double($0)) } ?? .look) }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { Modified(self, minHeight.map { .size(Double($0)) } ?? .look) }
    public func font(_ font: Font?) -> some View { Modified(self, font.map { .style($0.name) } ?? .look) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        Modified(self, .foreground(styleName(style)))
    }
    public func tint(_ tint: Color?) -> some View { Modified(self, tint.map { .style("tint " + $0.name) } ?? .look) }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Modified(self, .background, [(.background, content())])
    }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        Modified(self, .style("background " + styleName(style)))
    }
    public func opacity(_ opacity: Double) -> some View {
        Modified(self, opacity == 1 ? .look : .style("opacity \(opacity)"))
    }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        Modified(self, alignment == .leading ? .look : .style("aligned \(alignment)"))
    }
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        Modified(self, .background, view.map { [(.background, $0)] } ?? [])
    }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        Modified(self, .look)
    }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        Modified(self, color.map { .style("separator " + $0.name) } ?? .look)
    }
    public func labelsHidden() -> some View { Modified(self, .style("labelsHidden")) }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { Modified(self, .style(styleName(style))) }
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        Modified(self, .style(styleName(style)))
    }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        Modified(self, .style(styleName(style)))
    }
    public func formStyle<S: FormStyle>(_ style: S) -> some View { Modified(self, .style(styleName(style))) }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        Modified(self, .style("dismisses keyboard " + mode.name))
    }
}

extension Image {
    public enum TemplateRenderingMode: Sendable { case template, original }
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
    public func scaledToFit() -> some View { Modified(self, .look) }
}

/// A style that tests can tell from others.
protocol Named { var name: String { get } }

func styleName(_ style: Any) -> String { (style as? any Named)?.name ?? "" }

@MainActor public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle, Named { nonisolated let name = "segmented" }
public struct MenuPickerStyle: PickerStyle, Named { nonisolated let name = "menu" }
public struct WheelPickerStyle: PickerStyle, Named { nonisolated let name = "wheel" }
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

@MainActor public protocol DatePickerStyle {}
public struct GraphicalDatePickerStyle: DatePickerStyle, Named { nonisolated let name = "graphical" }
public struct WheelDatePickerStyle: DatePickerStyle, Named { nonisolated let name = "wheel" }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

@MainActor public protocol PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Named { nonisolated let name = "borderless" }
public struct PlainButtonStyle: PrimitiveButtonStyle, Named { nonisolated let name = "plain" }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Named { nonisolated let name = "prominent" }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@MainActor public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle, Named { nonisolated let name = "grouped" }
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

public struct ScrollDismissesKeyboardMode: Sendable {
    let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
}

public protocol ShapeStyle: Sendable {}

public struct Color: View, Drawn, Hashable, ShapeStyle, Named {
    nonisolated let name: String
    nonisolated init(name: String) { self.name = name }
    nonisolated public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        name = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
    }
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    nonisolated public static let clear = Color(name: "clear")
    nonisolated public static let red = Color(name: "red")
    nonisolated public static let black = Color(name: "black")
    nonisolated public static let gray = Color(name: "gray")
    nonisolated public static let white = Color(name: "white")
    nonisolated public static let accentColor = Color(name: "accent")
    nonisolated public static let green = Color(name: "green")
    nonisolated public static let primary = Color(name: "primary")
    nonisolated public static let secondary = Color(name: "secondary")
    nonisolated public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) \(opacity)") }
    package func draw(in drawing: Drawing) { drawing.add(Element(.divider, in: drawing, name)) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var white: Color { .white }
    public static var green: Color { .green }
}

/// A ground that lets shine through what is behind it.
public struct Material: ShapeStyle, Named {
    let name: String
    public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
    public static var bar: Material { .bar }
}

/// How strongly something stands out. It is no colour, so a conditional value cannot be this or a colour.
public struct HierarchicalShapeStyle: ShapeStyle, Named {
    let name: String
    public static let primary = HierarchicalShapeStyle(name: "primary")
    public static let secondary = HierarchicalShapeStyle(name: "secondary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
}

public struct Font: Hashable, Sendable {
    let name: String
    public static let body = Font(name: "body")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let footnote = Font(name: "footnote")
    public static let title3 = Font(name: "title3")
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(name: "\(name) \(Int(size))")
    }
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font { Font(name: "system \(Int(size))") }
    public enum TextStyle: Sendable { case body, headline, footnote }
    public enum Design: Sendable { case `default` }
    public struct Weight: Hashable, Sendable {}
}

public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Visibility: Sendable { case automatic, visible, hidden }
public enum HorizontalEdge: Sendable { case leading, trailing }

public enum VerticalEdge: Sendable {
    case top, bottom
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 3)
    }
}

public enum Edge: Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
        public static let vertical = Set(rawValue: 5)
        public static let horizontal = Set(rawValue: 10)
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
    }
}

public struct EdgeInsets: Equatable, Sendable {
    public init() {}
}
