import type { Chat, ChatCall } from '#features/chat/contract.ts';
import type { ChatEvent } from '#features/chat/contract-events.ts';
import type { Message, SentMessage } from '#features/chat/contract-messages.ts';
import type { GeneratedImage } from '#features/images/contract.ts';
import {
  addAround,
  addNewer,
  addOlder,
  findLoaded,
  isBeyond,
  place,
  withoutMessages,
  type LoadedMessages,
  type MessagePage,
} from './loaded-messages.ts';
import {
  restartMessage,
  createPendingReply,
  isPicture,
  isUnfinished,
  sortById,
  upsert,
  withImage,
} from './message-order.ts';

/** The text of the streaming reply, ahead of its stored message. */
export interface LiveReply {
  id: string;
  attempt: number;
  text: string;
  /** Event ids of the pieces in `text`, so that a repeated piece is not added twice. */
  pieces: ReadonlySet<string>;
}

export interface ChatState extends LoadedMessages {
  chat: Pick<
    Chat,
    'id' | 'character' | 'members' | 'turn_order' | 'greeting' | 'greeting_variants' | 'title'
  >;
  /** The voice calls to which loaded messages belong. */
  calls: ReadonlyMap<string, ChatCall>;
  /** Maps a stored id to the temporary id of its row, so that the row keeps its key. */
  rowKeys: ReadonlyMap<string, string>;
  live: LiveReply | null;
  /** The temporary id of the current send; one at a time. */
  sendingId: string | null;
  count: number;
  lastEventId: string;
  /** The last reply that finished on this page; it is announced, and the focus follows it. */
  finishedId: string | null;
  /** Polling gave up; the reply may still arrive. */
  stalled: boolean;
}

export type ChatAction =
  | { type: 'event'; event: ChatEvent; eventId?: string }
  | { type: 'loaded'; chat: Chat }
  | { type: 'polled'; chat: Chat }
  | { type: 'greeting-chosen'; chat: Pick<Chat, 'greeting' | 'greeting_variants'> }
  | { type: 'titled'; title: string | null }
  | { type: 'older-loaded' | 'newer-loaded' | 'around-loaded'; chat: MessagePage & WithCalls }
  | { type: 'latest-shown' }
  | { type: 'send-started'; message: Message }
  | { type: 'send-acknowledged'; tempId: string; sent: SentMessage }
  | { type: 'send-failed'; tempId: string }
  | { type: 'reply-restarted'; id: string }
  | { type: 'answered'; message: Message }
  | { type: 'reverted'; message: Message }
  | { type: 'picture-read'; id: string; image: GeneratedImage | null }
  | { type: 'stalled'; stalled: boolean };

type WithCalls = Pick<Chat, 'calls'>;

/** Sorts after every UUID, whose characters end at `f`. */
export const TEMP_PREFIX = 'temp-';

/** The initial state of a chat from `GET /chat/character/{slug}`. */
export function createChatState(chat: Chat): ChatState {
  const { id, character, members, turn_order, greeting, greeting_variants, title } = chat;
  return {
    chat: { id, character, members, turn_order, greeting, greeting_variants, title },
    messages: sortById(chat.messages),
    calls: new Map(chat.calls.map((call) => [call.id, call])),
    rowKeys: new Map(),
    live: null,
    sendingId: null,
    nextCursor: chat.next_cursor,
    past: null,
    count: chat.count,
    lastEventId: chat.event_id,
    finishedId: null,
    stalled: false,
  };
}

/** The next state; the same object when nothing changed. Pure. */
export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'event': {
      const next = applyEvent(state, action.event, action.eventId);
      return action.eventId && next.lastEventId !== action.eventId
        ? { ...next, lastEventId: action.eventId }
        : next;
    }
    case 'loaded': {
      const temp = state.messages.filter((message) => message.id === state.sendingId);
      const fresh = createChatState(action.chat);
      return {
        ...fresh,
        messages: [...fresh.messages, ...temp],
        rowKeys: state.rowKeys,
        sendingId: state.sendingId,
      };
    }
    case 'polled':
      return applyPoll(state, action.chat);
    case 'greeting-chosen': {
      const { greeting, greeting_variants } = action.chat;
      return { ...state, chat: { ...state.chat, greeting, greeting_variants } };
    }
    case 'titled':
      return { ...state, chat: { ...state.chat, title: action.title } };
    case 'older-loaded':
      return { ...state, ...addOlder(state, action.chat), calls: addCalls(state, action.chat) };
    case 'newer-loaded':
      return { ...state, ...addNewer(state, action.chat), calls: addCalls(state, action.chat) };
    case 'around-loaded':
      return { ...state, ...addAround(state, action.chat), calls: addCalls(state, action.chat) };
    case 'latest-shown':
      return state.past ? { ...state, past: null } : state;
    case 'send-started':
      return {
        ...state,
        past: null,
        messages: [...state.messages, action.message],
        sendingId: action.message.id,
        stalled: false,
      };
    case 'send-acknowledged':
      return acknowledge(state, action.tempId, action.sent);
    case 'send-failed':
      return {
        ...state,
        messages: state.messages.filter((message) => message.id !== action.tempId),
        sendingId: null,
      };
    case 'reply-restarted': {
      const message = findLoaded(state, action.id);
      const placed = message && place(state, restartMessage(message));
      return { ...state, ...placed, live: null, finishedId: null, stalled: false };
    }
    case 'answered': {
      // The event stream may be ahead of the response; then it wins.
      const current = findLoaded(state, action.message.id);
      if (!current || isUnfinished(current) !== isUnfinished(action.message)) return state;
      return { ...state, ...place(state, action.message) };
    }
    case 'reverted':
      return findLoaded(state, action.message.id)
        ? { ...state, ...place(state, action.message) }
        : state;
    case 'picture-read': {
      const message = findLoaded(state, action.id);
      return message?.picture
        ? { ...state, ...place(state, withImage(message, action.image)) }
        : state;
    }
    case 'stalled':
      return state.stalled === action.stalled ? state : { ...state, stalled: action.stalled };
  }
}

const addCalls = ({ calls }: ChatState, page: WithCalls): ChatState['calls'] =>
  new Map([...calls, ...page.calls.map((call) => [call.id, call] as const)]);

/** True while a reply is pending or being written. */
export function isReplying(state: ChatState): boolean {
  if (state.stalled) return false;
  // Unfinished replies are near the end: at most the queue of a few sends.
  return state.messages
    .slice(-12)
    .some((m) => m.sender === 'character' && !isPicture(m) && isUnfinished(m));
}

/** True while any reply or picture is expected, even when polling gave up. */
export function isAwaiting(state: ChatState): boolean {
  return isReplying({ ...state, stalled: false }) || isMakingPicture(state);
}

/** True while a picture is being made. */
export function isMakingPicture(state: ChatState): boolean {
  return state.messages.slice(-40).some((m) => isPicture(m) && isUnfinished(m));
}

/**
 * True when help lines are the last message: no suggestions or offers follow them. Other notices
 * can be last too, after a deletion or an import; help lines always follow the user's message.
 */
export function endsWithHelpLines(state: ChatState): boolean {
  const at = state.messages.findLastIndex((m) => !m.id.startsWith(TEMP_PREFIX));
  const last = state.messages[at];
  return last?.sender === 'system' && !last.imported && state.messages[at - 1]?.sender === 'user';
}

/** The last stored message of `sender`. */
export function findLast(state: ChatState, sender: Message['sender']): Message | undefined {
  return state.messages.findLast((m) => m.sender === sender && !m.id.startsWith(TEMP_PREFIX));
}

function applyEvent(state: ChatState, event: ChatEvent, eventId?: string): ChatState {
  switch (event.event) {
    case 'message':
      return applyMessage(state, event.data.message);
    case 'removed': {
      const removedIds = new Set(event.data.ids);
      const removed = event.data.ids.filter((id) => findLoaded(state, id)).length;
      if (removed === 0) return state;
      const live = state.live && removedIds.has(state.live.id) ? null : state.live;
      const count = Math.max(0, state.count - removed);
      return { ...state, ...withoutMessages(state, removedIds), live, count };
    }
    case 'reply': {
      const { id, attempt, text } = event.data;
      const known = findLoaded(state, id) !== undefined;
      return {
        ...state,
        live: { id, attempt, text, pieces: new Set() },
        messages: known ? state.messages : upsert(state.messages, createPendingReply(id)),
        count: known ? state.count : state.count + 1,
        stalled: false,
      };
    }
    case 'd': {
      const { live } = state;
      if (!live || (eventId !== undefined && live.pieces.has(eventId))) return state;
      const pieces = eventId === undefined ? live.pieces : new Set(live.pieces).add(eventId);
      return { ...state, live: { ...live, text: live.text + event.data.d, pieces } };
    }
    case 'reset':
      return state;
  }
}

function applyMessage(state: ChatState, message: Message): ChatState {
  if (isBeyond(state, message.id)) return state;
  const before = findLoaded(state, message.id);
  const temp = before ? undefined : findSending(state, message);
  const ended = message.sender !== 'user' && !isUnfinished(message);
  const hasEnded = ended && (!before || isUnfinished(before));
  const rest = temp ? state.messages.filter((known) => known !== temp) : state.messages;
  return {
    ...state,
    ...place({ ...state, messages: rest }, message),
    rowKeys: temp ? new Map(state.rowKeys).set(message.id, temp.id) : state.rowKeys,
    live: ended && state.live?.id === message.id ? null : state.live,
    count: before ? state.count : state.count + 1,
    finishedId: nextFinished(state.finishedId, message, hasEnded),
    stalled: hasEnded ? false : state.stalled,
  };
}

/** A regenerated reply is no longer finished. */
function nextFinished(finishedId: string | null, message: Message, hasEnded: boolean) {
  if (hasEnded) return message.id;
  return finishedId === message.id && isUnfinished(message) ? null : finishedId;
}

/** The unsent bubble of `message`, when its event arrives before the response. */
function findSending(state: ChatState, message: Message): Message | undefined {
  if (!state.sendingId || message.sender !== 'user') return undefined;
  const temp = state.messages.findLast((known) => known.id === state.sendingId);
  return temp?.content === message.content ? temp : undefined;
}

function acknowledge(state: ChatState, tempId: string, sent: SentMessage): ChatState {
  const { reply_id: replyId, ...message } = sent;
  const rest = state.messages.filter((known) => known.id !== tempId);
  const hadTemp = rest.length < state.messages.length;
  let messages = upsert(rest, message);
  let added = messages.length - rest.length;
  if (replyId && !messages.some((known) => known.id === replyId)) {
    messages = upsert(messages, createPendingReply(replyId, message.created_at));
    added += 1;
  }
  return {
    ...state,
    messages,
    rowKeys: hadTemp ? new Map(state.rowKeys).set(message.id, tempId) : state.rowKeys,
    sendingId: state.sendingId === tempId ? null : state.sendingId,
    count: state.count + added,
  };
}

/** Applies a polled page, which is authoritative from its first message on. */
function applyPoll(state: ChatState, chat: Chat): ChatState {
  const first = chat.messages[0]?.id ?? '';
  const inPage = new Set(chat.messages.map((message) => message.id));
  const remaining = state.messages.filter(
    (message) =>
      message.id < first ||
      message.id === state.sendingId ||
      inPage.has(message.id) ||
      // Pages omit unfinished replies and pictures.
      (message.sender === 'character' && isUnfinished(message)),
  );
  const base: ChatState = { ...state, messages: remaining };
  return { ...chat.messages.reduce(applyMessage, base), count: chat.count };
}
