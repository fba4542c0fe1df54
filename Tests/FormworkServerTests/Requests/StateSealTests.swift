#if Server
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Testing

struct StateSealTests {
    private let state = PageState(
        form: "loan", definition: "hash", language: "en", idempotencyKey: "key", issued: 1_700_000_000_000,
        snapshot: ["a": "贷款", "b": [1, true]])

    @Test func readsWhatItSigned() throws {
        let seal = StateSeal(SigningKey())
        let read = try #require(seal.state(seal.token(state)))
        #expect(read.json == state.json)
    }

    @Test func fitsUnescapedIntoForms() {
        let token = StateSeal(SigningKey()).token(state)
        #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
    }

    @Test func refusesEveryChange() {
        let seal = StateSeal(SigningKey())
        let token = Array(seal.token(state).utf8)
        for index in token.indices {
            var changed = token
            changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            // The last character of base64 has bits that mean nothing; the bytes it stands for have to be the same.
            let text = String(decoding: changed, as: UTF8.self)
            if let read = seal.state(text) { #expect(read.json == state.json) }
        }
        #expect(seal.state("") == nil)
        #expect(seal.state(".") == nil)
        #expect(seal.state("a.b.c") == nil)
    }

    @Test func refusesOtherKeys() {
        #expect(StateSeal(SigningKey()).state(StateSeal(SigningKey()).token(state)) == nil)
    }

    @Test func keepsKeysOutOfTexts() {
        let key = SigningKey()
        #expect("\(key)" == "SigningKey")
        #expect(SigningKey(bytes: key.bytes)?.bytes == key.bytes)
        #expect(SigningKey(bytes: [1, 2, 3]) == nil)
    }
}
#endif
