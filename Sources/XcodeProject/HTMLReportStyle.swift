/// How the page of a report looks, and what can be done on it. Without scripts it is complete, but for the slider.
enum HTMLReportStyle {
    static let css = """
        :root{--ground:#f6f6f7;--card:#fff;--ink:#1c1c1e;--pale:#6b6b70;--line:#e1e1e5;--good:#1f8a4c;--bad:#d0312d;--wait:#a26a00;--code:#f1f1f4;--tint:#0a66d6}
        @media(prefers-color-scheme:dark){:root{--ground:#121214;--card:#1d1d20;--ink:#f1f1f3;--pale:#a0a0a8;--line:#323238;--good:#4cc17c;--bad:#ff6b63;--wait:#e0a93b;--code:#151518;--tint:#6fb1ff}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.45 -apple-system,"Inter","Segoe UI",Roboto,"Noto Sans",sans-serif}
        main{max-width:1040px;margin:0 auto;padding:28px 20px 80px}
        h1{font-size:26px;letter-spacing:-.02em;margin:0 0 14px;font-weight:700}h1 em{font-style:normal;font-weight:500}
        header.good em{color:var(--good)}header.bad em{color:var(--bad)}
        h2{font-size:13px;font-weight:600;letter-spacing:.02em;color:var(--pale);margin:36px 0 10px}
        h3{font-size:16px;margin:0 0 10px;font-weight:600;overflow-wrap:anywhere}.type{color:var(--pale);font-weight:500}
        .bar{display:flex;height:10px;border-radius:5px;overflow:hidden;margin:0 0 12px;background:var(--line);gap:2px}.bar i{display:block;min-width:3px}
        i.passed{background:var(--good)}i.failed{background:var(--bad)}i.skipped{background:var(--wait)}
        .counts{margin:0;display:flex;flex-wrap:wrap;gap:4px 22px;color:var(--pale)}.count b{font-size:17px}
        b.passed{color:var(--good)}b.failed{color:var(--bad)}b.skipped,b.flaky,b.expected{color:var(--wait)}
        article,details.group{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 18px;margin:0 0 14px}
        article.failure{border-left:4px solid var(--bad)}
        .time{color:var(--pale);font-weight:400;font-size:13px;font-variant-numeric:tabular-nums;white-space:nowrap}h3 .time{margin-left:10px}
        .tag{display:inline-block;background:var(--code);color:var(--pale);border-radius:6px;padding:1px 7px;margin:0 4px 0 2px;font-size:12px;font-weight:500;white-space:nowrap}
        .tag.flaky{color:var(--wait)}
        pre{font:13px/1.5 ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
        .message{background:var(--code);border-radius:8px;padding:10px 13px;margin:0 0 8px}.place{color:var(--tint);font-size:13px;margin:5px 0 0;overflow-wrap:anywhere}
        .console{background:var(--code);border-radius:8px;padding:10px 13px;margin:8px 0 0;max-height:420px;overflow:auto}
        details summary{cursor:pointer;color:var(--pale);font-size:14px}details.group summary{display:flex;gap:8px;align-items:center;color:var(--ink);font-size:15px;list-style-position:inside}
        details.group summary .time{margin-left:auto}article details{margin-top:10px}
        .trouble{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--wait);border-radius:12px;padding:12px 16px;margin:0 0 10px}
        .timeline{display:block;width:100%;background:var(--card);border:1px solid var(--line);border-radius:8px}
        .timeline .passed{fill:var(--good)}.timeline .failed{fill:var(--bad)}.timeline .skipped{fill:var(--wait)}
        .scale{display:flex;justify-content:space-between;color:var(--pale);font-size:12px;margin:4px 2px 0}
        .tools{display:flex;flex-wrap:wrap;gap:16px;align-items:center;color:var(--pale);font-size:14px;margin:0 0 12px}
        input[type=search]{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px;padding:7px 11px;min-width:260px}
        ul.tests,ul.plain{list-style:none;margin:0;padding:0}ul.tests{margin-top:10px}
        ul.tests li{display:grid;grid-template-columns:18px 1fr 130px 74px;gap:8px;align-items:center;padding:4px 0;border-top:1px solid var(--line)}
        .mark{width:10px;height:10px;border-radius:50%;background:var(--good)}li.failed .mark{background:var(--bad);border-radius:2px}li.skipped .mark{background:none;border:2px solid var(--wait)}
        .name{overflow-wrap:anywhere}.reason{display:block;color:var(--pale);font-size:13px}
        .length{height:6px;border-radius:3px;background:var(--code)}.length i{display:block;height:6px;border-radius:3px;background:var(--pale);opacity:.6}
        li .time{text-align:right}
        .compare{margin:12px 0 0}.modes{display:flex;gap:6px;align-items:center;margin:0 0 8px;flex-wrap:wrap}.modes b{margin-right:auto;font-weight:600;font-size:14px}
        button{font:inherit;font-size:13px;color:var(--pale);background:var(--code);border:1px solid var(--line);border-radius:7px;padding:3px 10px;cursor:pointer}
        button[aria-pressed=true]{color:#fff;background:var(--tint);border-color:var(--tint)}@media(prefers-color-scheme:dark){button[aria-pressed=true]{color:#0b0b0d}}
        figure{margin:0}figcaption{color:var(--pale);font-size:12px;padding:4px 0}
        .stage img,.alone img{display:block;max-width:100%;max-height:520px;border:1px solid var(--line);background:repeating-conic-gradient(#e9e9ec 0 25%,#fff 0 50%) 0 0/16px 16px}
        .compare[data-mode=slide] .stage{position:relative;width:fit-content;max-width:100%}
        .compare[data-mode=slide] .new{position:absolute;inset:0;clip-path:inset(0 0 0 var(--x))}.compare[data-mode=slide] .diff{display:none}
        .compare[data-mode=slide] .new figcaption{text-align:right}.compare[data-mode=slide] .old figcaption{clip-path:inset(0 50% 0 0)}
        .compare .edge{display:none}.compare[data-mode=slide] .edge{display:block;position:absolute;top:0;bottom:44px;left:var(--x);width:2px;margin-left:-1px;background:var(--tint);pointer-events:none}
        .compare[data-mode=beside] .stage{display:grid;grid-template-columns:1fr 1fr;gap:12px}.compare[data-mode=beside] .diff{display:none}
        .compare[data-mode=difference] .old,.compare[data-mode=difference] .new{display:none}
        .compare input[type=range]{width:100%;margin:0;display:block;accent-color:var(--tint)}.compare:not([data-mode=slide]) input[type=range]{display:none}
        .accept label{cursor:pointer}.accept input,#accepted button{accent-color:var(--tint)}
        #accepted{position:sticky;bottom:12px;background:var(--card);border:1px solid var(--tint);border-radius:12px;padding:12px 16px;margin:0 0 14px;box-shadow:0 6px 24px #0003}
        #accepted p{margin:0;color:var(--pale);font-size:14px}#accepted button{margin-top:8px}
        @media(max-width:640px){ul.tests li{grid-template-columns:18px 1fr 70px}.length{display:none}}
        @media print{details.group{break-inside:avoid}.tools,.modes button{display:none}}
        """

    static let script = """
        for (const box of document.querySelectorAll('.compare')) {
          const range = box.querySelector('input'), stage = box.querySelector('.stage');
          const set = value => { range.value = value; box.style.setProperty('--x', value + '%'); };
          range.oninput = () => set(range.value);
          const drag = event => {
            if (box.dataset.mode !== 'slide' || (event.type === 'pointermove' && !event.buttons)) return;
            const frame = stage.getBoundingClientRect();
            set(Math.max(0, Math.min(100, (event.clientX - frame.left) / frame.width * 100)));
            event.preventDefault();
          };
          stage.onpointerdown = drag; stage.onpointermove = drag; stage.style.touchAction = 'pan-y';
          for (const button of box.querySelectorAll('button')) button.onclick = () => {
            box.dataset.mode = button.dataset.mode;
            for (const other of box.querySelectorAll('button')) other.setAttribute('aria-pressed', other === button);
          };
        }
        const accepted = document.getElementById('accepted');
        if (accepted) {
          const boxes = [...document.querySelectorAll('[data-words]')], command = accepted.querySelector('pre');
          const join = () => {
            const chosen = boxes.filter(box => box.checked).map(box => box.dataset.words);
            accepted.hidden = !chosen.length;
            command.textContent = accepted.dataset.command + ' ' + [...new Set(chosen)].join(' ');
          };
          for (const box of boxes) box.onchange = join;
          const button = accepted.querySelector('button');
          button.onclick = async () => {
            await navigator.clipboard?.writeText(command.textContent).catch(() => {});
            getSelection().selectAllChildren(command); button.textContent = 'Copied';
            setTimeout(() => button.textContent = 'Copy', 1500);
          };
          join();
        }
        const search = document.getElementById('search'), only = document.getElementById('only');
        const sift = () => {
          const text = search.value.toLowerCase();
          for (const group of document.querySelectorAll('details.group')) {
            let shown = 0;
            for (const row of group.querySelectorAll('li')) {
              row.hidden = !row.dataset.name.includes(text) || (only.checked && row.classList.contains('passed'));
              row.style.display = row.hidden ? 'none' : ''; shown += row.hidden ? 0 : 1;
            }
            group.style.display = shown ? '' : 'none'; if (text && shown) group.open = true;
          }
        };
        if (search) { search.oninput = sift; only.onchange = sift; }
        """
}
