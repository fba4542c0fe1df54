#if canImport(UIKit)
import UIKit

/// Keeps the pictures that were fetched last, so that a row that comes back shows its picture at once.
@MainActor final class PictureStore {
    private let limit: Int
    private let fetch: (String) async -> UIImage?
    private var pictures: [String: UIImage] = [:]
    /// The addresses of the pictures, the one that was asked for last at the end.
    private var order: [String] = []
    /// The fetches that are running, so that no picture is fetched twice at once.
    private var fetches: [String: Task<Void, Never>] = [:]

    init(limit: Int, fetch: @escaping (String) async -> UIImage?) {
        self.limit = limit
        self.fetch = fetch
    }

    /// A picture that is kept; `nil` if it has to be fetched.
    func kept(_ address: String) -> UIImage? {
        guard let picture = pictures[address] else { return nil }
        use(address)
        return picture
    }

    /// The picture at an address; `nil` if it could not be fetched. Then the next row that shows it tries again.
    func picture(at address: String) async -> UIImage? {
        if let kept = kept(address) { return kept }
        let running = fetches[address] ?? Task { await self.load(address) }
        fetches[address] = running
        await running.value
        return kept(address)
    }

    private func load(_ address: String) async {
        let picture = await fetch(address)?.prepared()
        fetches[address] = nil
        guard let picture else { return }
        pictures[address] = picture
        use(address)
        while order.count > max(limit, 1) { pictures[order.removeFirst()] = nil }
    }

    private func use(_ address: String) {
        order.removeAll { $0 == address }
        order.append(address)
    }
}

extension UIImage {
    /// This picture, unpacked away from the main thread: else the first row that shows it would stop the scrolling.
    fileprivate func prepared() async -> UIImage {
        let unpacked = await withCheckedContinuation { (done: CheckedContinuation<Unpacked, Never>) in
            prepareForDisplay { done.resume(returning: Unpacked(picture: $0)) }
        }
        return unpacked.picture ?? self
    }
}

/// A picture on its way to the main thread. Nobody else has it: the system made it and hands it over.
private struct Unpacked: @unchecked Sendable {
    let picture: UIImage?
}
#endif
