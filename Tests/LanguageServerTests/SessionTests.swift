import LanguageServer
import TestEvidence
import Testing

/// A workspace of one package: `/app` is read as `/mirror/app`, and in each text `@objc ` is left out and a line follows the last one.
private final class Workspace: EditorWorkspace {
    var disk: [String: String] = ["/app/a.swift": "@objc func a() {}\n", "/app/b.swift": "@objc func b() { a() }\n"]
    var told: [String] = []
    /// What follows the last line of every text.
    var tail = "// made\n"
    var warnings: [EditorNote] = []
    var readings = 0

    func open(folders: [String]) -> [String] { folders.map { "/mirror" + $0 } }
    func place(of path: String) -> String? { disk[path] == nil ? nil : "/mirror" + path }
    func original(of place: String) -> String? { place.hasPrefix("/mirror/") ? String(place.dropFirst(7)) : nil }
    func withOriginals(_ words: String) -> String { words.split(separator: "/mirror").joined() }

    func adapt(_ path: String, _ text: [UInt8]) -> AdaptedText {
        let words = String(decoding: text, as: UTF8.self)
        return adapted(
            words.split(separator: "@objc ", omittingEmptySubsequences: false).joined(separator: "‹@objc |›") + "§" + tail)
    }
    func textOnDisk(_ path: String) -> AdaptedText? { disk[path].map { adapt(path, Array($0.utf8)) } }
    func notes(_ path: String) -> [EditorNote] { warnings }
    func written(_ paths: [String]) -> [ServerFile] {
        told += paths
        return paths.filter(new.contains).map {
            disk[$0] = ""
            return ServerFile("/mirror" + $0, isNew: true)
        }
    }
    /// Files that nobody has looked at yet.
    var new: Set<String> = []
    func closed(_ path: String) { told.append("closed " + path) }
    func formatted(_ path: String, _ text: [UInt8], _ indentation: EditorIndentation) -> [UInt8]? {
        Array(String(decoding: text, as: UTF8.self).split(separator: "  ").joined(separator: " ").utf8)
    }
}

@Suite("Editors / Sessions", .ours)
struct SessionTests {
    private let workspace = Workspace()
    private let session: EditorSession

    init() { session = EditorSession(workspace) }

    private func json(_ text: String) -> JSON { (try? JSON(parsing: Array(text.utf8))) ?? .string("no JSON: " + text) }

    /// What comes out, a line for each message.
    private func editor(_ text: String) -> [String] { session.fromEditor(json(text)).map(words) }
    private func server(_ text: String) -> [String] { session.fromServer(json(text)).map(words) }
    private func words(_ output: EditorSession.Output) -> String {
        switch output {
        case .server(let message): "server " + message.text
        case .editor(let message): "editor " + message.text
        case .words(let text): "words " + text
        }
    }

    private func open(_ path: String, _ text: String) -> [String] {
        editor(
            JSON.object([
                "method": .string("textDocument/didOpen"),
                "params": .object([
                    "textDocument": .object([
                        "uri": .string("file://" + path), "languageId": .string("swift"), "version": JSON(1),
                        "text": .string(text),
                    ])
                ]),
            ]).text)
    }

    @Test func `the server is given its own folder and its own text`() {
        #expect(
            editor(
                #"{"id":1,"method":"initialize","params":{"rootUri":"file:///app","workspaceFolders":[{"uri":"file:///app","name":"x"}]}}"#
            )
                == [
                    #"server {"id":1,"method":"initialize","params":{"rootUri":"file:///mirror/app","workspaceFolders":[{"uri":"file:///mirror/app","name":"x"}]}}"#
                ])
        #expect(server(#"{"id":1,"result":{"capabilities":{}}}"#) == [#"editor {"id":1,"result":{"capabilities":{}}}"#])
        #expect(
            open("/app/a.swift", "@objc func a() {}\n") == [
                #"server {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///mirror/app/a.swift","languageId":"swift","version":1,"text":"func a() {}\n// made\n"}}}"#
            ])
    }

    @Test func `a key in the editor is one small change for the server, at its own place`() {
        _ = open("/app/a.swift", "@objc func a() {}\n")
        #expect(
            editor(
                #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///app/a.swift","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":16},"end":{"line":0,"character":16}},"text":"x"}]}}"#
            ) == [
                #"server {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///mirror/app/a.swift","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":10},"end":{"line":0,"character":10}},"text":"x"}]}}"#
            ])
    }

    @Test func `questions and answers are about the right places, also of files that are not open`() {
        _ = open("/app/b.swift", "@objc func b() { a() }\n")
        #expect(
            editor(
                #"{"id":7,"method":"textDocument/definition","params":{"textDocument":{"uri":"file:///app/b.swift"},"position":{"line":0,"character":17}}}"#
            )
                == [
                    #"server {"id":7,"method":"textDocument/definition","params":{"textDocument":{"uri":"file:///mirror/app/b.swift"},"position":{"line":0,"character":11}}}"#
                ])
        #expect(
            server(
                #"{"id":7,"result":[{"uri":"file:///mirror/app/a.swift","range":{"start":{"line":0,"character":5},"end":{"line":0,"character":6}}},{"uri":"file:///mirror/app/a.swift","range":{"start":{"line":1,"character":3},"end":{"line":1,"character":7}}}]}"#
            ) == [
                #"editor {"id":7,"result":[{"uri":"file:///app/a.swift","range":{"start":{"line":0,"character":11},"end":{"line":0,"character":12}}}]}"#
            ])
    }

    @Test func `the editor hears the address that it has used`() {
        workspace.disk["/app/a b.swift"] = ""
        _ = editor(
            #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///app/a%20b%2Eswift","languageId":"swift","version":1,"text":""}}}"#
        )
        #expect(
            server(
                #"{"method":"textDocument/publishDiagnostics","params":{"uri":"file:///mirror/app/a%20b.swift","diagnostics":[]}}"#
            )
                == [
                    #"editor {"method":"textDocument/publishDiagnostics","params":{"uri":"file:///app/a%20b%2Eswift","diagnostics":[]}}"#
                ])
    }

    @Test func `diagnostics come with what the adapter has to say`() {
        workspace.warnings = [EditorNote(TextPosition(0, 2), "can't work", isError: true)]
        _ = open("/app/a.swift", "@objc func a() {}\n")
        _ = editor(#"{"id":"d","method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///app/a.swift"}}}"#)
        #expect(
            server(
                #"{"id":"d","result":{"kind":"full","items":[{"range":{"start":{"line":0,"character":5},"end":{"line":0,"character":6}},"severity":1,"message":"m"}]}}"#
            ) == [
                #"editor {"id":"d","result":{"kind":"full","items":[{"range":{"start":{"line":0,"character":11},"end":{"line":0,"character":12}},"severity":1,"message":"m"},{"range":{"start":{"line":0,"character":2},"end":{"line":0,"character":2}},"severity":1,"source":"Allium","message":"can't work"}]}}"#
            ])
    }

    @Test func `edits come back as edits of the user's text, and those that would hurt it don't`() {
        _ = open("/app/a.swift", "@objc func a() {}\n")
        _ = editor(
            #"{"id":1,"method":"textDocument/rename","params":{"textDocument":{"uri":"file:///app/a.swift"},"position":{"line":0,"character":11},"newName":"n"}}"#
        )
        #expect(
            server(
                #"{"id":1,"result":{"changes":{"file:///mirror/app/a.swift":[{"range":{"start":{"line":0,"character":5},"end":{"line":0,"character":6}},"newText":"n"},{"range":{"start":{"line":1,"character":3},"end":{"line":1,"character":4}},"newText":"n"}]}}}"#
            ) == [
                #"editor {"id":1,"result":{"changes":{"file:///app/a.swift":[{"range":{"start":{"line":0,"character":11},"end":{"line":0,"character":12}},"newText":"n"}]}}}"#
            ])
        workspace.disk["/app/c.swift"] = "let x = 1; @objc func c() {}\n"
        _ = open("/app/c.swift", "let x = 1; @objc func c() {}\n")
        _ = editor(
            #"{"id":2,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///app/c.swift"},"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":3}}}}"#
        )
        let whole =
            #"{"title":"whole","edit":{"changes":{"file:///mirror/app/c.swift":[{"range":{"start":{"line":0,"character":4},"end":{"line":0,"character":17}},"newText":"y"}]}}}"#
        #expect(
            server(#"{"id":2,"result":["# + whole + #",{"title":"none"}]}"#) == [
                #"editor {"id":2,"result":[{"title":"none"}]}"#
            ])
    }

    @Test func `tokens and folds are numbers, and these are mapped, too`() {
        _ = open("/app/a.swift", "@objc func a() {}\n")
        _ = editor(
            #"{"id":1,"method":"textDocument/semanticTokens/full","params":{"textDocument":{"uri":"file:///app/a.swift"}}}"#)
        #expect(
            server(#"{"id":1,"result":{"data":[0,0,4,1,0,0,5,1,2,0,1,0,7,3,0]}}"#) == [
                #"editor {"id":1,"result":{"data":[0,6,4,1,0,0,5,1,2,0]}}"#
            ])
        _ = editor(#"{"id":2,"method":"textDocument/foldingRange","params":{"textDocument":{"uri":"file:///app/a.swift"}}}"#)
        #expect(
            server(
                #"{"id":2,"result":[{"startLine":0,"startCharacter":10,"endLine":0,"endCharacter":11},{"startLine":1,"endLine":2}]}"#
            ) == [
                #"editor {"id":2,"result":[{"startLine":0,"startCharacter":16,"endLine":0,"endCharacter":17}]}"#
            ])
    }

    @Test func `the form is that of the user's text`() {
        _ = open("/app/a.swift", "@objc  func a() {}\n")
        #expect(
            editor(
                #"{"id":3,"method":"textDocument/formatting","params":{"textDocument":{"uri":"file:///app/a.swift"},"options":{"tabSize":2,"insertSpaces":true}}}"#
            )
                == [
                    #"editor {"jsonrpc":"2.0","id":3,"result":[{"range":{"start":{"line":0,"character":6},"end":{"line":0,"character":7}},"newText":""}]}"#
                ])
    }

    @Test func `what another file changes reaches the server before the next question`() {
        _ = open("/app/a.swift", "@objc func a() {}\n")
        _ = open("/app/b.swift", "func b() {}\n")
        workspace.tail = "// other\n"
        workspace.readings += 1
        let outputs = editor(
            #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///app/a.swift"},"position":{"line":0,"character":12}}}"#
        )
        #expect(outputs.count == 2 && outputs[0].contains("didChange") && outputs[0].contains("other"))
        #expect(outputs[1].contains(#""character":6"#))
    }

    @Test func `a file that is new is new for the server`() {
        workspace.new = ["/app/c.swift"]
        let outputs = open("/app/c.swift", "let c = 1\n")
        #expect(
            outputs.first
                == #"server {"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///mirror/app/c.swift","type":1}]}}"#
        )
        #expect(outputs.count == 2 && outputs[1].contains("didOpen"))
    }

    @Test func `a key that says nothing to other files leaves them alone`() {
        _ = open("/app/a.swift", "@objc func a() {}\n")
        _ = open("/app/b.swift", "func b() {}\n")
        let question =
            #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///app/a.swift"},"position":{"line":0,"character":12}}}"#
        _ = editor(question)
        workspace.tail = "// other\n"
        let change = editor(
            #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///app/b.swift","version":2},"contentChanges":[{"text":"func b() { }\n"}]}}"#
        )
        #expect(change.count == 1 && change[0].contains("didChange"))
        let outputs = editor(question)
        #expect(outputs.count == 1 && outputs[0].contains("hover"))
        workspace.readings += 1
        #expect(editor(question).count == 2)
    }

    @Test func `unknown methods, answers and errors pass`() {
        #expect(
            editor(#"{"id":1,"method":"x/y","params":{"a":[1,{"b":"c"}]}}"#) == [
                #"server {"id":1,"method":"x/y","params":{"a":[1,{"b":"c"}]}}"#
            ])
        #expect(
            server(#"{"id":1,"error":{"code":-32601,"message":"no"}}"#) == [
                #"editor {"id":1,"error":{"code":-32601,"message":"no"}}"#
            ])
        #expect(
            server(#"{"id":"sk-0","method":"window/workDoneProgress/create","params":{"token":"t"}}"#) == [
                #"editor {"id":"sk-0","method":"window/workDoneProgress/create","params":{"token":"t"}}"#
            ])
        #expect(editor(#"{"id":"sk-0","result":null}"#) == [#"server {"id":"sk-0","result":null}"#])
        #expect(
            editor(#"{"method":"$/cancelRequest","params":{"id":4}}"#) == [
                #"server {"method":"$/cancelRequest","params":{"id":4}}"#
            ])
    }

    @Test func `a file outside of the project is read as it is, and that is said once`() {
        let message =
            #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///else/x.swift","languageId":"swift","version":1,"text":"@objc let x = 1"}}}"#
        #expect(
            editor(message) == [
                "words /else/x.swift belongs to no project that is open here; SourceKit-LSP reads it as it is",
                "server " + message,
            ])
        #expect(editor(message) == ["server " + message])
    }

    @Test func `a server that takes another's place hears all that it must know`() {
        _ = editor(#"{"id":1,"method":"initialize","params":{"rootUri":"file:///app"}}"#)
        _ = server(#"{"id":1,"result":{}}"#)
        _ = editor(#"{"method":"initialized","params":{}}"#)
        _ = open("/app/a.swift", "@objc func a() {}\n")
        _ = editor(
            #"{"id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///app/a.swift"},"position":{"line":0,"character":12}}}"#
        )
        let outputs = session.restart().map(words)
        #expect(outputs.count == 4)
        #expect(outputs[0].hasPrefix(#"editor {"jsonrpc":"2.0","id":2,"error""#))
        #expect(outputs[1].contains("initialize") && outputs[1].contains("/mirror/app"))
        #expect(outputs[2].contains("initialized") && outputs[3].contains("func a() {}"))
        #expect(server(#"{"id":"allium-again","result":{}}"#) == [])
    }

    @Test func `saving and closing are told to the workspace`() {
        _ = open("/app/a.swift", "@objc func a() {}\n")
        #expect(
            editor(
                #"{"method":"textDocument/didSave","params":{"textDocument":{"uri":"file:///app/a.swift"},"text":"@objc func a() {}\n"}}"#
            ) == [
                #"server {"method":"textDocument/didSave","params":{"textDocument":{"uri":"file:///mirror/app/a.swift"}}}"#
            ])
        _ = editor(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///app/a.swift"}}}"#)
        #expect(workspace.told == ["/app/a.swift", "closed /app/a.swift", "/app/a.swift"])
    }
}
