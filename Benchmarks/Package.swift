// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that its dependencies are not those of the library. Without the trait `Server` no server is fetched.
let package = Package(
    name: "formwork-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "formwork", path: "..")
    ],
    targets: [
        .executableTarget(
            name: "FormworkBenchmarks",
            dependencies: [
                "HeapBytes",
                .product(name: "FormworkCore", package: "formwork"),
                .product(name: "FormworkDialect", package: "formwork"),
                .product(name: "FormworkHTML", package: "formwork"),
                .product(name: "FormworkPages", package: "formwork"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .target(name: "HeapBytes"),
    ]
)
