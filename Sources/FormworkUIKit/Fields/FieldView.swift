#if canImport(UIKit)
public import Foundation
public import UIKit

/// A field in a line: its title, its control, its hint and what is wrong.
@MainActor public class FieldView: UIView {
    /// The question.
    public var titleLabel: UILabel { head.title }
    /// The hint under it.
    public let hintLabel = UILabel(.footnote, color: .secondaryLabel)
    /// The label that shows the error.
    public var errorLabel: UILabel { errorLine.label }
    /// A small picture before the title.
    public var symbolView: UIImageView { head.symbolView }
    /// The view that is touched or typed into, such as a `UITextField`, to change how it looks in
    /// `FormOptions.appearance`; `nil` for fields without such a view. Its content and its events remain Formwork's.
    public var control: UIView? { painted.first }
    /// The control and everything that belongs to it.
    let content = UIStackView()
    let head = FieldHead(frame: .zero)
    let errorLine = ErrorLine(frame: .zero)
    private lazy var arrangement = FieldArrangement(content, head: head)
    /// How the field looks without styles, once it had some.
    var usualLooks: UsualLooks?
    /// The background and the border around the control, once one was drawn.
    var edge: EdgeDrawing?
    /// Says that the answer is right, where the app wants that.
    var validMark: UIImageView { head.validMark }
    /// Texts with emphasis, links and lists, in the places of labels.
    let marks = MarkedPlaces()
    /// The colour of the mark of required fields; `nil` for that of the title.
    var signColor: UIColor?
    /// The room above and below the field in its row; `nil` for the usual room.
    var rowPadding: CGFloat?
    /// Whether VoiceOver can open links from the control.
    var hasLinks = false

    /// Whether the view takes touches beside its control itself. A row that has one field leaves them to the table, which cannot say which
    /// of several fields was touched.
    var takesTouches = false

    private(set) var row = RowID.noRow
    private(set) weak var source: FormTableSource?

    init() {
        super.init(frame: .zero)
        // The control says these itself: its name, and after its value what is wrong and the hint.
        for label in [titleLabel, hintLabel, errorLabel] { label.isAccessibilityElement = false }
        content.spacing = 8
        content.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [content, hintLabel, errorLine])
        stack.axis = .vertical
        stack.spacing = 4
        content.addArrangedSubview(head)
        cover(with: stack)
        arrangement.besideAlignment = besideAlignment
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

    /// Gives parts that are no controls, such as placeholders and options, the looks that the form says.
    func wear(_ looks: FieldLooks) {}

    /// How title and control are aligned where they stand beside each other.
    var besideAlignment: UIStackView.Alignment { .center }

    /// Shows the texts that have marks, in the looks of their labels.
    func showMarks(_ shown: FieldPresentation?) {
        guard row.kind == .field, let options = source?.form?.options, let shown = shown ?? self.shown else { return }
        marks.show(
            shown.flowingTitle(site: options.site), for: titleLabel, signColor: signColor, open: options.openLink)
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
        if takesTouches { source?.touched(self) } else { super.touchesEnded(touches, with: event) }
    }

    /// Gives the control the focus; false if it takes none.
    @discardableResult func takeFocus() -> Bool {
        if let responder { return responder.becomeFirstResponder() }
        UIAccessibility.post(notification: .layoutChanged, argument: self)
        return false
    }

    /// Puts title and control beside each other, unless texts are large.
    func standBeside(_ control: UIView, isFirst: Bool = false) { arrangement.standBeside(control, isFirst: isFirst) }

    /// Puts something between the control and the hint.
    func standUnderContent(_ view: UIView) { (content.superview as? UIStackView)?.insertArrangedSubview(view, at: 1) }

    /// Puts the title before what is typed, or above it for `nil`.
    func standBeside(share: Double?) {
        arrangement.standBeside(share: share.map { CGFloat($0) })
        arrange()
    }

    func edit(_ text: String) {
        source?.driver.perform(.edit(row.node, TextEdit(text)))
    }
    private func arrange() { arrangement.arrange(traitCollection) }

    /// Before a view is in a window it does not know the person's settings.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        arrange()
        let dependsOnSettings =
            traitCollection.accessibilityContrast == .high || effectiveUserInterfaceLayoutDirection == .rightToLeft
        if window != nil, dependsOnSettings { refresh([], caret: nil) }
    }

    /// Colours that tell the parts apart.
    private func colourParts() {
        titleLabel.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.4)
        hintLabel.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.4)
        errorLabel.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.4)
        content.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
    }

    private func showHead(_ shown: FieldPresentation, isNew: Bool) {
        let isEditor = row.kind == .inlineEditor
        let options = source?.form?.options
        head.show(shown, isEditor: isEditor, isNew: isNew, in: source)
        if options?.showsParts == true { colourParts() }
        hintLabel.text = shown.hint
        hintLabel.isHidden = shown.hint.isEmpty || isEditor
        errorLine.show(isEditor ? nil : shown.state.error, options?.symbols ?? OptionSymbols())
        arrange()
    }

}

extension RowAspects {
    static let all = RowAspects(rawValue: .max)
}
#endif
