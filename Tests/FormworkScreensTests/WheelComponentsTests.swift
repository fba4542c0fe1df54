import FormworkCore
import FormworkScreens
import Testing

struct WheelComponentsTests {
    @Test func aLengthOfTimeIsHoursAndMinutes() throws {
        let wheels = try #require(WheelComponents.duration(of: Field(id: "a", type: .countDown)))
        #expect(
            wheels.wheels.map(\.count) == [24, 60] && wheels.wheels[0][1] == "1 h" && wheels.wheels[1][5] == "5 min")
        #expect(wheels.places(of: 95) == [1, 35] && wheels.places(of: .blank) == [0, 0])
        #expect(wheels.value(turning: 0, to: 2, from: 95) == 155)
        #expect(wheels.value(turning: 1, to: 10, from: .blank) == 10)
    }

    @Test func theWheelsKeepToTheLimitsAndStepsOfTheField() throws {
        var field = Field(id: "a", type: .countDown)
        field.step = 15
        field.validations.minValue = 30
        field.validations.maxValue = 150
        let wheels = try #require(WheelComponents.duration(of: field))
        #expect(wheels.wheels.map(\.count) == [3, 4])
        #expect(wheels.value(turning: 1, to: 1, from: .blank) == 30)
        #expect(wheels.value(turning: 0, to: 2, from: 45) == 150)
    }

    @Test func placesThatNoWheelHasAreNoAnswer() throws {
        let wheels = try #require(WheelComponents.duration(of: Field(id: "a", type: .countDown)))
        #expect(wheels.value(turning: 2, to: 0, from: .blank) == nil)
        #expect(
            wheels.value(turning: 0, to: 24, from: .blank) == nil && wheels.value(turning: 1, to: -1, from: 1) == nil)
        #expect(
            wheels.places(of: 99_999) == [0, 0] && wheels.places(of: "a") == [0, 0] && wheels.places(of: -5) == [0, 0])
        #expect(WheelComponents([["a"], []], read: { _ in nil }, write: { _ in .blank }) == nil)
        #expect(WheelComponents([], read: { _ in nil }, write: { _ in .blank }) == nil)
    }
}
