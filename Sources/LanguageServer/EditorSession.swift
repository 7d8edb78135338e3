/// What stands between an editor and SourceKit-LSP: both speak of their own texts and files, and hear of them alone. It knows no processes:
/// messages go in, and messages for either side come out.
package final class EditorSession {
    package enum Output: Equatable {
        case server(JSON)
        case editor(JSON)
        /// For people, on standard error.
        case words(String)
    }

    private struct Document {
        var address: String
        var language: JSON
        var version: JSON
        var text: AdaptedText
        var generation: Generation
    }

    /// What is written for a file may be another text when this is another one.
    private struct Generation: Equatable {
        /// Raised when files come, go or are saved.
        var files = 0
        var readings = 0
    }

    /// A question that the server has not answered yet.
    private struct Question {
        var id: JSON
        var method: String
        var path: String?
        /// As it was when the question was asked.
        var text: AdaptedText?
    }

    private let workspace: any EditorWorkspace
    /// By the user's path.
    private var documents: [String: Document] = [:]
    private var questions: [String: Question] = [:]
    private var files = 0
    private var generation: Generation { Generation(files: files, readings: workspace.readings) }
    private var start: JSON?
    private var isStarted = false
    private var named: Set<String> = []
    /// The editor has said that it will go.
    package private(set) var isOver = false

    package init(_ workspace: any EditorWorkspace) { self.workspace = workspace }

    // MARK: From the editor

    package func fromEditor(_ message: JSON) -> [Output] {
        guard let method = message["method"]?.string else { return [.server(message)] }
        let path = (message["params"]?["textDocument"]?["uri"] ?? message["params"]?["item"]?["uri"])?.string
            .flatMap(FileAddress.path)
        switch method {
        case "initialize": return initialize(message)
        case "initialized": isStarted = true
        case "shutdown", "exit": isOver = true
        case "textDocument/didOpen": if let path, let outputs = open(message, path) { return outputs }
        case "textDocument/didChange": if let path, let outputs = change(message, path) { return outputs }
        case "textDocument/didClose": return close(message, path)
        case "textDocument/didSave": return save(message, path)
        case "workspace/didChangeWatchedFiles": return filesChanged(message)
        case "textDocument/formatting", "textDocument/rangeFormatting":
            if let path, let outputs = format(message, path) { return outputs }
        default: break
        }
        return pass(message, method, path)
    }

    private func pass(_ message: JSON, _ method: String, _ path: String?) -> [Output] {
        var outputs = path.map(refresh) ?? []
        if let id = message["id"] {
            questions[id.text] = Question(id: id, method: method, path: path, text: path.flatMap(text))
        }
        outputs.append(.server(toServer(message)))
        return outputs
    }

    private func toServer(_ message: JSON) -> JSON {
        var message = message
        if let params = message["params"] {
            message["params"] = MessageMap(.toServer, otherPath: workspace.place, text: text).map(params, in: nil as String?)
        }
        return message
    }

    private func text(_ path: String) -> AdaptedText? { documents[path]?.text ?? workspace.textOnDisk(path) }

    private func initialize(_ message: JSON) -> [Output] {
        var message = message
        var params = message["params"] ?? .object([JSON.Member]())
        let folders = params["workspaceFolders"]?.array ?? []
        let root = params["rootUri"]?.string.flatMap(FileAddress.path) ?? params["rootPath"]?.string
        let paths = folders.compactMap { $0["uri"]?.string.flatMap(FileAddress.path) }
        let opened = workspace.open(folders: paths.isEmpty ? [root].compactMap { $0 } : paths)
        if !paths.isEmpty, paths.count == folders.count {
            params["workspaceFolders"] = .array(
                zip(folders, opened).map { folder, place in
                    var folder = folder
                    folder["uri"] = .string(FileAddress.address(place))
                    return folder
                })
        }
        if root != nil, let place = opened.first {
            if params["rootUri"]?.string != nil { params["rootUri"] = .string(FileAddress.address(place)) }
            if params["rootPath"]?.string != nil { params["rootPath"] = .string(place) }
        }
        message["params"] = params
        start = message
        if let id = message["id"] { questions[id.text] = Question(id: id, method: "initialize") }
        return [.server(message)]
    }

    // MARK: Documents

    private func open(_ message: JSON, _ path: String) -> [Output]? {
        guard let item = message["params"]?["textDocument"], let own = item["text"]?.string else { return nil }
        var changed: [ServerFile] = []
        if workspace.place(of: path) == nil { changed = workspace.written([path]) }
        guard workspace.place(of: path) != nil else {
            guard path.hasSuffix(".swift"), named.insert(path).inserted else { return nil }
            return [
                .words("\(path) belongs to no project that is open here; SourceKit-LSP reads it as it is"),
                .server(message),
            ]
        }
        let address = item["uri"]?.string ?? FileAddress.address(path)
        files += 1
        let text = workspace.adapt(path, Array(own.utf8))
        let document = Document(
            address: address, language: item["languageId"] ?? .string("swift"), version: item["version"] ?? JSON(0),
            text: text, generation: generation)
        documents[path] = document
        return watched(changed) + [.server(opening(document, path))]
    }

    private func opening(_ document: Document, _ path: String) -> JSON {
        let place = workspace.place(of: path) ?? path
        return Self.notification(
            "textDocument/didOpen",
            .object([
                "textDocument": .object([
                    "uri": .string(FileAddress.address(place)), "languageId": document.language,
                    "version": document.version,
                    "text": .string(String(decoding: document.text.adapted.bytes, as: UTF8.self)),
                ])
            ]))
    }

    private func change(_ message: JSON, _ path: String) -> [Output]? {
        guard var document = documents[path], let changes = message["params"]?["contentChanges"]?.array else { return nil }
        var own = document.text.own
        for change in changes {
            let text = change["text"]?.string ?? ""
            own = TextLines(change["range"]?.range.map { TextChange($0, text).applied(to: own) } ?? Array(text.utf8))
        }
        let adapted = workspace.adapt(path, own.bytes)
        document.version = message["params"]?["textDocument"]?["version"] ?? document.version
        let outputs = served(path, document, adapted, isChange: true)
        document.text = adapted
        document.generation = generation
        documents[path] = document
        return outputs
    }

    /// The server hears what is different in its text. A change that says nothing still carries the version.
    private func served(_ path: String, _ document: Document, _ new: AdaptedText, isChange: Bool) -> [Output] {
        let change = TextChange(from: document.text.adapted, to: new.adapted.bytes)
        guard isChange || change != nil, let place = workspace.place(of: path) else { return [] }
        let changes = change.map { [JSON.object(["range": JSON($0.range), "text": .string($0.text)])] } ?? []
        return [
            .server(
                Self.notification(
                    "textDocument/didChange",
                    .object([
                        "textDocument": .object([
                            "uri": .string(FileAddress.address(place)), "version": document.version,
                        ]), "contentChanges": .array(changes),
                    ])))
        ]
    }

    /// What is written for this file may have changed with another one.
    private func refresh(_ path: String) -> [Output] {
        guard var document = documents[path], document.generation != generation else { return [] }
        let adapted = workspace.adapt(path, document.text.own.bytes)
        let outputs = served(path, document, adapted, isChange: false)
        document.text = adapted
        document.generation = generation
        documents[path] = document
        return outputs
    }

    private func close(_ message: JSON, _ path: String?) -> [Output] {
        let outputs: [Output] = [.server(toServer(message))]
        guard let path, documents.removeValue(forKey: path) != nil else { return outputs }
        files += 1
        workspace.closed(path)
        return outputs + watched(workspace.written([path]))
    }

    private func save(_ message: JSON, _ path: String?) -> [Output] {
        var message = toServer(message)
        message["params"]?["text"] = nil
        guard let path else { return [.server(message)] }
        files += 1
        return watched(workspace.written([path])) + [.server(message)]
    }

    private func filesChanged(_ message: JSON) -> [Output] {
        files += 1
        let changes = message["params"]?["changes"]?.array ?? []
        let written = workspace.written(changes.compactMap { $0["uri"]?.string.flatMap(FileAddress.path) })
        let message = toServer(message)
        let told = Set((message["params"]?["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(FileAddress.path) })
        return [.server(message)] + watched(written.filter { !told.contains($0.place) })
    }

    /// Of a new file the server has to hear that it is new: only then it asks again which files a module has.
    private func watched(_ files: [ServerFile]) -> [Output] {
        if files.isEmpty { return [] }
        let changes = files.sorted { $0.place < $1.place }.map {
            JSON.object(["uri": .string(FileAddress.address($0.place)), "type": JSON($0.isNew ? 1 : 2)])
        }
        return [
            .server(Self.notification("workspace/didChangeWatchedFiles", .object(["changes": .array(changes)])))
        ]
    }

    /// The form of the user's own text: the server would give that of the adapted one.
    private func format(_ message: JSON, _ path: String) -> [Output]? {
        guard let document = documents[path], let id = message["id"] else { return nil }
        var edits: [JSON] = []
        let options = message["params"]?["options"]
        let indentation = EditorIndentation(
            width: options?["tabSize"]?.int ?? 4, usesTabs: options?["insertSpaces"] == .bool(false))
        if let formatted = workspace.formatted(path, document.text.own.bytes, indentation),
            let change = TextChange(from: document.text.own, to: formatted)
        {
            let wanted = message["params"]?["range"]?.range
            let isWanted =
                wanted.map { $0.lowerBound.line <= change.range.lowerBound.line && $0.upperBound >= change.range.upperBound }
                ?? true
            if isWanted { edits = [.object(["range": JSON(change.range), "newText": .string(change.text)])] }
        }
        return [.editor(.object(["jsonrpc": .string("2.0"), "id": id, "result": .array(edits)]))]
    }

    private static func notification(_ method: String, _ params: JSON) -> JSON {
        .object(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
    }

    // MARK: From the server

    package func fromServer(_ message: JSON) -> [Output] {
        if let method = message["method"]?.string { return [.editor(asked(message, method))] }
        guard let id = message["id"] else { return [.editor(message)] }
        if id.string == Self.restartID { return [] }
        guard let question = questions.removeValue(forKey: id.text), let result = message["result"] else {
            return [.editor(message)]
        }
        var message = message
        message["result"] = answer(result, question)
        return [.editor(message)]
    }

    private var toUser: MessageMap {
        MessageMap(
            .toUser,
            otherPath: { [documents, workspace] place in
                guard let path = workspace.original(of: place) else { return nil }
                return documents[path]?.address ?? path
            },
            text: text)
    }

    private func asked(_ message: JSON, _ method: String) -> JSON {
        var message = message
        guard let params = message["params"] else { return message }
        switch method {
        case "window/logMessage", "window/showMessage", "window/showMessageRequest":
            if let words = params["message"]?.string {
                message["params"]?["message"] = .string(workspace.withOriginals(words))
            }
        case "textDocument/publishDiagnostics":
            var mapped = toUser.map(params, in: nil as String?)
            let path = mapped["uri"]?.string.flatMap(FileAddress.path)
            if let path { mapped["diagnostics"] = .array(withNotes(mapped["diagnostics"]?.array ?? [], path)) }
            message["params"] = mapped
        default: message["params"] = toUser.map(params, in: nil as String?)
        }
        return message
    }

    private func withNotes(_ diagnostics: [JSON], _ path: String) -> [JSON] {
        diagnostics + workspace.notes(path).map(\.json)
    }

    private func answer(_ result: JSON, _ question: Question) -> JSON {
        let map = toUser
        let text = question.text
        switch question.method {
        case "initialize": return result
        case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
            return text.map { NumberedResults.tokens(result, $0) } ?? result
        case "textDocument/foldingRange": return text.map { NumberedResults.folds(result, $0) } ?? result
        case "textDocument/codeAction":
            let actions = result.array?.filter { map.isSafe($0, in: question.path) }
            return map.map(actions.map { .array($0) } ?? result, in: text)
        case "textDocument/diagnostic":
            var mapped = map.map(result, in: text)
            if let path = question.path, let items = mapped["items"]?.array {
                mapped["items"] = .array(withNotes(items, path))
            }
            return mapped
        default: return map.map(result, in: text)
        }
    }

    // MARK: Another server

    /// Nobody will answer what was asked.
    package func failed() -> [Output] {
        defer { questions = [:] }
        return questions.sorted { $0.key < $1.key }.map { question in
            .editor(
                .object([
                    "jsonrpc": .string("2.0"), "id": question.value.id,
                    "error": .object(["code": JSON(-32801), "message": .string("SourceKit-LSP has ended; ask again")]),
                ]))
        }
    }

    private static let restartID = "allium-again"

    /// What a server that takes the place of another one has to hear first, and what the editor hears about its questions.
    package func restart() -> [Output] {
        var outputs = failed()
        guard var start else { return outputs }
        start["id"] = .string(Self.restartID)
        outputs.append(.server(start))
        if isStarted { outputs.append(.server(Self.notification("initialized", .object([JSON.Member]())))) }
        outputs += documents.sorted { $0.key < $1.key }.map { .server(opening($0.value, $0.key)) }
        return outputs
    }
}
