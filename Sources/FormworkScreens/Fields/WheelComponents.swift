/// Wheels beside each other that make one answer together, such as hours and minutes.
public struct WheelComponents: Sendable {
    /// A place on each wheel, the first wheel first.
    public typealias Places = [Int]

    /// The entries of each wheel, from the top. No wheel is empty.
    public let wheels: [[String]]
    private let read: @Sendable (FormValue) -> Places?
    private let write: @Sendable (Places) -> FormValue

    /// Describes wheels; `nil` if there are no wheels, or one is empty.
    ///
    /// - Parameters:
    ///   - wheels: The entries of each wheel, from the top.
    ///   - read: Returns the places of the wheels for an answer; `nil` for an answer that the wheels do not have.
    ///   - write: The answer for the places of the wheels.
    public init?(
        _ wheels: [[String]], read: @escaping @Sendable (FormValue) -> Places?,
        write: @escaping @Sendable (Places) -> FormValue
    ) {
        guard !wheels.isEmpty, wheels.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.wheels = wheels
        self.read = read
        self.write = write
    }

    /// The positions of the wheels for an answer; the first entries if they cannot show it.
    public func places(of value: FormValue) -> Places {
        guard let places = read(value), isInside(places) else { return wheels.map { _ in 0 } }
        return places
    }

    /// The answer once one wheel was turned; `nil` for a place that no wheel has.
    ///
    /// - Parameters:
    ///   - wheel: The wheel, from 0.
    ///   - place: The place of the wheel now.
    ///   - value: The answer before.
    public func value(turning wheel: Int, to place: Int, from value: FormValue) -> FormValue? {
        var places = places(of: value)
        guard places.indices.contains(wheel) else { return nil }
        places[wheel] = place
        return isInside(places) ? write(places) : nil
    }

    private func isInside(_ places: Places) -> Bool {
        places.count == wheels.count && zip(places, wheels).allSatisfy { $1.indices.contains($0) }
    }
}

extension WheelComponents {
    /// Hours and minutes for a field that asks for a length of time in minutes. The wheels go as far as the field does, else up to
    /// a day, and stop at its steps.
    ///
    /// - Parameters:
    ///   - field: The field, such as one of the type `count_down`.
    ///   - hours: The unit that stands after hours.
    ///   - minutes: The unit that stands after minutes.
    public static func duration(of field: Field, hours: String = "h", minutes: String = "min") -> WheelComponents? {
        let scale = NumberScale(field)
        let longest = min(max(scale.maximum?.intValue ?? 1_439, 0), 5_999)
        let shortest = min(max(scale.minimum?.intValue ?? 0, 0), longest)
        let step = scale.step.intValue.flatMap { $0 > 0 && 60 % $0 == 0 ? $0 : nil } ?? 1
        let hourPlaces = (0...longest / 60).map { "\($0) \(hours)" }
        let minutePlaces = stride(from: 0, to: 60, by: step).map { "\($0) \(minutes)" }
        return WheelComponents([hourPlaces, minutePlaces]) { value in
            guard case .number(let number) = value, let length = number.intValue, length >= 0 else { return nil }
            return [length / 60, length % 60 / step]
        } write: { places in
            .number(DecimalNumber(min(max(places[0] * 60 + places[1] * step, shortest), longest)))
        }
    }
}

extension Field {
    /// The wheels that make the answer together: those that the app wants, else the lists that the form says, else hours and
    /// minutes for a length of time with the style `inline`.
    ///
    /// - Parameter wanted: The wheels that the app wants for a field.
    public func wheels(_ wanted: ((Field) -> WheelComponents?)?) -> WheelComponents? {
        guard type.takesInput else { return nil }
        if let own = wanted?(self) ?? .lists(of: self) { return own }
        return type == .countDown && style == .inline ? .duration(of: self) : nil
    }
}
