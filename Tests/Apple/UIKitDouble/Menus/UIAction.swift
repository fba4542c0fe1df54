public import Foundation

@MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var disabled: UIMenuElement.Attributes { .init(rawValue: 1) }
        public static var destructive: UIMenuElement.Attributes { .init(rawValue: 2) }
        public static var hidden: UIMenuElement.Attributes { .init(rawValue: 4) }
        public static var keepsMenuPresented: UIMenuElement.Attributes { .init(rawValue: 8) }
    }
    var shownTitle: String
    var shownImage: UIImage?
    open var title: String { shownTitle }
    open var subtitle: String?
    open var image: UIImage? { shownImage }

    init(title: String, image: UIImage?) {
        shownTitle = title
        shownImage = image
    }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    open override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }
    open override var image: UIImage? {
        get { shownImage }
        set { shownImage = newValue }
    }
    open var discoverabilityTitle: String?
    open private(set) var identifier: UIAction.Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open private(set) var sender: Any?
    private let handler: UIActionHandler
    private static var made = 0

    private init(
        title: String, image: UIImage?, named identifier: UIAction.Identifier?, attributes: UIMenuElement.Attributes,
        state: UIMenuElement.State, handler: @escaping UIActionHandler
    ) {
        Self.made += 1
        self.identifier = identifier ?? UIAction.Identifier("dynamic \(Self.made)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

extension UIAction {
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, image: image, named: identifier, attributes: attributes, state: state, handler: handler)
    }
}
