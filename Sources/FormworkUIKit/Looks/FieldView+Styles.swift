#if canImport(UIKit)
import Foundation
import UIKit

extension FieldView {
    /// Gives the parts of the field the looks that the form says, and the usual ones where it says none: the view may have
    /// shown another field before.
    func paint(_ state: FieldState, _ book: StyleBook, section: RowID?) {
        let look = ControlLook(
            isEnabled: state.isEnabled, hasError: state.error != nil, hasFocus: source?.focused == row)
        let palette = Palette(book: book, row: row, section: section)
        if !book.isEmpty {
            let usual = usualLooks ?? UsualLooks(of: [titleLabel, hintLabel] + painted)
            usualLooks = usual
            usual.restore()
            titleLabel.wear(palette[.heading], palette.font(.heading, .headingFontSize, usual: 15))
            hintLabel.wear(palette[.hint], palette.font(.hint, .hintFontSize, usual: 13))
            hintLabel.backgroundColor = palette[.hintBackground]
            for control in painted { paint(control, look, palette) }
            for (view, style) in trimmings { view.tintColor = palette[style] }
        }
        if let control = painted.first { drawEdge(of: control, look, palette) }
    }

    private func paint(_ control: UIView, _ look: ControlLook, _ palette: Palette) {
        let font = palette.font(.text, .fontSize, usual: 17)
        if let toggle = control as? UISwitch {
            toggle.onTintColor = palette[.tint]
            return
        }
        if let button = control as? UIButton, self is ButtonView {
            button.wear(palette[.title], font)
            button.setTitleColor(palette[.highlightedTitle], for: .highlighted)
        } else {
            control.wear(palette[look.text], font)
        }
        control.backgroundColor = palette.first(look.backgrounds)
        control.tintColor = palette[.tint]
    }

    /// Draws the edge of a control, and its background where that has round corners.
    private func drawEdge(of control: UIView, _ look: ControlLook, _ palette: Palette) {
        let radius = palette.length(.cornerRadius)
        var color = palette.first(look.borders)
        var width = palette.length(.borderWidth) ?? (color == nil ? 0 : 1)
        if color == nil, width > 0 { color = .separator }
        // Who needs contrast sees where to type.
        if width == 0, traitCollection.accessibilityContrast == .high, responder === control {
            color = .label
            width = 1
        }
        guard width > 0 || radius != nil, !(control is UISwitch) else {
            edge?.isHidden = true
            return
        }
        let edge = edge ?? EdgeDrawing(around: control, in: self)
        self.edge = edge
        edge.isHidden = false
        edge.draw(fill: control.backgroundColor, stroke: color, width: width, radius: radius ?? 0)
        control.backgroundColor = nil
    }
}

extension UIView {
    /// Changes the colour and the font of a text, where they are said.
    func wear(_ color: UIColor?, _ font: UIFont?) {
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
        case let button as UIButton:
            button.setTitleColor(color, for: .normal)
            if let font { button.titleLabel?.font = font }
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
            case let button as UIButton: (view, nil, button.titleLabel?.font)
            default: (view, nil, nil)
            }
        }
    }

    func restore() {
        for text in texts { text.view.wear(text.color, text.font) }
    }
}
#endif
