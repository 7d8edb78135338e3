"use strict";
// The page of a device: paints what the program sends, and sends what its viewer does. Words go as JSON, frames come as bytes, laid out as
// FrameMessage.swift says.

const $ = name => document.getElementById(name);
const canvas = $("screen"), ink = canvas.getContext("2d", { alpha: false });
const keys = $("keys"), device = $("device");
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

let line = null, state = null, zoom = 1, ratio = 0, hasEnded = false, tries = 0;
// Frames whose pictures are still being read, one after another.
let course = { end: Promise.resolve(), length: 0 }, owed = [];

// MARK: The line

const isOpen = () => line !== null && line.readyState === WebSocket.OPEN;
const sendText = text => { if (isOpen()) line.send(text); };
const send = words => sendText(JSON.stringify(words));
const at = (event, words) => send(Object.assign(words, { t: event.timeStamp }));

function connect() {
    const place = new URL("socket", location.href);
    place.protocol = "ws:";
    const mine = line = new WebSocket(place, "allium");
    mine.binaryType = "arraybuffer";
    course = { end: Promise.resolve(), length: 0 };
    owed = [];
    mine.onopen = () => { tries = 0; ratio = 0; send({ k: "hello", mac: isMac }); };
    mine.onmessage = event => {
        if (mine !== line) return;
        if (typeof event.data === "string") hear(JSON.parse(event.data)); else receive(event.data, mine);
    };
    mine.onclose = event => {
        if (mine !== line) return;
        line = null;
        device.classList.add("away");
        if (hasEnded) return say("The app has ended.");
        if (event.code === 1008) return say(event.reason || "The program has closed this connection.");
        say(tries++ < 3 ? "Connecting …" : "The app can't be reached.");
        setTimeout(connect, Math.min(4000, 250 * tries));
    };
}

function say(words) { $("word").textContent = words; $("word").hidden = words === ""; }

function hear(words) {
    switch (words.k) {
    case "state": follow(words); break;
    case "clipboard": copy(words.text); break;
    case "inspection":
        if (inspection) inspection.location = new URL("inspection.html", location.href); else inspectors.postMessage({ k: "again" });
        inspection = null;
        break;
    case "inspect": $("inspect").click(); break;
    case "picture": takePicture(); break;
    case "recording": download(new URL("recording.png", location.href), `${state ? state.device : "Screen"} recording.png`); break;
    case "end": hasEnded = true; break;
    }
}

// MARK: Frames

function receive(buffer, from) {
    const view = new DataView(buffer);
    const number = view.getUint32(0, true), count = view.getUint16(8, true);
    const parts = [];
    let place = 10;
    const short = () => (place += 2, view.getUint16(place - 2, true));
    for (let i = 0; i < count; i++) {
        const kind = view.getUint8(place++);
        const part = { x: short(), y: short(), w: short(), h: short() };
        if (kind === 0) {
            part.right = view.getInt16(place, true);
            part.down = view.getInt16(place + 2, true);
            place += 4;
        } else {
            const length = view.getUint32(place, true), bytes = new Uint8Array(buffer, place + 4, length);
            if (kind === 1) {
                part.pixels = read(bytes, part.w, part.h);
            } else {
                part.image = createImageBitmap(new Blob([bytes], { type: "image/jpeg" }), { colorSpaceConversion: "none", premultiplyAlpha: "none" });
                part.image.catch(() => {});
            }
            place += 4 + length;
        }
        parts.push(part);
    }
    const size = { width: view.getUint16(4, true), height: view.getUint16(6, true) };
    const show = () => {
        if (from !== line) return;
        paint(size, parts);
        acknowledge(number);
    };
    // All of a frame at once, and after those before it.
    const mine = course;
    if (mine.length === 0 && !parts.some(part => part.image)) return show();
    mine.length++;
    mine.end = mine.end.then(async () => {
        for (const part of parts) if (part.image) part.image = await part.image.catch(() => null);
        mine.length--;
        show();
    });
}

/// Pixels as PixelRuns.swift writes them.
function read(bytes, width, height) {
    const picture = new ImageData(width, height), pixels = new Uint32Array(picture.data.buffer), recent = new Uint32Array(64);
    let red = 0, green = 0, blue = 0, pixel = 0xFF000000, place = 0, at = 0;
    while (at < pixels.length) {
        const byte = bytes[place++];
        if (byte === 255) {
            const end = at + 1 + bytes[place] + 256 * bytes[place + 1];
            place += 2;
            // What lies above may be what has just been read.
            for (; at < end; at++) pixels[at] = pixels[at - width];
            pixel = pixels[at - 1];
            red = pixel & 255; green = pixel >> 8 & 255; blue = pixel >> 16 & 255;
            continue;
        }
        if (byte >= 192 && byte < 254) {
            pixels.fill(pixel, at, at += byte - 191);
            continue;
        }
        if (byte < 64) {
            pixel = recent[byte];
            red = pixel & 255; green = pixel >> 8 & 255; blue = pixel >> 16 & 255;
        } else {
            if (byte === 254) {
                red = bytes[place++]; green = bytes[place++]; blue = bytes[place++];
            } else if (byte < 128) {
                red += (byte >> 4 & 3) - 2; green += (byte >> 2 & 3) - 2; blue += (byte & 3) - 2;
            } else {
                const more = (byte & 63) - 32, next = bytes[place++];
                red += more + (next >> 4) - 8; green += more; blue += more + (next & 15) - 8;
            }
            red &= 255; green &= 255; blue &= 255;
            pixel = (0xFF000000 | blue << 16 | green << 8 | red) >>> 0;
            recent[red * 3 + green * 5 + blue * 7 & 63] = pixel;
        }
        pixels[at++] = pixel;
    }
    return picture;
}

function paint(size, parts) {
    if (canvas.width !== size.width || canvas.height !== size.height) {
        canvas.width = size.width;
        canvas.height = size.height;
        fit();
    }
    for (const part of parts) {
        if (part.pixels) {
            ink.putImageData(part.pixels, part.x, part.y);
        } else if (part.image) {
            ink.drawImage(part.image, part.x, part.y);
            part.image.close();
        } else if (part.right !== undefined) {
            ink.drawImage(canvas, part.x - part.right, part.y - part.down, part.w, part.h, part.x, part.y, part.w, part.h);
        }
    }
    canvas.dataset.frames = Number(canvas.dataset.frames || 0) + 1;
    device.classList.remove("away");
    if (!$("word").hidden) say("");
}

/// A number alone says that a frame has been painted. Whoever can't be seen takes no more frames.
function acknowledge(number) {
    if (document.hidden) owed.push(number); else sendText(String(number));
}
document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    for (const number of owed.splice(0)) sendText(String(number));
});

// MARK: The device

function follow(words) {
    const isNew = state === null || state.width !== words.width || state.height !== words.height || state.turned !== words.turned;
    const typed = state && state.typing;
    state = words;
    document.title = `${state.title} (${state.device})`;
    $("title").textContent = state.title;
    offerDevices();
    $("place-row").hidden = !state.located;
    $("size").value = state.textSize;
    $("size").max = state.textSizes - 1;
    state.screenKeyboard = !state.keyboard;
    for (const button of document.querySelectorAll("[data-state]")) button.setAttribute("aria-pressed", Boolean(state[button.dataset.state]));
    device.hidden = false;
    if (isNew || ratio === 0) fit();
    $("curtain").hidden = !state.curtain;
    if (state.curtain) $("curtain").style.background = state.curtain;
    keys.inputMode = state.typing === undefined ? "none" : "text";
    if (state.typing !== typed) { keys.value = ""; composing = false; if (state.typing !== undefined) takeKeys(); }
    if (state.caret) {
        keys.style.left = `${state.caret.x * zoom}px`;
        keys.style.top = `${state.caret.y * zoom}px`;
        keys.style.height = `${Math.max(8, state.caret.h * zoom)}px`;
    }
}

/// As large as there is room, and as many pixels as the display has there.
function fit() {
    if (!state) return;
    const stage = $("stage").getBoundingClientRect(), dots = window.devicePixelRatio || 1;
    const edge = state.button ? 14 : state.pad ? 22 : 12, chin = state.button ? (state.pad ? 44 : 74) : 0;
    const lies = Math.abs(state.turned) === 90;
    const [across, along] = lies ? [edge + chin, edge] : [edge, edge + chin];
    const room = { w: stage.width - 40 - 2 * across, h: stage.height - 40 - 2 * along };
    const most = Math.min(state.pad ? 1.2 : 1.35, room.w / state.width, room.h / state.height);
    const wanted = Math.min(3, Math.max(0.5, Math.floor(Math.max(most, 0.2) * dots * 20) / 20));
    zoom = Math.min(wanted / dots, Math.max(most, 0.2));
    const style = device.style, corner = state.corner * zoom;
    // Pixel for pixel, where the frame was made for this display.
    const side = (points, pixels) => Math.abs(pixels / dots - points * zoom) < 1 ? pixels / dots : points * zoom;
    style.setProperty("--width", `${side(state.width, canvas.width)}px`);
    style.setProperty("--height", `${side(state.height, canvas.height)}px`);
    style.setProperty("--edge", `${along}px ${across}px`);
    style.setProperty("--inner", state.corner ? `${corner}px` : "3px");
    style.setProperty("--outer", `${state.corner ? corner + edge : 38}px`);
    device.classList.toggle("button", state.button);
    placeHardware(edge, chin);
    if (wanted !== ratio) {
        const isFirst = ratio === 0;
        ratio = wanted;
        clearTimeout(fit.later);
        if (isFirst) send({ k: "ratio", ratio }); else fit.later = setTimeout(() => send({ k: "ratio", ratio }), 200);
    }
}
addEventListener("resize", fit);

/// A side of the upright device, and where it is as the device is held now.
function placeHardware(edge, chin) {
    const sides = ["top", "right", "bottom", "left"];
    const put = (element, side, distance, along, across) => {
        const turned = sides[(sides.indexOf(side) + state.turned / 90 + 4) % 4];
        const isUpright = turned === "top" || turned === "bottom";
        Object.assign(element.style, { top: "", right: "", bottom: "", left: "" });
        element.style[turned] = `${distance}px`;
        element.style[isUpright ? "left" : "top"] = `calc(50% - ${along / 2}px)`;
        element.style.width = `${isUpright ? along : across}px`;
        element.style.height = `${isUpright ? across : along}px`;
    };
    const camera = $("camera-place"), hasIsland = /iPhone (14 Pro|15|16)/.test(state.device), hasNotch = !hasIsland && !state.button && !state.pad;
    camera.hidden = !hasIsland && !hasNotch;
    if (hasIsland) put(camera, "top", 11 * zoom, 124 * zoom, 36 * zoom);
    if (hasNotch) put(camera, "top", -20 * zoom, 200 * zoom, 50 * zoom);
    camera.style.borderRadius = hasNotch ? `${20 * zoom}px` : "";
    const home = $("home-button"), size = state.pad ? 30 : 52;
    home.hidden = !state.button;
    if (state.button) put(home, "bottom", (chin + edge - size) / 2, size, size);
}

// MARK: Fingers

function place(event) {
    const box = canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
}

function pointer(event, mousePhase, touchPhase) {
    if (event.pointerType === "mouse") {
        if (mousePhase !== "move" && mousePhase !== "leave" && event.button !== 0) return;
        at(event, Object.assign({ k: "mouse", p: mousePhase, alt: event.altKey, shift: event.shiftKey }, place(event)));
    } else if (touchPhase) {
        at(event, Object.assign({ k: "touch", p: touchPhase, id: event.pointerId }, place(event)));
    }
}
canvas.addEventListener("pointerdown", event => {
    event.preventDefault();
    takeKeys();
    try { canvas.setPointerCapture(event.pointerId); } catch { /* It is gone already. */ }
    pointer(event, "down", "began");
});
canvas.addEventListener("pointermove", event => pointer(event, "move", event.buttons ? "moved" : null));
canvas.addEventListener("pointerup", event => pointer(event, "up", "ended"));
canvas.addEventListener("pointercancel", event => pointer(event, "up", "cancelled"));
canvas.addEventListener("pointerleave", event => pointer(event, "leave", null));
canvas.addEventListener("contextmenu", event => event.preventDefault());

let pinching = 0;
canvas.addEventListener("wheel", event => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? state.height * zoom : 1;
    if (!event.ctrlKey) {
        let dx = event.deltaX * unit / zoom, dy = event.deltaY * unit / zoom;
        if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
        return at(event, Object.assign({ k: "wheel", dx, dy }, place(event)));
    }
    // Browsers tell of a pinch on a trackpad so.
    const words = p => at(event, Object.assign({ k: "pinch", p, scale: p === "moved" ? Math.exp(-event.deltaY * unit / 100) : 1 }, place(event)));
    if (!pinching) words("began");
    words("moved");
    clearTimeout(pinching);
    pinching = setTimeout(() => { pinching = 0; words("ended"); }, 150);
}, { passive: false });

$("curtain").addEventListener("click", () => { send({ k: "do", what: "home" }); takeKeys(); });

// MARK: Keys and text

let composing = false;
const takeKeys = () => keys.focus({ preventScroll: true });
const isTyping = () => Boolean(state) && state.typing !== undefined;

/// What a key writes, an input method may make something else of.
const writes = event => event.key === "Dead" || (event.key.length === 1 && !event.ctrlKey && !event.metaKey
    && (!event.altKey || event.getModifierState("AltGraph") || isMac));

/// Keys that are the browser's.
function isBrowsers(event) {
    const command = isMac ? event.metaKey : event.ctrlKey;
    if (/^F([2-9]|1[0-2])$/.test(event.key)) return true;
    if (!command) return false;
    const code = event.code;
    if (event.shiftKey && ["KeyI", "KeyJ", "KeyC"].includes(code)) return true;
    return !event.altKey && !event.shiftKey && ["KeyR", "KeyW", "KeyN", "Digit0", "Minus", "Equal"].includes(code);
}

function key(event, p) {
    const mac = isMac ? event.metaKey : event.ctrlKey;
    at(event, {
        k: "key", p, code: event.code, key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey, meta: event.metaKey, caps: event.getModifierState("CapsLock"),
        alt: event.altKey && !event.getModifierState("AltGraph"), writes: isTyping() && writes(event) && !mac,
    });
}
keys.addEventListener("keydown", event => {
    if (event.isComposing || event.keyCode === 229 || isBrowsers(event)) return;
    const command = isMac ? event.metaKey : event.ctrlKey;
    // The key goes to the app with what is pasted.
    if (command && event.code === "KeyV" && !event.altKey) return;
    if (command && event.code === "KeyS" && !event.altKey && !event.shiftKey) { event.preventDefault(); return takePicture(); }
    if (!(isTyping() && writes(event))) event.preventDefault();
    key(event, event.repeat ? "held" : "down");
});
keys.addEventListener("keyup", event => { if (!event.isComposing && event.keyCode !== 229) key(event, "up"); });

/// A soft keyboard tells what it wants instead of which key it was.
keys.addEventListener("beforeinput", event => {
    const code = { deleteContentBackward: "Backspace", deleteContentForward: "Delete", insertLineBreak: "Enter", insertParagraph: "Enter" }[event.inputType];
    if (!code || composing) return;
    event.preventDefault();
    for (const p of ["down", "up"]) at(event, { k: "key", p, code, key: code });
});
keys.addEventListener("input", event => {
    if (composing || event.isComposing || /Composition/.test(event.inputType)) return;
    const text = event.data ?? keys.value;
    keys.value = "";
    if (text) send({ k: "insert", text });
});
keys.addEventListener("compositionstart", () => { composing = true; });
keys.addEventListener("compositionupdate", event => {
    const text = event.data || "";
    // The field holds nothing else, and its selection is known a moment later.
    setTimeout(() => {
        if (!composing) return;
        send({ k: "compose", text, from: Math.min(keys.selectionStart, text.length), to: Math.min(keys.selectionEnd, text.length) });
    });
});
keys.addEventListener("compositionend", event => {
    composing = false;
    keys.value = "";
    send(event.data ? { k: "insert", text: event.data } : { k: "compose", text: "", from: 0, to: 0 });
});
addEventListener("blur", () => send({ k: "release" }));
addEventListener("focus", takeKeys);

// MARK: The clipboard

function paste(text) {
    send({ k: "clipboard", text });
    for (const p of ["down", "up"]) send({ k: "key", p, code: "KeyV", key: "v", ctrl: !isMac, meta: isMac });
}
keys.addEventListener("paste", event => {
    event.preventDefault();
    paste(event.clipboardData.getData("text/plain"));
});
$("paste").addEventListener("click", async () => {
    takeKeys();
    try { paste(await navigator.clipboard.readText()); } catch { say("This browser keeps its clipboard to itself: paste with its keys."); setTimeout(say, 2500, ""); }
});

function copy(text) {
    const byHand = () => {
        const field = document.body.appendChild(document.createElement("textarea"));
        field.value = text;
        field.select();
        document.execCommand("copy");
        field.remove();
        takeKeys();
    };
    // Only pages of this machine, or with a certificate, have the clipboard itself.
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(byHand); else byHand();
}

// MARK: The menu

function takePicture() {
    canvas.toBlob(blob => {
        const address = URL.createObjectURL(blob);
        download(address, `${state ? state.device : "Screen"}.png`);
        setTimeout(() => URL.revokeObjectURL(address), 5000);
    });
}

function download(address, name) {
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
}

function options(list, names, chosen) {
    if (list.dataset.names !== names.join()) {
        list.replaceChildren(...names.map(name => new Option(name)));
        list.dataset.names = names.join();
    }
    list.value = chosen;
}
const offerDevices = () => options($("name"), state.devices.includes(state.device) ? state.devices : [state.device, ...state.devices], state.device);
$("name").addEventListener("change", () => { send({ k: "model", what: $("name").value }); takeKeys(); });

// Degrees east and north.
const places = {
    "None": null, "Berlin": [13.405, 52.52], "Cape Town": [18.4241, -33.9249], "Honolulu": [-157.8583, 21.3069], "London": [-0.1278, 51.5074],
    "Mexico City": [-99.1332, 19.4326], "Mumbai": [72.8777, 19.076], "New York": [-74.006, 40.7128], "San Francisco": [-122.4194, 37.7749],
    "São Paulo": [-46.6333, -23.5505], "Sydney": [151.2093, -33.8688], "Tokyo": [139.6503, 35.6762],
};
options($("place"), Object.keys(places), "None");
$("place").addEventListener("change", () => {
    const place = places[$("place").value];
    if (place) send({ k: "place", what: $("place").value, x: place[0], y: place[1] });
    takeKeys();
});

let inspection = null;
// Tabs that show what there is on the screen: they ask for another look, or set a value.
const inspectors = new BroadcastChannel("allium " + location.pathname);
inspectors.onmessage = event => { const { k, what, number, value } = event.data; send({ k, what, number, value }); };
$("inspect").addEventListener("click", () => {
    // A tab that is opened later counts as one that nobody has asked for.
    inspection = window.open("about:blank", "_blank");
    send({ k: "inspect" });
});
$("picture").addEventListener("click", () => { takePicture(); takeKeys(); });
for (const button of document.querySelectorAll("[data-do]")) {
    button.addEventListener("click", () => { send({ k: "do", what: button.dataset.do }); takeKeys(); });
}

connect();
