import Foundation
package import UIKitDouble

/// Shows a view in a window, and keeps it up to date.
@MainActor package final class Display {
    /// Bodies that were evaluated, in order. A test takes them out to count.
    package var evaluations: [Evaluation] = []
    /// The window with the views of UIKit in it.
    package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    /// The rows that were scrolled to.
    package var scrolledTo: [AnyHashable] = []
    /// The views that were made, in order. A view that only got other properties, or was laid out anew, is not among them.
    package var made: [Evaluation] = []
    /// What can be scrolled to: what had an identity when the views were up to date for the last time.
    private var reachable: Set<AnyHashable> = []
    /// In which order actions run that one update called for.
    private var order: ShuffledOrder
    /// What waits for another size of the window.
    var measures: [WeakMeasure] = []
    /// Places whose bodies are out of date.
    var stale: [Place] = []
    /// What happens after the views are up to date.
    var later: [() -> Void] = []
    private var root: Place!
    private let view: any View
    private let environment: EnvironmentValues

    /// Shows a view.
    ///
    /// - Parameter seed: Decides in which order actions run whose order SwiftUI does not promise.
    package init(_ view: any View, _ environment: EnvironmentValues = EnvironmentValues(), seed: UInt64 = 1) {
        order = ShuffledOrder(seed)
        self.view = view
        self.environment = environment
        root = Place(self, parent: nil)
        window.makeKeyAndVisible()
        root.take(Root(view: view), environment)
        settle()
    }

    /// What is shown.
    package var parts: [Part] { root.parts }

    /// Evaluates what is out of date, and lets happen what follows, until nothing changes any more.
    package func settle() {
        var turns = 0
        while !stale.isEmpty || !later.isEmpty {
            turns += 1
            precondition(turns < 1_000, "The views change each other without end.")
            let places = stale.sorted { $0.depth < $1.depth }
            stale = []
            for place in places where place.isStale { place.evaluate() }
            guard stale.isEmpty else { continue }
            let now = later
            later = []
            // Source: Swiftfin 1408, pillarbox 1069: the order of actions in one update is not promised.
            for work in now.shuffled(using: &order) { work() }
        }
        window.layoutIfNeeded()
        Later.settle()
        if !stale.isEmpty || !later.isEmpty { return settle() }
        reachable = root.identities
    }

    /// Scrolls to what a list knows by now.
    // Not certain, so the double is strict: a row that came with the update in which somebody scrolls is not in the list yet.
    func scroll(to id: AnyHashable) {
        if reachable.contains(id) { scrolledTo.append(id) }
    }

    /// Takes the view off the screen.
    package func close() {
        root.leave()
        Person(window).close()
    }
}

/// The same numbers for the same seed (SplitMix64).
private struct ShuffledOrder: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// The first place of a host has a body like all others.
private struct Root: View {
    let view: any View
    var body: AnyView { AnyView(erasing: view) }
}
