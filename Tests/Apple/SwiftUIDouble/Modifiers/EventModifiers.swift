extension View {
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        Changing(base: self, value: value, initial: initial) { _, _ in action() }
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        Changing(base: self, value: value, initial: initial, action: action)
    }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Appearing(base: self, action: action)
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Disappearing(base: self, action: action)
    }
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        Working(base: self, id: 0, action: action)
    }
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        Working(base: self, id: value, action: action)
    }
}

// Source: Apple, "onChange(of:initial:_:)": the action runs after the update in which the value became another one.
private struct Changing<Base: View, Value: Equatable>: View, Drawn {
    let base: Base
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    func draw(in drawing: Drawing) {
        var isNew = false
        let known = drawing.kept(Kept<Value>.self) {
            isNew = true
            return Kept(value)
        }
        let old = known.value
        if isNew ? initial : old != value {
            known.value = value
            drawing.place.host.later.append { [action, value] in action(old, value) }
        }
        drawing.within("changing") { drawing.add(base) }
    }
}

// Source: Kingfisher issue 1973: what shows no view never appears.
private struct Appearing<Base: View>: View, Drawn {
    let base: Base
    let action: (() -> Void)?

    func draw(in drawing: Drawing) {
        let before = drawing.parts.count
        drawing.within("appearing") { drawing.add(base) }
        guard drawing.parts.count > before else { return }
        _ = drawing.kept(Kept<Bool>.self) {
            if let action { drawing.place.host.later.append(action) }
            return Kept(true)
        }
    }
}

private struct Disappearing<Base: View>: View, Drawn {
    let base: Base
    let action: (() -> Void)?

    func draw(in drawing: Drawing) {
        drawing.kept(Farewell.self) { Farewell() }.action = action
        drawing.within("disappearing") { drawing.add(base) }
    }
}

@MainActor private final class Farewell: Leaving {
    var action: (() -> Void)?
    func leave() { action?() }
}

// Source: Apple, "task(id:priority:_:)": the task ends with the view, and begins anew with another id.
private struct Working<Base: View, ID: Equatable>: View, Drawn {
    let base: Base
    let id: ID
    let action: @Sendable () async -> Void

    func draw(in drawing: Drawing) {
        let work = drawing.kept(Work<ID>.self) { Work() }
        if work.id != id {
            work.leave()
            work.id = id
            work.task = Task { await action() }
        }
        drawing.within("working") { drawing.add(base) }
    }
}

@MainActor private final class Work<ID: Equatable>: Leaving {
    var id: ID?
    var task: Task<Void, Never>?
    func leave() { task?.cancel() }
}

@MainActor private final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
