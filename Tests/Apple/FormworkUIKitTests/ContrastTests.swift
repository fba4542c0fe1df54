import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Colours of a form in dark mode: 4.5 to 1 against what the system puts behind them.
@MainActor struct ContrastTests {
    @Test func everyColourIsMadeReadable() {
        #expect(
            StyleColor(red: 255, green: 255, blue: 255).contrast(with: StyleColor(red: 0, green: 0, blue: 0)) > 20.9)
        #expect(
            abs(
                StyleColor(red: 119, green: 119, blue: 119).contrast(with: .init(red: 255, green: 255, blue: 255))
                    - 4.48) < 0.01)
        for red in stride(from: 0, through: 255, by: 15) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 0, through: 255, by: 15) {
                    let color = StyleColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    let readable = color.readable(on: .darkCard)
                    #expect(readable.contrast(with: .darkCard) >= 4.5)
                    if color.contrast(with: .darkCard) >= 4.5 { #expect(readable == color) }
                }
            }
        }
    }

    @Test func aTextOnTheSystemsGroundIsLighterInTheDark() {
        let color = StyleColor(red: 51, green: 51, blue: 51)
        #expect(UIColor.text(color, on: nil).recipe.contains(" or "))
        #expect(UIColor.text(color, on: StyleColor(red: 255, green: 255, blue: 255)).recipe == UIColor(color).recipe)
        let light = StyleColor(red: 240, green: 240, blue: 200)
        #expect(UIColor.text(light, on: nil).recipe == UIColor(light).recipe)
    }
}
