// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Modules with views are compiled as Swift 6 is, but without its run-time checks of isolation: a tree may be laid out by
// any one thread (Documentation/Views.md, "The main actor"). These are the features of the language mode, one by
// one, without `DynamicActorIsolation`.
let withoutIsolationChecks: [SwiftSetting] =
  [.swiftLanguageMode(.v5)]
  + [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ].map { .enableUpcomingFeature($0) }

// What a macro is made of, fetched and built only where the trait asks for macros.
func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax", condition: .when(traits: ["Macros"]))
}

// Tests of views run on the main actor, as most programs do; what lays out elsewhere says so.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Plumbline",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "Typography", targets: ["Typography"]),
    .library(name: "FontFiles", targets: ["FontFiles"]),
    .library(name: "Plumbline", targets: ["Plumbline"]),
    .library(name: "LayoutScene", targets: ["LayoutScene"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
    .library(name: "LayoutReport", targets: ["LayoutReport", "ViewPictures"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .executable(name: "plumbline", targets: ["PlumblineCommand"]),
    .plugin(name: "PlumblineForPackages", targets: ["PlumblineForPackages"]),
  ],
  traits: [
    .trait(
      name: "Fonts",
      description: "Measures an application's own font files with HarfBuzz (libharfbuzz-dev and pkg-config)."),
    .trait(
      name: "Pictures",
      description: "Writes pictures as PNG and PDF with librsvg and cairo (librsvg2-dev and pkg-config)."),
    .trait(
      name: "Macros",
      description: "Visual formats that the compiler checks, `#visualFormat`, with swift-syntax."),
    .trait(name: "Serve", description: "The live page: `plumbline serve`."),
    .default(enabledTraits: ["Serve"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0"),
  ],
  targets: [
    // The unsafe code of layout. Elsewhere it is calls of C, and pointers in the signatures of Apple's API
    // (Tools/check-folders.py lists the places).
    .target(name: "Unchecked"),
    .systemLibrary(
      name: "CLibrsvg", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev", "pkg-config"]), .brew(["librsvg"])]),
    .systemLibrary(name: "CFileAttributes"),
    .target(name: "ConstraintSolver", dependencies: ["Unchecked"]),
    .target(name: "LayoutEngine", dependencies: ["ConstraintSolver", "Unchecked"]),
    .target(name: "Typography"),
    .target(name: "XMLScanner"),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev", "pkg-config"]), .brew(["harfbuzz"])]),
    // The application's own fonts: their names in every build, their glyphs with the trait.
    .target(
      name: "FontFiles",
      dependencies: ["Typography", .target(name: "CHarfBuzz", condition: .when(traits: ["Fonts"]))]),
    // The language of visual formats, for module Plumbline and for the macro that the compiler runs.
    .target(name: "VisualFormat"),
    .macro(
      name: "VisualFormatMacros",
      dependencies: [
        "VisualFormat", syntax("SwiftCompilerPlugin"), syntax("_SwiftCompilerPluginMessageHandling"),
        syntax("SwiftParser"), syntax("SwiftSyntaxMacros"),
      ]),
    .target(
      name: "Plumbline",
      dependencies: [
        "LayoutEngine", "Typography", "Unchecked", "VisualFormat",
        .target(name: "VisualFormatMacros", condition: .when(traits: ["Macros"])),
      ],
      swiftSettings: withoutIsolationChecks),
    // AppKit's rules of sizes and arrangement, for the module of that name and for documents.
    .target(
      name: "AppKitLayout", dependencies: ["Plumbline", "Typography"], swiftSettings: withoutIsolationChecks),
    // What documents say of view trees: made by readers, read by reports.
    .target(
      name: "LayoutScene", dependencies: ["Plumbline", "Typography"], swiftSettings: withoutIsolationChecks),
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "AppKitLayout", "ConstraintSolver", "FontFiles", "LayoutScene", "Plumbline", "Typography",
        "XMLScanner",
      ],
      swiftSettings: withoutIsolationChecks),
    .target(
      name: "LayoutDocument",
      dependencies: [
        "ConstraintSolver", "LayoutScene", "Plumbline", "Typography", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: withoutIsolationChecks),
    // The files of reports as pages and of the live page.
    .target(name: "CPageFiles", exclude: ["Live", "Report"]),
    .target(
      name: "LayoutReport",
      dependencies: [
        "AppKitLayout", "CPageFiles", "ConstraintSolver", "LayoutScene", "Plumbline", "Typography",
      ],
      swiftSettings: withoutIsolationChecks),
    // Pictures of a program's own views. Not in `LayoutReport`, as the command has no such views.
    .target(
      name: "ViewPictures", dependencies: ["LayoutReport", "LayoutScene", "Plumbline", "Typography"],
      swiftSettings: withoutIsolationChecks),
    // Layouts as expectations of tests, for Swift Testing and XCTest.
    .target(
      name: "LayoutTesting",
      dependencies: ["InterfaceBuilder", "LayoutReport", "LayoutScene", "Plumbline", "ViewPictures"],
      swiftSettings: withoutIsolationChecks),
    // Apple's messages about layout, read back.
    .target(
      name: "ConsoleLog", dependencies: ["ConstraintSolver", "LayoutReport", "LayoutScene", "Plumbline"]),
    // What Swift source declares for documents.
    .target(name: "SourceDeclarations"),
    // The live page: a server of live scenes.
    .target(
      name: "LayoutService",
      dependencies: [
        "ConsoleLog", "ConstraintSolver", "CPageFiles", "InterfaceBuilder", "LayoutReport", "LayoutScene",
        "Plumbline", "Typography",
      ]),
    // Documents compared with the sources of their classes.
    .target(
      name: "SourceCheck",
      dependencies: [
        "ConstraintSolver", "InterfaceBuilder", "LayoutScene", "Plumbline", "SourceDeclarations",
      ]),
    .executableTarget(
      name: "PlumblineCommand",
      dependencies: [
        "ConsoleLog", "ConstraintSolver", "FontFiles", "InterfaceBuilder", "LayoutDocument", "LayoutReport",
        "LayoutScene", "Plumbline", "SourceCheck", "Typography",
        .target(name: "CFileAttributes", condition: .when(platforms: [.linux])),
        .target(name: "CLibrsvg", condition: .when(traits: ["Pictures"])),
        .target(name: "LayoutService", condition: .when(traits: ["Serve"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ]),
    // `swift package plumbline …`: the command for packages that depend on this one. It builds the command when it is called:
    // with the command as its tool every build of this package would compile all of it twice.
    .plugin(
      name: "PlumblineForPackages",
      capability: .command(
        intent: .custom(
          verb: "plumbline",
          description: "Lays out, checks and draws the package's Interface Builder documents."))),
    .testTarget(name: "UncheckedTests", dependencies: ["Unchecked"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "Plumbline"]),
    .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography"]),
    .testTarget(name: "XMLScannerTests", dependencies: ["XMLScanner"]),
    .testTarget(
      name: "FontFilesTests",
      dependencies: [
        "FontFiles", "InterfaceBuilder", "LayoutReport", "LayoutScene", "Plumbline", "Typography",
      ]),
    .testTarget(
      name: "PlumblineTests", dependencies: ["Plumbline", "LayoutEngine"], swiftSettings: onMainActor),
    // Without the trait it must not depend on the macro: SwiftPM builds tests of macros, and all that they are linked with,
    // a second time for the compiler's machine.
    .testTarget(
      name: "VisualFormatMacrosTests",
      dependencies: [
        "Plumbline", .target(name: "VisualFormatMacros", condition: .when(traits: ["Macros"])),
        syntax("SwiftParser"), syntax("SwiftSyntaxMacroExpansion"),
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LayoutSceneTests", dependencies: ["LayoutScene", "Plumbline"], swiftSettings: onMainActor),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["AppKitLayout", "InterfaceBuilder", "LayoutScene"],
      swiftSettings: onMainActor),
    .testTarget(name: "LayoutDocumentTests", dependencies: ["LayoutDocument"], swiftSettings: onMainActor),
    .testTarget(
      name: "LayoutServiceTests",
      dependencies: ["ConstraintSolver", "LayoutService", "LayoutDocument", "LayoutScene"]),
    .testTarget(
      name: "LayoutReportTests", dependencies: ["LayoutReport", "LayoutScene"], swiftSettings: onMainActor),
    .testTarget(
      name: "ViewPicturesTests", dependencies: ["ViewPictures", "LayoutReport", "Plumbline"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["LayoutTesting", "LayoutReport", "Plumbline"],
      exclude: ["__Snapshots__"], swiftSettings: onMainActor),
    .testTarget(
      name: "ConsoleLogTests", dependencies: ["ConsoleLog", "ConstraintSolver", "LayoutScene", "Plumbline"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "SourceCheckTests",
      dependencies: [
        "ConstraintSolver", "InterfaceBuilder", "Plumbline", "SourceCheck", "SourceDeclarations",
      ]),
    .testTarget(
      name: "PlumblineCommandTests",
      dependencies: [
        "PlumblineCommand", "InterfaceBuilder", "LayoutDocument", "LayoutReport", "LayoutScene", "Plumbline",
        .target(name: "LayoutService", condition: .when(traits: ["Serve"])),
        .target(name: "CLibrsvg", condition: .when(traits: ["Pictures"])),
      ]),
  ],
  swiftLanguageModes: [.v6],
  // For `#embed`.
  cLanguageStandard: .c2x
)

// Modules under Apple's names, for the systems that have none of them. What tests the rest under a sanitizer leaves them out:
// they are half of what is to be built.
#if !canImport(Darwin)
  if Context.environment["PLUMBLINE_WITHOUT_FRAMEWORKS"] == nil {
    package.products += [
      .library(
        name: "UIKit",
        targets: [
          "UIKit", "CoreGraphics", "QuartzCore", "SystemModuleNames", "UIKitSubmodules",
          "_Testing_CoreGraphics", "_Testing_UIKit",
        ]),
      .library(
        name: "AppKit",
        targets: [
          "AppKit", "CoreGraphics", "QuartzCore", "SystemModuleNames", "_Testing_AppKit",
          "_Testing_CoreGraphics",
        ]),
      .plugin(name: "WithoutObjectiveC", targets: ["WithoutObjectiveC"]),
    ]
    package.targets += [
      // What Foundation and the Objective-C runtime have on Apple's systems, for both frameworks.
      .target(
        name: "FoundationAdditions", dependencies: ["Plumbline"], swiftSettings: withoutIsolationChecks),
      .target(
        name: "QuartzCore", dependencies: ["FoundationAdditions", "Plumbline"],
        swiftSettings: withoutIsolationChecks),
      .target(
        name: "CoreGraphics", dependencies: ["FoundationAdditions", "Plumbline"],
        swiftSettings: withoutIsolationChecks),
      // Names of modules that are no Swift modules: `import os.log`, `import UIKit.UIGestureRecognizerSubclass`.
      .target(name: "SystemModuleNames"),
      .target(name: "UIKitSubmodules"),
      // Objects of an application's documents, made at run time.
      .target(
        name: "NibLoading",
        dependencies: ["FoundationAdditions", "InterfaceBuilder", "LayoutScene", "Plumbline", "Typography"],
        swiftSettings: withoutIsolationChecks),
      .target(
        name: "UIKit",
        dependencies: [
          "CoreGraphics", "FontFiles", "FoundationAdditions", "NibLoading", "Plumbline", "QuartzCore",
        ],
        swiftSettings: withoutIsolationChecks),
      // Swift Testing imports a module of this name wherever a file imports it together with UIKit.
      .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
      .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
      // In the language mode of most source that says `import UIKit`.
      .testTarget(
        name: "UIKitTests",
        dependencies: [
          "UIKit", "CoreGraphics", "QuartzCore", "SystemModuleNames", "UIKitSubmodules",
          "_Testing_CoreGraphics", "_Testing_UIKit",
          "Typography", "ViewPictures",
        ],
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .target(
        name: "AppKit", dependencies: ["AppKitLayout", "FoundationAdditions", "Plumbline", "Typography"],
        swiftSettings: withoutIsolationChecks),
      .target(name: "_Testing_AppKit", dependencies: ["AppKit"]),
      .testTarget(
        name: "AppKitTests",
        dependencies: ["AppKit", "UIKit", "QuartzCore", "_Testing_AppKit", "_Testing_UIKit", "Typography"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
      // Lets a manifest build sources that use what only a compiler with Objective-C takes.
      .plugin(name: "WithoutObjectiveC", capability: .buildTool(), dependencies: ["ObjectiveCAdaptation"]),
      .executableTarget(name: "ObjectiveCAdaptation", dependencies: ["SourceDeclarations"]),
      .testTarget(name: "ObjectiveCAdaptationTests", dependencies: ["ObjectiveCAdaptation"]),
    ]
  }
#endif
