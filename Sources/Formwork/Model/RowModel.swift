public import FormworkCore
public import FormworkPresentation
public import Observation

/// A row of a screen, with one stored property for each aspect that can change.
///
/// A view reads only the properties that it draws, and is drawn again only when one of them changes. A row whose model
/// does not exist any more keeps its last properties, and takes no input.
@MainActor @Observable
public final class RowModel: Identifiable {
    /// The row's identity.
    public nonisolated let id: RowID
    /// The header under which the row is; `nil` for a row at the top.
    public nonisolated let parent: RowID?
    /// The control of a field; `nil` for other rows.
    public let control: FieldControl?

    /// The words of the label, header or button. Blank means none.
    public private(set) var title = ""
    /// The typed answer of a field.
    public private(set) var value = FormValue.blank
    /// The text of the control of a field. For a slider it is the position of its thumb, even without an answer.
    public private(set) var text = ""
    /// The answer as it is shown while it is not edited.
    public private(set) var display = ""
    /// The words of the error that is shown; `nil` if absent.
    public private(set) var error: String?
    /// The sentence under the field: its hint, and what has to be said of the answer without being an error.
    public private(set) var hint = ""
    /// Whether the row takes input.
    public private(set) var isEnabled = true
    /// Whether an answer is required.
    public private(set) var isRequired = false
    /// The options of a choice, each with whether it is chosen and whether it can be chosen. Chosen options that are
    /// not offered any more are among them.
    public private(set) var options: [OptionPresentation] = []
    /// The state of loading the options; `nil` if no loader loads them.
    public private(set) var optionLoading: OptionLoading?
    /// The path of the answer or item, such as `companies[0].name`.
    public private(set) var path = ""
    /// The validity of the answer: not validated yet, being checked, right or wrong.
    public private(set) var validity = FieldValidity.clear
    /// Whether the answer can be cleared now.
    public private(set) var isClearable = false
    /// Whether the row can be removed: an item, or a field that the person may delete.
    public private(set) var isRemovable = false
    /// The state of an item, such as its position; `nil` for other rows.
    public private(set) var item: ItemState?
    /// Whether the row has the focus.
    public internal(set) var isFocused = false
    /// Whether the screen should move the focus to this row. The view of the row does so, and then calls
    /// `FormModel.focusMoved`.
    public private(set) var isFocusRequested = false
    /// How often the field itself or its limits may have changed. Views that read `presentation` observe this.
    private var wording = 0

    @ObservationIgnored private weak var model: FormModel?

    init(_ row: FormRow, in model: FormModel) {
        id = row.id
        parent = row.parent
        self.model = model
        let state =
            row.id.kind == .field || row.id.kind == .inlineEditor ? model.session.engine.field(row.id.node) : nil
        control = state?.control
        isFocused = model.focusedRow == row.id
        refresh(.all)
        noteValidity()
    }

    /// Everything else that a screen shows and reads aloud of a field; `nil` for other rows.
    ///
    /// It is computed when it is read. Everything of it that changes with answers is also a property of the row, which
    /// views can observe. A view that reads the presentation is drawn again when the form itself or a limit changes.
    public var presentation: FieldPresentation? {
        _ = wording
        return control == nil ? nil : model?.session.presentation(of: id.node)
    }

    func setFocusRequested(_ isRequested: Bool) {
        if isFocusRequested != isRequested { isFocusRequested = isRequested }
    }

    func noteValidity() {
        guard id.kind == .field, let model else { return }
        let validity = model.session.validity(of: id.node)
        if self.validity != validity { self.validity = validity }
    }

    /// Updates the aspects that changed. Setting a property to the value that it has wakes no view either, but the
    /// comparison makes sure of it.
    func refresh(_ aspects: RowAspects) {
        guard let model else { return }
        switch id.kind {
        case .field, .inlineEditor: refreshField(aspects, of: model)
        case .itemHeader: refreshItem(model.session.engine.item(id.node))
        case .addItem:
            let engine = model.session.engine
            set(\.title, engine.addItemTitle(id.node))
            set(\.isEnabled, engine.canAddItem(id.node))
        case .groupHeader, .sectionHeader: set(\.title, model.presentation.heading(id))
        case .footer: break
        }
    }

    private func refreshField(_ aspects: RowAspects, of model: FormModel) {
        guard let field = model.session.presentation(of: id.node) else { return }
        let state = field.state
        if aspects.contains(.title) {
            set(\.title, field.title)
        }
        if !aspects.isDisjoint(with: [.title, .limits]) { wording += 1 }
        if aspects.contains(.value) { set(\.value, state.value) }
        if !aspects.isDisjoint(with: [.text, .value]) { set(\.text, state.text) }
        if !aspects.isDisjoint(with: [.display, .value]) { set(\.display, state.display) }
        // The words of an error have the title in them.
        if !aspects.isDisjoint(with: [.title, .error]) { set(\.error, state.error) }
        if !aspects.isDisjoint(with: [.title, .error]) { set(\.hint, field.hint) }
        if aspects.contains(.enabled) {
            set(\.isEnabled, state.isEnabled)
            set(\.isRemovable, state.isDeletable && state.isEnabled)
        }
        if aspects.contains(.required) { set(\.isRequired, state.isRequired) }
        if !aspects.isDisjoint(with: [.options, .value, .required, .enabled]) { set(\.options, field.listedOptions) }
        if aspects.contains(.options) { set(\.optionLoading, model.session.optionLoading(of: id.node)) }
        if aspects.contains(.path) { set(\.path, state.path) }
        if !aspects.isDisjoint(with: [.value, .required, .enabled]) { set(\.isClearable, field.isClearable) }
    }

    private func refreshItem(_ item: ItemState?) {
        set(\.item, item)
        set(\.title, item?.title ?? "")
        set(\.path, item?.path ?? "")
        set(\.isRemovable, item?.isRemovable ?? false)
    }

    /// Texts are compared by their bytes.
    private func set(_ property: ReferenceWritableKeyPath<RowModel, String>, _ value: String) {
        if self[keyPath: property] != value { self[keyPath: property] = value }
    }

    private func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<RowModel, Value>, _ value: Value) {
        if self[keyPath: property] != value { self[keyPath: property] = value }
    }
}

// MARK: Inputs of the person

extension RowModel {
    /// Passes the typed text to the session.
    ///
    /// - Returns: The position of the caret in `text`, in UTF-16 units; `nil` if the caret stays where it is.
    @discardableResult
    public func edit(_ edit: TextEdit) -> TextOffset? { model?.perform(.edit(id.node, edit)).caret }

    /// Sets the answer of the field; blank clears it.
    public func set(_ value: FormValue) { model?.perform(.set(id.node, value)) }

    /// Chooses an option, or clears it if it is chosen and can be cleared.
    public func toggle(_ option: FieldOption) {
        if let presentation { model?.perform(presentation.toggle(option)) }
    }

    /// Raises the number by some steps; lowers it if the number of steps is negative.
    public func step(by steps: Int) { model?.perform(.step(id.node, steps)) }

    /// Clears the answer, if it can be cleared.
    public func clear() {
        if isClearable { model?.perform(.set(id.node, .blank)) }
    }

    /// Taps the row: a button, or a field whose editor opens under it. Tapping the button that adds an item adds one.
    public func tap() { model?.perform(id.kind == .addItem ? .addItem(id.node) : .tap(id.node)) }

    /// Removes an item, or a field that may be deleted.
    public func remove() {
        guard isRemovable else { return }
        model?.perform(id.kind == .itemHeader ? .removeItem(id.node) : .deleteField(id.node))
    }

    /// Moves an item by some positions, down if the number is positive. It stops at the ends of the list.
    public func move(by places: Int) {
        guard let item, item.isMovable else { return }
        let place = min(max(item.index + places, 0), item.count - 1)
        if place != item.index { model?.perform(.moveItem(id.node, place)) }
    }
}

// MARK: Titles of buttons

extension RowModel {
    /// The title of the button that removes the row. Blank if it cannot be removed.
    public var removeTitle: String {
        guard isRemovable else { return "" }
        if let item, let model { return model.presentation.removeTitle(item) }
        return presentation?.removeTitle ?? ""
    }

    /// The title of the button that moves an item up, or of the one that moves it down. Blank if it cannot be moved
    /// there.
    public func moveTitle(up: Bool) -> String {
        guard let item, let model, item.isMovable, up ? item.index > 0 : item.index < item.count - 1 else { return "" }
        return model.presentation.moveTitle(item, up: up)
    }
}
