package import Foundation

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 2) }
        public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 16) }
    }

    /// Lays out this view and what is in it, top down.
    func layoutTree() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutTree() }
    }

    /// The height that a constraint fixes; `nil` if absent.
    package var fixedHeight: CGFloat? { layoutRecord.height(of: self).fixed }

    /// How high this is at a width: what constraints and contents ask for, without solving constraints.
    package func fittedHeight(width: CGFloat) -> CGFloat {
        if isHidden { return 0 }
        let own = contentHeight(width: width)
        let (least, fixed) = layoutRecord.height(of: self)
        if let fixed { return fixed }
        return max(own, least)
    }
}
