#if canImport(UIKit)
import Foundation
package import UIKit

extension FieldView: TextOwner {
    package func typed(_ edit: TextEdit) { source?.driver.perform(.edit(row.node, edit)) }
    package func textFocusCame() {
        textFocusChanged()
        source?.focusCame(to: self)
    }
    package func textFocusLeft() {
        textFocusChanged()
        source?.focusLeft(self)
    }

    package func returnPressed() {
        if source?.driver.returnKey(of: row) == .send {
            source?.form?.submit()
        } else {
            source?.move(.next)
        }
    }

    package var textBar: UIView? { source?.form?.bar }

    package var returnKeyType: UIReturnKeyType {
        guard let source else { return .default }
        return UIReturnKeyType(
            shown, wanted: source.form?.options.returnKey, source.driver.returnKey(of: row),
            hasNext: source.driver.neighbour(.next, of: row) != nil)
    }
}
#endif
