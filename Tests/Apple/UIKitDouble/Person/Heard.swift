import Foundation

/// What VoiceOver says of one element.
package struct Heard: Equatable, Sendable, CustomStringConvertible {
    package let label: String?
    package let value: String?
    package let hint: String?
    package let traits: UIAccessibilityTraits
    package let actions: [String]
    package var description: String {
        [label, value, hint].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Person {
    /// The elements on top of the screen, in the order in which VoiceOver goes through them.
    // Source: Apple, "accessibilityElements": where set, they and their order count; otherwise subviews from front to back
    // as laid out. This double takes the order of subviews for the order on the screen.
    package func listen() -> [Heard] { elements().map(\.heard) }

    package func elements() -> [UIView] {
        var controller = window.rootViewController
        while let shown = controller?.presentedViewController { controller = shown }
        guard let view = controller?.viewIfLoaded else { return [] }
        return view.spokenElements()
    }
    /// Does a custom action of an element.
    @discardableResult package func perform(_ name: String, on view: UIView) -> Bool {
        guard let action = view.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
        let done = action.actionHandler?(action) ?? false
        settle()
        return done
    }
}

extension UIView {
    var heard: Heard {
        Heard(
            label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint, traits: accessibilityTraits,
            actions: (accessibilityCustomActions ?? []).map(\.name))
    }

    func spokenElements() -> [UIView] {
        if isHidden || alpha < 0.01 || accessibilityElementsHidden { return [] }
        // Source: Apple, "isAccessibilityElement": what is inside an element is not reached.
        if isAccessibilityElement { return spokenText == nil ? [] : [self] }
        if let own = accessibilityElements { return own.compactMap { $0 as? UIView }.flatMap { $0.spokenElements() } }
        return ordered.flatMap { $0.spokenElements() }
    }

    /// Empty labels are passed over.
    private var spokenText: String? {
        if self is UILabel { return accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 } }
        return accessibilityLabel ?? ""
    }
    private var ordered: [UIView] {
        guard self is UITableView else { return (self as? UIStackView)?.arrangedSubviews ?? subviews }
        return subviews.sorted { $0.frame.minY < $1.frame.minY }
    }
}
