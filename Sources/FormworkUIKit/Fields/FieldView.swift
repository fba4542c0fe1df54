#if canImport(UIKit)
public import Foundation
public import UIKit

/// A field in a line: its title, its control, its hint and what is wrong.
@MainActor public class FieldView: UIView {
    /// The question.
    public let titleLabel = UILabel()
    /// The hint under it.
    public let hintLabel = UILabel()
    /// What is wrong.
    public let errorLabel = UILabel()
    /// A small picture before the title.
    public let symbolView = UIImageView(image: nil)
    /// The control and everything that belongs to it.
    let content = UIStackView()
    /// What the app put after the title.
    private let accessory = OwnView()
    private var accessoryField = ""
    /// Turns while the answer is being checked.
    private let spinner = UIActivityIndicatorView(style: .medium)
    /// How the field looks without styles, once it had some.
    var usualLooks: UsualLooks?
    private let head = UIStackView()
    private let errorLine = UIStackView()

    private(set) var row = RowID.noRow
    private(set) weak var source: FormTableSource?

    init() {
        super.init(frame: .zero)
        for (label, style) in [(titleLabel, UIFont.TextStyle.body), (hintLabel, .footnote), (errorLabel, .footnote)] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        hintLabel.textColor = .secondaryLabel
        errorLabel.textColor = .systemRed
        // The control says these itself: its name, and after its value what is wrong and the hint.
        for label in [titleLabel, hintLabel, errorLabel] { label.isAccessibilityElement = false }
        let sign = UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill"))
        sign.tintColor = .systemRed
        sign.setContentHuggingPriority(.required, for: .horizontal)
        errorLine.addArrangedSubview(sign)
        errorLine.addArrangedSubview(errorLabel)
        errorLine.spacing = 6
        errorLine.alignment = .firstBaseline
        symbolView.setContentHuggingPriority(.required, for: .horizontal)
        head.addArrangedSubview(symbolView)
        head.addArrangedSubview(titleLabel)
        head.addArrangedSubview(accessory)
        head.addArrangedSubview(spinner)
        head.spacing = 8
        content.spacing = 8
        content.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [content, hintLabel, errorLine])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        content.addArrangedSubview(head)
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        build()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: FieldView, _: UITraitCollection) in
            view.arrange()
        }
    }
    /// Fields are not made from storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: What kinds of fields say

    /// Makes the control, once.
    func build() {}
    /// Shows what the field holds.
    func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {}
    /// What those who listen hear.
    func speak(_ shown: FieldPresentation) {}
    /// Shows a row that is no field.
    func updateOther() {}
    /// Whether touching the row opens another screen.
    var opensScreen: Bool { false }
    /// What a touch beside the control does.
    func rowTapped() { takeFocus() }
    /// The selection in UTF-16, where text is typed.
    var selection: Range<Int>? {
        get { nil }
        set {}
    }
    /// The controls that styles colour.
    var painted: [UIView] { [] }
    /// What becomes the first responder.
    var responder: UIResponder? { nil }
    /// A text of several lines may have become higher.
    package func textGrew() {}

    // MARK: What all have

    func show(_ row: RowID, in source: FormTableSource) {
        self.row = row
        self.source = source
        backgroundColor = source.focused == row ? source.form?.options.focusColor : nil
        refresh(.all, caret: nil)
    }

    func refresh(_ aspects: RowAspects, caret: Int?) {
        guard let source else { return }
        guard row.kind == .field || row.kind == .inlineEditor, let shown = source.engine.presentation(of: row.node)
        else { return updateOther() }
        let state = shown.state
        showHead(shown)
        update(shown, aspects, caret: caret)
        speak(shown)
        let section = source.driver.table.section(of: row).map { source.driver.table.sections[$0].id }
        paint(state, source.styles, section: section)
        source.form?.options.appearance?(self, state)
    }

    /// Gives the control the focus; false if it takes none.
    @discardableResult func takeFocus() -> Bool {
        if let responder { return responder.becomeFirstResponder() }
        UIAccessibility.post(notification: .layoutChanged, argument: self)
        return false
    }

    /// Puts title and control beside each other, unless texts are large.
    func standBeside(_ control: UIView) {
        content.addArrangedSubview(control)
        control.setContentHuggingPriority(.required, for: .horizontal)
        isBeside = true
    }
    private var isBeside = false

    func edit(_ text: String) {
        source?.driver.perform(.edit(row.node, TextEdit(text)))
    }
    func words(_ key: String, _ parameters: [ErrorParameter] = []) -> String {
        source?.engine.words(key, parameters) ?? ""
    }
    /// Names a control for those who listen.
    func name(_ control: UIView, _ shown: FieldPresentation) {
        guard let engine = source?.engine else { return }
        control.accessibilityLabel = engine.spokenTitle(of: shown)
        control.accessibilityHint = engine.spokenHint(of: shown)
    }

    /// Puts the control beside the title, or under it where texts are large.
    private func arrange() {
        guard isBeside else { return }
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        content.axis = isLarge ? .vertical : .horizontal
        content.alignment = isLarge ? .leading : .center
    }

    /// Before a view is in a window it does not know the person's settings.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        arrange()
    }

    /// Colours that tell the parts apart.
    private func colourParts() {
        titleLabel.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.4)
        hintLabel.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.4)
        errorLabel.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.4)
        content.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
    }

    private func showHead(_ shown: FieldPresentation) {
        let state = shown.state
        let field = state.field
        let isMarked = shown.isMarkedRequired && field.type.takesInput
        titleLabel.text = field.title.isEmpty ? nil : isMarked ? field.title + " *" : field.title
        symbolView.image = field.type == .image ? nil : shown.image?.ofApp
        symbolView.isHidden = symbolView.image == nil
        if accessoryField != field.id {
            accessoryField = field.id
            accessory.show(source?.form?.options.accessory?(field))
        }
        if source?.form?.options.showsParts == true { colourParts() }
        head.isHidden = field.title.isEmpty && symbolView.isHidden || row.kind == .inlineEditor
        hintLabel.text = field.info
        hintLabel.isHidden = field.info.isEmpty || row.kind == .inlineEditor
        errorLabel.text = state.error
        errorLine.isHidden = state.error == nil || row.kind == .inlineEditor
        if source?.driver.session.validity(of: row.node) == .pending {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
        arrange()
        alpha = state.isEnabled ? 1 : 0.5
    }
}

extension ImageSource {
    /// A symbol of the system or a picture of the app; `nil` for an address, which has to be fetched.
    var ofApp: UIImage? {
        switch self {
        case .symbol(let name): UIImage(systemName: name)
        case .asset(let name): UIImage(named: name)
        case .address: nil
        }
    }
}

extension RowAspects {
    static let all = RowAspects(rawValue: .max)
}
#endif
