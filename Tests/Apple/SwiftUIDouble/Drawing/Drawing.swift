/// One evaluation of a view: collects what it draws, and the places of the views in it.
@MainActor package final class Drawing {
    let place: Place
    package var environment: EnvironmentValues
    private(set) var parts: [Part] = []
    /// Views that are evaluated after this one, so that what they observe is theirs alone.
    private(set) var waiting: [(place: Place, view: any View, environment: EnvironmentValues)] = []
    /// What happens after it, unobserved.
    private(set) var ending: [() -> Void] = []
    private(set) var met: Set<Key> = []
    /// What a list can be scrolled to.
    private(set) var identities: [AnyHashable] = []
    private var path: [AnyHashable] = []

    init(_ place: Place, _ environment: EnvironmentValues) {
        self.place = place
        self.environment = environment
    }

    /// Where a view stands in its parent, and which type it has: as long as both stay, its state does.
    // Source: Apple, WWDC 2021 "Demystify SwiftUI": structural identity.
    struct Key: Hashable {
        var path: [AnyHashable]
        var type: ObjectIdentifier
    }

    func within(_ step: some Hashable, _ draw: () -> Void) {
        path.append(AnyHashable(step))
        draw()
        path.removeLast()
    }

    /// Draws what an app gave an identity.
    func within(identity: some Hashable, _ draw: () -> Void) {
        identities.append(AnyHashable(identity))
        within(identity, draw)
    }

    package func add(_ view: any View) {
        if let drawn = view as? any Drawn { return drawn.draw(in: self) }
        if let hosted = view as? any UIViewRepresentable { return hosted.host(in: self) }
        if let hosted = view as? any UIViewControllerRepresentable { return hosted.host(in: self) }
        let child = place.child(at: key(of: type(of: view)))
        waiting.append((child, view, environment))
        parts.append(.place(child))
    }

    func afterwards(_ work: @escaping () -> Void) { ending.append(work) }

    func keptLater<Kept: Leaving>(_ type: Kept.Type) -> Reserved<Kept> { kept(Reserved<Kept>.self) { Reserved() } }

    func add(_ element: Element) { parts.append(.element(element)) }

    /// What views draw into a slot of an element.
    func collect(_ slot: some Hashable, _ view: any View, with environment: EnvironmentValues? = nil) -> [Part] {
        let outer = parts, outerEnvironment = self.environment
        parts = []
        if let environment { self.environment = environment }
        within(slot) { add(view) }
        let inner = parts
        parts = outer
        self.environment = outerEnvironment
        return inner
    }

    /// What stays at this place as long as it is drawn again and again.
    func kept<Kept: AnyObject>(_ type: Kept.Type, _ make: () -> Kept) -> Kept {
        let key = key(of: type)
        if let old = place.kept[key] as? Kept { return old }
        let new = make()
        place.kept[key] = new
        return new
    }

    private func key(of type: Any.Type) -> Key {
        var key = Key(path: path, type: ObjectIdentifier(type))
        // Several of one type can follow each other at one step, as modifiers do.
        var number = 0
        while !met.insert(key).inserted {
            number += 1
            key.path = path + [AnyHashable("again \(number)")]
        }
        return key
    }
}
