import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chat } from '#features/chat/contract.ts';
import type { ChatEvent } from '#features/chat/contract-events.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import { chatFixture, messageFixture } from '#tests/helpers/chat-fixtures.ts';
import {
  createChatState,
  findLast,
  endsWithHelpLines,
  isAwaiting,
  isReplying,
  reduceChat,
  type ChatAction,
  type ChatState,
} from './chat-store.ts';

const id = (n: number) => `01993f5e-7c1a-7000-8a3c-${String(n).padStart(12, '0')}`;

const message = (n: number, over: Partial<Message> = {}): Message =>
  messageFixture({ id: id(n), content: `text ${n}`, ...over });
const reply = (n: number, over: Partial<Message> = {}) =>
  message(n, { sender: 'character', ...over });

const chat = (messages: Message[], over: Partial<Chat> = {}): Chat =>
  chatFixture(messages, {
    id: id(1),
    character: { name: 'Elena Marchetti', slug: 'elena-marchetti', media: [], age: 27 },
    greeting: 'Good evening.',
    greeting_variants: { count: 1, index: 0 },
    event_id: 'e0',
    ...over,
  });

const temp = message(0, { id: 'temp-1', content: 'Hello' });
const run = (state: ChatState, ...actions: ChatAction[]) => actions.reduce(reduceChat, state);
const event = (what: ChatEvent, eventId?: string): ChatAction => ({
  type: 'event',
  event: what,
  eventId,
});
const gives = (m: Message, eventId?: string) =>
  event({ event: 'message', data: { message: m } }, eventId);
const begins = (n: number, text = '', eventId?: string, attempt = 1) =>
  event({ event: 'reply', data: { id: id(n), attempt, text } }, eventId);
const adds = (d: string, eventId?: string) => event({ event: 'd', data: { d } }, eventId);
const ids = (state: ChatState) => state.messages.map((m) => m.id);

describe('help lines', () => {
  const help = message(3, { sender: 'system', content: 'Call or text 988.' });
  const disclosure = message(1, { sender: 'system', content: 'You are talking to an AI.' });

  it('are last until another message follows', () => {
    const state = createChatState(chat([disclosure, message(2), help]));
    expect(endsWithHelpLines(state)).toBe(true);
    expect(endsWithHelpLines(run(state, { type: 'send-started', message: temp }))).toBe(true);
    expect(endsWithHelpLines(run(state, gives(message(4)), gives(reply(5))))).toBe(false);
  });

  it('are not the AI disclosure', () => {
    expect(endsWithHelpLines(createChatState(chat([disclosure, message(2), reply(3)])))).toBe(
      false,
    );
    expect(endsWithHelpLines(createChatState(chat([])))).toBe(false);
    // Everything after the disclosure was deleted.
    expect(endsWithHelpLines(createChatState(chat([disclosure])))).toBe(false);
  });
});

describe('sending', () => {
  const start = run(createChatState(chat([message(1)])), { type: 'send-started', message: temp });

  it('shows the message at once, last, and blocks a second send', () => {
    expect(ids(start)).toEqual([id(1), 'temp-1']);
    expect(start.sendingId).toBe('temp-1');
  });

  it('replaces it with the stored one in the same row and shows the pending reply', () => {
    const sent = { ...message(2, { content: 'Hello' }), reply_id: id(3) };
    const state = run(start, { type: 'send-acknowledged', tempId: 'temp-1', sent });
    expect(ids(state)).toEqual([id(1), id(2), id(3)]);
    expect(state.rowKeys.get(id(2))).toBe('temp-1');
    expect(state.sendingId).toBeNull();
    expect(isReplying(state)).toBe(true);
    expect(state.messages[1]).not.toHaveProperty('reply_id');
  });

  it('expects no reply after a crisis answer', () => {
    const sent = { ...message(2, { content: 'Hello' }), reply_id: null };
    const state = run(start, { type: 'send-acknowledged', tempId: 'temp-1', sent });
    expect(isReplying(state)).toBe(false);
  });

  it('removes it when the send fails', () => {
    const state = run(start, { type: 'send-failed', tempId: 'temp-1' });
    expect(ids(state)).toEqual([id(1)]);
    expect(state.sendingId).toBeNull();
  });

  it('never shows it twice when events arrive before the response', () => {
    const sent = { ...message(2, { content: 'Hello' }), reply_id: id(3) };
    const early = run(start, gives(message(2, { content: 'Hello' })));
    expect(ids(early)).toEqual([id(1), id(2)]);
    expect(early.sendingId).toBe('temp-1');
    const state = run(early, gives(reply(3, { content: 'Hi', status: 'done' })), {
      type: 'send-acknowledged',
      tempId: 'temp-1',
      sent,
    });
    expect(ids(state)).toEqual([id(1), id(2), id(3)]);
    expect(state.rowKeys.get(id(2))).toBe('temp-1');
    expect(state.count).toBe(3);
    expect(isReplying(state)).toBe(false);
  });

  it('keeps it while the chat is reloaded', () => {
    const state = run(start, { type: 'loaded', chat: chat([message(1), message(2)]) });
    expect(ids(state)).toEqual([id(1), id(2), 'temp-1']);
  });

  it('does not treat it as the last message that can be edited', () => {
    expect(findLast(start, 'user')?.id).toBe(id(1));
  });
});

describe('a reply', () => {
  const waiting = createChatState(chat([message(1), reply(2, { status: 'pending', content: '' })]));

  it('grows piece by piece and ends as the stored message', () => {
    const writing = run(waiting, begins(2), adds('Good '), adds('evening'));
    expect(writing.live).toMatchObject({ id: id(2), text: 'Good evening' });
    const done = run(writing, gives(reply(2, { content: 'Good evening.' })));
    expect(done.live).toBeNull();
    expect(done.finishedId).toBe(id(2));
    expect(isReplying(done)).toBe(false);
  });

  it.each(['done', 'failed', 'stopped'] as const)('ends when it is %s', (status) => {
    const state = run(waiting, begins(2), adds('x'), gives(reply(2, { status })));
    expect([state.live, state.finishedId]).toEqual([null, id(2)]);
  });

  it('restarts with a new attempt', () => {
    const state = run(
      waiting,
      begins(2),
      adds('wrong'),
      begins(2, '', undefined, 2),
      adds('right'),
    );
    expect(state.live?.text).toBe('right');
  });

  it('has a row even when its message was not announced', () => {
    const state = run(createChatState(chat([message(1)])), begins(2), adds('x'));
    expect(ids(state)).toEqual([id(1), id(2)]);
    expect(isReplying(state)).toBe(true);
  });

  it('ignores pieces of unknown replies', () => {
    expect(run(waiting, adds('x')).live).toBeNull();
  });

  it('is removed by an edit together with its live text', () => {
    const removal = event({ event: 'removed', data: { ids: [id(2)] } });
    const state = run(waiting, begins(2), adds('x'), removal);
    expect(ids(state)).toEqual([id(1)]);
    expect([state.live, state.count]).toEqual([null, 1]);
  });

  it('is pending when regenerated, and a late response does not undo newer changes', () => {
    const before = createChatState(chat([message(1), reply(2)]));
    const restarted = run(before, { type: 'reply-restarted', id: id(2) });
    expect(isReplying(restarted)).toBe(true);
    const answer = reply(2, { status: 'pending', content: '' });
    const ended = run(restarted, begins(2), adds('B'), gives(reply(2, { content: 'B' })));
    expect(run(ended, { type: 'answered', message: answer })).toBe(ended);
  });

  it('counts as stalled after polling gave up, until it continues', () => {
    const quiet = run(waiting, { type: 'stalled', stalled: true });
    expect(isReplying(quiet)).toBe(false);
    expect(isReplying(run(quiet, begins(2)))).toBe(true);
  });
});

const CALL = { id: id(900), started_at: '2026-03-01T10:00:00.000Z', minutes: 1, seconds: 50 };

describe('pages', () => {
  it('puts older messages before known ones, each once', () => {
    const start = createChatState(chat([message(5), message(6)], { next_cursor: 'c' }));
    const state = run(start, {
      type: 'older-loaded',
      chat: {
        messages: [message(3), message(4), message(5)],
        calls: [CALL],
        next_cursor: null,
        newer_cursor: null,
      },
    });
    expect(state.calls.get(CALL.id)).toBe(CALL);
    expect(ids(state)).toEqual([id(3), id(4), id(5), id(6)]);
    expect(state.nextCursor).toBeNull();
    expect(state.messages[3]).toBe(start.messages[1]);
  });

  it('treats a polled page as authoritative from its first message on', () => {
    const start = createChatState(chat([message(1), message(2), message(4)]));
    const state = run(start, {
      type: 'polled',
      chat: chat([message(2), reply(3), message(5)], { count: 9 }),
    });
    expect(ids(state)).toEqual([id(1), id(2), id(3), id(5)]);
    expect(state.count).toBe(9);
  });

  it('keep showing an open reply, which polled pages omit', () => {
    const start = createChatState(
      chat([message(1), reply(2, { status: 'pending', content: '' }), message(3)]),
    );
    const polled = (messages: Message[]): ChatAction => ({ type: 'polled', chat: chat(messages) });
    const waiting = run(start, polled([message(1), message(3)]));
    expect(isReplying(waiting)).toBe(true);
    expect(isAwaiting(run(waiting, { type: 'stalled', stalled: true }))).toBe(true);
    const done = run(waiting, polled([message(1), reply(2), message(3)]));
    expect([isReplying(done), isAwaiting(done)]).toEqual([false, false]);
    expect(ids(done)).toEqual([id(1), id(2), id(3)]);
  });
});

describe('resuming', () => {
  const base = createChatState(chat([message(1)]));

  /** The events that a server sends for a few replies, each with its own id. */
  const log = fc
    .array(
      fc.record({
        words: fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 6 }),
        attempts: fc.integer({ min: 1, max: 3 }),
        end: fc.constantFrom('done', 'failed', 'stopped', null),
        cutBefore: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((replies) => {
      const events: ChatEvent[] = [];
      replies.forEach(({ words, attempts, end, cutBefore }, index) => {
        const n = 10 + index * 2;
        if (cutBefore && index > 0) {
          events.push({ event: 'removed', data: { ids: [id(n - 2), id(n - 1)] } });
        }
        events.push({ event: 'message', data: { message: message(n) } });
        const pending = reply(n + 1, { status: 'pending', content: '' });
        events.push({ event: 'message', data: { message: pending } });
        for (let attempt = 1; attempt <= attempts; attempt += 1) {
          events.push({ event: 'reply', data: { id: id(n + 1), attempt, text: '' } });
          for (const d of words) events.push({ event: 'd', data: { d } });
        }
        // Only the last reply may be open.
        const status = end ?? (index === replies.length - 1 ? null : 'done');
        if (status) {
          const ended = reply(n + 1, { status, content: words.join('') });
          events.push({ event: 'message', data: { message: ended } });
        }
      });
      return events;
    });

  const seen = (state: ChatState) => ({
    messages: state.messages.map((m) => ({ ...m, created_at: '' })),
    live: state.live && { id: state.live.id, text: state.live.text },
    count: state.count,
    lastEventId: state.lastEventId,
    replying: isReplying(state),
  });
  const deliver = (state: ChatState, events: ChatEvent[], from: number, to: number) =>
    events
      .slice(from, to)
      .reduce((now, data, at) => reduceChat(now, event(data, `e${from + at + 1}`)), state);

  it('reaches the same state however often the connection breaks and events repeat', () => {
    fc.assert(
      fc.property(log, fc.array(fc.tuple(fc.nat(60), fc.nat(60))), (events, breaks) => {
        const whole = deliver(base, events, 0, events.length);
        let state = base;
        let reached = 0;
        for (const [ahead, back] of breaks) {
          const from = Math.max(0, reached - back);
          reached = Math.min(events.length, Math.max(reached, from + ahead));
          state = deliver(state, events, from, reached);
        }
        // The last connection also starts a little earlier than needed.
        state = deliver(state, events, Math.max(0, reached - 3), events.length);
        expect(seen(state)).toEqual(seen(whole));
      }),
    );
  });

  it('reaches the same state when a snapshot replaces missed pieces', () => {
    fc.assert(
      fc.property(log, fc.nat(60), fc.nat(60), (events, a, b) => {
        const lost = Math.min(a, events.length);
        const back = Math.min(lost + b, events.length);
        const whole = deliver(base, events, 0, events.length);
        const atBack = deliver(base, events, 0, back);
        // Missed changes arrive in their current state, then the open reply.
        let state = deliver(base, events, 0, lost);
        const known = new Set(ids(atBack));
        const gone = ids(state).filter((one) => !known.has(one));
        const catchUp: ChatEvent[] = [{ event: 'removed', data: { ids: gone } }];
        for (const m of atBack.messages) catchUp.push({ event: 'message', data: { message: m } });
        if (atBack.live) {
          const { id: of, attempt, text } = atBack.live;
          catchUp.push({ event: 'reply', data: { id: of, attempt, text } });
        }
        state = catchUp.reduce((now, one) => reduceChat(now, event(one, `e${back}`)), state);
        expect(seen(deliver(state, events, back, events.length))).toEqual({
          ...seen(whole),
          lastEventId: back === 0 ? `e${events.length || 0}` : seen(whole).lastEventId,
        });
      }),
    );
  });

  it('contains each message once and in order, for any actions', () => {
    const any = fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 9 }).map((n) => gives(n % 2 ? message(n) : reply(n))),
        fc.integer({ min: 1, max: 9 }).map((n) => begins(n)),
        fc.string({ maxLength: 3 }).map((d) => adds(d)),
        fc
          .array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 })
          .map((ns) => event({ event: 'removed', data: { ids: ns.map(id) } })),
        fc.constant<ChatAction>({ type: 'send-started', message: temp }),
        fc.constant<ChatAction>({ type: 'send-failed', tempId: 'temp-1' }),
        fc.constant<ChatAction>({ type: 'loaded', chat: chat([message(3), reply(4)]) }),
        fc.constant<ChatAction>({ type: 'polled', chat: chat([message(3), reply(6)]) }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(any, (actions) => {
        let state = base;
        for (const action of actions) {
          // The page never starts a send while another one runs.
          if (action.type === 'send-started' && state.sendingId) continue;
          state = reduceChat(state, action);
          expect(ids(state)).toEqual([...new Set(ids(state))].toSorted());
        }
      }),
    );
  });
});

describe('speech of a reply', () => {
  const speech = {
    audio_url: '/media/speech/a.mp3',
    duration_ms: 1000,
    waveform: [1],
    is_demo: false,
    expires_at: '2026-11-21T19:30:00.000Z',
  };
  const spoken = reply(5, { speech, audio_url: speech.audio_url });
  const after = (changed: Message) =>
    reduceChat(createChatState(chat([spoken])), {
      type: 'event',
      event: { event: 'message', data: { message: changed } },
    }).messages[0];

  it('stays when an event without addresses changes something else', () => {
    expect(after(reply(5, { feedback: 'up' }))).toMatchObject({ feedback: 'up', speech });
  });

  it.each<[string, Partial<Message>]>([
    ['the words', { content: 'Other words.' }],
    ['the version', { variants: { count: 2, index: 1 } }],
  ])('ends when %s change', (_, over) => {
    expect(after(reply(5, over))!.speech).toBeUndefined();
  });
});
