#if canImport(UIKit)
public import Foundation
public import UIKit

/// A field in a line: its title, its control, its hint and what is wrong.
@MainActor public class FieldView: UIView {
    /// The question.
    public let titleLabel = UILabel(.body)
    /// The hint under it.
    public let hintLabel = UILabel(.footnote, color: .secondaryLabel)
    /// The label that shows the error.
    public let errorLabel = UILabel(.footnote, color: .systemRed)
    /// A small picture before the title.
    public let symbolView = UIImageView(image: nil)
    private lazy var symbol = PictureLoading(symbolView, hidesEmpty: true)
    /// The view that is touched or typed into, such as a `UITextField`, to change how it looks in
    /// `FormOptions.appearance`; `nil` for fields without such a view. Its content and its events remain Formwork's.
    public var control: UIView? { painted.first }
    /// The control and everything that belongs to it.
    let content = UIStackView()
    /// The view that the app put after the title.
    private let accessory = OwnView()
    private var accessoryField = ""
    /// Turns while the answer is being checked.
    private let spinner = UIActivityIndicatorView(style: .medium)
    /// How the field looks without styles, once it had some.
    var usualLooks: UsualLooks?
    /// The background and the border around the control, once one was drawn.
    var edge: EdgeDrawing?
    /// Says that the answer is right, where the app wants that.
    let validMark = UIImageView(image: nil)
    /// Texts with emphasis, links and lists, in the places of labels.
    let marks = MarkedPlaces()
    /// Whether VoiceOver can open links from the control.
    private var hasLinks = false
    private let head = UIStackView()
    private let errorLine = UIStackView()

    /// Whether the view takes touches beside its control itself. A row that has one field leaves them to the table, which cannot say which
    /// of several fields was touched.
    var takesTouches = false

    private(set) var row = RowID.noRow
    private(set) weak var source: FormTableSource?

    init() {
        super.init(frame: .zero)
        // The control says these itself: its name, and after its value what is wrong and the hint.
        for label in [titleLabel, hintLabel, errorLabel] { label.isAccessibilityElement = false }
        let sign = UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill"))
        sign.tintColor = .systemRed
        sign.setContentHuggingPriority(.required, for: .horizontal)
        errorLine.addArrangedSubview(sign)
        errorLine.addArrangedSubview(errorLabel)
        errorLine.spacing = 6
        errorLine.alignment = .firstBaseline
        symbolView.beSmall()
        head.addArrangedSubview(symbolView)
        head.addArrangedSubview(titleLabel)
        head.addArrangedSubview(accessory)
        head.addArrangedSubview(validMark)
        head.addArrangedSubview(spinner)
        validMark.tintColor = .systemGreen
        validMark.isHidden = true
        validMark.contentMode = .scaleAspectFit
        // The title alone takes the room that is free, and is as high as its words beside a small picture.
        for view in [validMark, spinner] { view.setContentHuggingPriority(.required, for: .horizontal) }
        head.alignment = .center
        head.spacing = 8
        content.spacing = 8
        content.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [content, hintLabel, errorLine])
        stack.axis = .vertical
        stack.spacing = 4
        content.addArrangedSubview(head)
        cover(with: stack)
        build()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self]) {
            (view: FieldView, _: UITraitCollection) in
            view.arrange()
            view.refresh([], caret: nil)
        }
    }
    /// Fields are not made from storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: What kinds of fields say

    /// Makes the control, once.
    func build() {}
    /// Shows what the field holds.
    func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {}
    /// Sets what VoiceOver reads.
    func speak(_ shown: FieldPresentation) {}
    /// Shows a row that is no field.
    func updateOther() {}
    /// Whether touching the row opens another screen.
    var opensScreen: Bool { false }
    /// Handles a touch in the row beside the control.
    func rowTapped() { takeFocus() }
    /// The selection, where text is typed.
    var selection: Range<TextOffset>? {
        get { nil }
        set {}
    }
    /// The controls that styles colour.
    var painted: [UIView] { [] }
    /// Smaller parts, with what says their colour.
    var trimmings: [(view: UIView, part: KeyPath<FieldLooks, StyleColor?>)] { [] }
    /// Whether a finger is on the control.
    var isPressed: Bool { false }
    /// The object that becomes the first responder.
    var responder: UIResponder? { nil }
    /// Whether another answer may need another height. One line of text stays one line.
    var isAsHighAsItsAnswer: Bool { true }
    /// A text of several lines may have become higher.
    package func textGrew() {}
    /// The caret of such a text moved, or the keyboard came.
    package func caretMoved() {}
    /// The focus comes to its text, or leaves it.
    func textFocusChanged() {}

    /// How title and control are aligned where they stand beside each other.
    var besideAlignment: UIStackView.Alignment { .center }

    /// Shows the texts that have marks, in the looks of their labels.
    func showMarks(_ shown: FieldPresentation?) {
        guard row.kind == .field, let options = source?.form?.options, let shown = shown ?? self.shown else { return }
        marks.show(shown.flowingTitle(site: options.site), for: titleLabel, open: options.openLink)
        marks.show(shown.flowingHint(site: options.site), for: hintLabel, open: options.openLink)
    }

    // MARK: What all have

    /// The field as it is now; `nil` for rows that are none.
    var shown: FieldPresentation? { row.kind == .field ? source?.driver.session.presentation(of: row.node) : nil }

    func show(_ row: RowID, in source: FormTableSource) {
        self.row = row
        self.source = source
        backgroundColor = source.focused == row ? source.form?.options.focusColor : nil
        refresh(.all, caret: nil)
    }

    func refresh(_ aspects: RowAspects, caret: TextOffset?) {
        guard let source else { return }
        guard row.kind == .field || row.kind == .inlineEditor,
            let shown = source.driver.session.presentation(of: row.node)
        else { return updateOther() }
        let state = shown.state
        showHead(shown, isNew: aspects == .all)
        update(shown, aspects, caret: caret)
        speak(shown)
        let section = source.driver.table.section(of: row).map { source.driver.table.sections[$0].id }
        paint(state, source.styles, section: section)
        source.form?.options.appearance?(self, state)
        showMarks(shown)
    }

    /// A touch beside the control, where the table does not say which field it was for. What is not taken here goes on to the cell, which
    /// would select the row.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !takesTouches { super.touchesBegan(touches, with: event) }
    }
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if takesTouches { rowTapped() } else { super.touchesEnded(touches, with: event) }
    }

    /// Gives the control the focus; false if it takes none.
    @discardableResult func takeFocus() -> Bool {
        if let responder { return responder.becomeFirstResponder() }
        UIAccessibility.post(notification: .layoutChanged, argument: self)
        return false
    }

    /// Puts title and control beside each other, unless texts are large.
    func standBeside(_ control: UIView, isFirst: Bool = false) {
        content.insertArrangedSubview(control, at: isFirst ? 0 : content.arrangedSubviews.count)
        // The hugging priority of a stack has no effect, so the controls in it get one.
        for one in (control as? UIStackView)?.arrangedSubviews ?? [control] {
            one.setContentHuggingPriority(.required, for: .horizontal)
        }
        isBeside = true
    }
    private var isBeside = false

    /// Puts something between the control and the hint.
    func standUnderContent(_ view: UIView) { (content.superview as? UIStackView)?.insertArrangedSubview(view, at: 1) }

    /// Puts the title before what is typed, or above it.
    func standBeside(share: CGFloat?) {
        isBeside = share != nil
        titleWidth?.isActive = false
        titleWidth = share.map { head.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: $0) }
        arrange()
    }
    /// The width of a title before a text.
    private var titleWidth: NSLayoutConstraint?

    func edit(_ text: String) {
        source?.driver.perform(.edit(row.node, TextEdit(text)))
    }
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

    /// Puts the control beside the title, or under it where texts are large.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let standsBeside = isBeside && !isLarge
        titleWidth?.isActive = standsBeside && !head.isHidden
        content.axis = standsBeside ? .horizontal : .vertical
        content.alignment = standsBeside ? besideAlignment : isBeside && titleWidth == nil ? .leading : .fill
    }

    /// Before a view is in a window it does not know the person's settings.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        arrange()
        if window != nil, traitCollection.accessibilityContrast == .high { refresh([], caret: nil) }
    }

    /// Colours that tell the parts apart.
    private func colourParts() {
        titleLabel.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.4)
        hintLabel.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.4)
        errorLabel.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.4)
        content.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
    }

    private func showHead(_ shown: FieldPresentation, isNew: Bool) {
        let state = shown.state
        let field = state.field
        titleLabel.text = field.title.isEmpty ? nil : shown.titleWithSign
        titleLabel.isHidden = false
        symbol.show(field.type == .image ? nil : shown.image, from: source?.pictures, isNew: isNew)
        if accessoryField != field.id {
            accessoryField = field.id
            accessory.show(source?.form?.options.accessory?(field))
        }
        showAccessory(state)
        if source?.form?.options.showsParts == true { colourParts() }
        head.isHidden = field.title.isEmpty && (shown.image == nil || field.type == .image) || row.kind == .inlineEditor
        hintLabel.text = shown.hint
        hintLabel.isHidden = shown.hint.isEmpty || row.kind == .inlineEditor
        errorLabel.text = state.error
        errorLine.isHidden = state.error == nil || row.kind == .inlineEditor
        let session = source?.driver.session
        let isMarked = source?.form?.options.marksValid == true && session?.validity(of: row.node) == .valid
        validMark.image = isMarked ? UIImage(systemName: "checkmark.circle.fill") : nil
        validMark.isHidden = !isMarked
        if session?.validity(of: row.node) == .pending || session?.optionLoading(of: row.node)?.phase == .loading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
        arrange()
    }

    /// An accessory may show the state of the field, and answer.
    private func showAccessory(_ state: FieldState) {
        guard let view = accessory.arrangedSubviews.first as? any FormAccessory, let session = source?.driver.session
        else { return }
        let node = state.node
        view.show(state, session.validity(of: node)) { [weak source] in source?.driver.perform(.set(node, $0)) }
    }

    /// The part of a field that is pale, because it takes no input.
    enum Fading {
        /// Nothing: the field takes input.
        case none
        /// Everything around the control. The form gives the control itself a colour for that.
        case around
        /// All of it.
        case whole
    }

    /// Makes parts of the field pale. They can still be read by those who need contrast.
    func fade(_ fading: Fading) {
        let pale: CGFloat = traitCollection.accessibilityContrast == .high ? 0.75 : 0.5
        alpha = fading == .whole ? pale : 1
        for part in [head, hintLabel] { part.alpha = fading == .around ? pale : 1 }
    }
}

extension RowAspects {
    static let all = RowAspects(rawValue: .max)
}
#endif
