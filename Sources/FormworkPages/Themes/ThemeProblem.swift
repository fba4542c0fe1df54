public import FormworkRuntime

/// A problem of a theme.
public enum ThemeProblem: Error, Equatable, Sendable {
    /// The file is not JSON, from this byte on.
    case notJSON(offset: ByteOffset)
    /// There is no such key. `nearest` is the key that may be meant.
    case unknownKey(path: String, nearest: String?)
    /// The value has the wrong type or is out of range.
    case wrongValue(path: String, expected: String)
    /// Two colours have too little contrast.
    case contrast(ContrastProblem)
}

extension ThemeProblem: CustomStringConvertible {
    /// The problem as a sentence with advice.
    public var description: String {
        switch self {
        case .notJSON(let offset): "The theme is not JSON: byte \(offset.utf8) is not expected."
        case .unknownKey(let path, let nearest):
            "There is no `\(path)` in themes." + (nearest.map { " Is `\($0)` meant?" } ?? "")
        case .wrongValue(let path, let expected): "`\(path)` has to be \(expected)."
        case .contrast(let problem):
            "`\(problem.part.rawValue)` on `\(problem.ground.rawValue)` has a contrast of \(Self.ratio(problem.ratio)) "
                + "on \(problem.isDark ? "dark" : "light") screens and needs \(Self.ratio(problem.least)): make one of "
                + "them lighter or darker."
        }
    }

    /// A ratio with one digit after the point, rounded down, so that 4.49 is not called 4.5.
    private static func ratio(_ ratio: Double) -> String {
        let tenths = Int(ratio * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}

/// Everything that is wrong with a theme.
public struct ThemeProblems: Error, Equatable, CustomStringConvertible, Sendable {
    /// The problems, in the order of the keys.
    public let all: [ThemeProblem]

    /// The problems as sentences, one in each line.
    public var description: String { all.map(\.description).joined(separator: "\n") }
}
