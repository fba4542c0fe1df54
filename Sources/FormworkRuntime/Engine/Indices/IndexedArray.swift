/// An array with an index type of its own, so that an index of another list does not compile.
///
/// Everything here is inlinable, for the same reason as the members of `ListIndex`.
@usableFromInline
package struct IndexedArray<Index: ListIndex, Element> {
    /// The elements as a plain array, for code that needs no index.
    @usableFromInline package var elements: [Element]

    /// Makes an array of elements in their order.
    @inlinable package init(_ elements: [Element] = []) { self.elements = elements }

    /// Makes an array with the same element at every index.
    @inlinable package init(repeating element: Element, count: Int) {
        elements = Array(repeating: element, count: count)
    }

    /// The index for a number that comes from outside; `nil` if there is no such element.
    @inlinable package func index(exactly position: Int) -> Index? {
        elements.indices.contains(position) ? Index(position) : nil
    }

    /// The element at an index; `nil` if absent.
    @inlinable package func element(at index: Index) -> Element? {
        index.position < elements.count ? elements[index.position] : nil
    }

    /// Adds an element at the end.
    @inlinable package mutating func append(_ element: Element) { elements.append(element) }

    /// Adds elements at the end.
    @inlinable package mutating func append(contentsOf others: some Sequence<Element>) {
        elements.append(contentsOf: others)
    }

    /// Makes room for elements that will be added.
    @inlinable package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    /// Puts an element before the one at an index.
    @inlinable package mutating func insert(_ element: Element, at index: Index) {
        elements.insert(element, at: index.position)
    }

    /// Takes out the element at an index.
    @inlinable @discardableResult
    package mutating func remove(at index: Index) -> Element { elements.remove(at: index.position) }

    /// Takes out the last element. There has to be one.
    @inlinable package mutating func removeLast() { elements.removeLast() }
}

extension IndexedArray: RandomAccessCollection, MutableCollection {
    @inlinable package var startIndex: Index { Index(rawValue: 0) }

    /// The index after the last element.
    @inlinable package var endIndex: Index { Index(elements.count) }

    @inlinable package var count: Int { elements.count }

    @inlinable package subscript(_ index: Index) -> Element {
        @inline(__always) _read { yield elements[index.position] }
        @inline(__always) _modify { yield &elements[index.position] }
    }

    @inlinable package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension IndexedArray: ExpressibleByArrayLiteral {
    @inlinable package init(arrayLiteral elements: Element...) { self.elements = elements }
}

extension IndexedArray: Sendable where Element: Sendable {}

extension IndexedArray: Equatable where Element: Equatable {}
