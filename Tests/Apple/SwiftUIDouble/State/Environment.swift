public import Foundation
public import Observation
import UIKitDouble

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What the views above say to those below.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    subscript<Object: AnyObject & Observable>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    @MainActor func isSame(as other: EnvironmentValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { Sameness.areSame(value, $0) } ?? false }
    }
}

/// Reads what the views above say.
@MainActor @propertyWrapper public struct Environment<Value>: Connecting {
    private let read: @MainActor (EnvironmentValues) -> Value
    private let box = EnvironmentBox()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    // Source: Apple, "Environment": reading an object that nobody gave ends the app.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values[object: objectType] else {
                fatalError("No Observable object of type \(objectType) found.")
            }
            return object
        }
    }
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { $0[object: objectType] }
    }

    public var wrappedValue: Value { read(box.values) }

    func connect(to place: Place, _ name: String, _ environment: EnvironmentValues) { box.values = environment }
}

@MainActor final class EnvironmentBox {
    var values = EnvironmentValues()
}

public struct DismissAction {
    let dismiss: @MainActor () -> Void
    @MainActor public func callAsFunction() { dismiss() }
}

@MainActor public struct OpenURLAction {
    private let handler: (URL) -> Result
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    // Source: Apple, "OpenURLAction.Result": what the handler leaves to the system, that opens.
    public func callAsFunction(_ url: URL) {
        if handler(url).isLeftToSystem { UIApplication.only.open(url) }
    }

    public struct Result: Sendable {
        let isLeftToSystem: Bool
        public static let handled = Result(isLeftToSystem: false)
        public static let discarded = Result(isLeftToSystem: false)
        public static let systemAction = Result(isLeftToSystem: true)
    }
}

private struct OpenURL: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}
private struct IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en") } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
/// Only what shows a view above others sets it.
struct Dismiss: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private struct Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

private struct Direction: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[Scheme.self] }
        set { self[Scheme.self] = newValue }
    }
    @MainActor public var openURL: OpenURLAction {
        get { self[OpenURL.self] ?? OpenURLAction { _ in .systemAction } }
        set { self[OpenURL.self] = newValue }
    }
    public var isEnabled: Bool {
        get { self[IsEnabled.self] }
        set { self[IsEnabled.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSize.self] }
        set { self[TypeSize.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[Direction.self] }
        set { self[Direction.self] = newValue }
    }
    public var dismiss: DismissAction { self[Dismiss.self] }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }
}
