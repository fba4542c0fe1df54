#if !hasFeature(Embedded)
import Foundation
#endif

extension String {
    /// The text in Unicode's composed form (NFC), in which one writing of a text has one sequence of bytes.
    ///
    /// Texts are composed when they become answers, and definitions when they are compiled. So all comparisons can be
    /// those of bytes. A text in which a character has more than 64 marks in a row stays as it is: to sort them takes
    /// time in the square of their number.
    package var composed: String {
        var isComposed = true
        // All characters below U+0300 are composed, and the first bytes of all other characters are at least 0xCC.
        withBytes { bytes in
            for byte in bytes where byte >= 0xCC { isComposed = false }
        }
        return isComposed ? self : composedByHost
    }
}

extension FormValue {
    /// The value with all of its texts composed.
    package var composed: FormValue {
        switch self {
        case .blank, .bool, .number: self
        case .text(let text): .text(text.composed)
        case .list(let values): .list(values.map { $0.composed })
        }
    }
}

#if hasFeature(Embedded)
/// Composes the UTF-8 text of `count` bytes at an address where `room` bytes can be written. Returns its new length.
/// `engine.js` has this function. The tables of Unicode's normalisation would make the engine much larger.
@_extern(wasm, module: "page", name: "compose")
private func composeInPage(_ address: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

extension String {
    @inline(never)
    fileprivate var composedByHost: String {
        var bytes = Array(utf8)
        let count = bytes.count
        // No text becomes longer than three times its length (Unicode Standard Annex 15).
        bytes.append(contentsOf: [UInt8](repeating: 0, count: 2 * count))
        let room = bytes.count
        let length = bytes.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { composeInPage($0, count, room) } ?? 0
        }
        return String(decoding: bytes[0..<min(max(length, 0), room)], as: UTF8.self)
    }
}
#else
extension String {
    fileprivate var composedByHost: String {
        var marks = 0
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: marks += 1
            default: marks = 0
            }
            if marks > 64 { return self }
        }
        var composed = precomposedStringWithCanonicalMapping
        composed.makeContiguousUTF8()
        return composed
    }
}
#endif
