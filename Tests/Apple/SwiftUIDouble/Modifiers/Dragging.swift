public import Foundation

extension DynamicViewContent {
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        Editable(base: self, change: .moving, action: action.map { .moving($0) } ?? .none)
    }
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        Editable(base: self, change: .deleting, action: action.map { .deleting($0) } ?? .none)
    }
}

extension View {
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        Modified(self, isDisabled ? .style("not movable") : .look)
    }
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        Modified(self, isDisabled ? .style("not deletable") : .look)
    }
}

private struct Editable<Base: DynamicViewContent>: DynamicViewContent, Drawn {
    let base: Base
    let change: Element.Change
    let action: Element.Action
    var data: Base.Data { base.data }
    func draw(in drawing: Drawing) { drawing.add(Modified(base, change, action: action)) }
}

/// Whether a list is being edited.
public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
