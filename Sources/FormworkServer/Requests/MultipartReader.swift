#if Server
import Foundation
import FormworkCore

/// Reads a `multipart/form-data` body in whatever portions it comes, and keeps none of the contents.
///
/// Any sequence of bytes gives parts or a problem. At most the head of a part, or as many bytes as a separator has, wait for
/// the next portion.
struct MultipartReader {
    /// The beginning of a part, bytes of its content, or its end.
    enum Event: Equatable {
        case begin(MultipartPart)
        case bytes([UInt8])
        case end
    }

    /// Why a body cannot be read.
    enum Problem: Error, Equatable {
        case malformed
        case longHead
        case tooManyParts
    }

    private enum Place {
        case beforeFirst
        case afterSeparator
        case head
        case content
        case end
    }

    static let longestHead = 8_192
    /// The maximum number of bytes before the first separator.
    private static let longestPreamble = 256

    private let separator: [UInt8]
    private let mostParts: Int
    private var parts = 0
    private var place = Place.beforeFirst
    /// The bytes that were read and mean nothing yet.
    private(set) var waiting: [UInt8] = Array("\r\n".utf8)

    /// Up to where the head that comes in now is known to have no end. Portions can be as short as a byte.
    private var searched = 0

    /// Prepares to read a body with a separator, which the `Content-Type` names.
    init(boundary: String, mostParts: Int) {
        separator = Array("\r\n--".utf8) + Array(boundary.utf8)
        self.mostParts = mostParts
    }

    /// Whether the last separator has been read. A body without one was cut off.
    var isComplete: Bool { place == .end }

    /// Reads a portion.
    ///
    /// - Complexity: linear in the bytes, times the separator's length, which is limited.
    mutating func read(_ bytes: [UInt8]) throws(Problem) -> [Event] {
        waiting += bytes
        var events: [Event] = []
        var start = 0
        loop: while true {
            switch place {
            case .beforeFirst:
                // Bytes before the first separator are to be ignored. Browsers send nothing there.
                guard let found = find(from: start) else {
                    // A part of the separator may be there already.
                    guard waiting.count - start < Self.longestPreamble + separator.count else { throw .malformed }
                    break loop
                }
                guard found - start <= Self.longestPreamble else { throw .malformed }
                start = found + separator.count
                place = .afterSeparator
            case .afterSeparator:
                guard waiting.count - start >= 2 else { break loop }
                let next = waiting[start..<(start + 2)]
                start += 2
                if next.elementsEqual("--".utf8) {
                    place = .end
                } else if next.elementsEqual("\r\n".utf8) {
                    place = .head
                } else {
                    throw .malformed
                }
            case .head:
                guard let end = end(ofHeadFrom: start) else {
                    // A part of the empty line may be there already.
                    guard waiting.count - start < Self.longestHead + 4 else { throw .longHead }
                    break loop
                }
                guard end - start <= Self.longestHead else { throw .longHead }
                guard let part = MultipartPart(head: waiting[start..<end]) else { throw .malformed }
                parts += 1
                guard parts <= mostParts else { throw .tooManyParts }
                events.append(.begin(part))
                // The separator begins with the line break before it, and so can follow the head at once.
                start = end + 2
                place = .content
            case .content:
                // Two bytes of the empty line are kept in front, because an empty content has no line break of its own.
                if let found = find(from: start) {
                    if found > start + 2 { events.append(.bytes(Array(waiting[(start + 2)..<found]))) }
                    events.append(.end)
                    start = found + separator.count
                    place = .afterSeparator
                } else {
                    let kept = separator.count + 1
                    guard waiting.count - start > kept else { break loop }
                    let end = waiting.count - kept
                    if end > start + 2 {
                        events.append(.bytes(Array(waiting[(start + 2)..<end])))
                        start = end - 2
                    }
                    break loop
                }
            case .end:
                // Bytes after the last separator are to be ignored.
                start = waiting.count
                break loop
            }
        }
        waiting.removeFirst(start)
        searched = max(0, searched - start)
        return events
    }

    /// The offset of the next separator.
    private func find(from start: Int) -> Int? {
        waiting.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var place = start
            while place + separator.count <= bytes.count {
                let rest = bytes.count - place - separator.count + 1
                guard let found = memchr(base + place, 13, rest) else { return nil }
                place = UnsafeRawPointer(found) - base
                if memcmp(base + place, separator, separator.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }

    /// The offset of the empty line after a head.
    private mutating func end(ofHeadFrom start: Int) -> Int? {
        var place = max(start, searched)
        while place + 4 <= waiting.count, place - start <= Self.longestHead {
            if waiting[place..<(place + 4)].elementsEqual("\r\n\r\n".utf8) { return place }
            place += 1
        }
        searched = place
        return nil
    }
}
#endif
