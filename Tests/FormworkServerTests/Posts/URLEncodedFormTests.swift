#if Server
@testable import FormworkServer
import FormworkTestSupport
import Testing

struct URLEncodedFormTests {
    private func read(_ text: String, maxFields: Int = 10) throws(URLEncodedForm.Problem) -> [[String]] {
        try URLEncodedForm(Array(text.utf8), maxFields: maxFields).entries.map { [$0.name, $0.value] }
    }

    @Test func readsWhatBrowsersSend() throws {
        #expect(try read("") == [])
        #expect(try read("a=1&b=&c&=d") == [["a", "1"], ["b", ""], ["c", ""], ["", "d"]])
        #expect(try read("a=b=c&a=2") == [["a", "b=c"], ["a", "2"]])
        #expect(try read("v.n=%E8%B4%B7+%2B%0d%0A") == [["v.n", "贷 +\r\n"]])
        #expect(try read("&&a=1&") == [["a", "1"]])
    }

    @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=1&b=%e", "%=1"])
    func refusesBrokenEscapes(_ text: String) {
        #expect(throws: URLEncodedForm.Problem.self) { try read(text) }
    }

    @Test func tellsWhere() {
        #expect(throws: URLEncodedForm.Problem(reason: .brokenEscape, offset: 6)) { try read("a=1&b=%g0") }
        #expect(throws: URLEncodedForm.Problem(reason: .invalidUTF8, offset: 2)) { try read("a=%ff") }
        #expect(throws: URLEncodedForm.Problem(reason: .tooManyFields, offset: 4)) { try read("a&b&c", maxFields: 2) }
    }

    @Test func survivesEveryPairOfBytes() {
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max {
                _ = try? URLEncodedForm([first, second, UInt8(ascii: "1")], maxFields: 10)
            }
        }
    }
}
#endif
