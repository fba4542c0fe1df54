#if Server
import ArgumentParser
import Formwork
import FormworkServer
import Logging

/// The hosts that forms may take options from.
struct OptionHosts: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            A host on the internet that forms may take options from, such as api.example.org; may be repeated. It is \
            asked with encryption only.
            """, valueName: "host"))
    var optionsHost: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            The same for a host that may be in a private network or on this machine, such as localhost:9000, and may be \
            asked without encryption.
            """, valueName: "host"))
    var privateOptionsHost: [String] = []

    func validate() throws {
        for name in optionsHost + privateOptionsHost where OptionHost(name) == nil {
            throw ValidationError("\(name) is no host. Write its name, and its port if it is not the usual one.")
        }
    }

    /// An environment in which forms may take options from these hosts.
    func environment(logger: Logger) -> FormEnvironment {
        let hosts =
            optionsHost.compactMap { OptionHost($0) }
            + privateOptionsHost.compactMap { OptionHost($0, isPrivate: true) }
        if hosts.isEmpty { return FormEnvironment() }
        return FormEnvironment().optionHosts(hosts, by: HTTPFetcher()) { problem, host in
            logger.warning(
                "Options could not be loaded.", metadata: ["host": "\(host)", "reason": "\(problem.sentence)"])
        }
    }
}
#endif
