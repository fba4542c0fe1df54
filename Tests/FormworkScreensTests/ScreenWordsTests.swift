import FormworkRuntime
import FormworkScreens
import Testing

struct ScreenWordsTests {
    @Test func wordsAreThoseOfTheCatalog() {
        let german = MessageCatalog(
            language: "de",
            entries: [.init(code: "ui.previous", text: "Zurück"), .init(code: "ui.next", text: "Weiter")])
        #expect([ScreenWords(german).previous, ScreenWords(german).next] == ["Zurück", "Weiter"])
        #expect([ScreenWords(MessageCatalog()).previous, ScreenWords(MessageCatalog()).next] == ["Previous", "Next"])
    }
}
