#if Server
import ArgumentParser
import FormworkServer
import Foundation

/// The options that limit the connections of a server.
struct ConnectionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The maximum number of connections at a time.", valueName: "number"))
    var connections = 1_000

    @Option(
        help: ArgumentHelp(
            "The maximum number of connections of one address at a time. Behind a proxy all have the proxy's.",
            valueName: "number"))
    var connectionsPerAddress = 100

    @Option(help: ArgumentHelp("The time for the head of a connection's first request.", valueName: "seconds"))
    var headTimeout = 20

    @Option(help: ArgumentHelp("The time a connection stays open without a request.", valueName: "seconds"))
    var idleTimeout = 60

    @Option(
        help: ArgumentHelp(
            "The least average rate of what is posted, after 20 seconds.", valueName: "bytes-per-second"))
    var bodyRate = 500

    @Option(help: ArgumentHelp("The time a reader may take nothing of a reply.", valueName: "seconds"))
    var writeTimeout = 30

    func validate() throws {
        let numbers = [connections, connectionsPerAddress, headTimeout, idleTimeout, bodyRate, writeTimeout]
        guard numbers.allSatisfy({ (1...1_000_000).contains($0) }) else {
            throw ValidationError("Limits of connections are numbers from 1 to 1000000.")
        }
    }

    /// The limits, reduced if this process may not have that many connections.
    func limits() -> ConnectionLimits {
        ConnectionLimits(
            total: min(connections, DescriptorLimit.raised() - DescriptorLimit.reserve),
            perAddress: connectionsPerAddress, headTimeout: .seconds(headTimeout), idleTimeout: .seconds(idleTimeout),
            leastBodyRate: bodyRate, writeTimeout: .seconds(writeTimeout))
    }
}

/// The limit of open files and connections of this process.
enum DescriptorLimit {
    /// How many descriptors the server needs besides connections, for the database with its readers, forms and event
    /// loops.
    static let reserve = 64

    /// The limit, raised as far as the system allows; at least enough for a few connections.
    static func raised() -> Int {
        var limit = rlimit()
        #if os(Linux)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return 256 }
        let wanted = min(limit.rlim_max, 65_536)
        if limit.rlim_cur < wanted {
            var raised = limit
            raised.rlim_cur = wanted
            if setrlimit(resource, &raised) == 0 { limit = raised }
        }
        return max(reserve + 8, Int(clamping: limit.rlim_cur))
    }
}
#endif
