#if canImport(UIKit)
import Foundation
package import UIKit

/// The styles of one row.
@MainActor struct Palette {
    let book: StyleBook
    let row: RowID
    let section: RowID?

    subscript(style: ColorStyle) -> UIColor? { first([style]) }

    func first(_ styles: [ColorStyle]) -> UIColor? { book.color(styles, of: row, in: section).map { UIColor($0) } }

    func length(_ style: LengthStyle) -> CGFloat? { book.length(style, of: row, in: section).map { CGFloat($0) } }

    /// The form's font, or its size of the usual one; `nil` where it says neither. It grows with the person's texts.
    func font(_ style: FontStyle, _ size: LengthStyle, usual: CGFloat) -> UIFont? {
        UIFont.scaled(book.font(style, of: row, in: section), length(size), usual: usual)
    }
}

extension UIFont {
    /// A font that a form names, at a size that it names; `nil` where it names neither.
    @MainActor static func scaled(_ named: StyleFont?, _ size: CGFloat?, usual: CGFloat) -> UIFont? {
        guard named != nil || size != nil else { return nil }
        let size = size ?? usual
        // Fonts are used where the person has them.
        let font = named.flatMap { UIFont(name: $0.name, size: size) } ?? .systemFont(ofSize: size)
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    }
}

extension UIColor {
    package convenience init(_ color: StyleColor) {
        self.init(
            red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
    }
}
#endif
