#if Server
/// Some of the deliveries that have not happened, and where the list goes on.
public struct DeliveryPage: Equatable, Sendable {
    /// The deliveries, the latest first.
    public var deliveries: [Delivery]
    /// The place at which the next page begins; `nil` if this is the last one.
    public var next: DeliveryPlace?

    /// Makes a page.
    public init(deliveries: [Delivery], next: DeliveryPlace?) {
        self.deliveries = deliveries
        self.next = next
    }
}

/// A place in the list of deliveries. What is added or sent later does not move it.
public struct DeliveryPlace: Equatable, Sendable {
    /// The number that the store gave to the delivery before this place. Later deliveries have larger ones.
    public var number: Int64

    /// Makes a place.
    public init(number: Int64) {
        self.number = number
    }
}
#endif
