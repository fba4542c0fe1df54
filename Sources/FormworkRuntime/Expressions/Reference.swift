/// What a rule reads: a property of an element, and the route from the rule's item to the element's item.
///
/// Two machine words, because programs carry many of them and the engine uses them as keys.
public struct Reference: Hashable, Sendable {
    /// The element that is read.
    package let place: ElementIndex
    /// What is read and the way there: 4 bits property, 2 bits kind of route, 6 bits levels, the rest an index.
    package let packed: Int32

    /// Names something to read of an element.
    package init(_ element: ElementIndex, property: Property = .value, route: Route = .near(up: 0)) {
        place = element
        self.packed = Int32(property.rawValue) | route.packed << 4
    }

    /// What of the element is read.
    public var property: Property { Property(rawValue: UInt8(packed & 15)) ?? .value }

    /// In which item the element is read.
    public var route: Route { Route(packed: packed >> 4) }

    /// The same element in the same item, with another property.
    public func reading(_ property: Property) -> Reference {
        Reference(place, property: property, route: route)
    }

    /// What of an element can be read.
    public enum Property: UInt8, CaseIterable, Hashable, Sendable {
        /// The answer; of a `select` the id of the chosen option.
        case value
        /// What formulas compute with: of a `select` the chosen option's value, else its id; otherwise the answer.
        case optionValue
        /// The title of the chosen option, or the answer as it is shown.
        case optionTitle
        /// Whether the element and everything around it is visible: always `true` or `false`.
        case relevant
        /// Whether the element takes input: always `true` or `false`.
        case enabled
        /// The position of the item, from 0; of a repeating section with the route `all`, the positions of its items.
        case itemIndex
        /// Whether a button was pressed: always `true` or `false`.
        case tapped
    }
}
