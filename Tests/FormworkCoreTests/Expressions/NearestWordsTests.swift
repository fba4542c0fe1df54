import FormworkCore
import Testing

/// Nearest words.
struct NearestWordsTests {
    @Test func nearestFirst() {
        #expect(NearestWords.suggest(for: "tilte", among: ["type", "title", "tile"]) == ["title", "tile"])
        #expect(NearestWords.suggest(for: "visible_wen", among: ["visible_when", "enabled_when"]) == ["visible_when"])
        #expect(NearestWords.suggest(for: "Title", among: ["title"]) == ["title"])
        #expect(NearestWords.suggest(for: "贷款额", among: ["贷款", "姓名"]) == ["贷款"])
    }

    @Test func nothingNear() {
        #expect(NearestWords.suggest(for: "zzz", among: ["title", "type"]).isEmpty)
        #expect(NearestWords.suggest(for: "", among: ["title"]).isEmpty)
        #expect(NearestWords.suggest(for: String(repeating: "x", count: 10_000), among: ["title"]).isEmpty)
    }

    @Test func atMostThree() {
        #expect(NearestWords.suggest(for: "ab", among: ["ax", "ay", "az", "aw", "ab"]) == ["ab", "ax", "ay"])
    }
}
