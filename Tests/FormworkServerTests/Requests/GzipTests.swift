#if Server
@testable import FormworkServer
import Testing

struct GzipTests {
    @Test func compressesOnlyWhatGetsSmaller() throws {
        let text = Array(String(repeating: "All work and no play makes Jack a dull boy. ", count: 1_000).utf8)
        let compressed = try #require(gzipped(text))
        #expect(compressed.starts(with: [0x1F, 0x8B, 0x08]))
        #expect(compressed.count < text.count / 20)
        // The format ends with the length of what it holds.
        let length = compressed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(length == text.count)
        #expect(gzipped([1, 2, 3]) == nil)
        #expect(gzipped([]) == nil)
    }
}
#endif
