import { create } from 'zustand';
import type { SpeechFailure } from '#features/voice/contract.ts';

/**
 * Versions of replies whose player the user opened; their rows mount and unmount during scrolling.
 */
const opened = new Set<string>();
/** The version that was just opened and should play at once. */
let starting: string | null = null;
let stopPlayback: ((key?: string) => void) | null = null;

export const versionKey = (messageId: string, variant: number): string => `${messageId} ${variant}`;

export const isOpened = (key: string): boolean => opened.has(key);

export function openPlayer(key: string): void {
  opened.add(key);
  starting = key;
}

/** True once, for the player that was just opened. */
export function takeStart(key: string): boolean {
  if (starting !== key) return false;
  starting = null;
  return true;
}

/** The loaded player registers its stop function. */
export function onStopPlaying(stop: (key?: string) => void): void {
  stopPlayback = stop;
}

/** Stops the current playback, such as when the user leaves the page; with a key, only that one. */
export const stopPlaying = (key?: string): void => stopPlayback?.(key);

interface Failures {
  byMessage: Readonly<Record<string, SpeechFailure>>;
}
const useFailures = create<Failures>(() => ({ byMessage: {} }));

/** A reply could not be spoken in the background. */
export const tellSpeechFailure = (failure: SpeechFailure): void =>
  useFailures.setState(({ byMessage }) => ({
    byMessage: { ...byMessage, [failure.message_id]: failure },
  }));

export const useSpeechFailure = (messageId: string): SpeechFailure | undefined =>
  useFailures(({ byMessage }) => byMessage[messageId]);
