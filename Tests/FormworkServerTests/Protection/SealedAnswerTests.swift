#if Server
import FormworkCore
@testable import FormworkServer
import Foundation
import Testing

/// Encrypted answers: only with their key, only in their place.
struct SealedAnswerTests {
    private let place = AnswerPlace(form: "f", submission: "s", path: "guests[0].name")

    @Test func opensWithItsKeyInItsPlace() throws {
        let keys = try testKeys()
        let sealed = try SealedAnswer("Ada", at: place, with: keys)
        let read = try #require(SealedAnswer(sealed.json))
        #expect(try read.answer(at: place, with: keys) == "Ada")
        #expect(!sealed.json.text().withoutTokens.contains("Ada"))
    }

    @Test func staysClosedElsewhere() throws {
        let keys = try testKeys()
        let sealed = try SealedAnswer("Ada", at: place, with: keys)
        var others = [place, place, place]
        others[0].form = "g"
        others[1].submission = "t"
        others[2].path = "guests[1].name"
        for other in others {
            #expect(throws: AnswerKeyProblem.damaged) { try sealed.answer(at: other, with: keys) }
        }
    }

    @Test func aLostKeySaysSo() throws {
        let sealed = try SealedAnswer("Ada", at: place, with: testKeys(1))
        #expect(throws: AnswerKeyProblem.missingKey(id: sealed.key)) { try sealed.answer(at: place, with: testKeys(2)) }
        #expect(throws: AnswerKeyProblem.missingKey(id: sealed.key)) { try sealed.answer(at: place, with: nil) }
        #expect(try sealed.answer(at: place, with: testKeys(2, 1)) == "Ada")
    }

    @Test func everyChangedByteIsFound() throws {
        let keys = try testKeys()
        let text = try #require(try SealedAnswer("Ada", at: place, with: keys).json["$sealed"]?.stringValue)
        let parts = text.split(separator: ".").map { String($0) }
        let sealed = try #require(bytes(base64URL: parts[1]))
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            let json: JSONValue = ["$sealed": .string(parts[0] + "." + base64URL(changed))]
            #expect(throws: AnswerKeyProblem.damaged) { try SealedAnswer(json)?.answer(at: place, with: keys) }
        }
        for count in 0..<sealed.count {
            let json: JSONValue = ["$sealed": .string(parts[0] + "." + base64URL(Array(sealed.prefix(count))))]
            #expect(throws: AnswerKeyProblem.damaged) { try SealedAnswer(json)?.answer(at: place, with: keys) }
        }
    }

    @Test func itsLengthTellsLittle() throws {
        let keys = try testKeys()
        let lengths = try (1...29).map { count in
            try SealedAnswer(.string(String(repeating: "a", count: count)), at: place, with: keys).json.text().count
        }
        #expect(Set(lengths).count == 1)
    }

    @Test func keysAreReadLikeOthers() throws {
        let line = Data(repeating: 7, count: 32).base64EncodedString()
        let keys = try #require(AnswerKeys(text: " \(line)\r\n\n"))
        #expect(keys.previous.isEmpty && "\(keys)" == "AnswerKeys")
        #expect(!line.contains(keys.current.id))
        for text in ["", "\n", "short", Data(repeating: 7, count: 31).base64EncodedString(), line + "\nx"] {
            #expect(AnswerKeys(text: text) == nil)
        }
    }

    @Test(arguments: [
        ("4242 4242 4242 4242", "•••• 4242"), ("4222222222222", "•••• 2222"), ("12345", "•••• ••••"), ("", ""),
    ])
    func ofACardTheLastDigitsStay(number: String, kept: String) {
        #expect(AnswerProtection.lastDigits(.string(number)).stringValue == kept)
    }
}
#endif
