import { create } from 'zustand';
import { isSpeed, SPEEDS, type Speed } from '#features/voice/limits.ts';
import { ApiError } from '#ui/api-client.ts';
import { createAudioOutput } from './audio-output.ts';
import { createBrowserOutput, NoBrowserVoice } from './browser-output.ts';
import { onStopPlaying } from './opened-players.ts';
import type { Output, Source } from './output.ts';

const SPEED_KEY = 'voice_speed';

export interface PlayingProblem {
  kind: 'failed' | 'no_voice' | 'refused';
  /** The server's response. */
  detail?: string;
  /** Leads to the offer. */
  upgradeUrl?: string;
}

interface Playback {
  /** What the page's one player has; null: nothing. */
  key: string | null;
  status: 'loading' | 'playing' | 'paused';
  isDemo: boolean;
  /** In seconds. */
  at: number;
  speed: Speed;
  /** By key, so that a problem stays with its message. */
  problems: Readonly<Record<string, PlayingProblem>>;
}

export const usePlayback = create<Playback>(() => ({
  key: null,
  status: 'paused',
  isDemo: false,
  at: 0,
  speed: readSpeed(),
  problems: {},
}));
const { getState: get, setState: set } = usePlayback;

let output: Output | null = null;
/** Counts starts, so that a slow one does not play over a later one. */
let starts = 0;

onStopPlaying(stop);

export function stop(key?: string): void {
  if (key !== undefined && get().key !== key) return;
  starts += 1;
  output?.stop();
  output = null;
  set({ key: null, status: 'paused', at: 0 });
}

/** Plays, pauses, or resumes. Stops any other playback. */
export function toggle(key: string, find: () => Promise<Source>, from = 0): void {
  const state = get();
  if (state.key !== key || !output) return void begin(key, find, from);
  if (state.status === 'playing') output.pause();
  else void output.play(state.speed).catch((error: unknown) => fail(key, error));
}

async function begin(key: string, find: () => Promise<Source>, from: number): Promise<void> {
  stop();
  const own = starts;
  const isCurrent = () => own === starts;
  const { [key]: _solved, ...problems } = get().problems;
  set({ key, status: 'loading', at: from, isDemo: false, problems });
  await start(key, isCurrent, find, from);
}

async function start(
  key: string,
  isCurrent: () => boolean,
  find: () => Promise<Source>,
  from: number,
): Promise<void> {
  let own: Output | null = null;
  let findWhole: (() => Promise<Source>) | undefined;
  const isOwn = () => isCurrent() && (own === null || output === own);
  const onFailed = (error: unknown) => {
    if (!isOwn()) return;
    if (!findWhole || isRefusal(error)) return fail(key, error);
    // The stream broke off: the complete file continues where this ended, or on the next press.
    const { at, status } = get();
    if (status === 'paused') return stop();
    output?.stop();
    output = null;
    set({ status: 'loading' });
    void start(key, isCurrent, findWhole, at);
  };
  try {
    const source = await find();
    if (!isCurrent()) return;
    if (source.kind === 'audio') ({ findWhole } = source);
    const listener = {
      onChange: (change: { status?: 'playing' | 'paused'; at?: number }) => {
        if (isOwn()) set(change);
      },
      onFailed,
    };
    own =
      source.kind === 'audio'
        ? createAudioOutput(source, listener)
        : createBrowserOutput(source, listener);
    output = own;
    set({ isDemo: source.kind === 'browser' || source.isDemo });
    if (from > 0) output.seek(from);
    await output.play(get().speed);
  } catch (error) {
    onFailed(error);
  }
}

/** The browser wants another press first: the player waits for it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

function fail(key: string, error: unknown): void {
  if (isRefusal(error)) return set({ status: 'paused' });
  if (!(error instanceof ApiError)) console.debug('voice message', error);
  const { problems } = get();
  stop();
  set({ problems: { ...problems, [key]: describeProblem(error) } });
}

function describeProblem(error: unknown): PlayingProblem {
  if (error instanceof NoBrowserVoice) return { kind: 'no_voice' };
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'failed' };
  const { detail, upgradeUrl } = error;
  return { kind: 'refused', detail, ...(upgradeUrl && { upgradeUrl }) };
}

/** Moves to a time in seconds, if the player has this message. */
export function seek(key: string, seconds: number): boolean {
  if (get().key !== key || !output) return false;
  output.seek(seconds);
  set({ at: seconds });
  return true;
}

/** The next speed, also for what is played later on this device. */
export function changeSpeed(): void {
  const speed = SPEEDS[(SPEEDS.indexOf(get().speed) + 1) % SPEEDS.length]!;
  set({ speed });
  output?.setSpeed(speed);
  try {
    localStorage.setItem(SPEED_KEY, String(speed));
  } catch {
    // Without storage the speed lasts as long as the page.
  }
}

function readSpeed(): Speed {
  try {
    const stored = Number(localStorage.getItem(SPEED_KEY));
    return isSpeed(stored) ? stored : 1;
  } catch {
    return 1;
  }
}
