import Foundation
import HeadlessHost
import MapKit
import UIKit

/// `map_bench <workload> [n] [reps] [picture.png]`: maps, in a program of their own, so that those without maps carry none.
@main @MainActor
struct MapBench {
    static func main() throws {
        let began = Measurement.wallMicroseconds
        let arguments = CommandLine.arguments
        func number(_ place: Int, _ standard: Int) -> Int {
            arguments.count > place ? Int(arguments[place]) ?? standard : standard
        }
        let picture = arguments.last.flatMap { $0.hasSuffix(".png") ? $0 : nil }
        switch arguments.count > 1 ? arguments[1] : "mapstart" {
        case "mapstart": try MapWorkloads.start(hasMap: true, picture: picture, since: began)
        case "plainstart": try MapWorkloads.start(hasMap: false, picture: picture, since: began)
        case "mapframes": try MapWorkloads.frames(repetitions: number(2, 60), picture: picture)
        case "mappins": try MapWorkloads.clusters(number(2, 10_000), repetitions: number(3, 60), picture: picture)
        case "mapmem": MapWorkloads.memory()
        case "geocode": MapWorkloads.geocode(number(2, 1_000))
        default: exit(2)
        }
    }
}
