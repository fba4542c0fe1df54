#if Server
import FormworkBrowser
import Foundation
import FormworkTestSupport
import Testing

/// How scripts and styles are sent.
struct DeliveryTests {
    private func delivered(_ text: String, _ asset: BrowserAsset = .script) -> String {
        String(decoding: asset.delivered(Array(text.utf8)), as: UTF8.self)
    }

    @Test func wholeLinesOfCommentsAndIndentationAreLeftOut() {
        let script = """
            // Says something.
            function say(text) {
                /** Several
                    lines. */
                console.log(text); // stays

                return 'https://example.com';
            }
            /* One line. */
            """
        let sent = """
            function say(text) {
            console.log(text); // stays
            return 'https://example.com';
            }

            """
        #expect(delivered(script) == sent)
    }

    @Test func stylesHaveNoSpacesAndEndsOfLinesBesidePunctuation() {
        let style = """
            .a :is(.b, .c) > .d, p { color: red; margin: 0 auto }
            @media (min-width: 30rem) { .a::before { content: "" } }
            .long >
            .selector,
            p {
                color: red;
            }
            """
        let sent = """
            .a :is(.b,.c) > .d,p{color:red;margin:0 auto}@media (min-width:30rem){.a::before{content:""}}.long >
            .selector,p{color:red;}
            """
        #expect(delivered(style, .style) == sent)
    }

    @Test func noTextInAStyleHasSpacesBesidePunctuation() throws {
        let file = RepositoryFolder.root.appendingPathComponent("Sources/FormworkBrowser/Assets/formwork.css")
        let text = try String(contentsOf: file, encoding: .utf8)
        for written in text.matches(of: /"([^"\n]*)"/) {
            #expect(!written.output.1.contains(/[:;,{] | [{}]/), "\(written.output.0)")
        }
    }

    @Test func theEngineIsSentAsItIs() {
        let bytes = Array("// not a script\n".utf8)
        #expect(BrowserAsset.engine.delivered(bytes) == bytes)
    }

    @Test(arguments: scripts)
    func noScriptHasATextOfSeveralLines(asset: BrowserAsset) throws {
        let file = RepositoryFolder.root.appendingPathComponent("Sources/FormworkBrowser/Assets/" + asset.fileName)
        let text = try String(contentsOf: file, encoding: .utf8)
        for line in delivered(text, asset).split(separator: "\n") {
            #expect(line.count { $0 == "`" } % 2 == 0, "\(line)")
        }
    }
}

/// The scripts of pages, without those of the playground, whose files are in a folder of their own.
private let scripts = BrowserAsset.allCases.filter {
    $0.fileName.hasSuffix(".js") && ![.playground, .suggestions, .galleryScript].contains($0)
}
#endif
