#if canImport(UIKit)
import Foundation
import UIKit

/// The line with the title of a field: its picture, its words, the app's accessory, and the signs of what is checked.
@MainActor final class FieldHead: UIStackView {
    let title = UILabel(.body)
    let symbolView = UIImageView(image: nil)
    /// Says that the answer is right, where the app wants that.
    let validMark = UIImageView(image: nil)
    private lazy var symbol = PictureLoading(symbolView, hidesEmpty: true)
    /// The view that the app put after the title.
    private let accessory = OwnView()
    private var accessoryField = ""
    /// Turns while the answer is being checked.
    private let spinner = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbolView.beSmall()
        for view in [symbolView, title, accessory, validMark, spinner] { addArrangedSubview(view) }
        validMark.tintColor = .systemGreen
        validMark.isHidden = true
        validMark.contentMode = .scaleAspectFit
        // The title alone takes the room that is free, and is as high as its words beside a small picture.
        for view in [validMark, spinner] { view.setContentHuggingPriority(.required, for: .horizontal) }
        alignment = .center
        spacing = 8
    }
    required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Shows the title of a field and what stands beside it.
    ///
    /// - Parameters:
    ///   - shown: The field.
    ///   - isEditor: Whether this is the row that opens under the field, which has no title of its own.
    ///   - isNew: Whether the row has just come into sight.
    ///   - source: The table that it stands in.
    func show(_ shown: FieldPresentation, isEditor: Bool, isNew: Bool, in source: FormTableSource?) {
        let field = shown.state.field
        title.text = field.title.isEmpty ? nil : shown.titleWithSign
        title.isHidden = false
        let picture = field.type == .image ? nil : shown.image
        symbol.show(picture, from: source?.pictures, isNew: isNew)
        if accessoryField != field.id {
            accessoryField = field.id
            accessory.show(source?.form?.options.accessory?(field))
        }
        showAccessory(shown.state, in: source)
        isHidden = field.title.isEmpty && picture == nil || isEditor
        showSigns(shown.state.node, in: source)
    }

    /// An accessory may show the state of the field, and answer.
    private func showAccessory(_ state: FieldState, in source: FormTableSource?) {
        guard let view = accessory.arrangedSubviews.first as? any FormAccessory, let session = source?.driver.session
        else { return }
        let node = state.node
        view.show(state, session.validity(of: node)) { [weak source] in source?.driver.perform(.set(node, $0)) }
    }

    private func showSigns(_ node: NodeID, in source: FormTableSource?) {
        let session = source?.driver.session
        let validity = session?.validity(of: node)
        let options = source?.form?.options
        let isMarked = options?.marksValid == true && validity == .valid
        if isMarked { validMark.show(options?.symbols.valid, usual: .systemGreen) }
        validMark.isHidden = !isMarked
        if validity == .pending || session?.optionLoading(of: node)?.phase == .loading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }
}
#endif
