#if Server
import Foundation
import Testing

@testable import FormworkBrowser
@testable import FormworkServer

/// Scripts lose the spaces that JavaScript does not need, and nothing else.
struct ScriptTrimmerTests {
    private func trimmed(_ script: String) -> String {
        String(decoding: ScriptTrimmer.trimmed(Array(script.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("const a = b ? c : d;\n", "const a=b?c:d;"),
        ("if (a && !b) {\nreturn { a, b };\n}\nf();", "if(a&&!b){return{a,b};}\nf();"),
        ("a + b - 1", "a+b-1"), ("a + +b - -c", "a+ +b- -c"), ("i < 3 && x / y", "i<3&&x / y"),
        ("const f = (x) => x;", "const f=(x)=>x;"), ("a < !b", "a< !b"),
        // A statement may end without a semicolon.
        ("a = b\nc()", "a=b\nc()"), ("return\nx", "return\nx"),
    ])
    func spacesBesidePunctuationGo(script: String, expected: String) {
        #expect(trimmed(script) == expected)
    }

    @Test(arguments: [
        "'a ; b'", "\"it's { x }\"", "'\\' ; '", "`a , ${b(`c ; ${d} , e`)} , f`", "`${{ a: 1 }.a} ; x`",
        "x.replace(/ [ /] ; +/gu,y)", "return / , /.test(x)", "x=>/ ; /.test(x)", "`\\` ; ${a} ;`",
    ])
    func literalsStayAsTheyAre(script: String) {
        #expect(trimmed(script) == script.replacing("{{ a: 1 }", with: "{{a:1}"))
    }

    @Test func everyScriptOfPagesKeepsAllOtherBytes() throws {
        let assets = try FormAssets()
        let folder = try #require(assets.folder)
        for asset in BrowserAsset.allCases where asset.fileName.hasSuffix(".js") {
            let file = try #require(FileManager.default.contents(atPath: folder + "/" + asset.fileName))
            let bytes = asset.delivered(Array(file))
            let short = ScriptTrimmer.trimmed(bytes)
            #expect(assets.files[asset.fileName]?.bytes == short, "\(asset.fileName)")
            let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            #expect(short.count < bytes.count, "\(asset.fileName)")
            #expect(short.filter { !isSpace($0) } == bytes.filter { !isSpace($0) }, "\(asset.fileName)")
            #expect(ScriptTrimmer.trimmed(short) == short, "\(asset.fileName)")
        }
    }

    @Test func theEngineIsSentAsTheBuildCompressedIt() throws {
        let engine = Array("engine ".utf8) + [UInt8](repeating: 7, count: 3_000)
        let compressed = try #require(gzipped(engine))
        #expect(GzipTrailer(of: compressed) == GzipTrailer(for: engine))
        // A file that is larger than it has to be is used all the same, and one of another engine is not.
        let built = compressed.prefix(10) + [0, 0] + compressed.dropFirst(10)
        #expect(Asset(engine, contentType: "x", compressed: Array(built)).compressed == Array(built))
        #expect(Asset(engine + [1], contentType: "x", compressed: compressed).compressed != compressed)
        #expect(Asset(engine, contentType: "x", compressed: []).compressed == compressed)
    }
}
#endif
