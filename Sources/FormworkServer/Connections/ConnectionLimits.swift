#if Server
/// How many connections a server has, and how slow they may be.
public struct ConnectionLimits: Equatable, Sendable {
    /// The maximum number of connections at a time. Further ones wait until one of these ends.
    public var total: Int
    /// The maximum number of connections of one address at a time. Further ones are closed at once, unless an idle one of the
    /// same address can be closed instead.
    public var perAddress: Int
    /// How long a new connection has to send the head of its first request.
    public var headTimeout: Duration
    /// How long a connection may stay open without a request.
    public var idleTimeout: Duration
    /// How long a body may take before its rate counts.
    public var bodyGrace: Duration
    /// The least average rate of a body after that, in bytes a second.
    public var leastBodyRate: Int
    /// How long a reader may take nothing of a reply.
    public var writeTimeout: Duration

    /// Makes limits; by default 1 000 connections, 100 of one address, 20 seconds for a head, 60 without a request, 20
    /// before a body has to come at 500 bytes a second, and 30 for a reader that takes nothing.
    public init(
        total: Int = 1_000, perAddress: Int = 100, headTimeout: Duration = .seconds(20),
        idleTimeout: Duration = .seconds(60), bodyGrace: Duration = .seconds(20), leastBodyRate: Int = 500,
        writeTimeout: Duration = .seconds(30)
    ) {
        self.total = total
        self.perAddress = perAddress
        self.headTimeout = headTimeout
        self.idleTimeout = idleTimeout
        self.bodyGrace = bodyGrace
        self.leastBodyRate = leastBodyRate
        self.writeTimeout = writeTimeout
    }

    /// The maximum of connections of one network of IPv6 addresses at a time; see `AddressKey.network`.
    var perNetwork: Int {
        let (product, isTooLarge) = perAddress.multipliedReportingOverflow(by: 4)
        return isTooLarge ? .max : product
    }

    /// How long a body with so many bytes may have taken so far.
    func time(forBodyOf bytes: Int) -> Duration {
        bodyGrace + .seconds(Double(bytes) / Double(max(1, leastBodyRate)))
    }
}
#endif
