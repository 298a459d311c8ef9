import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Character } from '#features/characters/contract.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';
import type { StartedCall } from '../contract.ts';
import type { ServerMessage } from '../socket-messages.ts';
import { CallSession } from './call-session.ts';

/** What listens is loaded when it is needed. */
const LOADED = { timeout: 10_000 };
const REPLY = '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11';
const started: StartedCall = {
  id: '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b12',
  chat_id: '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b13',
  socket_url: '/api/v1/calls/1/socket?token=x',
  price_per_minute: 3,
  max_seconds: 60,
  speech: 'browser',
  transcription: 'browser',
};

/** The sockets that the page opened, oldest first. */
let sockets: Socket[];
class Socket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];
  readonly url: URL;
  constructor(url: URL) {
    super();
    this.url = new URL(url);
    sockets.push(this);
  }
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  receive(message: ServerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  lose() {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
  }
}

/** The recognitions of the browser that listen. */
let listening: Set<object>;
let recognitions: number;
class Recognition extends EventTarget {
  start() {
    recognitions += 1;
    listening.add(this);
  }
  abort() {
    listening.delete(this);
  }
}

let asked: string[];
let session: CallSession;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  listening = new Set();
  recognitions = 0;
  asked = [];
  vi.stubGlobal('window', {
    location: { origin: 'https://chat.example' },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  vi.stubGlobal('fetch', async (call: Request) => {
    asked.push(`${call.method} ${new URL(call.url).pathname}`);
    return new Response(null, { status: 204 });
  });
  const meter = stubOf<ReturnType<AudioContext['createAnalyser']>>({
    connect: (to: AudioNode | AudioParam) => to as AudioNode & undefined,
  });
  const context = stubOf<AudioContext>({
    createAnalyser: () => meter,
    close: () => Promise.resolve(),
  });
  const character = stubOf<Character>({ sex: 'female', voice: 'voice_1' });
  session = new CallSession(started, character, context);
});
afterEach(() => {
  session.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const active: ServerMessage = {
  type: 'state',
  state: 'active',
  seconds: 0,
  minutes: 1,
  price_per_minute: 3,
  seconds_left: 60,
  reason: null,
  detail: null,
};
const listens = () =>
  vi.waitFor(() => expect(session.store.getState().microphone).toBe('open'), LOADED);
const sentence = (message_id: string | null, number: number): ServerMessage => ({
  type: 'sentence',
  message_id,
  sentence: number,
  content: 'Come in.',
  sample_rate: null,
});
const readKnown = ({ url }: Socket): unknown => JSON.parse(url.searchParams.get('known') ?? 'null');

it('hanging up without a connection is final, and is reported to the server', async () => {
  await listens();
  sockets[0]!.accept();
  sockets[0]!.receive(active);
  sockets[0]!.lose();
  await vi.advanceTimersByTimeAsync(0);
  sockets[1]!.lose();
  const { length } = sockets;
  session.hangUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(length);
  expect(asked).toEqual([`DELETE /api/v1/calls/${started.id}`]);
  expect(session.store.getState().view).toMatchObject({ state: 'ended', reason: 'hung_up' });
});

it('a user who leaves while the microphone opens is not listened to', async () => {
  session.dispose();
  await vi.waitFor(() => expect(recognitions).toBe(1), LOADED);
  await vi.waitFor(() => expect(listening.size).toBe(0), LOADED);
});

it('a reconnecting page reports what it has and what was heard', async () => {
  await listens();
  const [first] = sockets;
  expect(readKnown(first!)).toBeNull();
  first!.accept();
  first!.receive(active);
  first!.receive({ type: 'notice', kind: 'disclosure', content: 'An AI.' });
  first!.receive(sentence(null, 0));
  first!.lose();
  await vi.advanceTimersByTimeAsync(0);
  // The caption of the disclosure is still being read.
  expect(readKnown(sockets[1]!)).toEqual({ reply: null, notices: 1, is_disclosed: false });
  sockets[1]!.accept();
  for (const number of [0, 1]) sockets[1]!.receive(sentence(REPLY, number));
  // A caption of this length stays for 1.6 seconds.
  await vi.advanceTimersByTimeAsync(3500);
  sockets[1]!.lose();
  await vi.advanceTimersByTimeAsync(0);
  expect(readKnown(sockets[2]!)).toEqual({
    reply: { message_id: REPLY, received: 1, played: 0 },
    notices: 1,
    is_disclosed: true,
  });
  sockets[2]!.accept();
  expect(sockets[2]!.sent.map((data) => JSON.parse(data) as unknown)).toEqual([
    { type: 'played', message_id: REPLY, sentence: 0 },
  ]);
});
