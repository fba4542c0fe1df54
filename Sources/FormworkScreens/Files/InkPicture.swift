import Foundation

/// Black lines on white, in four shades.
struct InkPicture {
    let width: Int
    let height: Int
    /// How much ink is at each point, from 0 to 3, line by line.
    private(set) var ink: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        ink = [UInt8](repeating: 0, count: width * height)
    }

    /// Draws a line with round ends. What is outside of the picture is left out, and so is a line to nowhere.
    mutating func draw(from start: CGPoint, to end: CGPoint, thickness: Double) {
        guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 1_000_000 }) else { return }
        let reach = thickness / 2 + 1
        let columns = Self.places(min(start.x, end.x) - reach, max(start.x, end.x) + reach, width)
        let rows = Self.places(min(start.y, end.y) - reach, max(start.y, end.y) + reach, height)
        for row in rows {
            for column in columns {
                let middle = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
                let covered = thickness / 2 + 0.5 - Self.distance(of: middle, from: start, to: end)
                let shade = UInt8(min(max(covered, 0), 1) * 3 + 0.5)
                if shade > ink[row * width + column] { ink[row * width + column] = shade }
            }
        }
    }

    /// The whole places between two numbers, of as many as there are.
    private static func places(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
        guard low < Double(count), high >= 0 else { return 0..<0 }
        return Int(max(low, 0))..<Int(min(high, Double(count - 1))) + 1
    }

    private static func distance(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = x * x + y * y
        let along = length == 0 ? 0 : ((point.x - start.x) * x + (point.y - start.y) * y) / length
        let share = min(max(along, 0), 1)
        let (left, up) = (point.x - start.x - share * x, point.y - start.y - share * y)
        return (left * left + up * up).squareRoot()
    }
}

// MARK: As a file

extension InkPicture {
    /// The picture in PNG, with two bits for a point and without compression.
    var png: Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var head = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
        head += [2, 0, 0, 0, 0]
        file += Self.chunk("IHDR", head)
        file += Self.chunk("IDAT", Self.stored(lines))
        file += Self.chunk("IEND", [])
        return file
    }

    /// The points line by line; each line begins with the number of its filter: 0, no filter.
    private var lines: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((width / 4 + 2) * height)
        for row in 0..<height {
            bytes.append(0)
            for start in stride(from: 0, to: width, by: 4) {
                var byte: UInt8 = 0
                for place in start..<start + 4 {
                    // Three is white.
                    byte = byte << 2 | (place < width ? 3 - ink[row * width + place] : 0)
                }
                bytes.append(byte)
            }
        }
        return bytes
    }

    /// A part of the file: its length, its name, its bytes and their sum.
    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(Checksum32.of(named))
    }

    /// Bytes as zlib keeps them without compression.
    private static func stored(_ content: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        let most = 65_535
        for start in stride(from: 0, to: content.count, by: most) {
            let block = content[start..<min(start + most, content.count)]
            let length = UInt16(block.count)
            result.append(block.endIndex == content.count ? 1 : 0)
            for number in [length, ~length] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            result += block
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in content {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return result + bytes(high << 16 | low)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    }
}
