import Formwork
import FormworkScreens
import Testing

/// The wheels of choices that are made in several lists.
struct ComponentWheelTests {
    private let time = Field.select(
        "start",
        components: [
            ChoiceComponent("hour", options: [.init("8"), .init("9")]),
            ChoiceComponent("minute", options: [.init("00"), .init("30", "half")]),
        ], format: "{hour}:{minute}")

    @Test func everyListIsAWheel() throws {
        let wheels = try #require(WheelComponents.lists(of: time))
        #expect(wheels.wheels == [["8", "9"], ["00", "half"]])
        #expect(wheels.places(of: "9:30") == [1, 1])
        #expect(wheels.value(turning: 1, to: 0, from: "9:30") == "9:00")
        #expect(wheels.value(turning: 1, to: 1, from: .blank) == "8:30")
        #expect(wheels.value(turning: 1, to: 2, from: "9:30") == nil)
    }

    @Test func theAppComesFirst() throws {
        let own = WheelComponents([["a"]]) { _ in
            [0]
        } write: { _ in
            "a"
        }
        #expect(time.wheels { _ in own }?.wheels == [["a"]])
        #expect(time.wheels { _ in nil }?.wheels.count == 2)
        #expect(Field.text("a").wheels(nil) == nil)
    }

    @Test func listsThatDependOnEachOtherAreNoWheels() {
        let car = Field.select(
            "car",
            components: [
                ChoiceComponent("make", options: [.init("f"), .init("v")]),
                ChoiceComponent("model", options: [.init("p", of: ["f"]), .init("x", of: ["v"])]),
            ])
        #expect(car.options.count == 2)
        #expect(WheelComponents.lists(of: car) == nil)
    }
}
