#if canImport(UIKit)
import Foundation
import UIKit

extension FieldView {
    /// Gives the parts of the field the looks that the form says, and the usual ones where it says none: the view may have
    /// shown another field before.
    func paint(_ state: FieldState, _ book: StyleBook, section: RowID?) {
        let control = ControlLook(
            isEnabled: state.isEnabled, hasError: state.error != nil, hasFocus: source?.focused == row,
            isPressed: isPressed)
        let looks = book.looks(of: row, in: section, control)
        let coloursControl = !painted.isEmpty && looks.text.color != nil
        fade(state.isEnabled ? .none : coloursControl ? .around : .whole)
        if !book.isEmpty {
            let usual = usualLooks ?? UsualLooks(of: [titleLabel, hintLabel] + painted)
            usualLooks = usual
            usual.restore()
            titleLabel.wear(looks.title, usual: 15, on: nil)
            hintLabel.wear(looks.hint, usual: 13, on: looks.hintBackground)
            hintLabel.backgroundColor = looks.hintBackground.map { UIColor($0) }
            for control in painted { paint(control, looks) }
            for (view, part) in trimmings { view.tintColor = looks[keyPath: part].map { UIColor($0) } }
        }
        if let control = painted.first { drawEdge(of: control, looks) }
    }

    private func paint(_ control: UIView, _ looks: FieldLooks) {
        let tint = looks.tint.map { UIColor($0) }
        if let toggle = control as? UISwitch {
            toggle.onTintColor = tint
            return
        }
        if let button = control as? UIButton, self is ButtonView {
            button.wear(
                TextLook(color: looks.button, font: looks.text.font, size: looks.text.size), usual: 17,
                on: looks.background)
            button.setTitleColor(looks.pressedButton.map { UIColor($0) }, for: .highlighted)
        } else {
            control.wear(looks.text, usual: 17, on: looks.background)
        }
        control.backgroundColor = looks.background.map { UIColor($0) }
        control.tintColor = tint
    }

    /// Draws the edge of a control, and its background where that has round corners.
    private func drawEdge(of control: UIView, _ looks: FieldLooks) {
        var look = looks.edge
        // A person who increases the contrast sees a border around the control to type in.
        let needsEdge = traitCollection.accessibilityContrast == .high && responder === control
        var usual = UIColor.separator
        if needsEdge, look == nil || look?.width == 0 {
            look = EdgeLook(width: 1, radius: look?.radius ?? 0)
            usual = .label
        }
        guard let look, !(control is UISwitch) else {
            edge?.isHidden = true
            return
        }
        let edge = edge ?? EdgeDrawing(around: control, in: self)
        self.edge = edge
        edge.isHidden = false
        edge.draw(
            fill: control.backgroundColor, stroke: look.color.map { UIColor($0) } ?? usual, width: look.width,
            radius: look.radius)
        control.backgroundColor = nil
    }
}

extension UIView {
    /// Changes the colour and the font of a text, where they are said.
    ///
    /// - Parameter ground: The form's colour behind the text; `nil` for the system's.
    func wear(_ look: TextLook, usual: CGFloat, on ground: StyleColor?) {
        wear(look.color.map { .text($0, on: ground) }, UIFont.scaled(look, usual: usual))
    }

    /// Changes the colour and the font of a text, where they are given.
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
#endif
