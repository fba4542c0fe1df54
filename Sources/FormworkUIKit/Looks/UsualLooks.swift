#if canImport(UIKit)
import Foundation
import UIKit

/// The default colours and fonts of the parts of a field, for parts that the form does not style.
@MainActor final class UsualLooks {
    private let texts: [(view: UIView, color: UIColor?, font: UIFont?)]
    private let buttons: [(button: UIButton, alignment: UIControl.ContentHorizontalAlignment)]

    init(of views: [UIView]) {
        buttons = views.compactMap { view in (view as? UIButton).map { ($0, $0.contentHorizontalAlignment) } }
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
        for text in texts {
            text.view.wear(text.color, text.font)
            text.view.align(.start)
        }
        for (button, alignment) in buttons { button.contentHorizontalAlignment = alignment }
    }
}
#endif
