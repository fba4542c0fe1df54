#if Server
@testable import FormworkServer
import Testing

/// References to files that pages post.
struct FileSealTests {
    private let seal = FileSeal(SigningKeys())
    private let id = "0123456789abcdef0123456789abcdef"

    private func reference(_ purpose: FileSeal.Purpose = .answer) -> String {
        seal.reference(to: id, purpose, form: "visa", field: "guests[].photo", expiry: 1_000_000)
    }

    private func found(_ text: String, form: String = "visa", field: String = "guests[].photo", now: Int64 = 0)
        -> String?
    {
        seal.id(in: text, .answer, form: form, field: field, now: now)
    }

    @Test func aReferenceIsGoodForItsFieldUntilItExpires() {
        #expect(found(reference()) == id)
        #expect(found(reference(), now: 999_000) == id)
        #expect(found(reference(), now: 1_000_000) == nil)
    }

    @Test func itIsGoodForNothingElse() {
        #expect(found(reference(), form: "loan") == nil)
        #expect(found(reference(), field: "photo") == nil)
        #expect(found(reference(.view)) == nil)
        #expect(
            FileSeal(SigningKeys()).id(in: reference(), .answer, form: "visa", field: "guests[].photo", now: 0) == nil)
    }

    @Test func nothingInItCanBeChanged() {
        let parts = reference().split(separator: ".").map { String($0) }
        let other = String(repeating: "f", count: 32)
        #expect(found("\(other).\(parts[1]).\(parts[2])") == nil)
        #expect(found("\(parts[0]).zzzzzz.\(parts[2])") == nil)
        for text in [
            "", ".", "..", "...", id, id + ".", "\(parts[0]).\(parts[1]).", reference() + ".x", reference() + "A",
        ] {
            #expect(found(text) == nil)
        }
        #expect(found(String(repeating: "a", count: 100_000)) == nil)
    }

    @Test func anEarlierKeyIsRecognised() {
        let old = SigningKey()
        let earlier = FileSeal(SigningKeys(current: old))
        let text = earlier.reference(to: id, .answer, form: "visa", field: "a", expiry: 1_000_000)
        let later = FileSeal(SigningKeys(current: SigningKey(), previous: [old]))
        #expect(later.id(in: text, .answer, form: "visa", field: "a", now: 0) == id)
    }
}
#endif
