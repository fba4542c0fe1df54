import Formwork
import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Two rules that keep stacks of views from looking odd, over every kind of row. The double solves no constraints, so this shows only that
/// two known mistakes are not there.
///
/// - A view in a horizontal stack that fills its height has no upper bound of height: all others would be cut to it.
/// - At most one view of a horizontal stack stretches: among several, UIKit chooses.
@MainActor struct StackRuleTests {
    private nonisolated static let kinds = EveryFieldTests.answered + EveryFieldTests.others

    @Test(arguments: kinds) func everyKindOfRowKeepsTheRules(asked: EveryFieldTests.Asked) throws {
        var options = FormOptions()
        options.marksValid = true
        options.checkStyle = .box
        options.accessory = { _ in UISwitch() }
        let screen = try asked.open(options) { field in
            field.image = "symbol:star"
            field.info = "A hint"
        }
        let view = try screen.view(of: screen.row("q"))
        view.validMark.isHidden = false
        let cell = try #require(screen.table.visibleCells.first)
        for stack in cell.all(UIStackView.self) { #expect(stack.broken == [], "\(view)") }
    }

    @Test func headersAndItemsKeepTheRules() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "groups": [{"id": "g", "title": "G", "collapsible": true, "image": "symbol:star",
                  "sections": [{"id": "s", "title": "S", "info": "I", "image": "symbol:star", "repeat": {"min": 1, "max": 3, "add_title": "Add"},
                    "fields": [{"id": "a", "type": "text", "title": "A"}]}]}]}
                """)
        for stack in screen.table.all(UIStackView.self) { #expect(stack.broken == []) }
    }

    @Test func theRulesFindWhatIsOdd() {
        let picture = UIImageView(image: UIImage(systemName: "star")), label = UILabel(), other = UILabel()
        picture.setContentHuggingPriority(.required, for: .horizontal)
        picture.heightAnchor.constraint(lessThanOrEqualToConstant: 32).isActive = true
        let stack = UIStackView(arrangedSubviews: [picture, label, other])
        #expect(stack.broken.count == 2)
        stack.alignment = .center
        other.setContentHuggingPriority(.required, for: .horizontal)
        #expect(stack.broken == [])
    }
}

extension UIStackView {
    /// What is odd about it.
    fileprivate var broken: [String] {
        guard axis == .horizontal else { return [] }
        let shown = arrangedSubviews.filter { !$0.isHidden }
        var broken: [String] = []
        if alignment == .fill, shown.count > 1, shown.contains(where: { $0.hasLimit(.height) }) {
            broken.append("a view that must be low makes the others low: \(shown)")
        }
        let stretching = shown.filter { $0.stretches && !$0.hasLimit(.width) }
        if distribution == .fill, stretching.count > 1 { broken.append("several views stretch: \(stretching)") }
        return broken
    }
}

extension UIView {
    /// Whether a constraint says how large the view is at most.
    fileprivate func hasLimit(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        var view: UIView? = self
        while let one = view {
            let limits = one.constraints.contains {
                $0.firstItem === self && $0.firstAttribute == attribute && $0.relation != .greaterThanOrEqual
            }
            if limits { return true }
            view = one.superview
        }
        return false
    }

    /// Whether the view takes room that nobody needs. What a stack hugs has no effect; what stands in it decides.
    fileprivate var stretches: Bool {
        guard let stack = self as? UIStackView else {
            return contentHuggingPriority(for: .horizontal).rawValue < UILayoutPriority.defaultHigh.rawValue
        }
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        return stack.axis == .horizontal
            ? shown.contains(where: \.stretches) : shown.allSatisfy(\.stretches) && !shown.isEmpty
    }
}
