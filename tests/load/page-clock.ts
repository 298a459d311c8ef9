/** What the page itself measured, in its own milliseconds. */
export interface PageTimes {
  /** Enter to the own words painted, per message. */
  ownMessageMs: number[];
  /** Piece of a reply received to painted, per piece. */
  pieceMs: number[];
}

declare global {
  interface Window {
    pageClock: { times: PageTimes; expectOwn(words: string): void };
  }
}

/**
 * Runs in the page before its own scripts. Notes when Enter goes down and when a piece of a reply
 * leaves the network, then looks for their text after every change, and takes the time of the first
 * task that follows the frame in which the text stood.
 */
export function installPageClock(): void {
  const times: PageTimes = { ownMessageMs: [], pieceMs: [] };
  let own: { words: string; pressedAt: number } | undefined;
  let text = '';
  let waiting: { upTo: string; at: number }[] = [];
  let isInFrame = false;

  const { port1, port2 } = new MessageChannel();
  const tasks: (() => void)[] = [];
  port2.onmessage = () => tasks.shift()?.();
  const nextTask = (task: () => void): void => {
    tasks.push(task);
    port1.postMessage(null);
  };
  // Work done inside a frame is painted by that frame; other work by the next.
  const askFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    askFrame((time) => {
      if (!isInFrame) nextTask(() => void (isInFrame = false));
      isInFrame = true;
      callback(time);
    });
  const afterPaint = (task: () => void): void => {
    if (isInFrame) nextTask(task);
    else askFrame(() => nextTask(task));
  };

  const look = (): void => {
    const shown = document.querySelector('[role=log]')?.textContent ?? '';
    if (own && own.pressedAt > 0 && shown.includes(own.words)) {
      const { pressedAt } = own;
      own = undefined;
      afterPaint(() => times.ownMessageMs.push(performance.now() - pressedAt));
    }
    const seen = waiting.filter((piece) => shown.includes(piece.upTo));
    if (seen.length === 0) return;
    waiting = waiting.filter((piece) => !seen.includes(piece));
    afterPaint(() => {
      for (const { at } of seen) times.pieceMs.push(performance.now() - at);
    });
  };

  const note = (bytes: string): void => {
    for (const [, name, data] of bytes.matchAll(/event:(\w+)\ndata:(.*)\n/g)) {
      if (name === 'reply') text = '';
      if (name !== 'd') continue;
      text += (JSON.parse(data!) as { d: string }).d;
      waiting.push({ upTo: text.trim(), at: performance.now() });
    }
  };

  const realFetch = window.fetch.bind(window);
  window.fetch = async (...parameters) => {
    const response = await realFetch(...parameters);
    const isChat = response.url.includes('/chat/');
    if (!isChat || !response.headers.get('content-type')?.includes('text/event-stream'))
      return response;
    const decoder = new TextDecoder();
    const watched = response.body!.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          note(decoder.decode(chunk, { stream: true }));
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(watched, { status: response.status, headers: response.headers });
  };

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && own) own.pressedAt = event.timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  window.pageClock = { times, expectOwn: (words) => void (own = { words, pressedAt: 0 }) };
}
