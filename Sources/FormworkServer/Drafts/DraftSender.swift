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
    /// Makes the sender with an address, as `AddressKey` has it.
    init(address: String, _ seal: FileSeal) {
        mark = seal.mark(of: address, sending: "draft")
        network = AddressKey.network(address).map { seal.mark(of: $0, sending: "draft") }
    }
}

extension DraftOptions {
    /// Whether a sender with this many drafts may have another one. A network may have what its senders have together, and
    /// never more than half of the store, so that it cannot keep others out.
    func hasRoom(beside share: DraftShare) -> Bool {
        let (many, isTooLarge) = countPerAddress.multipliedReportingOverflow(by: AddressKey.networkShare)
        let ofNetwork = max(countPerAddress, min(isTooLarge ? .max : many, count / 2))
        return share.ofAddress < countPerAddress && share.ofNetwork < ofNetwork
    }
}
#endif
