import Foundation
import UIKitDouble

/// A view of UIKit that stands among those of SwiftUI, with its coordinator.
@MainActor final class HostedView<Representable: UIViewRepresentable>: Leaving {
    private var representable: Representable
    private let coordinator: Representable.Coordinator
    private var environment: EnvironmentValues
    let view: Representable.UIViewType

    // Source: Apple, "UIViewRepresentable": coordinator, view, then the first update.
    init(_ representable: Representable, _ environment: EnvironmentValues, in host: Display) {
        self.representable = representable
        self.environment = environment
        coordinator = representable.makeCoordinator()
        view = representable.makeUIView(context: .init(coordinator: coordinator, environment: environment))
        host.window.addSubview(view)
        update()
    }

    func take(_ new: Representable, _ environment: EnvironmentValues) {
        if Sameness.areSame(representable, new), self.environment.isSame(as: environment) { return }
        representable = new
        self.environment = environment
        update()
    }

    private func update() {
        representable.updateUIView(view, context: .init(coordinator: coordinator, environment: environment))
    }

    func leave() {
        view.removeFromSuperview()
        Representable.dismantleUIView(view, coordinator: coordinator)
    }
}

extension UIViewRepresentable {
    /// What is read in `updateUIView` is not observed here, although SwiftUI may do so: sources must not rely on it.
    func host(in drawing: Drawing) {
        let environment = drawing.environment, host = drawing.place.host
        let element = Element(.hosted, in: drawing)
        let hosted = drawing.keptLater(HostedView<Self>.self)
        drawing.afterwards { [self] in
            if let known = hosted.value {
                known.take(self, environment)
            } else {
                hosted.value = HostedView(self, environment, in: host)
            }
            if let view = hosted.value?.view { element.action = .hosting(view) }
        }
        drawing.add(element)
    }
}

/// Room for what is made only after the evaluation.
@MainActor final class Reserved<Kept: Leaving>: Leaving {
    var value: Kept?
    func leave() { value?.leave() }
}
