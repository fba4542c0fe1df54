#if canImport(UIKit)
import Foundation
import UIKit

// The names and words of a field for VoiceOver.

extension FieldView {
    func words(_ key: String, _ parameters: [ErrorParameter] = []) -> String {
        source?.engine.words(key, parameters) ?? ""
    }

    /// Names a control for VoiceOver.
    func name(_ control: UIView, _ shown: FieldPresentation) {
        guard let engine = source?.engine else { return }
        control.accessibilityLabel = engine.spokenTitle(of: shown)
        control.accessibilityHint = engine.spokenHint(of: shown)
        let options = source?.form?.options
        let links = shown.links(site: options?.site)
        guard hasLinks || !links.isEmpty else { return }
        hasLinks = !links.isEmpty
        control.accessibilityCustomActions = links.actions(opening: options?.openLink, in: self)
    }
}
#endif
