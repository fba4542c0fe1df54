public import UIKitDouble

/// A controller of UIKit among the views of SwiftUI.
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

/// A controller, with a window of its own to stand in.
@MainActor final class HostedController<Representable: UIViewControllerRepresentable>: Leaving {
    let controller: Representable.UIViewControllerType
    // SwiftUI keeps the coordinator as long as the controller.
    let coordinator: Representable.Coordinator
    let person: Person

    // Source: Apple, "UIViewControllerRepresentable": coordinator, controller, then the first update.
    init(_ representable: Representable, _ environment: EnvironmentValues) {
        coordinator = representable.makeCoordinator()
        controller = representable.makeUIViewController(
            context: .init(coordinator: coordinator, environment: environment))
        // A stack of screens stands in no other one.
        person = Person(
            opening: controller as? UINavigationController ?? UINavigationController(rootViewController: controller))
    }
    func leave() { person.close() }
}

extension UIViewControllerRepresentable {
    func host(in drawing: Drawing) {
        let environment = drawing.environment
        let element = Element(.hosted, in: drawing)
        let hosted = drawing.keptLater(HostedController<Self>.self)
        drawing.afterwards { [self] in
            let known = hosted.value ?? HostedController(self, environment)
            hosted.value = known
            updateUIViewController(
                known.controller, context: Context(coordinator: known.coordinator, environment: environment))
            element.action = .hosting(known.controller.view)
        }
        drawing.add(element)
    }
}
