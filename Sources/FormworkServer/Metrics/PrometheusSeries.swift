#if Server
import CoreMetrics
import Synchronization

/// The values of one metric with certain labels.
final class PrometheusSeries: CounterHandler, MeterHandler, RecorderHandler, TimerHandler {
    /// The kind of a metric, in the words of Prometheus.
    enum Kind: String {
        case counter, gauge, histogram
    }

    /// The upper bounds of the histograms' buckets, in seconds: Prometheus's own.
    static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private struct Values {
        /// The value of a counter or gauge, or the sum of a histogram.
        var sum: Double = 0
        /// How many values of a histogram are in each bucket, the last of which has no bound.
        var buckets = [Int](repeating: 0, count: bounds.count + 1)
    }

    let kind: Kind
    private let values = Mutex(Values())

    init(_ kind: Kind) {
        self.kind = kind
    }

    func increment(by amount: Int64) { values.withLock { $0.sum += Double(amount) } }

    func reset() { values.withLock { $0 = Values() } }

    func set(_ value: Int64) { set(Double(value)) }

    func set(_ value: Double) { values.withLock { $0.sum = value } }

    func increment(by amount: Double) { values.withLock { $0.sum += amount } }

    func decrement(by amount: Double) { increment(by: -amount) }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        guard kind == .histogram else { return set(value) }
        let place = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
        values.withLock { values in
            values.sum += value
            values.buckets[place] += 1
        }
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1_000_000_000) }

    /// Adds the lines of the series.
    func write(as name: SeriesName, to text: inout String) {
        let values = values.withLock { $0 }
        guard kind == .histogram else {
            text += "\(name.metric)\(name.braces()) \(Self.number(values.sum))\n"
            return
        }
        var count = 0
        for (place, bucket) in values.buckets.enumerated() {
            count += bucket
            let bound = place < Self.bounds.count ? Self.number(Self.bounds[place]) : "+Inf"
            text += "\(name.metric)_bucket\(name.braces(and: "le=\"\(bound)\"")) \(count)\n"
        }
        text += "\(name.metric)_sum\(name.braces()) \(values.sum)\n"
        text += "\(name.metric)_count\(name.braces()) \(count)\n"
    }

    /// Formats a number without a trailing `.0`: `12` and not `12.0`.
    private static func number(_ value: Double) -> String {
        Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    }
}
#endif
