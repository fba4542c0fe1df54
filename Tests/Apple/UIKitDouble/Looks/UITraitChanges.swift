public import Foundation

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {}
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {}
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {}
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {}
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {}
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
private final class Registration: NSObject, UITraitChangeRegistration {}

@MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

// The double calls a handler for every change of traits, whichever it registered for.
extension UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let view = (self as? UIViewController)?.view ?? self as? UIView
        let environment = self as? NSObject
        view?.traitRegistrations.append { [weak environment] old in
            if let environment = environment as? TraitEnvironment { handler(environment, old) }
        }
        return Registration()
    }
}
