#if Server
#if canImport(FormworkServer)
@testable import FormworkServer
#endif

/// Laws of bodies in parts, as they come from browsers and from anybody else.
enum MultipartLaws {
    private static let boundary = "B"
    private static let mostParts = 20

    /// The first byte says how the rest is cut into portions.
    static func multipart(_ bytes: [UInt8]) -> String? {
        guard let first = bytes.first else { return nil }
        let body = Array(bytes.dropFirst())
        let whole = read([body])
        var random = UInt64(first) &+ 1
        var (portions, start) = ([[UInt8]](), 0)
        while start < body.count {
            // Short portions are the difficult ones: a separator comes in several.
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let end = min(body.count, start + 1 + Int(random >> 33) % (1 + Int(first)))
            portions.append(Array(body[start..<end]))
            start = end
        }
        let cut = read(portions)
        if whole.isTooLarge || cut.isTooLarge { return "More waits than the head of a part." }
        return whole.result == cut.result ? nil : "Portions change what a body says."
    }

    private struct Part: Equatable {
        var head: MultipartPart
        var content: [UInt8] = []
        var isComplete = false
    }

    private struct Reading: Equatable {
        var parts: [Part] = []
        var isComplete = false
        var problem: MultipartReader.Problem?
    }

    private static func read(_ portions: [[UInt8]]) -> (result: Reading, isTooLarge: Bool) {
        var reader = MultipartReader(boundary: boundary, mostParts: mostParts)
        var (reading, isTooLarge) = (Reading(), false)
        for portion in portions {
            let events: [MultipartReader.Event]
            do {
                events = try reader.read(portion)
            } catch {
                // What came before a problem may have been given already, and counts for nothing.
                return (Reading(problem: error), isTooLarge)
            }
            for event in events {
                switch event {
                case .begin(let head): reading.parts.append(Part(head: head))
                case .bytes(let bytes):
                    guard let last = reading.parts.indices.last else { return (reading, true) }
                    reading.parts[last].content += bytes
                case .end:
                    guard let last = reading.parts.indices.last else { return (reading, true) }
                    reading.parts[last].isComplete = true
                }
            }
            if reader.waiting.count > MultipartReader.longestHead + 8 { isTooLarge = true }
        }
        reading.isComplete = reader.isComplete
        return (reading, isTooLarge)
    }
}
#endif
