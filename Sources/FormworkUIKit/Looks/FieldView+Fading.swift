#if canImport(UIKit)
import Foundation
import UIKit

extension FieldView {
    /// The part of a field that is pale, because it takes no input.
    enum Fading: Equatable {
        /// Nothing: the field takes input.
        case none
        /// All of it.
        case whole
        /// The hint, and what the form gives no colour for that.
        case parts(title: Bool, control: Bool)

        /// - Parameters:
        ///   - state: The field.
        ///   - title: Whether its title is made pale, once it takes no input.
        ///   - control: Whether its control is.
        init(_ state: FieldState, title: Bool, control: Bool) {
            if state.isEnabled {
                self = .none
            } else {
                self = title && control ? .whole : .parts(title: title, control: control)
            }
        }
    }

    /// Makes parts of the field pale. They can still be read by those who need contrast.
    func fade(_ fading: Fading) {
        let pale: CGFloat = traitCollection.accessibilityContrast == .high ? 0.75 : 0.5
        var (title, control, hint) = (false, false, false)
        switch fading {
        case .none, .whole: break
        case .parts(let fadesTitle, let fadesControl): (title, control, hint) = (fadesTitle, fadesControl, true)
        }
        alpha = fading == .whole ? pale : 1
        head.alpha = title ? pale : 1
        hintLabel.alpha = hint ? pale : 1
        for view in content.arrangedSubviews where view !== head { view.alpha = control ? pale : 1 }
    }
}
#endif
