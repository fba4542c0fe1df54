package import FormworkRuntime

// Tests name elements and items by plain numbers.

extension NodeID {
    /// The element with a number, from 0, in an item; 0 is the form itself.
    package init(element: Int, item: Int = 0) {
        self.init(ElementNumber(rawValue: Int32(clamping: element)), in: ItemIndex(rawValue: Int32(clamping: item)))
    }
}

extension Reference {
    /// A reference to the element at a position, from 0.
    package init(element: Int, property: Property = .value, route: Route = .near(up: 0)) {
        self.init(ElementIndex(rawValue: Int32(clamping: element)), property: property, route: route)
    }
}
