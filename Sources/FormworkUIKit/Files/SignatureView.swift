#if canImport(UIKit)
import Foundation
import UIKit

/// A signature: the one that was given, or a button that opens the paper to sign on.
@MainActor final class SignatureView: FilesView {
    private(set) lazy var signButton = UIButton(
        doing: UIAction { [weak self] _ in
            guard let self else { return }
            source?.form?.sign(row)
        })

    override func buildAdding() {
        signButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        content.addArrangedSubview(signButton)
    }

    override var painted: [UIView] { [signButton] }

    override func showAdding(isPossible: Bool) {
        signButton.setTitle(words("ui.sign"), for: .normal)
        signButton.isHidden = !isPossible
    }

    override func speak(_ shown: FieldPresentation) {
        name(titleLabel, shown)
        name(signButton, shown)
        signButton.accessibilityLabel = words("ui.sign") + ": " + (signButton.accessibilityLabel ?? "")
    }
}

extension FormTableView {
    /// Opens the paper for a signature. It covers the screen: in a table that scrolls nobody could draw.
    func sign(_ row: RowID) {
        guard let files, let shown = session.presentation(of: row.node) else { return }
        endEditing(true)
        let paper = SignatureController(title: shown.name, words: { [engine = driver.engine] in engine.words($0) }) {
            files.add([$0], to: row.node)
        }
        let navigation = UINavigationController(rootViewController: paper)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, beside: self)
    }
}
#endif
