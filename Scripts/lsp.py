"""A small editor for the scripts that try `allium lsp`: it opens files, asks, and waits for answers."""
import json
import os
import subprocess
import threading
import time
import urllib.parse


def address(path):
    return "file://" + urllib.parse.quote(os.path.abspath(path))


class Editor:
    def __init__(self, command, env=None, stderr=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, env=env)
        self.number = 0
        self.answers = {}
        self.notices = []
        self.versions = {}
        self.ended = False
        self.news = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = 0
            while True:
                line = stream.readline()
                if not line:
                    with self.news:
                        self.ended = True
                        self.news.notify_all()
                    return
                if not line.strip():
                    break
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            message = json.loads(stream.read(length))
            with self.news:
                if "method" in message and "id" in message:
                    items = message.get("params", {}).get("items", []) if message["method"] == "workspace/configuration" else None
                    self.send({"id": message["id"], "result": None if items is None else [None] * len(items)})
                if "method" in message:
                    self.notices.append(message)
                else:
                    self.answers[message["id"]] = (time.monotonic(), message)
                self.news.notify_all()

    def send(self, message):
        message["jsonrpc"] = "2.0"
        data = json.dumps(message).encode()
        self.raw(b"Content-Length: %d\r\n\r\n" % len(data) + data)

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def tell(self, method, **params):
        self.send({"method": method, "params": params})

    def ask_raw(self, method, params, timeout=240):
        """The whole answer; `seconds` says how long it took."""
        self.number += 1
        number, start = self.number, time.monotonic()
        self.send({"id": number, "method": method, "params": params})
        with self.news:
            self.news.wait_for(lambda: number in self.answers or self.ended, timeout)
            if number not in self.answers:
                raise SystemExit(f"no answer to {method}" + (", it has ended" if self.ended else ""))
            then, answer = self.answers.pop(number)
        self.seconds = then - start
        return answer

    def ask(self, method, **params):
        answer = self.ask_raw(method, params)
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['error']}")
        return answer["result"]

    def start(self, folder, options=None):
        abilities = {
            "textDocument": {
                "diagnostic": {"dynamicRegistration": True},
                "completion": {"completionItem": {"snippetSupport": True}},
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                "rename": {"prepareSupport": True},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}},
            },
            "workspace": {"applyEdit": True},
        }
        result = self.ask(
            "initialize", processId=os.getpid(), rootUri=address(folder), capabilities=abilities,
            initializationOptions=options, workspaceFolders=[{"uri": address(folder), "name": "app"}])
        self.tell("initialized")
        return result

    def open(self, path, text=None):
        if text is None:
            text = open(path, newline="").read()
        self.versions[path] = 1
        self.tell("textDocument/didOpen", textDocument={"uri": address(path), "languageId": "swift", "version": 1, "text": text})
        return text

    def change(self, path, text, range=None):
        self.versions[path] += 1
        change = {"text": text} if range is None else {"text": text, "range": range}
        self.tell("textDocument/didChange", textDocument={"uri": address(path), "version": self.versions[path]}, contentChanges=[change])

    def save(self, path):
        self.tell("textDocument/didSave", textDocument={"uri": address(path)})

    def close(self, path):
        self.tell("textDocument/didClose", textDocument={"uri": address(path)})

    def at(self, method, path, position, **more):
        return self.ask(method, textDocument={"uri": address(path)}, position=position, **more)

    def of(self, method, path, **more):
        return self.ask(method, textDocument={"uri": address(path)}, **more)

    def diagnostics(self, path):
        return self.of("textDocument/diagnostic", path)["items"]

    def ready(self):
        """Everything is built and indexed."""
        self.ask("workspace/synchronize", index=True)

    def end(self):
        self.ask("shutdown")
        self.send({"method": "exit"})
        return self.process.wait(20)


def place(text, words, inside=0):
    """The position of `words` in a text, and so many UTF-16 units behind."""
    offset = text.index(words)
    before = text[:offset].split("\n")
    return {"line": len(before) - 1, "character": len(before[-1].encode("utf-16-le")) // 2 + inside}
