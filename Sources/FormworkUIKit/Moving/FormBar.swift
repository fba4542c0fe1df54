#if canImport(UIKit)
package import Foundation
package import UIKit

/// The bar above the keyboard: to the previous field, to the next one, and done.
///
/// Its arrows point up and down, which is where the fields are in every language.
@MainActor package final class FormBar: UIInputView {
    private let hasNeighbour: (FocusDirection) -> Bool
    let previousItem: UIBarButtonItem
    let nextItem: UIBarButtonItem
    let doneItem: UIBarButtonItem

    /// Makes a bar.
    ///
    /// - Parameters:
    ///   - words: The words, with the labels of the arrows.
    ///   - hasNeighbour: Whether there is a field to go to.
    ///   - move: Goes there.
    ///   - end: Puts the keyboard down.
    package init(
        _ words: ScreenWords, hasNeighbour: @escaping (FocusDirection) -> Bool,
        move: @escaping (FocusDirection) -> Void, end: @escaping () -> Void
    ) {
        self.hasNeighbour = hasNeighbour
        previousItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.up"), primaryAction: UIAction { _ in move(.previous) })
        nextItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.down"), primaryAction: UIAction { _ in move(.next) })
        doneItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in end() })
        // Since iOS 26 items float on glass of their own, which a ground like that of the keyboard would spoil.
        if #available(iOS 26, *) {
            super.init(frame: Self.usualFrame, inputViewStyle: .default)
        } else {
            super.init(frame: Self.usualFrame, inputViewStyle: .keyboard)
        }
        allowsSelfSizing = true
        previousItem.accessibilityLabel = words.previous
        nextItem.accessibilityLabel = words.next
        let bar = UIToolbar(frame: bounds)
        bar.setItems(arrows + [.flexibleSpace(), doneItem], animated: false)
        cover(with: bar)
    }
    private static let usualFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

    /// Both arrows. Items beside each other are one piece of glass, and a fixed space would make them two.
    private var arrows: [UIBarButtonItem] {
        if #available(iOS 26, *) { [previousItem, nextItem] } else { [previousItem, .fixedSpace(16), nextItem] }
    }
    package required init?(coder: NSCoder) { nil }

    /// Switches arrows off at the ends of the form.
    package func update() {
        previousItem.isEnabled = hasNeighbour(.previous)
        nextItem.isEnabled = hasNeighbour(.next)
    }
}
#endif
