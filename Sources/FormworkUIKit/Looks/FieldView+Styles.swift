#if canImport(UIKit)
import Foundation
package import UIKit

extension FieldView {
    /// Gives the parts of the field the looks that the form says, and the usual ones where it says none: the view may have
    /// shown another field before.
    func paint(_ state: FieldState, _ book: StyleBook, section: RowID?) {
        let control = ControlLook(
            isEnabled: state.isEnabled, hasError: state.error != nil, hasFocus: source?.focused == row,
            isPressed: isPressed)
        let looks = book.looks(of: row, in: section, control)
        fade(Fading(state, title: !looks.saysDisabledTitle, control: painted.isEmpty || looks.text.color == nil))
        if !book.isEmpty {
            let usual = usualLooks ?? UsualLooks(of: [titleLabel, hintLabel] + painted)
            usualLooks = usual
            usual.restore()
            titleLabel.wear(looks.title, usual: 15, on: nil)
            hintLabel.wear(looks.hint, usual: 13, on: looks.hintBackground)
            hintLabel.backgroundColor = looks.hintBackground.map { UIColor($0) }
            for control in painted { paint(control, looks) }
            for (view, part) in trimmings { view.tintColor = looks[keyPath: part].map { UIColor($0) } }
            signColor = looks.requiredMark.map { .text($0, on: nil) }
            if let signColor { titleLabel.colour(shown?.titleSign, signColor) }
            stand(looks.insets)
            wear(looks)
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
        if let alignment = looks.alignment { control.align(alignment) }
        control.backgroundColor = looks.background.map { UIColor($0) }
        control.tintColor = tint
    }

    /// Takes the room between the parts that the form says, else the usual room.
    private func stand(_ insets: PartInsets) {
        content.spacing = insets.spacing.map { CGFloat($0) } ?? 8
        (content.superview as? UIStackView)?.spacing = insets.spacing.map { CGFloat($0) } ?? 4
        rowPadding = insets.row.map { CGFloat($0) }
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

extension UILabel {
    /// Gives the sign of a required field its colour, once the text has its own: that is one for all of it.
    func colour(_ sign: TitleSign?, _ color: UIColor) {
        guard let sign, let text, text.utf16.count > sign.text.utf16.count else { return }
        let length = sign.text.utf16.count
        let start = sign.place == .before ? 0 : text.utf16.count - length
        let marked = NSMutableAttributedString(string: text)
        marked.addAttribute(.foregroundColor, value: color, range: NSRange(location: start, length: length))
        attributedText = marked
    }
}

extension UIView {
    /// Aligns the text of a control in the direction of writing.
    package func align(_ alignment: StyleAlignment) {
        switch self {
        case let field as UITextField: field.textAlignment = alignment.text(in: self)
        case let area as UITextView: area.textAlignment = alignment.text(in: self)
        case let button as UIButton: button.contentHorizontalAlignment = alignment.content
        default: break
        }
    }

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
