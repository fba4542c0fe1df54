public import Foundation

@MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var displayInline: UIMenu.Options { .init(rawValue: 1) }
        public static var destructive: UIMenu.Options { .init(rawValue: 2) }
        public static var singleSelection: UIMenu.Options { .init(rawValue: 32) }
    }
    open private(set) var children: [UIMenuElement]
    open private(set) var options: UIMenu.Options

    private init(title: String, image: UIImage?, options: UIMenu.Options, holding children: [UIMenuElement]) {
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }

    /// The actions of this menu and of those inside it.
    package var actions: [UIAction] {
        children.flatMap { ($0 as? UIAction).map { [$0] } ?? ($0 as? UIMenu)?.actions ?? [] }
    }
    var chosen: UIAction? { actions.first { $0.state == .on } }
}

extension UIMenu {
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title: title, image: image, options: options, holding: children)
    }
}

/// A menu that a person sees.
@MainActor package struct OpenMenu {
    package let menu: UIMenu
    weak var source: UIView?
}

@MainActor open class UIContextMenuConfiguration: NSObject {
    private let make: UIContextMenuActionProvider?
    private init(making make: UIContextMenuActionProvider?) { self.make = make }
    var menu: UIMenu? { make?([]) }
}
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
extension UIContextMenuConfiguration {
    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(making: actionProvider)
    }
}

@MainActor open class UICommand: UIMenuElement {}
@MainActor open class UIKeyCommand: UICommand {}
