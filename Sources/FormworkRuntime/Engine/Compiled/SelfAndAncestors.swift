/// An element and the elements around it, found one by one.
package struct SelfAndAncestors: Sequence, IteratorProtocol {
    fileprivate let elements: ElementArray
    fileprivate var upcoming: ElementIndex?

    package mutating func next() -> ElementIndex? {
        guard let element = upcoming else { return nil }
        upcoming = elements[element].parent
        return element
    }
}

extension ElementArray {
    /// An element and the elements around it, from the inside.
    package func selfAndAncestors(of element: ElementIndex) -> SelfAndAncestors {
        SelfAndAncestors(elements: self, upcoming: element)
    }
}
