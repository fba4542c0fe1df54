// swift-tools-version: 6.3
import PackageDescription

// Form screens of Apple's platforms, tested where there is no Apple SDK. This package stands alone, because a dependency may not set
// these flags and because no app may ever see a module that calls itself UIKit.

let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// `import UniformTypeIdentifiers` finds the double.
let uniformTypes: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UniformTypeIdentifiers=UniformTypesDouble"])
]

/// `import UIKit` finds the double.
let onDouble: [SwiftSetting] = house + uniformTypes + [.unsafeFlags(["-module-alias", "UIKit=UIKitDouble"])]

/// `import SwiftUI` finds the double of SwiftUI, and `import FormworkUIKit` the screens on the double of UIKit.
let onDoubles: [SwiftSetting] =
    onDouble + [
        .unsafeFlags(["-module-alias", "SwiftUI=SwiftUIDouble", "-module-alias", "FormworkUIKit=FormworkUIKitOnDouble"])
    ]

let package = Package(
    name: "formwork-apple",
    platforms: [.macOS(.v15)],
    // The traits with which `Scripts/test` builds the library, so that both use what is built once.
    dependencies: [.package(name: "formwork", path: "../..", traits: ["Server", "PostgreSQL"])],
    targets: [
        // Behaves as UIKit is known to, and says where that is known from.
        .target(
            name: "UIKitDouble", dependencies: ["UniformTypesDouble"], path: "UIKitDouble",
            swiftSettings: house + uniformTypes),
        // Names kinds of files.
        .target(name: "UniformTypesDouble", path: "UniformTypesDouble", swiftSettings: house),
        // A link to the sources of the library: they are compiled here as they are, over the double.
        .target(
            name: "FormworkUIKitOnDouble",
            dependencies: [
                "UIKitDouble", "UniformTypesDouble", .product(name: "FormworkScreens", package: "formwork"),
            ],
            path: "Linked/FormworkUIKit", swiftSettings: onDouble),
        // Shows what views of SwiftUI draw as a tree that tests read, and evaluates a body again where it is out of date.
        .target(
            name: "SwiftUIDouble", dependencies: ["UIKitDouble", "UniformTypesDouble"], path: "SwiftUIDouble",
            swiftSettings: house + uniformTypes),
        // Links as above.
        .target(
            name: "FormworkSwiftUIOnDouble",
            dependencies: [
                "SwiftUIDouble", "UIKitDouble", "UniformTypesDouble", "FormworkUIKitOnDouble",
                .product(name: "FormworkScreens", package: "formwork"),
            ],
            path: "Linked/FormworkSwiftUI", swiftSettings: onDoubles),
        // The same where there is no UIKit, as on a Mac.
        .target(
            name: "FormworkSwiftUIWithoutUIKit",
            dependencies: [
                "SwiftUIDouble", "UniformTypesDouble", .product(name: "FormworkScreens", package: "formwork"),
            ],
            path: "Linked/FormworkSwiftUIWithoutUIKit",
            swiftSettings: house + uniformTypes + [.unsafeFlags(["-module-alias", "SwiftUI=SwiftUIDouble"])]),
        // The sources of the example app, compiled as they are.
        .executableTarget(
            name: "AppExampleOnDoubles",
            dependencies: [
                "FormworkSwiftUIOnDouble", "FormworkUIKitOnDouble", "SwiftUIDouble", "UIKitDouble",
                .product(name: "FormworkScreens", package: "formwork"),
            ],
            path: "Linked/AppExample",
            swiftSettings: onDoubles
                + [.unsafeFlags(["-module-alias", "FormworkSwiftUI=FormworkSwiftUIOnDouble"])]),
        // A link to what the library's own tests share: random forms, played at random. What uses declarations of the library's
        // package is left out.
        .target(
            name: "FormworkLawSupport",
            dependencies: [
                .product(name: "FormworkCore", package: "formwork"),
                .product(name: "FormworkDialect", package: "formwork"),
                .product(name: "FormworkRuntime", package: "formwork"),
            ],
            path: "Linked/Support",
            exclude: [
                "Laws/SessionLaws.swift", "Laws/LawCourse.swift", "PlainNumbers.swift", "RepositoryFolder.swift",
                "Waiting.swift",
            ],
            sources: [
                "Laws", "FormEngine+Playing.swift", "Reading.swift", "Sample.swift", "Sample+Everything.swift",
                "SeededGenerator.swift", "Sessions.swift",
            ],
            swiftSettings: house),
        // What tests play in place of a server.
        .target(
            name: "PlayedServer", dependencies: [.product(name: "FormworkScreens", package: "formwork")],
            path: "PlayedServer", swiftSettings: house),
        .testTarget(
            name: "FormworkUIKitLaws",
            dependencies: [
                "FormworkLawSupport", "FormworkUIKitOnDouble", "UIKitDouble",
                .product(name: "FormworkScreens", package: "formwork"),
                .product(name: "FormworkCore", package: "formwork"),
            ],
            path: "FormworkUIKitLaws", swiftSettings: house),
        .testTarget(
            name: "FormworkSwiftUILaws",
            dependencies: [
                "FormworkLawSupport", "FormworkSwiftUIOnDouble", "SwiftUIDouble", "FormworkUIKitOnDouble",
                "UIKitDouble", .product(name: "FormworkScreens", package: "formwork"),
                .product(name: "FormworkCore", package: "formwork"),
            ],
            path: "FormworkSwiftUILaws", swiftSettings: house),
        .testTarget(
            name: "FormworkUIKitTests",
            dependencies: [
                "PlayedServer",
                "FormworkUIKitOnDouble", "UIKitDouble", .product(name: "FormworkScreens", package: "formwork"),
                .product(name: "FormworkCore", package: "formwork"),
                .product(name: "FormworkDialect", package: "formwork"),
            ],
            path: "FormworkUIKitTests", swiftSettings: house),
        .testTarget(
            name: "FormworkSwiftUITests",
            dependencies: [
                "PlayedServer",
                "FormworkSwiftUIOnDouble", "SwiftUIDouble", "UIKitDouble", "FormworkUIKitOnDouble",
                .product(name: "FormworkScreens", package: "formwork"),
                .product(name: "FormworkCore", package: "formwork"),
                .product(name: "FormworkDialect", package: "formwork"),
            ],
            path: "FormworkSwiftUITests", swiftSettings: house),
        .testTarget(
            name: "FormworkSwiftUIWithoutUIKitTests",
            dependencies: [
                "PlayedServer",
                "FormworkSwiftUIWithoutUIKit", "SwiftUIDouble",
                .product(name: "FormworkScreens", package: "formwork"),
                .product(name: "FormworkCore", package: "formwork"),
                .product(name: "FormworkDialect", package: "formwork"),
            ],
            path: "FormworkSwiftUIWithoutUIKitTests", swiftSettings: house),
        .testTarget(
            name: "AppExampleTests",
            dependencies: [
                "AppExampleOnDoubles", "SwiftUIDouble", "UIKitDouble", "FormworkSwiftUIOnDouble",
                "FormworkUIKitOnDouble",
                .product(name: "FormworkScreens", package: "formwork"),
                .product(name: "FormworkCore", package: "formwork"),
            ],
            path: "AppExampleTests", swiftSettings: house),
        .testTarget(
            name: "UIKitDoubleTests", dependencies: ["UIKitDouble"], path: "UIKitDoubleTests", swiftSettings: house),
    ]
)
