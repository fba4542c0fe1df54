/// A property of an element that a rule reads, and the route from the rule's item to the element's item.
///
/// It takes only 8 bytes, because programs have many references and the engine uses them as keys.
public struct Reference: Hashable, Sendable {
    /// The element that is read.
    package let element: ElementIndex
    /// The property and the route: 4 bits for the property, 2 for the kind of route, 6 for the levels, and the rest for
    /// the position of an item.
    package let packed: Int32

    /// Makes a reference.
    package init(_ element: ElementIndex, property: Property = .value, route: Route = .near(up: 0)) {
        self.element = element
        self.packed = Int32(property.rawValue) | route.packed << 4
    }

    /// The property that is read.
    public var property: Property { Property(rawValue: UInt8(packed & 15)) ?? .value }

    /// The route to the item in which the element is read.
    package var route: Route { Route(packed: packed >> 4) }

    /// The same element in the same item, with another property.
    public func reading(_ property: Property) -> Reference {
        Reference(element, property: property, route: route)
    }

    /// The properties of an element that a rule can read.
    public enum Property: UInt8, CaseIterable, Hashable, Sendable {
        /// The answer. For a choice it is the id of the chosen option.
        case value
        /// The value with which formulas calculate. For a choice it is the chosen option's value, else its id.
        /// Otherwise it is the answer.
        case optionValue
        /// The title of the chosen option, or the answer as it is shown.
        case optionTitle
        /// Whether the element and everything around it is visible: always `true` or `false`.
        case relevant
        /// Whether the element takes input: always `true` or `false`.
        case enabled
        /// The position of the item, from 0. For a repeating section with the route `all`, it is the list of the
        /// positions of its items.
        case itemIndex
        /// Whether a button is visible and was pressed: always `true` or `false`.
        case tapped
    }
}
