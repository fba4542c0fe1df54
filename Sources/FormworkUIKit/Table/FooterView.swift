#if canImport(UIKit)
import Foundation
import UIKit

/// The words under a section.
@MainActor final class FooterView: EdgeView {
    private let label = UILabel(.footnote, color: .secondaryLabel)
    private let marks = MarkedPlaces()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        place(label, top: 6, bottom: 8)
    }
    required init?(coder: NSCoder) { nil }

    /// Shows words, or a view of the app's.
    func show(_ words: String, _ own: UIView?, _ text: FlowingText?, _ options: FormOptions) {
        show(own)
        label.text = words
        label.isHidden = own != nil || words.isEmpty
        marks.show(own == nil ? text : nil, for: label, open: options.openLink)
    }
}
#endif
