"""A headless Chromium, driven over the pipe of its debugging protocol; nothing beside Python's own library is needed."""
import base64, json, os, shutil, subprocess, tempfile, time


class Browser:
    def __init__(self, size=(1200, 1000), dots=1):
        self.folder = tempfile.mkdtemp()
        # The browser reads its orders from file 3 and answers on file 4.
        orders, self.orders = os.pipe()
        self.answers, answers = os.pipe()
        command = [
            "bash", "-c", f"exec chromium \"$@\" 3<&{orders} 4>&{answers}", "bash", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--remote-debugging-pipe", f"--user-data-dir={self.folder}", f"--window-size={size[0]},{size[1]}", f"--force-device-scale-factor={dots}",
            "--hide-scrollbars", "--disable-dev-shm-usage", "about:blank",
        ]
        self.process = subprocess.Popen(command, pass_fds=(orders, answers), stderr=subprocess.DEVNULL)
        os.close(orders)
        os.close(answers)
        self.rest, self.count, self.events = b"", 0, []

    def call(self, method, session=None, **parameters):
        self.count += 1
        words = {"id": self.count, "method": method, "params": parameters}
        if session:
            words["sessionId"] = session
        os.write(self.orders, json.dumps(words).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.rest:
            more = os.read(self.answers, 1 << 20)
            if not more:
                raise RuntimeError("the browser is gone")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def open(self, address):
        return Tab(self, address)

    def end(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Tab:
    def __init__(self, browser, address):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url=address)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def wait(self, expression, seconds=10):
        end = time.time() + seconds
        while time.time() < end:
            try:
                value = self.value(expression)
            except RuntimeError:
                # Between one page and the next there is nobody to ask.
                value = None
            if value:
                return value
            time.sleep(0.02)
        raise RuntimeError(f"{expression} does not come true")

    def picture(self, file):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(file, "wb") as output:
            output.write(base64.b64decode(data))

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=more.pop("button", "left"), clickCount=more.pop("clickCount", 1), **more)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y, button="none")
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
