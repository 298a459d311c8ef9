import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../socket-messages.ts';
import { beginView, reduceCall, secondsAt, type CallView } from './call-view.ts';

const REPLY = '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11';
const WORDS = '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b12';

const run = (messages: readonly ServerMessage[], from: CallView = beginView(3, 0)) =>
  messages.reduce((view, message) => reduceCall(view, { type: 'received', message, now: 0 }), from);
const sentence = (number: number, content: string): ServerMessage => ({
  type: 'sentence',
  message_id: REPLY,
  sentence: number,
  content,
  sample_rate: null,
});
const said = ({ captions }: CallView) => captions.map(({ by, text }) => `${by}: ${text}`);
const active = (seconds: number): Extract<ServerMessage, { type: 'state' }> => ({
  type: 'state',
  state: 'active',
  seconds,
  minutes: 1,
  price_per_minute: 3,
  seconds_left: 100,
  reason: null,
  detail: null,
});

describe('captions', () => {
  it('show both sides, a reply as one caption that grows', () => {
    const view = run([
      { type: 'listening', utterance: 1 },
      { type: 'transcript', utterance: 1, message_id: WORDS, content: 'Hello.' },
      sentence(0, 'Good evening.'),
      sentence(1, 'Come in.'),
      // After a lost connection.
      sentence(0, 'Good evening.'),
      sentence(1, 'Come in.'),
      sentence(2, 'Sit down.'),
    ]);
    expect(said(view)).toEqual(['user: Hello.', 'character: Good evening. Come in. Sit down.']);
  });

  it('keep the heard part of an interrupted reply', () => {
    const view = run([
      sentence(0, 'Good evening. Come in.'),
      { type: 'reply_cut', message_id: REPLY, content: 'Good eve' },
    ]);
    expect(view.captions).toMatchObject([{ text: 'Good eve', state: 'cut' }]);
  });

  it('omit a reply that was not heard at all', () => {
    const view = run([
      sentence(0, 'Good evening.'),
      { type: 'reply_cut', message_id: REPLY, content: '' },
    ]);
    expect(view.captions).toEqual([]);
  });

  it('show typed words at once, and once', () => {
    const typed = reduceCall(beginView(3, 0), { type: 'typed', utterance: 4, content: 'Hi' });
    expect(typed.captions).toMatchObject([{ text: 'Hi', state: 'pending' }]);
    const view = run(
      [
        { type: 'listening', utterance: 4 },
        { type: 'transcript', utterance: 4, message_id: WORDS, content: 'Hi' },
      ],
      typed,
    );
    expect(view.captions).toMatchObject([{ text: 'Hi', state: 'done' }]);
  });

  it('drop words that were not understood, and show why until the next ones', () => {
    const view = run([
      { type: 'listening', utterance: 1 },
      { type: 'not_understood', utterance: 1, detail: 'No words were heard.' },
    ]);
    expect([view.captions, view.problem]).toEqual([[], 'No words were heard.']);
    expect(run([{ type: 'listening', utterance: 2 }], view).problem).toBeNull();
  });

  it('have the disclosure, which does not stay in sight otherwise', () => {
    const view = run([{ type: 'notice', kind: 'disclosure', content: 'An AI.' }]);
    expect([said(view), view.notice]).toEqual([['notice: An AI.'], null]);
  });
});

describe('notices', () => {
  it('keep help lines in sight, and drop the question to somebody silent with the next words', () => {
    const next: ServerMessage = {
      type: 'transcript',
      utterance: 1,
      message_id: WORDS,
      content: 'Yes.',
    };
    const crisis = run([
      { type: 'notice', kind: 'crisis', content: 'Help.', help_lines: '988' },
      next,
    ]);
    expect(crisis.notice).toMatchObject({ kind: 'crisis', helpLines: '988' });
    expect(run([{ type: 'notice', kind: 'idle', content: '?' }, next]).notice).toBeNull();
  });

  it('remove rejected words', () => {
    const typed = reduceCall(beginView(3, 0), { type: 'typed', utterance: 1, content: 'Bad' });
    const view = run([{ type: 'notice', kind: 'refused', content: 'Not here.' }], typed);
    expect([said(view), view.notice?.content]).toEqual([[], 'Not here.']);
  });
});

describe('a reply that failed', () => {
  it('is withdrawn', () => {
    const view = run([
      sentence(0, 'Good evening.'),
      { type: 'reply_failed', message_id: REPLY, detail: 'Say it again.' },
    ]);
    expect([view.captions, view.problem]).toEqual([[], 'Say it again.']);
  });
});

describe('the end', () => {
  it('is not undone by a state that was on its way, and learns what was paid', () => {
    const over = reduceCall(beginView(3, 0), { type: 'over', reason: 'hung_up', now: 0 });
    expect(run([active(65)], over).state).toBe('ended');
    const ended: ServerMessage = { ...active(70), state: 'ended', minutes: 2, reason: 'hung_up' };
    expect(run([active(65), ended], over)).toMatchObject({ minutes: 2, seconds: 70 });
  });
});

describe('secondsAt', () => {
  it('continues from the server’s time, and stops when the call is over', () => {
    const view = reduceCall(beginView(3, 0), { type: 'received', message: active(65), now: 1000 });
    expect(secondsAt(view, 3500)).toBe(67);
    const over = reduceCall(view, { type: 'over', reason: 'lost', now: 3500 });
    expect([secondsAt(over, 9000), over.reason]).toEqual([67, 'lost']);
  });

  it('does not run while it rings', () => {
    expect(secondsAt(beginView(3, 0), 5000)).toBe(0);
  });
});
