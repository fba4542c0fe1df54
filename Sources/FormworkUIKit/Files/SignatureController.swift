#if canImport(UIKit)
package import Foundation
package import UIKit

/// The screen on which a person signs: by drawing, or by typing their name, which is as good.
@MainActor package final class SignatureController: UIViewController {
    let pad = SignaturePad(frame: .zero)
    let nameField = UITextField(frame: .zero)
    /// The background that the paper lies on.
    private let desk = UIView(frame: .zero)
    private let words: (String) -> String
    private let sign: (ChosenFile) -> Void
    /// Closes the screen, where whoever showed it wants to do that.
    package var close: (() -> Void)?
    private(set) lazy var undo = button("ui.undo") { [weak self] in self?.pad.undo() }
    private(set) lazy var clear = button("ui.clear") { [weak self] in self?.pad.clear() }
    private(set) lazy var signItem = UIBarButtonItem(
        primaryAction: UIAction(title: words("ui.sign")) { [weak self] _ in self?.finish() })

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - words: The words for a key.
    ///   - sign: Takes the signature.
    package init(title: String, words: @escaping (String) -> String, sign: @escaping (ChosenFile) -> Void) {
        self.words = words
        self.sign = sign
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.leave() })
        navigationItem.rightBarButtonItem = signItem
        let hint = UILabel(.footnote, color: .secondaryLabel)
        hint.text = words("ui.sign_draw")
        // The paper says it itself.
        hint.isAccessibilityElement = false
        pad.accessibilityLabel = words("ui.sign_draw")
        pad.changed = { [weak self] in self?.update() }
        let label = UILabel(.footnote, color: .secondaryLabel)
        label.text = words("ui.sign_name")
        label.isAccessibilityElement = false
        nameField.accessibilityLabel = words("ui.sign_name")
        nameField.backgroundColor = .tertiarySystemFill
        nameField.font = .preferredFont(forTextStyle: .body)
        nameField.adjustsFontForContentSizeCategory = true
        nameField.textContentType = .name
        nameField.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        nameField.addAction(UIAction { [weak self] _ in self?.makeRoom(isTyping: true) }, for: .editingDidBegin)
        nameField.addAction(UIAction { [weak self] _ in self?.makeRoom(isTyping: false) }, for: .editingDidEnd)
        nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        let edits = UIStackView(arrangedSubviews: [undo, clear])
        edits.spacing = 16
        desk.addSubview(pad)
        pad.translatesAutoresizingMaskIntoConstraints = false
        let stack = UIStackView(arrangedSubviews: [hint, desk, edits, label, nameField])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        // On a screen that is wide and low, the paper is smaller, so that the name has room under it.
        let whole = pad.widthAnchor.constraint(equalTo: desk.widthAnchor)
        whole.priority = .defaultHigh
        NSLayoutConstraint.activate([
            whole,
            pad.widthAnchor.constraint(lessThanOrEqualTo: desk.widthAnchor),
            pad.centerXAnchor.constraint(equalTo: desk.centerXAnchor),
            pad.topAnchor.constraint(equalTo: desk.topAnchor),
            pad.bottomAnchor.constraint(equalTo: desk.bottomAnchor),
            pad.heightAnchor.constraint(
                lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.4),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            pad.heightAnchor.constraint(equalTo: pad.widthAnchor, multiplier: SignatureDrawing.heightShare),
        ])
        update()
    }

    private func button(_ key: String, _ act: @escaping () -> Void) -> UIButton {
        let button = UIButton(doing: UIAction(title: words(key)) { _ in act() })
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return button
    }

    /// A low screen has no room for paper and keyboard.
    private func makeRoom(isTyping: Bool) {
        desk.isHidden = isTyping && traitCollection.verticalSizeClass == .compact
    }

    private var name: String {
        WhiteSpace.trim(nameField.text ?? "")
    }

    private func update() {
        for button in [undo, clear] { button.isEnabled = !pad.signature.isEmpty }
        signItem.isEnabled = !pad.signature.isEmpty || !name.isEmpty
    }

    /// Gives the drawing, or without one the name.
    private func finish() {
        let file =
            pad.signature.isEmpty
            ? ChosenFile.typedName(name)
            : ChosenFile(name: words("ui.signature") + ".png", content: pad.picture())
        leave()
        sign(file)
    }

    private func leave() {
        if let close { close() } else { dismiss(animated: true) }
    }
}
#endif
