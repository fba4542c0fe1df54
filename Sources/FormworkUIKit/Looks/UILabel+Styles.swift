#if canImport(UIKit)
import Foundation
import UIKit

extension UILabel {
    /// A label whose text grows with the person's size and takes the lines that it needs.
    convenience init(_ style: UIFont.TextStyle, color: UIColor? = nil) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        if let color { textColor = color }
    }
}
#endif
