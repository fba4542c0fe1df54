#if canImport(UIKit)
public import Foundation
public import UIKit

/// A form as a table view, for any place in a screen of one's own. `FormViewController` has one and looks after the rest.
@MainActor public final class FormTableView: UITableView {
    /// The driver, which keeps the table in step with its session.
    public let driver: FormDriver
    /// The app's options.
    public let options: FormOptions
    /// Called with answers that were accepted.
    public var onAccept: ((JSONValue) -> Void)?
    /// Called with the errors when a submission was refused. The table shows the errors in any case.
    public var onRefuse: (([ShownError]) -> Void)?
    /// Called when another page is shown.
    public var onTurnPage: (() -> Void)?
    /// Called when the person scrolls, because the delegate of the table is Formwork's own.
    public var onScroll: (() -> Void)?
    /// The controller that lists of options are shown from; `nil` for the nearest one.
    public weak var presenter: UIViewController?

    let source: FormTableSource
    let review: ReviewSource
    private(set) var submitView: SubmitView?
    let popoverKeeper = PopoverKeeper()
    private(set) lazy var bar: UIView? = makeBar()
    /// Adds files to the answers; `nil` if the app takes none.
    let files: FileAdding?
    /// Whether going on or submitting waits for files that are on their way.
    var isWaitingForFiles = false
    /// Undoes steps of the form.
    private lazy var stepUndoing = FormUndoManager(driver)
    /// The bar with the buttons that stay in sight; `nil` if they stand under the form.
    private var pinnedSubmit: PinnedSubmit?
    /// Called when another page is shown, for the screen around the table.
    var pageTurned: (() -> Void)?
    /// The room that the views above and under the lines were measured for.
    private var roomForEnds: RoomForEnds?
    /// Hears from the list of documents while it is open.
    var documentChoosing: DocumentChoosing?
    /// Hears from the screen of pictures, or the camera, while it is open.
    var pictureChoosing: PictureChoosing?

    /// Shows a session.
    public init(_ session: FormSession, options: FormOptions = .usual) {
        files = options.files.map { FileAdding(session, store: $0.store, limit: $0.limit) }
        driver = FormDriver(session)
        driver.choice = options.choice
        driver.wheels = options.wheels
        driver.checks = options.checkStyle
        self.options = options
        source = FormTableSource(driver)
        review = ReviewSource(driver)
        super.init(frame: .zero, style: options.tableStyle)
        source.form = self
        driver.surface = source
        listenToFiles()
        dataSource = source
        delegate = source
        rowHeight = UITableView.automaticDimension
        estimatedRowHeight = 60
        keyboardDismissMode = options.endsEditingOnScroll ? .onDrag : .interactive
        allowsSelectionDuringEditing = true
        selfSizingInvalidation = .enabledIncludingConstraints
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (form: FormTableView, _: UITraitCollection) in
            form.setNeedsLayout()
        }
        if options.showsSubmitButton { addSubmitView() }
        if options.showsResetButton, tableFooterView == nil { tableFooterView = ResetView(self) }
        showPlace()
    }
    /// Forms are not made from storyboards.
    public required init?(coder: NSCoder) { nil }

    /// The session that is shown.
    public var session: FormSession { driver.session }

    /// Asks for the answers: checks them all and shows what is wrong. Files that are on their way are waited for.
    public func submit() {
        endEditing(true)
        afterFiles { $0.driver.perform(.submit) }
    }

    /// Moves the focus to the field at a path such as `guests[0].name`, on whichever page it is; false if it is not asked.
    @discardableResult public func focus(_ path: String) -> Bool {
        guard let node = driver.engine.node(at: path) else { return false }
        return go(to: RowID(.field, node))
    }

    /// Scrolls to the field at a path, on whichever page it is, and gives its view; `nil` if it is not asked. The table uses views again,
    /// so what is changed in one is best changed in `FormOptions.appearance`.
    @discardableResult public func reveal(_ path: String) -> FieldView? {
        guard let node = driver.engine.node(at: path) else { return nil }
        driver.showPage(of: RowID(.field, node))
        return source.reveal(RowID(.field, node))
    }

    /// Moves the focus from where it is to a neighbour; at an end of the form editing ends.
    public func move(_ direction: FocusDirection) { source.move(direction) }

    /// Whether changes are animated: where the app wants it, unless the person wants less motion.
    var animates: Bool { options.animatesChanges && !UIAccessibility.isReduceMotionEnabled }

    /// Edit mode deletes items and fields that may go, and items that can be moved are folded up and dragged.
    public override func setEditing(_ editing: Bool, animated: Bool) {
        if editing {
            endEditing(true)
            // Cells are asked whether they can be dragged when edit mode begins.
            driver.setFoldsItems(true)
        }
        super.setEditing(editing, animated: animated && animates)
        if !editing { driver.setFoldsItems(false) }
    }

    /// Keys that no control took: tab moves the focus, command and return submit, escape puts the focus away.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !take(presses) { super.pressesBegan(presses, with: event) }
    }

    /// A line that the app makes lower than a finger needs takes the touches beside it, too.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // Buttons above and under the lines keep their touches.
        guard options.exactLineHeight != nil, !(hit is UIControl), let place = lowLine(for: point) else { return hit }
        return super.hitTest(place, with: event)
    }

    public override func layoutSubviews() {
        // Fields stand side by side where there is room for two of them (as in a page, 480 points), unless texts are large.
        let hasRoom = bounds.width >= 480 && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let isNew = driver.setSharesLines(hasRoom)
        let room = RoomForEnds(width: bounds.width, texts: traitCollection.preferredContentSizeCategory)
        if room != roomForEnds {
            roomForEnds = room
            source.heights = [:]
            fitEnds()
        }
        if isNew { source.reloadLines { super.layoutSubviews() } } else { super.layoutSubviews() }
        pinnedSubmit?.stand(in: self)
    }

    private func addSubmitView() {
        let buttons = SubmitView(self)
        submitView = buttons
        guard options.pinsSubmitButton else {
            tableFooterView = buttons
            return
        }
        let bar = PinnedSubmit(buttons, on: options.tableStyle == .plain ? .systemBackground : .systemGroupedBackground)
        pinnedSubmit = bar
        addSubview(bar)
    }

    /// Undoes steps of the form while one of its controls has the focus; `nil` if texts undo what was typed into them.
    var undoing: UndoManager? { options.undoesSteps && driver.engine.context.keepsHistory ? stepUndoing : nil }

    /// The manager of the system's ways to undo: a shake, three fingers, command and Z. It undoes steps of the form.
    public override var undoManager: UndoManager? { undoing ?? super.undoManager }

    private func makeBar() -> UIView? {
        guard options.showsBar else { return nil }
        if let own = options.bar { return own(self) }
        return FormBar(ScreenWords(driver.engine.context.messages)) { [weak self] direction in
            guard let self else { return false }
            return driver.neighbour(direction, of: source.focused) != nil
        } move: { [weak self] direction in
            self?.move(direction)
        } end: { [weak self] in
            self?.endEditing(true)
        }
    }
}

/// The measures that decide the heights of the views above and under the lines.
private struct RoomForEnds: Equatable {
    var width: CGFloat
    var texts: UIContentSizeCategory
}
#endif
