import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Projects / Commands of a build", .ours)
struct BuildPlanTests {
    private let text = """
        client:
          name: basic
        targets:
          "main": ["<App.exe>"]
        nodes:
          "/p/Sources/App/":
            is-directory-structure: true
        commands:
          "/b/Kit.build/sources":
            tool: write-auxiliary-file
            inputs: ["<sources-file-list>","/p/Kit/A.swift"]
            outputs: ["/b/Kit.build/sources"]
            description: "Write auxiliary file: a"

          "<App.exe>":
            tool: phony
            inputs: ["/b/App"]
            outputs: ["<App.exe>"]

          "C.App.exe":
            tool: shell
            inputs: ["/b/App.build/M \\"1\\".swift.o","/b/Kit.build/A.swift.o"]
            outputs: ["/b/App"]
            description: "Linking"
            args: ["/bin/swiftc","-emit-executable","-o","/b/App"]

          "C.App.module":
            tool: shell
            inputs: ["/p/App/M \\"1\\".swift","/b/Kit.swiftmodule"]
            outputs: ["/b/App.build/M \\"1\\".swift.o","/b/App.swiftmodule"]
            args: ["/bin/swiftc","-c"]
            always-out-of-date: "true"

          "C.Kit.module":
            tool: shell
            inputs: ["/p/Kit/A.swift","/b/Kit.build/sources"]
            outputs: ["/b/Kit.build/A.swift.o","/b/Kit.swiftmodule"]
            args: ["/bin/swiftc","-c"]

          "PackageStructure":
            tool: package-structure-tool
            inputs: ["/p/Package.swift"]
            outputs: ["<PackageStructure>"]

        """

    @Test func `a plan gives the commands of a program, each after what it needs`() throws {
        let plan = try #require(BuildPlan(text))
        #expect(plan.commands.count == 6)
        let names = plan.commands(for: "/b/App")?.map(\.name)
        #expect(names == ["/b/Kit.build/sources", "C.Kit.module", "C.App.module", "C.App.exe"])
        let compile = try #require(plan.commands(for: "/b/App.swiftmodule")?.last)
        #expect(compile.inputs.first == "/p/App/M \"1\".swift" && compile.arguments == ["/bin/swiftc", "-c"])
        #expect(compile.others == ["always-out-of-date"] && compile.tool == "shell")
        #expect(plan.commands(for: "/b/Other") == nil)
    }

    @Test func `commands that need one another are no plan`() throws {
        let plan = try #require(
            BuildPlan(text.replacingOccurrences(of: #"inputs: ["/p/Kit/A.swift","#, with: #"inputs: ["/b/App","#)))
        #expect(plan.commands(for: "/b/App") == nil)
    }

    @Test(arguments: [
        "", "commands:", "commands:\n  name", "commands:\n  \"a\":\n    tool", "commands:\n  \"a\":\n    inputs: [1]",
    ])
    func `anything else is none`(text: String) { #expect(BuildPlan(text) == nil) }

    @Test func `a plan that is cut off anywhere is none or a smaller one`() {
        for length in stride(from: 0, to: text.count, by: 3) {
            _ = BuildPlan(String(text.prefix(length)))?.commands(for: "/b/App")
        }
    }
}
