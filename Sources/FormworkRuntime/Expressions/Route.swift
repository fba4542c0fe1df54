/// The way from the item in which a rule runs to the item in which it reads.
package enum Route: Hashable, Sendable {
    /// The item that is `up` levels further out; 0 is the rule's own item.
    case near(up: Int)
    /// Every item inside the item that is `up` levels further out, as one flat list, also for nested repeats.
    case all(up: Int)
    /// The item before the item that is `up` levels further out, in the order of their repeating section.
    case before(up: Int)
    /// The item at a position of the repeat directly inside the item that is `up` levels further out.
    case at(up: Int, ItemPosition)

    /// How many levels the route leads outwards before it leads inwards.
    package var levels: Int {
        switch self {
        case .near(let up), .all(let up), .before(let up), .at(let up, _): up
        }
    }

    /// The maximum number of levels that a route leads outwards.
    package static let levelLimit = 63
    /// The largest position that a route can name. It is above every limit of items, so a larger position can be
    /// replaced by it and still refers to no item.
    package static let positionLimit = (1 << 19) - 1

    var packed: Int32 {
        switch self {
        case .near(let up): Route.clamp(up, Route.levelLimit) << 2
        case .all(let up): 1 | Route.clamp(up, Route.levelLimit) << 2
        case .before(let up): 3 | Route.clamp(up, Route.levelLimit) << 2
        case .at(let up, let item):
            2 | Route.clamp(up, Route.levelLimit) << 2 | Route.clamp(item.position, Route.positionLimit) << 8
        }
    }

    init(packed: Int32) {
        let up = Int(packed >> 2 & 63)
        switch packed & 3 {
        case 1: self = .all(up: up)
        case 2: self = .at(up: up, ItemPosition(Int(packed >> 8) & Route.positionLimit))
        case 3: self = .before(up: up)
        default: self = .near(up: up)
        }
    }

    private static func clamp(_ number: Int, _ limit: Int) -> Int32 {
        Int32(truncatingIfNeeded: Swift.min(Swift.max(number, 0), limit))
    }
}
