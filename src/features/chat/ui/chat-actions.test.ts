import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#features/chat/contract-messages.ts';
import { chatFixture, messageFixture } from '#tests/helpers/chat-fixtures.ts';
import { notify } from '#ui/toast.ts';
import { createChatActions } from './chat-actions.ts';
import { ChatSession } from './chat-session.ts';

const own = messageFixture();
const reply: Message = { ...own, id: own.id.replace(/1$/, '2'), sender: 'character' };
const chat = chatFixture([own, reply]);

/** A session whose server returns the next of `answers` to each call. */
function open(...answers: (Response | Error)[]) {
  const calls: { method: string; path: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', async ({ method, url, headers }: Request) => {
    calls.push({ method, path: new URL(url).pathname, key: headers.get('idempotency-key') });
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const session = new ChatSession(chat, (paint) => paint());
  const awaited = vi.fn<(countBefore: number) => void>();
  session.awaitReply = awaited;
  return { session, actions: createChatActions(session), calls, awaited };
}
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const stored = { ...own, id: own.id.replace(/1$/, '3'), content: 'Hi', reply_id: 'f' };
const shown = (session: ChatSession) => session.getState().messages.map((m) => m.content);

describe('sending', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.spyOn(notify, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('shows the trimmed text at once, refuses a second send, then awaits the reply', async () => {
    const { session, actions, calls, awaited } = open(json(201, stored));
    const first = actions.send('  Hi ');
    expect(shown(session)).toEqual(['Hello', 'Hello', 'Hi']);
    expect(await actions.send('More')).toEqual({ kind: 'other' });
    expect(await first).toBeNull();
    expect(calls.map((call) => call.path)).toEqual(['/api/v1/chat/c/messages']);
    expect(awaited).toHaveBeenCalledWith(2);
  });

  it('ignores blank text', async () => {
    const { actions, calls } = open();
    await actions.send(' \n ');
    expect(calls).toEqual([]);
  });

  it.each([
    [
      'used-up messages',
      json(
        429,
        { detail: 'No more.', code: 'daily_message_limit', upgrade_url: '/premium' },
        { 'retry-after': '90' },
      ),
      { kind: 'limit', retryAfter: 90, upgradeUrl: '/premium' },
    ],
    [
      'refused text',
      json(400, { detail: 'Not this.', code: 'content_blocked' }),
      { kind: 'blocked', detail: 'Not this.' },
    ],
  ])('returns %s without a toast', async (_name, answer, reason) => {
    const { session, actions } = open(answer);
    expect(await actions.send('Hi')).toEqual(reason);
    expect(shown(session)).toEqual(['Hello', 'Hello']);
    expect(notify.error).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', json(403, { detail: 'Suspended.', code: 'account_suspended' }), 'Suspended.'],
    ['a server error', json(500, { detail: 'Oops.', code: 'internal_error' }), undefined],
    ['no response', new Error('down'), undefined],
  ])('reports %s', async (_name, answer, detail) => {
    const { session, actions } = open(answer);
    expect(await actions.send('Hi')).toEqual({ kind: 'other' });
    expect(shown(session)).toEqual(['Hello', 'Hello']);
    expect(notify.error).toHaveBeenCalledWith('Failed to send message', detail);
  });

  it('reports next to the composer that the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    try {
      const { actions } = open(new Error('down'));
      expect(await actions.send('Hi')).toEqual({
        kind: 'offline',
        detail: 'You are offline. Your message is kept here: send it when you are back.',
      });
      expect(notify.error).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('reuses the key only with the same recording', async () => {
    const lost = () => new Error('no response');
    const { actions, calls } = open(lost(), lost(), lost());
    const recording = (n: number) => ({
      id: own.id.replace(/1$/, String(n)),
      audio_url: '/media/recordings/u/a.wav',
      duration_ms: 1000,
      waveform: [1],
      expires_at: own.created_at,
    });
    for (const n of [5, 5, 6]) await actions.send('Hi', { recording: recording(n) });
    const [first, again, other] = calls.map((call) => call.key);
    expect([again, other === first]).toEqual([first, false]);
  });

  it('reuses the key for the same text only after an unclear failure', async () => {
    const { actions, calls } = open(
      new Error('down'),
      json(500, {}),
      json(403, {}),
      json(201, stored),
    );
    for (let n = 0; n < 4; n += 1) await actions.send('Hi');
    const keys = calls.map((call) => call.key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('takes only the greeting from the response, and keeps it when the call is refused', async () => {
    const greeted = { greeting: 'Back again?', greeting_variants: { count: 3, index: 1 } };
    const { session, actions, calls } = open(
      json(200, { ...chat, ...greeted, messages: [], event_id: '0' }),
      json(409, { detail: 'Only the last.', code: 'not_last_message' }),
    );
    await actions.showGreeting(1);
    await actions.showGreeting(2);
    expect(session.getState()).toMatchObject({ chat: greeted, lastEventId: '1' });
    expect(shown(session)).toEqual(['Hello', 'Hello']);
    expect(calls[0]).toMatchObject({ method: 'PATCH', path: '/api/v1/chat/c/greeting' });
    expect(notify.error).toHaveBeenCalledWith(expect.any(String), 'Only the last.');
  });

  it('reports used-up messages in the limit panel, also for a change', async () => {
    const no = () =>
      json(
        429,
        { detail: 'No more.', code: 'daily_message_limit', upgrade_url: '/premium' },
        { 'retry-after': '90' },
      );
    const { session, actions } = open(no(), no(), json(200, own));
    const reached = { kind: 'limit', retryAfter: 90, upgradeUrl: '/premium' };
    session.onLimitReached = vi.fn<ChatSession['onLimitReached']>();
    expect(await actions.edit(own, 'Changed')).toBe(false);
    actions.regenerate(reply);
    await vi.waitFor(() => expect(session.onLimitReached).toHaveBeenCalledTimes(2));
    expect(session.onLimitReached).toHaveBeenCalledWith(reached);
    expect(notify.error).not.toHaveBeenCalled();
    expect(session.getState().messages).toEqual([own, reply]);
    expect([actions.unsavedEdit(own), actions.unsavedEdit(reply)]).toEqual(['Changed', null]);
    expect(await actions.edit(own, 'Changed')).toBe(true);
    expect(actions.unsavedEdit(own)).toBeNull();
  });

  it('reverts the optimistic state of a failed call', async () => {
    const { session, actions } = open(json(409, {}), json(409, {}), json(409, {}));
    actions.regenerate(reply);
    expect(session.getState().messages[1]?.status).toBe('pending');
    await vi.waitFor(() => expect(session.getState().messages[1]).toBe(reply));
    actions.rate(reply, 'up');
    expect(session.getState().messages[1]?.feedback).toBe('up');
    await vi.waitFor(() => expect(session.getState().messages[1]).toBe(reply));
    expect(await actions.edit(own, 'Changed')).toBe(false);
    expect(session.getState().messages[0]).toBe(own);
  });

  it('does not revert what the server changed meanwhile when the response is lost', async () => {
    const { session, actions } = open(new Error('down'), new Error('down'));
    const news = (message: Message) =>
      session.dispatch({ type: 'event', event: { event: 'message', data: { message } } });
    const edit = actions.edit(own, 'Changed');
    const changed = { ...own, content: 'Changed', edited: true };
    news(changed);
    expect(await edit).toBe(true);
    expect(session.getState().messages[0]).toEqual(changed);
    expect(actions.unsavedEdit(own)).toBeNull();
    actions.regenerate(reply);
    const regenerated = { ...reply, content: 'Anew', variants: { count: 2, index: 1 } };
    news(regenerated);
    await vi.waitFor(() => expect(notify.error).toHaveBeenCalled());
    expect(session.getState().messages[1]).toBe(regenerated);
  });

  it('does not return text that an event reported as stored', async () => {
    const { session, actions } = open(new Error('down'));
    const sending = actions.send('Hi');
    const { reply_id: _reply, ...message } = stored;
    session.dispatch({ type: 'event', event: { event: 'message', data: { message } } });
    expect(await sending).toBeNull();
    expect(shown(session)).toEqual(['Hello', 'Hello', 'Hi']);
    expect([session.getState().sendingId, session.failedSend]).toEqual([null, null]);
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('keeps the text of an edit while its row is off screen, until it is canceled or stored', async () => {
    const { actions } = open(json(200, { ...own, content: 'Half a thought' }));
    actions.storeEdit(own, 'Half a');
    expect(actions.unsavedEdit(own)).toBe('Half a');
    actions.discardEdit();
    expect(actions.unsavedEdit(own)).toBeNull();
    actions.storeEdit(own, 'Half a thought');
    await actions.edit(own, 'Half a thought');
    expect(actions.unsavedEdit(own)).toBeNull();
  });
});
