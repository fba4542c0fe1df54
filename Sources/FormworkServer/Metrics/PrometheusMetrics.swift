#if Server
public import CoreMetrics
import Synchronization

/// Collects what is measured, and writes it in the text format that Prometheus reads.
///
/// A label of swift-metrics is the name of a metric here, and its dimensions are the labels. Times are histograms in seconds;
/// their names should end with `_seconds`, and those of counters with `_total`.
///
/// The format: https://prometheus.io/docs/instrumenting/exposition_formats/
public final class PrometheusMetrics: MetricsFactory {
    private let series = Mutex<[SeriesName: PrometheusSeries]>([:])

    /// Makes a collection without any metric.
    public init() {}

    /// All metrics, sorted by name.
    public func text() -> String {
        let all = series.withLock { $0 }.sorted { $0.key < $1.key }
        var text = ""
        var metric = ""
        for (name, series) in all {
            if name.metric != metric {
                metric = name.metric
                text += "# TYPE \(metric) \(series.kind.rawValue)\n"
            }
            series.write(as: name, to: &text)
        }
        return text
    }

    /// The series with a name and labels, which is made if it is not there.
    private func series(_ label: String, _ dimensions: [(String, String)], _ kind: PrometheusSeries.Kind)
        -> PrometheusSeries
    {
        let name = SeriesName(label, dimensions)
        return series.withLock { series in
            if let known = series[name], known.kind == kind { return known }
            let new = PrometheusSeries(kind)
            series[name] = new
            return new
        }
    }

    /// Makes a counter, or finds the one with this name and these labels.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, .counter)
    }

    /// Makes a gauge, or finds it.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, .gauge)
    }

    /// Makes a recorder, or finds it.
    ///
    /// - Parameter aggregate: Whether values are counted in a histogram. Otherwise only the last one is known.
    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        series(label, dimensions, aggregate ? .histogram : .gauge)
    }

    /// Makes a histogram of times, or finds it.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, .histogram)
    }

    /// Does nothing: what was counted stays known. Prometheus would take a series that begins anew for a restarted server.
    public func destroyCounter(_ handler: any CounterHandler) {}

    /// Does nothing, as for counters.
    public func destroyMeter(_ handler: any MeterHandler) {}

    /// Does nothing, as for counters.
    public func destroyRecorder(_ handler: any RecorderHandler) {}

    /// Does nothing, as for counters.
    public func destroyTimer(_ handler: any TimerHandler) {}
}

/// The name of a series: that of its metric, and its labels.
struct SeriesName: Hashable, Comparable {  // Text: the program's own names.
    let metric: String
    /// The labels as they are written: `form="loan",outcome="stored"`.
    let labels: String

    init(_ label: String, _ dimensions: [(String, String)]) {
        metric = Self.name(label)
        labels =
            dimensions.sorted { $0.0 < $1.0 }
            .map { Self.name($0.0) + "=\"" + Self.quoted($0.1) + "\"" }.joined(separator: ",")
    }

    static func < (left: SeriesName, right: SeriesName) -> Bool {
        (left.metric, left.labels) < (right.metric, right.labels)
    }

    /// The labels in braces, with another one at the end; nothing if there are none.
    func braces(and last: String = "") -> String {
        let all = [labels, last].filter { !$0.isEmpty }.joined(separator: ",")
        return all.isEmpty ? "" : "{\(all)}"
    }

    /// A name as Prometheus takes it: letters, digits and underscores.
    private static func name(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private static func quoted(_ text: String) -> String {
        var quoted = ""
        for character in text {
            switch character {
            case "\\": quoted += "\\\\"
            case "\"": quoted += "\\\""
            case "\n": quoted += "\\n"
            default: quoted.append(character)
            }
        }
        return quoted
    }
}
#endif
