import type { Character } from '#features/characters/contract.ts';
import { chooseVoice } from '#features/voice/ui/browser-voices.ts';

/** Speaks or shows sentences if the server sends no sound. */
export interface LocalVoice {
  /** Calls `onEnd` when the sentence is over, unless it was stopped. */
  say(text: string, onEnd: () => void): void;
  stop(): void;
}

/** Time to read a caption: to find it, then its words. Milliseconds. */
export const readingMs = (text: string): number => 1200 + 55 * text.length;

/** Longer than any sentence takes; some browsers never report the end. Milliseconds. */
const spokenAtMost = (text: string): number => 4000 + 150 * text.length;

/** The browser speaks; without a voice, the sentence stays visible for its reading time. */
export function createLocalVoice(speaker: Pick<Character, 'sex' | 'voice'>): LocalVoice {
  const voice = chooseVoice(speaker);
  let current: object | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    const wasSpeaking = current !== undefined;
    current = undefined;
    if (wasSpeaking && 'speechSynthesis' in globalThis) speechSynthesis.cancel();
  };
  return {
    say(text, onEnd) {
      const mine = {};
      current = mine;
      const end = () => {
        if (current !== mine) return;
        stop();
        onEnd();
      };
      void voice.then((chosen) => {
        if (current !== mine) return;
        timer = setTimeout(end, chosen ? spokenAtMost(text) : readingMs(text));
        if (!chosen) return;
        const utterance = new SpeechSynthesisUtterance(text);
        chosen.giveTo(utterance);
        utterance.addEventListener('end', end);
        utterance.addEventListener('error', end);
        speechSynthesis.speak(utterance);
      });
    },
    stop,
  };
}
