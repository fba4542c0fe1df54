#if canImport(UIKit)
import Foundation
package import UIKit

extension FieldView {
    /// Gives the parts of the field the colours and sizes that the form says, and the usual ones where it says none: the view may have
    /// shown another field before.
    func paint(_ state: FieldState, _ book: StyleBook, section: RowID?) {
        if book.isEmpty { return }
        let palette = Palette(book: book, row: row, section: section)
        let usual = usualLooks ?? UsualLooks(of: [titleLabel, hintLabel] + painted)
        usualLooks = usual
        usual.restore()
        titleLabel.wear(palette[.heading], palette.font(.headingFontSize))
        hintLabel.wear(palette[.hint], palette.font(.hintFontSize))
        hintLabel.backgroundColor = palette[.hintBackground]
        let background = palette.first(backgrounds(state) + [.background])
        for control in painted {
            if !(control is UISwitch) { control.backgroundColor = background }
            if let button = control as? UIButton {
                button.setTitleColor(palette[.title], for: .normal)
            } else {
                control.wear(palette[state.isEnabled ? .enabledText : .disabledText], palette.font(.fontSize))
            }
            (control as? UISwitch)?.onTintColor = palette[.tint]
            control.tintColor = palette[.tint]
        }
    }

    /// The states of the control whose background may be named, the first one first.
    private func backgrounds(_ state: FieldState) -> [ColorStyle] {
        if !state.isEnabled { return [.disabledBackground] }
        if state.error != nil { return [.invalidBackground, .enabledBackground] }
        let focus: ColorStyle = source?.focused == row ? .activeBackground : .inactiveBackground
        return [focus, .validBackground, .enabledBackground]
    }
}

extension UIView {
    /// Changes the colour and the font of a text, where they are said.
    fileprivate func wear(_ color: UIColor?, _ font: UIFont?) {
        switch self {
        case let label as UILabel:
            if let color { label.textColor = color }
            if let font { label.font = font }
        case let field as UITextField:
            if let color { field.textColor = color }
            if let font { field.font = font }
        case let area as UITextView:
            if let color { area.textColor = color }
            if let font { area.font = font }
        default: break
        }
    }
}

/// How the parts of a field look where the form says nothing.
@MainActor final class UsualLooks {
    private let texts: [(view: UIView, color: UIColor?, font: UIFont?)]

    init(of views: [UIView]) {
        texts = views.map { view in
            switch view {
            case let label as UILabel: (view, label.textColor, label.font)
            case let field as UITextField: (view, field.textColor, field.font)
            case let area as UITextView: (view, area.textColor, area.font)
            default: (view, nil, nil)
            }
        }
    }

    func restore() {
        for text in texts { text.view.wear(text.color, text.font) }
    }
}

/// The styles of one row.
@MainActor private struct Palette {
    let book: StyleBook
    let row: RowID
    let section: RowID?

    subscript(style: ColorStyle) -> UIColor? { first([style]) }

    func first(_ styles: [ColorStyle]) -> UIColor? { book.color(styles, of: row, in: section).map { UIColor($0) } }

    /// The form's size, which grows with the person's.
    func font(_ style: LengthStyle) -> UIFont? {
        book.length(style, of: row, in: section).map {
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: CGFloat($0)))
        }
    }
}

extension UIColor {
    /// A colour that a form says.
    package convenience init(_ color: StyleColor) {
        self.init(
            red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
    }
}
#endif
