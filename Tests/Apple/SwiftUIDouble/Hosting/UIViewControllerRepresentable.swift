public import UIKitDouble

/// A controller of UIKit among the views of SwiftUI.
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let environment: EnvironmentValues
}

/// A controller, with a window of its own to stand in.
@MainActor final class HostedController<Controller: UIViewController>: Leaving {
    let controller: Controller
    let person: Person

    init(_ controller: Controller) {
        self.controller = controller
        person = Person(opening: UINavigationController(rootViewController: controller))
    }
    func leave() { person.close() }
}

extension UIViewControllerRepresentable {
    func host(in drawing: Drawing) {
        let context = Context(environment: drawing.environment)
        let element = Element(.hosted, in: drawing)
        let hosted = drawing.keptLater(HostedController<UIViewControllerType>.self)
        drawing.afterwards { [self] in
            let known = hosted.value ?? HostedController(makeUIViewController(context: context))
            hosted.value = known
            updateUIViewController(known.controller, context: context)
            element.action = .hosting(known.controller.view)
        }
        drawing.add(element)
    }
}
