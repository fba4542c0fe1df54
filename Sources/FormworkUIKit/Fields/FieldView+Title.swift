#if canImport(UIKit)
import Foundation
import UIKit

extension FieldView {
    /// The place of the title of a field that is typed into.
    func labelStyle(of field: Field) -> TitlePlace { source?.form?.options.labelStyle(field) ?? .above }

    /// The placeholder of an empty control: the title while it waits there, else the placeholder of the field.
    func placeholder(_ shown: FieldPresentation, isFilled: Bool) -> String {
        waitsInControl(shown, isFilled) ? titleLabel.text ?? "" : shown.placeholder
    }

    /// Shows or hides the title over the text, where it waits in the control. It keeps its room, so nothing jumps.
    func floatTitle(_ shown: FieldPresentation, isFilled: Bool) {
        let alpha: CGFloat = waitsInControl(shown, isFilled) ? 0 : 1
        guard titleLabel.alpha != alpha else { return }
        // A title with marks is another view.
        let views = [titleLabel, marks.view(for: titleLabel)]
        guard window != nil, source?.form?.animates == true else {
            for view in views { view.alpha = alpha }
            return
        }
        UIView.animate(withDuration: 0.2) { for view in views { view.alpha = alpha } }
    }

    private func waitsInControl(_ shown: FieldPresentation, _ isFilled: Bool) -> Bool {
        labelStyle(of: shown.state.field).waitsInControl(hasTitle: titleLabel.text != nil, isFilled: isFilled)
    }
}
#endif
