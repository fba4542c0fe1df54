#if Server
/// The sender of a draft, without an address in clear: nobody without the server's keys finds out the address.
public struct DraftSender: Equatable, Sendable {
    /// A mark of the address: of all of an IPv4 address, or of the first 64 bits of an IPv6 address.
    public var mark: String
    /// A mark of the network, the first 48 bits of an IPv6 address; `nil` for an IPv4 address.
    public var network: String?

    /// Makes a sender.
    public init(mark: String, network: String? = nil) {
        self.mark = mark
        self.network = network
    }
}

/// How many drafts a sender has in a store.
public struct DraftShare: Equatable, Sendable {
    /// Those of its address.
    public var ofAddress: Int
    /// Those of its network, with those of its address; 0 without a network.
    public var ofNetwork: Int

    /// Makes a share.
    public init(ofAddress: Int, ofNetwork: Int) {
        self.ofAddress = ofAddress
        self.ofNetwork = ofNetwork
    }
}

extension DraftSender {
    /// An address, as `AddressKey` has it, as a sender: first with the mark that is kept now, then with those under earlier keys,
    /// which drafts may have that were saved before the key changed.
    static func all(address: String, _ seal: FileSeal) -> [DraftSender] {
        let marks = seal.marks(of: address, sending: "draft")
        guard let network = AddressKey.network(address) else { return marks.map { DraftSender(mark: $0) } }
        return zip(marks, seal.marks(of: network, sending: "draft")).map { DraftSender(mark: $0, network: $1) }
    }
}

extension DraftStore {
    /// How many drafts one sender has, under all its marks.
    func draftShare(of senders: [DraftSender]) async throws -> DraftShare {
        var share = DraftShare(ofAddress: 0, ofNetwork: 0)
        for sender in senders {
            let part = try await draftShare(of: sender)
            share.ofAddress += part.ofAddress
            share.ofNetwork += part.ofNetwork
        }
        return share
    }
}

extension DraftOptions {
    /// Whether a sender with this many drafts may have another one. A network may have what its senders have together.
    /// Neither has more than half of the store, so that none keeps others out.
    func hasRoom(beside share: DraftShare) -> Bool {
        // Half of one draft is one, so that there is room at all.
        let half = count / 2 + count % 2
        let (many, isTooLarge) = countPerAddress.multipliedReportingOverflow(by: AddressKey.networkShare)
        return share.ofAddress < min(countPerAddress, half) && share.ofNetwork < min(isTooLarge ? .max : many, half)
    }
}
#endif
