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
    /// What waits for another size of the window.
    var measures: [WeakMeasure] = []
    /// Places whose bodies are out of date.
    var stale: [Place] = []
    /// What happens after the views are up to date.
    var later: [() -> Void] = []
    private var root: Place!
    private let view: any View
    private let environment: EnvironmentValues

    package init(_ view: any View, _ environment: EnvironmentValues = EnvironmentValues()) {
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
            for work in now { work() }
        }
        window.layoutIfNeeded()
        Later.settle()
        if !stale.isEmpty || !later.isEmpty { settle() }
    }

    /// Takes the view off the screen.
    package func close() {
        root.leave()
        Person(window).close()
    }
}

/// The first place of a host has a body like all others.
private struct Root: View {
    let view: any View
    var body: AnyView { AnyView(erasing: view) }
}
