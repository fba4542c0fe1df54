import FormworkPresentation
public import FormworkRuntime

/// The action that a button of a ranking posts.
public struct RankAction: Equatable, Sendable {
    /// A change of the order.
    public enum Move: String, Equatable, Sendable {
        /// An option goes one place up.
        case up
        /// An option goes one place down.
        case down
        /// The order that is shown becomes the answer.
        case keep
    }

    /// The change of the order.
    public var move: Move
    /// The place of the option in the order that is shown.
    public var place: Int
    /// The path of the answer.
    public var path: String

    init(_ move: Move, place: Int, path: String) {
        self.move = move
        self.place = place
        self.path = path
    }

    /// The value of the button.
    public var text: String { "rank:" + move.rawValue + ":" + DecimalNumber(place).description + ":" + path }

    /// Reads the value of a button; `nil` for any other button.
    public init?(_ text: String) {
        // No path has a colon.
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 4, parts[0] == "rank", let move = Move(word: parts[1]), let place = Int(parts[2])
        else {
            return nil
        }
        self.init(move, place: place, path: parts[3])
    }

    /// The answer after the move; `nil` if there is no such ranking that takes input, or no such place.
    public func input(for engine: FormEngine) -> FormInput? {
        guard let node = engine.node(at: path), let state = engine.field(node), state.isEnabled,
            state.control == .ranking
        else { return nil }
        var order = state.field.options.ranked(by: state.value).map { $0.id }
        let other = move == .keep ? place : move == .up ? place - 1 : place + 1
        guard order.indices.contains(place), order.indices.contains(other) else { return nil }
        order.swapAt(place, other)
        return .set(node, .list(order))
    }
}
