#if Server
import Foundation
import FormworkBrowser
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServer

/// Scripts and styles that come as one file.
struct JoinedAssetsTests {
    private let sources: [String: String]

    init() throws {
        let folder = try #require(try FormAssets().folder)
        var sources: [String: String] = [:]
        for asset in BrowserAsset.allCases where asset.fileName.hasSuffix(".js") {
            let file = try #require(FileManager.default.contents(atPath: folder + "/" + asset.fileName))
            sources[String(asset.fileName.dropLast(3))] = String(decoding: asset.delivered(Array(file)), as: UTF8.self)
        }
        self.sources = sources
    }

    @Test func everyModuleCanBeJoined() throws {
        // Classic scripts, which the pages of other sites load, and the pages that are no forms.
        let others: Set = ["embed", "frame", "playground", "suggestions"]
        for name in sources.keys.sorted() where !others.contains(name) {
            let text = try #require(JoinedScript.joining(["formwork", name], from: sources), "\(name)")
            let hasImport = text.split(separator: "\n").contains { $0.hasPrefix("import ") || $0.hasPrefix("import{") }
            #expect(!hasImport, "\(name)")
            let isFeature = sources[name]?.contains("export default class ") == true
            #expect(text.contains(isFeature ? "$0.start({ '\(name)': $" : "$0.start({  });"), "\(name)")
        }
    }

    @Test func modulesKeepTheirNamesApartAndComeBehindWhatTheyImport() throws {
        let sources = [
            "formwork": "export { start };\nconst start = 1;",
            "template-rows": "export class Rows {}\nexport const at = (id) => id;\nconst form = 1;",
            "typed-days": """
            import {
            at, Rows as Lines,
            } from './template-rows.js';
            const form = at(1);
            export default class TypedDays {}
            """,
            "own": "const form = 2;",
        ]
        let text = JoinedScript.joining(["formwork", "typed-days", "own"], from: sources)
        #expect(
            text == """
                const $ = (code) => { try { return code(); } catch (error) { reportError(error); return {}; } };
                const $0 = (() => {
                const start = 1;
                return { start };
                })();
                const $2 = (() => {
                class Rows {}
                const at = (id) => id;
                const form = 1;
                return { Rows, at };
                })();
                const $1 = $(() => {
                const { at, Rows: Lines } = $2;
                const form = at(1);
                class TypedDays {}
                return { feature: TypedDays };
                });
                $(() => {
                const form = 2;
                });
                export const { start } = $0;
                $0.start({ 'typed-days': $1.feature });

                """)
    }

    @Test func aScriptThatIsNotThereJoinsNothing() {
        #expect(JoinedScript.joining(["formwork", "none"], from: sources) == nil)
        #expect(JoinedScript.joining(["a"], from: ["a": "import { b } from './b.js';"]) == nil)
        // Ways to import and export that the joined file would not keep.
        #expect(JoinedScript.joining(["a"], from: ["a": "import b from './a.js';"]) == nil)
        #expect(JoinedScript.joining(["a"], from: ["a": "export default 1;"]) == nil)
    }

    @Test func aPageAsksForOneScriptAndOneStyleSheet() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let page = try await client.get("/loan").text
            let addresses = page.matches(of: /"(\/_formwork\/formwork[^"]*)"/).map { String($0.output.1) }
            #expect(addresses.count == 2)
            for address in addresses {
                let file = try await client.get(address, header("Accept-Encoding", "gzip"))
                #expect(file.status == .ok && file.headers[.contentEncoding] == "gzip")
                #expect(file.headers[.cacheControl] == "public, max-age=31536000, immutable")
                let again = try await client.get(address, header("If-None-Match", file.headers[.eTag] ?? ""))
                #expect(again.status == .ok || again.status == .notModified)
            }
        }
    }

    @Test(arguments: [
        "formwork+none.js", "formwork+formwork.js", "formwork+.js", "+.js", "formwork+typed-days",
        "formwork+typed-days.js.js",
        "formwork+days.html",
        "formwork+gallery.json", "formwork+Typed-days.js", "formwork+typed-days%2F.js", "formwork+a\u{315}\u{300}.js",
    ])
    func otherNamesLeadToNothing(name: String) async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let path = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
            let reply = try await client.get("/_formwork/" + path)
            #expect(reply.status == .notFound)
        }
    }

    @Test func namesThatNobodyUsesAreForgotten() throws {
        let joined = try FormAssets().joined
        let names = sources.keys.filter { !["embed", "frame", "playground", "formwork", "suggestions"].contains($0) }
            .sorted()
        // More files than are kept.
        for first in names {
            for second in names.prefix(10) where first != second {
                #expect(joined.file("formwork+\(first)+\(second).js") != nil)
            }
        }
        #expect(joined.count <= 200)
    }
}
#endif
