import Foundation
import Testing

@testable import FormworkScreens

/// Signatures, as they are drawn and kept.
struct SignatureDrawingTests {
    @Test func strokesAreTakenBackAndFollowTheWidthOfThePaper() {
        var drawing = SignatureDrawing()
        drawing.draw(to: CGPoint(x: 1, y: 1), width: 100)
        drawing.begin(at: CGPoint(x: 1, y: 1), width: 0)
        #expect(drawing.isEmpty)
        drawing.begin(at: CGPoint(x: 10, y: 20), width: 100)
        drawing.draw(to: CGPoint(x: 50, y: 20), width: 100)
        drawing.begin(at: CGPoint(x: 30, y: 5), width: 100)
        #expect(drawing.strokes(width: 200)[0] == [CGPoint(x: 20, y: 40), CGPoint(x: 100, y: 40)])
        drawing.undo()
        #expect(drawing.strokes.count == 1)
        drawing.clear()
        drawing.undo()
        #expect(drawing.isEmpty)
    }

    @Test func thePictureIsThePngThatOthersWrite() {
        var picture = InkPicture(width: 5, height: 2)
        picture.draw(from: CGPoint(x: -9, y: 1.5), to: CGPoint(x: 9, y: 1.5), thickness: 0.6)
        #expect(picture.ink == [0, 0, 0, 0, 0, 2, 2, 2, 2, 2])
        picture.draw(from: CGPoint(x: -9, y: 1.5), to: CGPoint(x: 9, y: 1.5), thickness: 1)
        #expect(picture.ink == [0, 0, 0, 0, 0, 3, 3, 3, 3, 3])
        #expect(
            picture.png.base64EncodedString()
                == "iVBORw0KGgoAAAANSUhEUgAAAAUAAAACAgAAAAD/sVEgAAAAEUlEQVR4AQEGAPn/AP/AAAAACAEBwKq+44sAAAAASUVORK5CYII="
        )
    }

    @Test func whatIsDrawnBesideThePaperIsLeftOut() {
        var picture = InkPicture(width: 4, height: 4)
        picture.draw(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 1e300, y: -1e300), thickness: 2)
        for far in [CGFloat.nan, .infinity, -.infinity] {
            picture.draw(from: CGPoint(x: 1, y: far), to: CGPoint(x: 1, y: 1), thickness: 2)
        }
        picture.draw(from: CGPoint(x: -50, y: -50), to: CGPoint(x: -50, y: -50), thickness: 2)
        #expect(picture.ink.count == 16)
        picture.draw(from: CGPoint(x: 2, y: 2), to: CGPoint(x: 2, y: 2), thickness: 2)
        #expect(picture.ink[5] == 2 && picture.ink[0] == 0)
    }

    @Test func aLargePictureHasSeveralBlocks() {
        var drawing = SignatureDrawing()
        drawing.begin(at: CGPoint(x: 10, y: 10), width: 300)
        drawing.draw(to: CGPoint(x: 250, y: 90), width: 300)
        let picture = drawing.picture()
        // 300 lines of 225 bytes and a filter, two blocks of them, the parts of the file and their sums.
        #expect(picture.count == 8 + 25 + 12 + 2 + 300 * 226 + 2 * 5 + 4 + 12)
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
}
