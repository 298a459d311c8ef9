import type { EndReason, NoticeKind, ServerMessage } from '../socket-messages.ts';

/** One caption: spoken words or a notice. */
export interface Caption {
  key: string;
  by: 'user' | 'character' | 'notice';
  text: string;
  /** `pending`: it is being understood or sent. `cut`: the user interrupted it. */
  state: 'done' | 'pending' | 'cut';
  /** The numbers of a reply's sentences, which arrive again after a lost connection. */
  sentences?: readonly number[];
}

export interface CallNotice {
  kind: NoticeKind;
  content: string;
  helpLines: string | null;
}

/** What the screen shows of a call. */
export interface CallView {
  state: 'ringing' | 'active' | 'ended';
  /** Since when there is no connection (`performance.now`); null while there is one. */
  lostAt: number | null;
  /** Seconds of the call at `countedAt` (`performance.now`), from which the clock runs on. */
  seconds: number;
  countedAt: number;
  minutes: number;
  price: number;
  /** `taken`: the call continues in another window. */
  reason: EndReason | 'taken' | null;
  captions: readonly Caption[];
  /** Stays visible: the last minute, help lines, a rejection, a question to a silent user. */
  notice: CallNotice | null;
  /** Words that were not understood, or a reply that failed. */
  problem: string | null;
}

export type CallAction =
  | { type: 'received'; message: ServerMessage; now: number }
  | { type: 'typed'; utterance: number; content: string }
  | { type: 'lost-connection'; at: number }
  | { type: 'connected' }
  | { type: 'over'; reason: EndReason | 'taken'; now: number }
  | { type: 'noticed' };

export const beginView = (price: number, now: number): CallView => ({
  state: 'ringing',
  lostAt: null,
  seconds: 0,
  countedAt: now,
  minutes: 0,
  price,
  reason: null,
  captions: [],
  notice: null,
  problem: null,
});

/** The next state of the screen. Pure. */
export function reduceCall(view: CallView, action: CallAction): CallView {
  switch (action.type) {
    case 'received':
      return receive(view, action.message, action.now);
    case 'typed': {
      const caption = { ...pending(action.utterance), text: action.content };
      return { ...view, problem: null, captions: put(view.captions, caption) };
    }
    case 'lost-connection':
      return { ...view, lostAt: action.at, captions: withoutListening(view.captions) };
    case 'connected':
      return { ...view, lostAt: null };
    case 'over':
      if (view.state === 'ended') return view;
      return { ...view, ...stopClock(view, action.now), state: 'ended', reason: action.reason };
    case 'noticed':
      return { ...view, notice: null };
  }
}

/** Whole seconds of the call at `now`. */
export function secondsAt({ state, seconds, countedAt }: CallView, now: number): number {
  const since = state === 'active' ? (now - countedAt) / 1000 : 0;
  return Math.floor(seconds + since);
}

const stopClock = (view: CallView, now: number) => ({
  seconds: secondsAt(view, now),
  countedAt: now,
});

function receive(view: CallView, message: ServerMessage, now: number): CallView {
  switch (message.type) {
    case 'state': {
      const { state, seconds, minutes, price_per_minute: price, reason } = message;
      // It was on its way when the user hung up.
      if (view.state === 'ended' && state !== 'ended') return view;
      return { ...view, state, seconds, countedAt: now, minutes, price, reason };
    }
    case 'listening':
      return { ...view, problem: null, captions: put(view.captions, pending(message.utterance)) };
    case 'transcript': {
      const { utterance, message_id: key, content: text } = message;
      const rest = view.captions.filter((one) => one.key !== keyOf(utterance));
      const captions = put(rest, { key, by: 'user', text, state: 'done' });
      return { ...view, captions, problem: null, notice: lasting(view.notice) };
    }
    case 'not_understood': {
      const captions = view.captions.filter((one) => one.key !== keyOf(message.utterance));
      return { ...view, captions, problem: message.detail };
    }
    case 'sentence':
      return message.message_id === null ? view : addSentence(view, message.message_id, message);
    case 'reply_cut': {
      const { message_id: key, content: text } = message;
      return {
        ...view,
        captions: text
          ? change(view.captions, key, { text, state: 'cut' })
          : view.captions.filter((one) => one.key !== key),
      };
    }
    case 'reply_failed': {
      // What was shown of it is withdrawn.
      const captions = view.captions.filter(({ key }) => key !== message.message_id);
      return { ...view, captions, problem: message.detail };
    }
    case 'notice': {
      const { kind, content, help_lines: helpLines = null } = message;
      const before = withoutPending(view.captions, kind);
      // A visible notice is not repeated.
      if (kind !== 'disclosure' && kind !== 'goodbye')
        return { ...view, captions: before, notice: { kind, content, helpLines } };
      const key = `n-${before.length}`;
      const captions = put(before, { key, by: 'notice', text: content, state: 'done' });
      return { ...view, captions };
    }
    case 'error':
      return { ...view, problem: message.detail };
    case 'reply_end':
    case 'sound':
    case 'sound_end':
      return view;
  }
}

/** Help lines stay after the next words; the question to somebody silent is over with them. */
const lasting = (notice: CallNotice | null): CallNotice | null =>
  notice?.kind === 'crisis' || notice?.kind === 'minute_left' ? notice : null;

const keyOf = (utterance: number) => `u-${utterance}`;
const pending = (utterance: number): Caption => ({
  key: keyOf(utterance),
  by: 'user',
  text: '',
  state: 'pending',
});

/** Replaces the caption with this key, or adds it at the end. */
function put(captions: readonly Caption[], caption: Caption): readonly Caption[] {
  const at = captions.findIndex(({ key }) => key === caption.key);
  if (at === -1) return [...captions, caption];
  // Typed words are known before the server has them.
  return captions.with(at, { ...caption, text: caption.text || captions[at]!.text });
}

const change = (captions: readonly Caption[], key: string, to: Partial<Caption>) =>
  captions.map((one) => (one.key === key ? { ...one, ...to } : one));

const withoutListening = (captions: readonly Caption[]) =>
  captions.filter(({ state, text }) => state !== 'pending' || text !== '');

/** Rejected words are no longer being sent; help lines answer them. */
const withoutPending = (captions: readonly Caption[], kind: NoticeKind) =>
  kind === 'refused' ? captions.filter(({ state }) => state !== 'pending') : captions;

type Sentence = Extract<ServerMessage, { type: 'sentence' }>;

function addSentence(view: CallView, key: string, { sentence, content }: Sentence): CallView {
  const { text: before = '', sentences = [] } = view.captions.find((one) => one.key === key) ?? {};
  if (sentences.includes(sentence)) return view;
  const text = before ? `${before} ${content}` : content;
  const known = [...sentences, sentence];
  const caption: Caption = { key, by: 'character', text, state: 'done', sentences: known };
  return { ...view, captions: put(view.captions, caption) };
}
