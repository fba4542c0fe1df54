public import Foundation

/// A colour is its name or its parts, so that tests can compare them.
open class UIColor: NSObject, @unchecked Sendable {  // Nothing changes after initialisation.
    package let recipe: String
    init(recipe: String) { self.recipe = recipe }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recipe = "rgba(\(red), \(green), \(blue), \(alpha))"
    }
    public init(white: CGFloat, alpha: CGFloat) { recipe = "white(\(white), \(alpha))" }
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection()).recipe
        let dark = dynamicProvider(UITraitCollection(style: .dark)).recipe
        recipe = light == dark ? light : "\(light) or \(dark)"
    }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(recipe: "\(recipe) at \(alpha)") }

    open func setFill() {
        let recipe = recipe
        MainActor.assumeIsolated { Drawing.fill = recipe }
    }
    open func setStroke() {
        let recipe = recipe
        MainActor.assumeIsolated { Drawing.stroke = recipe }
    }

    open class var label: UIColor { .init(recipe: "label") }
    open class var secondaryLabel: UIColor { .init(recipe: "secondaryLabel") }
    open class var tertiaryLabel: UIColor { .init(recipe: "tertiaryLabel") }
    open class var placeholderText: UIColor { .init(recipe: "placeholderText") }
    open class var separator: UIColor { .init(recipe: "separator") }
    open class var link: UIColor { .init(recipe: "link") }
    open class var systemBackground: UIColor { .init(recipe: "systemBackground") }
    open class var systemGroupedBackground: UIColor { .init(recipe: "systemGroupedBackground") }
    open class var secondarySystemGroupedBackground: UIColor { .init(recipe: "secondarySystemGroupedBackground") }
    open class var tertiarySystemFill: UIColor { .init(recipe: "tertiarySystemFill") }
    open class var systemBlue: UIColor { .init(recipe: "systemBlue") }
    open class var systemRed: UIColor { .init(recipe: "systemRed") }
    open class var systemGreen: UIColor { .init(recipe: "systemGreen") }
    open class var systemOrange: UIColor { .init(recipe: "systemOrange") }
    open class var systemPurple: UIColor { .init(recipe: "systemPurple") }
    open class var systemYellow: UIColor { .init(recipe: "systemYellow") }
    open class var systemGray: UIColor { .init(recipe: "systemGray") }
    open class var clear: UIColor { .init(recipe: "clear") }
    open class var black: UIColor { .init(recipe: "black") }
    open class var white: UIColor { .init(recipe: "white") }
    open class var tintColor: UIColor { .init(recipe: "tintColor") }
}
