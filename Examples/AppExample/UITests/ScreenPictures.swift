import Foundation
import XCTest

/// Opens every screen of the app, and takes pictures from its top to its end. The text size is that of the simulator.
final class ScreenPictures: XCTestCase {
    /// What draws a form.
    private enum Kit: String { case swiftUI, uiKit }

    @MainActor func testTheListOfForms() {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.navigationBars.firstMatch.waitForExistence(timeout: 60))
        takePicture("forms")
    }

    @MainActor func testTheLoanInSwiftUI() { walk(through: "loan", .swiftUI) }
    @MainActor func testTheLoanInUIKit() { walk(through: "loan", .uiKit) }
    @MainActor func testTheEventInSwiftUI() { refuse(walk(through: "event", .swiftUI), .swiftUI) }
    @MainActor func testTheEventInUIKit() { refuse(walk(through: "event", .uiKit), .uiKit) }
    @MainActor func testTheVisaInSwiftUI() { walk(through: "visa", .swiftUI) }
    @MainActor func testTheVisaInUIKit() { walk(through: "visa", .uiKit) }

    /// Opens a form, and scrolls from its top to its end.
    @MainActor @discardableResult private func walk(through form: String, _ kit: Kit) -> XCUIApplication {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.navigationBars.firstMatch.waitForExistence(timeout: 60))
        let link = app.descendants(matching: .any)["\(form) \(kit.rawValue)"].firstMatch
        for _ in 1...8 where !link.exists || !link.isHittable { app.swipeUp() }
        XCTAssertTrue(link.exists, "The list does not show the form.")
        link.tap()
        let back = app.navigationBars.buttons.firstMatch
        XCTAssertTrue(back.waitForExistence(timeout: 60), "The form did not open.")
        XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 60), "The form has no rows.")
        // At the end another swipe changes nothing.
        var last = Data()
        for number in 1...12 {
            let picture = takePicture("\(form) \(kit.rawValue) \(number)", unless: last)
            if picture == last { break }
            last = picture
            app.swipeUp()
        }
        return app
    }

    /// Submits the event without answers, which is refused, and takes a picture of the errors.
    @MainActor private func refuse(_ app: XCUIApplication, _ kit: Kit) {
        let submit = app.buttons["Register"].firstMatch
        XCTAssertTrue(submit.exists, "There is no button that submits.")
        submit.tap()
        XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 60))
        takePicture("event \(kit.rawValue) refused")
    }

    /// Keeps a picture of the screen, unless it is the same as another.
    @MainActor @discardableResult private func takePicture(_ name: String, unless other: Data = Data()) -> Data {
        let screenshot = XCUIScreen.main.screenshot()
        let picture = screenshot.pngRepresentation
        if picture == other { return picture }
        let attachment = XCTAttachment(screenshot: screenshot)
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
        return picture
    }
}
