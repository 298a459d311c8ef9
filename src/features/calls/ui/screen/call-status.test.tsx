import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginView, reduceCall } from '../call-view.ts';
import { CALL_TEXT } from '../copy.ts';
import { CallStatus } from './call-status.tsx';

const TEXT = CALL_TEXT.call;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () =>
  reduceCall(beginView(3, performance.now()), { type: 'lost-connection', at: performance.now() });
const render = (view: ReturnType<typeof lost>) =>
  renderToStaticMarkup(
    <CallStatus view={view} speaker={null} name="Elena" microphone="open" isMuted={false} />,
  );
const announced = (html: string) => /role="status"[^>]*>([^<]*)</.exec(html)?.[1];
const shown = (html: string) => /aria-hidden="true">([^<]*)</.exec(html)?.[1];

it('shows each second until a lost connection is abandoned, and announces two of them', () => {
  const view = lost();
  const seen = Array.from({ length: 20 }, () => {
    const html = render(view);
    vi.advanceTimersByTime(1000);
    return [shown(html), announced(html)];
  });
  expect(seen.map(([text]) => text)).toEqual(
    Array.from({ length: 20 }, (_, at) => TEXT.reconnecting(20 - at)),
  );
  const spoken = seen.map(([, text]) => text);
  expect(spoken.filter((text, at) => text !== spoken[at - 1])).toEqual([
    TEXT.lost,
    TEXT.lastSeconds(10),
  ]);
});

it('announces the status where it is shown', () => {
  const html = render(beginView(3, performance.now()));
  expect(announced(html)).toBe(TEXT.ringing);
  expect(shown(html)).toBeUndefined();
});
