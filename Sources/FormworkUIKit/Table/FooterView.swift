#if canImport(UIKit)
import Foundation
import UIKit

/// The words under a section.
@MainActor final class FooterView: EdgeView {
    private let label = UILabel(.footnote, color: .secondaryLabel)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        place(label, top: 6, bottom: 8)
    }
    required init?(coder: NSCoder) { nil }

    func show(_ section: FormSection, in source: FormTableSource) {
        show(source.form?.options.footer?(section))
        label.text = section.footer
    }
}
#endif
