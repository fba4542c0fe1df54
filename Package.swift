// swift-tools-version: 6.3
import PackageDescription

/// Settings of every target.
let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Settings of the targets that are also compiled as Embedded Swift for the browser: what that
/// language subset lacks is an error in ordinary builds too.
let embeddable: [SwiftSetting] =
    house + [
        .treatWarning("EmbeddedRestrictions", as: .error),
        .treatWarning("ExistentialType", as: .error),
    ]

/// The server and the command need packages that an app with forms does not. They are behind the trait `Server`. No trait is on
/// by default, so an app that adds this package fetches no other package.
let server = TargetDependencyCondition.when(traits: ["Server"])

/// Few servers need PostgreSQL, and its client library is not on every machine. So it has a trait of its own.
let postgreSQL = TargetDependencyCondition.when(traits: ["PostgreSQL"])

let package = Package(
    name: "formwork",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Formwork", targets: ["Formwork"]),
        .library(name: "FormworkTesting", targets: ["FormworkTesting"]),
        .library(name: "FormworkRuntime", targets: ["FormworkRuntime"]),
        .library(name: "FormworkCore", targets: ["FormworkCore"]),
        .library(name: "FormworkDialect", targets: ["FormworkDialect"]),
        .library(name: "FormworkPresentation", targets: ["FormworkPresentation"]),
        .library(name: "FormworkHTML", targets: ["FormworkHTML"]),
        .library(name: "FormworkScreens", targets: ["FormworkScreens"]),
        .library(name: "FormworkUIKit", targets: ["FormworkUIKit"]),
        .library(name: "FormworkSwiftUI", targets: ["FormworkSwiftUI"]),
        .library(name: "FormworkPages", targets: ["FormworkPages"]),
        .library(name: "FormworkServer", targets: ["FormworkServer"]),
        .library(name: "FormworkPostgreSQL", targets: ["FormworkPostgreSQL"]),
        .executable(name: "formwork", targets: ["FormworkCLI"]),
    ],
    traits: [
        .trait(name: "Server", description: "Hummingbird routes, SQLite storage and the `formwork` command."),
        .trait(
            name: "PostgreSQL", description: "Storage in PostgreSQL, shared by several servers; needs libpq.",
            enabledTraits: ["Server"]),
    ],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0", traits: []),
    ],
    targets: [
        // What also runs in a page: sessions of compiled forms, and everything that they need.
        .target(name: "FormworkRuntime", swiftSettings: embeddable),
        // Plays conformance vectors, natively and in a page.
        .target(name: "FormworkPlayer", dependencies: ["FormworkRuntime"], swiftSettings: embeddable),
        // What a page never runs: compiling, changing and explaining forms, and undo.
        .target(name: "FormworkCore", dependencies: ["FormworkRuntime", "FormworkPlayer"], swiftSettings: house),
        .target(name: "FormworkDialect", dependencies: ["FormworkCore"], swiftSettings: house),
        // What every renderer shows and says, and none decides for itself. It runs in pages too.
        .target(name: "FormworkPresentation", dependencies: ["FormworkRuntime"], swiftSettings: embeddable),
        .target(
            name: "FormworkHTML", dependencies: ["FormworkRuntime", "FormworkPresentation"], swiftSettings: house),
        // Whole pages and style sheets, which only servers write.
        .target(
            name: "FormworkPages", dependencies: ["FormworkRuntime", "FormworkPresentation", "FormworkHTML"],
            swiftSettings: house),
        .target(
            // The plugin compiles these targets and the folder `Engine` to one module of WebAssembly.
            name: "FormworkBrowser",
            dependencies: ["FormworkRuntime", "FormworkPresentation"],
            exclude: ["Engine"],
            resources: [
                "announce-questions.js", "attach.js", "blank-choice.js", "characters-left.js",
                "component-lists.js", "connection.js", "controls.js", "copy-link.js",
                "delivery.js", "draft-records.js", "drafts.js", "embed.js", "engine.js", "events.js",
                "file-rows.js", "file-uploads.js", "folded-text.js", "form-of.js", "form-steps.js", "form.js",
                "fill-row.js", "forms.js", "formwork.js", "frame.js", "kept-answers.js", "kept-page.js",
                "keyboard-bar.js", "languages.js", "live-checks.js", "loaded-options.js", "marked-texts.js",
                "option-finder.js", "option-search.js", "page-patches.js", "passwords.js",
                "person-clock.js",
                "posting.js", "pressed-buttons.js", "print-receipt.js", "rankings.js", "save-later.js",
                "searched-choices.js", "signature-pad.js", "submission-counts.js", "submitting.js",
                "template-rows.js", "typed-days.js", "typing.js", "undo-history.js",
                "undo-removal.js", "upload-queue.js", "withdrawn-options.js", "written-days.js",
                "admin.css", "bar.css", "counters.css", "days.css", "figures.css", "files.css", "fonts.css",
                "formwork.css", "frame.css", "groups.css", "heights.css", "items.css", "languages.css",
                "long.css", "looks.css", "numbers.css", "pages.css", "passwords.css", "segments.css",
                "site.css", "switches.css", "texts.css", "widths.css",
                "Playground/playground.js", "Playground/suggestions.js",
                "Playground/playground.css", "Playground/gallery.json", "Playground/gallery.js",
                "Playground/gallery.css", "Playground/lighthouse.svg",
            ].map { .copy("Assets/" + $0) },
            swiftSettings: house,
            plugins: ["BuildBrowserEngine"]
        ),
        .target(
            name: "Formwork", dependencies: ["FormworkCore", "FormworkDialect", "FormworkPresentation"],
            swiftSettings: house),
        // What tests of forms need, and with the trait `Server` those of stores. It imports no framework for tests.
        .target(
            name: "FormworkTesting",
            dependencies: ["Formwork", "FormworkCore", .target(name: "FormworkServer", condition: server)],
            swiftSettings: house),
        // What screens of apps decide and no view has to: sections, lines, places, the order of the focus.
        .target(name: "FormworkScreens", dependencies: ["Formwork"], swiftSettings: house),
        // Empty where there is no UIKit.
        .target(name: "FormworkUIKit", dependencies: ["FormworkScreens"], swiftSettings: house),
        // Empty where there is no SwiftUI. Text is typed into the controls of FormworkUIKit, where there is UIKit.
        .target(name: "FormworkSwiftUI", dependencies: ["FormworkScreens", "FormworkUIKit"], swiftSettings: house),
        .target(
            name: "FormworkServer",
            dependencies: [
                "Formwork", "FormworkCore", "FormworkDialect", "FormworkPresentation", "FormworkHTML", "FormworkPages",
                "FormworkBrowser",
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: server),
                .product(name: "GRDB", package: "GRDB.swift", condition: server),
                .product(name: "GRDBSQLite", package: "GRDB.swift", condition: server),
                .product(name: "AsyncHTTPClient", package: "async-http-client", condition: server),
                .product(name: "Crypto", package: "swift-crypto", condition: server),
                .product(name: "CryptoExtras", package: "swift-crypto", condition: server),
                .product(name: "Logging", package: "swift-log", condition: server),
                .product(name: "CoreMetrics", package: "swift-metrics", condition: server),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
                .product(name: "NIOCore", package: "swift-nio", condition: server),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: server),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: server),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: server),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: server),
                .product(name: "NIOPosix", package: "swift-nio", condition: server),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: server),
                .product(name: "Instrumentation", package: "swift-distributed-tracing", condition: server),
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: server),
            ],
            swiftSettings: house
        ),
        // The client library of PostgreSQL.
        .systemLibrary(
            name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        // Empty without the trait `PostgreSQL`.
        .target(
            name: "FormworkPostgreSQL",
            dependencies: [
                "FormworkServer", "Formwork", "FormworkCore",
                .target(name: "CPostgreSQL", condition: postgreSQL),
                .product(name: "Logging", package: "swift-log", condition: postgreSQL),
            ],
            swiftSettings: house),
        .executableTarget(
            name: "FormworkCLI",
            dependencies: [
                "Formwork", "FormworkCore", "FormworkDialect", "FormworkPages", "FormworkServer", "FormworkPostgreSQL",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: server),
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: server),
                .product(name: "Logging", package: "swift-log", condition: server),
                .product(name: "NIOCore", package: "swift-nio", condition: server),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: server),
                .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: server),
            ],
            swiftSettings: house
        ),
        .plugin(name: "BuildBrowserEngine", capability: .buildTool()),
        .target(
            // What tests share: forms, sessions, random numbers, and the laws of random forms. No product has it.
            name: "FormworkTestSupport", dependencies: ["FormworkCore", "FormworkRuntime", "FormworkDialect"],
            path: "Tests/Support",
            swiftSettings: house),
        .testTarget(
            // The laws also write random forms as JSON.
            name: "FormworkCoreTests",
            dependencies: ["FormworkTestSupport", "FormworkCore", "FormworkRuntime", "FormworkDialect"],
            swiftSettings: house),
        .testTarget(
            name: "FormworkDialectTests",
            dependencies: ["FormworkTestSupport", "FormworkCore", "FormworkRuntime", "FormworkDialect"],
            swiftSettings: house),
        .testTarget(
            name: "FormworkHTMLTests",
            dependencies: [
                "FormworkTestSupport", "FormworkCore", "FormworkRuntime", "FormworkDialect", "FormworkPresentation",
                "FormworkHTML", "FormworkPages",
            ],
            swiftSettings: house),
        .testTarget(
            name: "FormworkTests",
            dependencies: [
                "FormworkTestSupport", "FormworkTesting", "Formwork", "FormworkCore", "FormworkPlayer",
                "FormworkRuntime", "FormworkPresentation", "FormworkDialect",
            ],
            swiftSettings: house),
        .testTarget(
            // What the command does by itself. Commands as a whole are run by the tests of the server.
            name: "FormworkCLITests",
            dependencies: ["FormworkTestSupport", "FormworkCLI", "Formwork", "FormworkCore", "FormworkDialect"],
            swiftSettings: house),
        .testTarget(
            name: "FormworkScreensTests",
            dependencies: ["FormworkTestSupport", "FormworkScreens", "FormworkCore", "FormworkRuntime"],
            swiftSettings: house),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "FormworkTestSupport", "FormworkCore", "FormworkRuntime", "FormworkDialect", "FormworkServer",
            ],
            path: "Tests/Fuzz",
            exclude: ["LibFuzzer.swift", "corpus"], swiftSettings: house),
        .testTarget(
            // With the trait `PostgreSQL` the stores of both databases pass the same tests.
            name: "FormworkServerTests",
            dependencies: [
                "FormworkTestSupport", "FormworkBrowser", "FormworkHTML", "FormworkPages", "FormworkPresentation",
                "FormworkScreens", "FormworkServer", "FormworkTesting",
                "FormworkPostgreSQL",
                "FormworkCLI",
                "Formwork",
                "FormworkCore",
                "FormworkRuntime",
                "FormworkDialect",
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "HummingbirdTesting", package: "hummingbird", condition: server),
                .product(name: "GRDB", package: "GRDB.swift", condition: server),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing", condition: server),
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: server),
                .product(name: "CoreMetrics", package: "swift-metrics", condition: server),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
                .product(name: "NIOCore", package: "swift-nio", condition: server),
            ],
            swiftSettings: house
        ),
        .executableTarget(
            // A server with code beside its forms, for the tests that drive a browser. No product has it.
            name: "TrialServer",
            dependencies: [
                "Formwork", "FormworkServer",
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
                .product(name: "NIOCore", package: "swift-nio", condition: server),
            ],
            path: "Tests/TrialServer",
            swiftSettings: house),
        .testTarget(
            // What attackers did, and its neighbours. Drives the server with the browser of the server's own tests.
            name: "SecurityTests",
            dependencies: [
                "FormworkTestSupport", "FormworkServerTests", "FormworkServer", "FormworkCLI", "Formwork",
                "FormworkCore", "FormworkRuntime", "FormworkDialect", "FormworkHTML",
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "HummingbirdTesting", package: "hummingbird", condition: server),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
                .product(name: "Logging", package: "swift-log", condition: server),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: server),
                .product(name: "NIOCore", package: "swift-nio", condition: server),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: server),
            ],
            path: "Tests/Security",
            swiftSettings: house
        ),
    ]
)
