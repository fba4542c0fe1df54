import Observation

/// Where a view with a body stands, with what it keeps while it stands there.
@MainActor package final class Place {
    /// It has its places, and they do not keep it.
    unowned let host: Display
    weak var parent: Place?
    private(set) var view: (any View)?
    private var environment = EnvironmentValues()
    private(set) var parts: [Part] = []
    private var ownIdentities: [AnyHashable] = []
    var children: [Drawing.Key: Place] = [:]
    /// What drawn views keep here.
    var kept: [Drawing.Key: AnyObject] = [:]
    /// The state of the view's properties, by their names.
    var state: [String: AnyObject] = [:]
    private(set) var isGone = false
    private(set) var isStale = false

    /// The place that is being evaluated: whatever state is read belongs to it.
    static var evaluated: Place?

    init(_ host: Display, parent: Place?) {
        self.host = host
        self.parent = parent
    }

    var depth: Int { (parent?.depth ?? -1) + 1 }

    func child(at key: Drawing.Key) -> Place {
        if let child = children[key] { return child }
        let child = Place(host, parent: self)
        children[key] = child
        return child
    }

    func markStale() {
        guard !isGone else { return }
        isStale = true
        host.stale.append(self)
    }

    /// Takes over a view of the parent, and evaluates it where it is another one or sees another environment.
    // Source: WWDC 2021 "Demystify SwiftUI", and many measurements: a body is not evaluated again while the view's properties
    // are the same; closures count as different.
    func take(_ view: any View, _ environment: EnvironmentValues) {
        let isSame = self.view.map { Sameness.areSame($0, view) } ?? false
        if isSame, !isStale, environment.isSame(as: self.environment) { return }
        if self.view == nil { host.made.append(Evaluation(view: view)) }
        self.view = view
        self.environment = environment
        evaluate()
    }

    func evaluate() {
        guard let view, !isGone else { return }
        isStale = false
        connect(view)
        host.evaluations.append(Evaluation(view: view))
        let drawing = Drawing(self, environment)
        let outer = Place.evaluated
        Place.evaluated = self
        withObservationTracking {
            drawing.add(anyBody(of: view))
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.markStale() }
        }
        Place.evaluated = outer
        parts = drawing.parts
        ownIdentities = drawing.identities
        let keys = drawing.met
        for (key, child) in children where !keys.contains(key) { child.leave() }
        children = children.filter { keys.contains($0.key) }
        for (key, object) in kept where !keys.contains(key) { (object as? any Leaving)?.leave() }
        kept = kept.filter { keys.contains($0.key) }
        for work in drawing.ending { work() }
        for (place, view, environment) in drawing.waiting where !place.isGone { place.take(view, environment) }
    }

    /// What has an identity here and in the places below.
    var identities: Set<AnyHashable> {
        var all: Set<AnyHashable> = []
        gather(into: &all)
        return all
    }

    private func gather(into all: inout Set<AnyHashable>) {
        all.formUnion(ownIdentities)
        for child in children.values { child.gather(into: &all) }
    }

    private func anyBody(of view: any View) -> any View { view.body }

    private func connect(_ view: any View) {
        for property in Mirror(reflecting: view).children {
            (property.value as? any Connecting)?.connect(to: self, property.label ?? "", environment)
        }
    }

    /// The view is not on the screen any more.
    func leave() {
        isGone = true
        for child in children.values { child.leave() }
        for object in kept.values { (object as? any Leaving)?.leave() }
        children = [:]
        kept = [:]
    }
}

/// A property that belongs to the place of its view.
@MainActor protocol Connecting {
    func connect(to place: Place, _ name: String, _ environment: EnvironmentValues)
}

/// What ends when its place goes.
@MainActor protocol Leaving: AnyObject {
    func leave()
}

/// That a body was evaluated.
@MainActor package struct Evaluation {
    package let view: any View
}
