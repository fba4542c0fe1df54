/// Divides the width of a line among what stands in it.
public enum LineShares {
    /// The start and the width of each part. Room that the shares leave stays free at the end.
    ///
    /// - Parameters:
    ///   - shares: The share of the line that each part takes, from 0 to 1.
    ///   - width: The width of the line.
    ///   - spacing: The room between two parts.
    public static func spans(of shares: [Double], width: Double, spacing: Double) -> [(start: Double, width: Double)] {
        // A part that takes its share of whole lines ends where the same part in the line below does: the spacing belongs to
        // the shares.
        var start = 0.0
        return shares.map { share in
            let room = max((width + spacing) * min(max(share, 0), 1) - spacing, 0)
            defer { start += room + spacing }
            return (start, room)
        }
    }
}
