import { createStore, type StoreApi } from 'zustand';
import type { Character } from '#features/characters/contract.ts';
import type { StartedCall } from '../contract.ts';
import type { ClientMessage, Heard, ServerMessage } from '../socket-messages.ts';
import type { Place } from './audio/heard.ts';
import { createCallPosition } from './call-position.ts';
import type { CallScreenState } from './call-screen-state.ts';
import { openCallSocket, type CallSocket } from './call-socket.ts';
import { beginView, reduceCall, type CallAction, type CallView } from './call-view.ts';
import { endCallQuietly } from './end-call.ts';
import { createListening } from './listening.ts';
import { createLocalVoice } from './voice/browser-voice.ts';
import { createMeter } from './voice/meter.ts';
import { createSound } from './voice/sound.ts';
import { createVoiceQueue, type VoiceQueue } from './voice/voice-queue.ts';

/** How long the final state is waited for after hanging up. Milliseconds. */
const GOODBYE_MS = 3000;

/** One call outside React: the socket, the ears, the voice, and what the screen shows. */
export class CallSession {
  readonly started: StartedCall;
  readonly store: StoreApi<CallScreenState>;
  readonly #context: AudioContext;
  readonly #meter: ReturnType<typeof createMeter>;
  readonly #queue: VoiceQueue;
  readonly #socket: CallSocket;
  readonly #listening: ReturnType<typeof createListening>;
  /** The reply with the latest sentence, and those that the user interrupted. */
  #replyId: string | null = null;
  readonly #silenced = new Set<string>();
  readonly #position = createCallPosition();
  #isOver = false;

  constructor(started: StartedCall, character: Character, context: AudioContext) {
    this.started = started;
    this.#context = context;
    const view = beginView(started.price_per_minute, performance.now());
    this.store = createStore<CallScreenState>(() => ({
      view,
      microphone: 'asking',
      isMuted: false,
      speaker: null,
    }));
    const meter = createMeter(context);
    this.#meter = meter;
    this.#queue = createVoiceQueue({
      createSound: (rate, onOver) => createSound(context, meter.input, rate, onOver),
      local: createLocalVoice(character),
      now: () => performance.now(),
      onPlayed: (place) => this.#onPlayed(place),
      onChange: (place) => this.#onVoice(place !== null),
    });
    this.#socket = openCallSocket(started.socket_url, {
      position: this.#position.read,
      onMessage: (message) => this.#receive(message),
      onSound: (frame) => this.#queue.push(frame),
      onConnected: () => {
        this.#dispatch({ type: 'connected' });
        // It may have been heard while connecting.
        const { reply } = this.#position.read();
        if (reply && reply.played >= 0)
          this.#send({ type: 'played', message_id: reply.message_id, sentence: reply.played });
      },
      onReconnecting: (at) => {
        this.#listening.cancel();
        this.#position.lost(this.#queue.forgetOpen());
        this.#dispatch({ type: 'lost-connection', at });
      },
      onLost: () => {
        this.#end('lost');
        // The server waits a little longer, which would keep the user from the next call.
        endCallQuietly(started.id);
      },
      onTaken: () => this.#end('taken'),
    });
    this.#listening = createListening({
      transcription: started.transcription,
      context,
      store: this.store,
      isActive: this.#isActive,
      send: this.#send,
      sendSound: (pcm) => this.#socket.sendSound(pcm),
      silence: () => this.#silence(),
      say: (words) => void this.say(words),
    });
    void this.listen();
  }

  /** Opens the microphone, or requests it again. */
  listen = (): Promise<void> => this.#listening.open();

  /** Sends typed words. Returns false while it rings or without a connection. */
  say(content: string): boolean {
    if (!this.#isActive()) return false;
    const heard = this.#silence();
    const utterance = this.#listening.nextUtterance();
    if (!this.#send({ type: 'text', utterance, content, heard })) return false;
    this.#dispatch({ type: 'typed', utterance, content });
    return true;
  }

  /** Stops the character without saying anything. */
  interrupt(): void {
    this.#send({ type: 'speech_start', heard: this.#silence() });
    this.#send({ type: 'speech_cancel' });
  }

  setMuted(isMuted: boolean): void {
    this.#listening.setMuted(isMuted);
  }

  dismissNotice(): void {
    this.#dispatch({ type: 'noticed' });
  }

  /** How loud the character is now, 0 to 1. */
  level = (): number => this.#meter.level(this.store.getState().speaker === 'character');
  ownLevel = (): number => this.#listening.level();

  hangUp(): void {
    if (this.#isOver) return;
    const isSent = this.#send({ type: 'hang_up' });
    this.#end('hung_up');
    if (!isSent) {
      // Otherwise it would connect again, to a call that nobody is in.
      this.#socket.close();
      return endCallQuietly(this.started.id);
    }
    // The last state has the amount paid.
    setTimeout(() => this.#socket.close(), GOODBYE_MS);
  }

  /** Leaves the page. */
  dispose(): void {
    this.hangUp();
    this.#queue.stop();
    void this.#context.close();
  }

  #isActive = (): boolean => {
    const { view } = this.store.getState();
    return view.state === 'active' && view.lostAt === null && !this.#isOver;
  };

  /** Silence at once; what is on its way of this reply stays silent too. */
  #silence(): Heard | null {
    if (this.#replyId) this.#silenced.add(this.#replyId);
    return this.#queue.stop();
  }

  #onVoice(isSpeaking: boolean): void {
    this.#listening.setSpeaking(isSpeaking);
    if (!this.#listening.isHearing())
      this.store.setState({ speaker: isSpeaking ? 'character' : null });
  }

  #onPlayed(place: Place): void {
    this.#position.played(place);
    this.#send({ type: 'played', message_id: place.messageId, sentence: place.sentence });
  }

  #receive(message: ServerMessage): void {
    // After the user hung up, only the last state counts.
    if (this.#isOver && message.type !== 'state') return;
    if (message.type === 'sentence') return this.#receiveSentence(message);
    this.#dispatch({ type: 'received', message, now: performance.now() });
    if (message.type === 'notice') this.#position.noticed(message.kind);
    if (message.type === 'sound') {
      const { stream, message_id: messageId, sentence, sample_rate: rate } = message;
      this.#queue.begin(stream, { messageId, sentence }, rate);
    }
    if (message.type === 'sound_end') this.#queue.end(message.stream, message.duration_ms > 0);
    if (message.type === 'reply_cut' || message.type === 'reply_failed') {
      this.#silenced.add(message.message_id);
      this.#queue.drop(message.message_id);
    }
    if (message.type === 'state' && message.state === 'ended') {
      this.#end(message.reason ?? 'hung_up');
      this.#socket.close();
    }
  }

  #receiveSentence(message: Extract<ServerMessage, { type: 'sentence' }>): void {
    const { message_id: messageId, sentence, content, sample_rate: rate } = message;
    const place = { messageId, sentence };
    if (messageId !== null) {
      if (this.#listening.isHearing() || this.#silenced.has(messageId)) return;
      this.#replyId = messageId;
    }
    this.#position.received(place);
    this.#dispatch({ type: 'received', message, now: performance.now() });
    this.#queue.add({ ...place, content }, rate);
  }

  /** Ends the call on this side. A goodbye in progress plays to its end. */
  #end(reason: NonNullable<CallView['reason']>): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#dispatch({ type: 'over', reason, now: performance.now() });
    this.#listening.close();
    if (reason === 'hung_up') this.#queue.stop();
    else this.#queue.forgetOpen();
  }

  #send = (message: ClientMessage): boolean => this.#socket.send(message);

  #dispatch(action: CallAction): void {
    this.store.setState(({ view }) => ({ view: reduceCall(view, action) }));
  }
}
