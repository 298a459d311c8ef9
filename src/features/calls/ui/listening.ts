import type { StoreApi } from 'zustand';
import type { StartedCall } from '../contract.ts';
import type { ClientMessage, Heard } from '../socket-messages.ts';
import type { CallScreenState } from './call-screen-state.ts';
import { problemOf, type Ears, type EarsListener } from './ears/ears.ts';
import { openEars } from './ears/open-ears.ts';

interface Parts {
  transcription: StartedCall['transcription'];
  context: AudioContext;
  store: StoreApi<CallScreenState>;
  /** Whether words may be sent now. */
  isActive(): boolean;
  send(message: ClientMessage): void;
  sendSound(pcm: ArrayBuffer): void;
  /** The user begins to speak: silence at once. */
  silence(): Heard | null;
  /** Words that the browser wrote down. */
  say(words: string): void;
}

/** The user's side of a call: the microphone and its speech. */
export function createListening(parts: Parts) {
  const { store, send } = parts;
  let ears: Ears | null = null;
  let utterance = 0;
  let isHearing = false;
  let isClosed = false;

  const nextUtterance = (): number => (utterance += 1);
  const stopHearing = (): boolean => {
    const wasHearing = isHearing;
    isHearing = false;
    if (wasHearing) store.setState({ speaker: null });
    return wasHearing;
  };
  const closeEars = (): void => {
    ears?.close();
    ears = null;
  };
  const cancel = (): void => {
    if (stopHearing()) send({ type: 'speech_cancel' });
  };
  const listener: EarsListener = {
    onStart() {
      if (!parts.isActive()) return;
      isHearing = true;
      send({ type: 'speech_start', heard: parts.silence() });
      store.setState({ speaker: 'user' });
    },
    onSound(pcm) {
      if (isHearing) parts.sendSound(pcm);
    },
    onEnd() {
      if (stopHearing()) send({ type: 'speech_end', utterance: nextUtterance() });
    },
    onWords(words) {
      stopHearing();
      parts.say(words);
    },
    onCancel: cancel,
    onFailed(microphone) {
      cancel();
      closeEars();
      store.setState({ microphone });
    },
  };
  return {
    /** The user is speaking: what arrives of a reply is out of date. */
    isHearing: () => isHearing,
    /** The number of the next words, spoken or typed. */
    nextUtterance,
    /** Opens the microphone, or requests it again. */
    async open(): Promise<void> {
      store.setState({ microphone: 'asking' });
      closeEars();
      try {
        const opened = await openEars(parts.transcription, parts.context, listener);
        // Do not listen to a user who left in the meantime.
        if (isClosed) return opened?.close();
        ears = opened;
        store.setState({ microphone: ears ? 'open' : 'unsupported', isMuted: false });
      } catch (error) {
        store.setState({ microphone: problemOf(error) });
      }
    },
    setMuted(isMuted: boolean): void {
      ears?.setMuted(isMuted);
      store.setState({ isMuted });
    },
    setSpeaking: (isSpeaking: boolean): void => ears?.setSpeaking(isSpeaking),
    /** Forgets what was begun. */
    cancel: (): void => ears?.cancel(),
    level: (): number => ears?.level() ?? 0,
    /** Permanently. */
    close(): void {
      isClosed = true;
      isHearing = false;
      closeEars();
    },
  };
}
