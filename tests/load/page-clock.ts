/** Times measured inside the page, in milliseconds. */
export interface PageTimes {
  /** From pressing Enter to painting the user's message, per message. */
  ownMessageMs: number[];
  /** From receiving a chunk of a reply to painting it, per chunk. */
  pieceMs: number[];
}

declare global {
  interface Window {
    pageClock: { times: PageTimes; expectOwn(words: string): void };
  }
}

/**
 * Runs in the page before its scripts. Records when Enter is pressed and when a chunk of a reply is
 * received, looks for the text after every DOM change, and takes the time of the first task after
 * the frame that contains the text.
 */
export function installPageClock(): void {
  const times: PageTimes = { ownMessageMs: [], pieceMs: [] };
  let pendingMessage: { words: string; pressedAt: number } | undefined;
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
  // Changes made during a frame callback are painted by that frame, other changes by the next.
  const requestFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    requestFrame((time) => {
      if (!isInFrame) nextTask(() => void (isInFrame = false));
      isInFrame = true;
      callback(time);
    });
  const afterPaint = (task: () => void): void => {
    if (isInFrame) nextTask(task);
    else requestFrame(() => nextTask(task));
  };

  const checkText = (): void => {
    const shown = document.querySelector('[role=log]')?.textContent ?? '';
    if (pendingMessage && pendingMessage.pressedAt > 0 && shown.includes(pendingMessage.words)) {
      const { pressedAt } = pendingMessage;
      pendingMessage = undefined;
      afterPaint(() => times.ownMessageMs.push(performance.now() - pressedAt));
    }
    const seen = waiting.filter((piece) => shown.includes(piece.upTo));
    if (seen.length === 0) return;
    waiting = waiting.filter((piece) => !seen.includes(piece));
    afterPaint(() => {
      for (const { at } of seen) times.pieceMs.push(performance.now() - at);
    });
  };

  const recordEvents = (bytes: string): void => {
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
          recordEvents(decoder.decode(chunk, { stream: true }));
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(watched, { status: response.status, headers: response.headers });
  };

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && pendingMessage) pendingMessage.pressedAt = event.timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(checkText).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  window.pageClock = {
    times,
    expectOwn: (words) => void (pendingMessage = { words, pressedAt: 0 }),
  };
}
