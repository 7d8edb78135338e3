import Foundation
import ListObjects
import UIKit

/// `ours_bench <workload> [n] [reps]`: the same command line and the same lines of output as the peers' programs.
@main @MainActor
struct OursBench {
    static func main() throws {
        let began = Measurement.wallMicroseconds
        let arguments = CommandLine.arguments
        let workload = arguments.count > 1 ? arguments[1] : "start"
        let second = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
        let third = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
        func size(_ standard: Int) -> Int { second > 0 ? second : standard }
        func repetitions(_ standard: Int) -> Int { third > 0 ? third : standard }
        let picture = arguments.last.flatMap { $0.hasSuffix(".png") ? $0 : nil }

        switch workload {
        case "start": try Workloads.start(picture: picture, since: began)
        case "memlabel": Workloads.memoryOfLabels(size(10_000))
        case "mempage": Workloads.memoryOfPages(size(1_000))
        case "viewmem": Workloads.memoryOfViews(size(100_000))
        case "million": Workloads.addAndRemove(size(1_000_000))
        case "measure": Workloads.measureText(size(200_000))
        case "redraw": try Workloads.redraw(frames: repetitions(200), picture: picture)
        case "busy": try Workloads.busy(frames: repetitions(50), picture: picture)
        case "damage": try Workloads.damage(frames: repetitions(200), picture: picture)
        case "relayout": Workloads.relayout(size(1_000), repetitions: repetitions(100), wraps: false)
        case "rewrap": Workloads.relayout(size(1_000), repetitions: repetitions(100), wraps: true)
        case "nav": Workloads.navigation(repetitions: second > 0 ? second : 1_000, reuses: false)
        case "reuse": Workloads.navigation(repetitions: second > 0 ? second : 1_000, reuses: true)
        case "navstack":
            // 1 or 2 as the third word: one of the two alone.
            for reuses in [false, true] where third == 0 || (third == 2) == reuses {
                ContainerWorkloads.navigation(repetitions: second > 0 ? second : 1_000, reuses: reuses)
            }
        case "pushframes": try ContainerWorkloads.pushFrames(repetitions: size(20), picture: picture)
        case "curlframes": try ContainerWorkloads.curlFrames(repetitions: size(4), picture: picture)
        case "scrollframes": try ContainerWorkloads.scrollFrames(repetitions: size(500), picture: picture)
        case "tapframes": ContainerWorkloads.tapFrames(repetitions: size(200))
        case "nest": Workloads.nest(depth: size(100), repetitions: repetitions(20))
        case "vctest": Workloads.controllerTest(size(10_000))
        case "presentcycles": Workloads.presentCycles(size(100_000))
        case "childcycles": Workloads.childCycles(size(100_000))
        case "nestchild": Workloads.nestedChild(depth: size(100), repetitions: repetitions(200))
        case "ui":
            for form in [InterfaceWorkloads.Form.plain, .compiled, .full] {
                try InterfaceWorkloads.load(size(1_000), repetitions: repetitions(20), form)
            }
        // One form alone, for profiles.
        case "uicompiled": try InterfaceWorkloads.load(size(1_000), repetitions: repetitions(20), .compiled)
        case "list": try ListWorkloads.scroll(size(10_000), frames: repetitions(200), .fixed, picture: picture)
        case let name where RowLayout.allCases.contains { "listsame" + $0.rawValue == name }:
            guard let layout = RowLayout(rawValue: String(name.dropFirst("listsame".count))) else { exit(2) }
            ListWorkloads.sameTexts(size(10_000), frames: repetitions(200), layout)
        case "listsame": ListWorkloads.sameTexts(size(10_000), frames: repetitions(200))
        case "listauto": try ListWorkloads.scroll(size(10_000), frames: repetitions(200), .automatic, picture: picture)
        case let name where RowLayout.allCases.contains { "list" + $0.rawValue == name }:
            let layout = RowLayout(rawValue: String(name.dropFirst(4)))!
            try ListWorkloads.scroll(size(10_000), frames: repetitions(200), layout, picture: picture)
        case "listdiff": ListWorkloads.difference(size(10_000), changes: 1_000, moves: 500, repetitions: repetitions(20))
        case "texttype": try TextWorkloads.type(lines: size(1_000), keys: repetitions(1_000), picture: picture)
        case "textline": TextWorkloads.line(megabytes: size(10), keys: repetitions(10))
        case "textopen": try TextWorkloads.open(megabytes: size(5), picture: picture)
        case "textfield": try TextWorkloads.field(repetitions: repetitions(100), picture: picture)
        case "listall": ListWorkloads.buildAll(size(10_000))
        case "listheights": ListWorkloads.askedHeights(size(1_000_000))
        case "listupdates": ListWorkloads.updates(size(100_000), changes: 1_000, repetitions: repetitions(20))
        case "stackchange": LayoutWorkloads.stackChange(size(100), repetitions: repetitions(200))
        case "ua", "ub": LayoutWorkloads.system(workload, size(1_000), repetitions: repetitions(9))
        case "selfsize": LayoutWorkloads.selfSizing(repetitions: repetitions(1_000))
        case "pins":
            for isLaidOut in [false, true] {
                LayoutWorkloads.pins(size(10_000), repetitions: repetitions(9), isLaidOut: isLaidOut)
            }
        case "cells":
            for way in LabelCell.Way.allCases { LayoutWorkloads.cells(size(100), repetitions: repetitions(30), way) }
        case "feed":
            for way in FeedCell.Way.allCases { LayoutWorkloads.feed(size(100), repetitions: repetitions(15), way) }
        case "feed_manual", "feed_auto", "feed_stack":
            guard let way = FeedCell.Way(rawValue: String(workload.dropFirst(5))) else { exit(2) }
            LayoutWorkloads.feed(size(100), repetitions: repetitions(15), way)
        case "cells_manual": LayoutWorkloads.cells(size(100), repetitions: repetitions(30), .manual)
        case "cells_auto": LayoutWorkloads.cells(size(100), repetitions: repetitions(30), .auto)
        case let name where SolverWorkload.knows(name):
            SolverWorkload.run(name, size(1_000), repetitions: repetitions(name.count == 1 ? 9 : 1_000))
        default: exit(2)
        }
    }
}
