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

extension StyleAlignment {
    /// The alignment of a text. That of the system begins where the language of the text does.
    @MainActor package func text(in view: UIView) -> NSTextAlignment {
        switch self {
        case .start: .natural
        case .center: .middle
        case .end: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .rightHand
        }
    }

    /// The place of the words of a button.
    var content: UIControl.ContentHorizontalAlignment {
        switch self {
        case .start: .leading
        case .center: .center
        case .end: .trailing
        }
    }
}

extension NSTextAlignment {
    // UIKit's `center` and `right`. AppKit has these two the other way round, so the facts that the sources are checked with leave them
    // out (see Documentation/Apple.md).
    fileprivate static var middle: NSTextAlignment { NSTextAlignment(rawValue: 1) ?? .natural }
    fileprivate static var rightHand: NSTextAlignment { NSTextAlignment(rawValue: 2) ?? .natural }
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
