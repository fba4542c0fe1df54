import FormworkCore

/// The addresses from which forms may load options, and the way of calling them.
struct OptionAccess: Sendable {
    let hosts: [OptionHost]
    let keptTime: Duration
    let fetcher: any OptionFetcher
    let noticed: @Sendable (OptionAddressProblem, String) -> Void
    private let kept = KeptOptions()

    /// The maximum number of bytes of a reply.
    private static let byteLimit = 1 << 20
    /// How long a reply may take.
    private static let timeout = Duration.seconds(5)
    /// The maximum number of redirections that are followed. They have to stay on the same host.
    private static let redirections = 3

    init(
        hosts: [OptionHost], keptTime: Duration, fetcher: any OptionFetcher,
        noticed: @escaping @Sendable (OptionAddressProblem, String) -> Void
    ) {
        self.hosts = hosts
        self.keptTime = keptTime
        self.fetcher = fetcher
        self.noticed = noticed
    }

    /// Whether an address is allowed.
    func allows(_ address: OptionAddress) -> Bool { host(of: address) != nil }

    /// The options that an address returns now, or returned a short time ago.
    func page(at address: OptionAddress) async throws -> OptionPage {
        if let page = kept.page(at: address.text) { return page }
        do {
            let page = try await ask(address)
            kept.keep(page, at: address.text, for: keptTime)
            return page
        } catch let problem as OptionAddressProblem {
            noticed(problem, address.host)
            throw problem
        }
    }

    private func ask(_ first: OptionAddress) async throws -> OptionPage {
        var address = first
        for _ in 0...Self.redirections {
            let reply = try await reply(of: address)
            guard (300..<400).contains(reply.status), let location = reply.location else {
                return try reply.page(maxBytes: Self.byteLimit)
            }
            // Other hosts may be allowed too, but this host must not decide what they are asked.
            guard let next = address.following(location), next.host == address.host, allows(next) else { break }
            address = next
        }
        throw OptionAddressProblem.redirected
    }

    private func reply(of address: OptionAddress) async throws -> OptionReply {
        guard let host = host(of: address) else { throw OptionAddressProblem.refusedHost }
        let question = OptionQuestion(
            url: address.text, host: address.host, port: address.port, mayBePrivate: host.isPrivate,
            maxBytes: Self.byteLimit, timeout: Self.timeout)
        do {
            return try await fetcher.reply(to: question)
        } catch let problem as OptionAddressProblem {
            throw problem
        } catch {
            try Task.checkCancellation()
            throw OptionAddressProblem.unreachable
        }
    }

    private func host(of address: OptionAddress) -> OptionHost? { hosts.first { $0.allows(address) } }
}
