#if canImport(UIKit)
package import Foundation
package import UIKit

extension UIFont {
    /// A font that a form names, at a size that it names; `nil` where it names neither. It grows with the person's texts.
    package static func scaled(_ look: TextLook, usual: CGFloat) -> UIFont? {
        guard look.changesFont else { return nil }
        let size = look.size.map { CGFloat($0) } ?? usual
        // Fonts are used where the person has them.
        let font = look.font.flatMap { UIFont(name: $0.name, size: size) } ?? .systemFont(ofSize: size)
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    }
}

extension UIColor {
    package convenience init(_ color: StyleColor) {
        self.init(
            red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
    }

    /// The colour of a text. On the system's ground, which is dark in dark mode, it is as light as it takes to be read there; a ground that
    /// the form gives has the same colour in both.
    package static func text(_ color: StyleColor, on ground: StyleColor?) -> UIColor {
        let dark = color.readable(on: .darkCard)
        if ground != nil || dark == color { return UIColor(color) }
        return UIColor { UIColor($0.userInterfaceStyle == .dark ? dark : color) }
    }
}
#endif
