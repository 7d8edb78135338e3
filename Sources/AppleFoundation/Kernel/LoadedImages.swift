import Foundation
import Synchronization

// The loader's questions: which files of code are in the process. The program is the first.

/// The beginning of a file of code in memory. What follows is of this system's kind.
public struct mach_header: Sendable {
    private var word: UInt32
    /// What files of this kind begin with.
    public var magic: UInt32 { word }
}

public func _dyld_image_count() -> UInt32 { UInt32(LoadedImages.count()) }

public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>! { LoadedImages.image(Int(index))?.name }

public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! { LoadedImages.image(Int(index))?.header }

/// How far the file lies from where it was linked to be: all of it, since files here are linked to be anywhere.
public func _dyld_get_image_vmaddr_slide(_ index: UInt32) -> Int {
    LoadedImages.image(Int(index)).map { Int(bitPattern: $0.header) } ?? 0
}

private enum LoadedImages {
    /// Names stay valid for as long as the process lives.
    struct Image: @unchecked Sendable {
        var name: UnsafePointer<CChar>
        var header: UnsafePointer<mach_header>
    }

    private static let images = Mutex<[Image]>([])

    /// Looks anew. Those that were known keep their numbers.
    static func count() -> Int {
        images.withLock { images in
            let known = Set(images.map { Int(bitPattern: $0.header) })
            for (path, address) in mapped where !known.contains(address) {
                guard let header = UnsafePointer<mach_header>(bitPattern: address), let name = strdup(path) else { continue }
                images.append(Image(name: UnsafePointer(name), header: header))
            }
            return images.count
        }
    }

    static func image(_ index: Int) -> Image? {
        if images.withLock({ $0.isEmpty }) { _ = count() }
        return images.withLock { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Files whose beginning is mapped and which hold code, the program first.
    private static var mapped: [(path: String, address: Int)] {
        // Files of the kernel say that they are empty.
        let text =
            FileHandle(forReadingAtPath: "/proc/self/maps").map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) }
            ?? ""
        var starts: [String: Int] = [:]
        var found: [(path: String, address: Int)] = []
        for line in text.split(separator: "\n") {
            // `7f00-7f10 r-xp 00001000 08:01 123   /usr/lib/libm.so.6`
            let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard words.count == 6 else { continue }
            let path = String(words[5].drop { $0 == " " })
            guard path.first == "/" else { continue }
            if Int(words[2], radix: 16) == 0, let address = words[0].split(separator: "-").first.flatMap({ Int($0, radix: 16) })
            {
                starts[path] = starts[path] ?? address
            }
            guard words[1].contains("x"), let start = starts[path], !found.contains(where: { $0.path == path }) else {
                continue
            }
            found.append((path, start))
        }
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return found.filter { $0.path == program } + found.filter { $0.path != program }
    }
}
