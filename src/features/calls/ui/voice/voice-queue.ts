import type { Heard } from '../../socket-messages.ts';
import type { Place } from '../audio/heard.ts';
import type { SoundFrame } from '../audio/pcm.ts';
import type { LocalVoice } from './browser-voice.ts';
import type { Sound } from './sound.ts';

interface Sentence extends Place {
  content: string;
}

/** A waiting or playing sentence. Its sound is null if the browser speaks. */
interface Item extends Sentence {
  sound: Sound | null;
  startedAt: number | null;
}

interface Options {
  createSound(rate: number, onOver: () => void): Sound;
  local: LocalVoice;
  /** The time in milliseconds. */
  now(): number;
  onPlayed(place: Place): void;
  /** The current position; null during silence. */
  onChange(speaking: Place | null): void;
}

/** Plays the sentences of replies and notices one after the other. */
export interface VoiceQueue {
  /** `rate` null: the browser speaks it. */
  add(sentence: Sentence, rate: number | null): void;
  /** The sound of a sentence begins. */
  begin(stream: number, place: Place, rate: number): void;
  push(frame: SoundFrame): void;
  /**
   * No sound follows. `hasSound` false: there was none, and the browser speaks the sentence
   * instead.
   */
  end(stream: number, hasSound: boolean): void;
  /**
   * The connection is lost: a sentence with incomplete sound stops and is dropped, with those after
   * it. Returns them; they arrive again.
   */
  forgetOpen(): Place[];
  /**
   * Stops playback at once. Returns the heard part of a reply's sentence; null if none was playing.
   */
  stop(): Heard | null;
  /** Forgets the sentences of a reply that was cut. */
  drop(messageId: string): void;
}

export function createVoiceQueue(options: Options): VoiceQueue {
  const { local, now, onPlayed, onChange } = options;
  let items: Item[] = [];
  const streams = new Map<number, Item>();

  const find = ({ messageId, sentence }: Place) =>
    items.find((one) => one.messageId === messageId && one.sentence === sentence);
  const over = (item: Item) => {
    if (!items.includes(item)) return;
    items = items.filter((one) => one !== item);
    onPlayed(item);
    advance();
  };
  const give = (item: Item, rate: number) =>
    (item.sound = options.createSound(rate, () => over(item)));
  /** Starts what can be played now: sounds right after each other, the browser's voice alone. */
  function advance(): void {
    let after = 0;
    for (const [at, item] of items.entries()) {
      item.startedAt ??= at === 0 ? now() : null;
      if (!item.sound) {
        if (at === 0 && item.startedAt !== null) speakOnce(item);
        break;
      }
      item.sound.release(after);
      if (!item.sound.isComplete) break;
      after = item.sound.endsAt();
    }
    onChange(items[0] ?? null);
  }
  const said = new WeakSet<Item>();
  const speakOnce = (item: Item) => {
    if (said.has(item)) return;
    said.add(item);
    local.say(item.content, () => over(item));
  };
  const stopItem = (item: Item) => {
    item.sound?.stop();
    if (said.has(item)) local.stop();
    for (const [stream, of] of streams) if (of === item) streams.delete(stream);
  };
  const readHeard = (item: Item | undefined): Heard | null => {
    if (!item || item.messageId === null || item.startedAt === null) return null;
    const ms = item.sound ? item.sound.heardMs() : Math.round(now() - item.startedAt);
    return { message_id: item.messageId, sentence: item.sentence, ms };
  };
  return {
    add(sentence, rate) {
      const item: Item = { ...sentence, sound: null, startedAt: null };
      if (rate !== null) give(item, rate);
      items.push(item);
      advance();
    },
    begin(stream, place, rate) {
      const item = find(place);
      if (!item || said.has(item)) return;
      // The caption's rate was a guess; nothing was scheduled by it yet.
      give(item, rate);
      streams.set(stream, item);
      advance();
    },
    push: ({ stream, samples }) => streams.get(stream)?.sound?.push(samples),
    end(stream, hasSound) {
      const item = streams.get(stream);
      streams.delete(stream);
      if (!item) return;
      if (hasSound) item.sound?.end();
      else item.sound = null;
      advance();
    },
    forgetOpen() {
      const at = items.findIndex(({ sound }) => sound && !sound.isComplete);
      if (at === -1) return [];
      const lost = items.slice(at);
      for (const item of lost) stopItem(item);
      items = items.slice(0, at);
      advance();
      return lost;
    },
    stop() {
      const heard = readHeard(items[0]);
      for (const item of items) stopItem(item);
      items = [];
      onChange(null);
      return heard;
    },
    drop(messageId) {
      for (const item of items) if (item.messageId === messageId) stopItem(item);
      items = items.filter((item) => item.messageId !== messageId);
      advance();
    },
  };
}
