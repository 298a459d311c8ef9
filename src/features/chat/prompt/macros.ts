import { LRUCache } from 'lru-cache';
import {
  diceOf,
  findMacros,
  fixedValue,
  inBraces,
  MACRO_ROUNDS,
  optionsOf,
  replaceMacros,
  type Macro,
} from '#shared/macros.ts';

/** Values for macros. Without a `clock` the text is for the prompt's stable part. */
export interface MacroContext {
  char: string;
  user: string;
  personality: string;
  scenario: string;
  /** The user's own description of themself. */
  persona?: string;
  /** The value of `{{original}}`. */
  original?: string;
  /** Seeds `{{pick}}`, and in the stable part also `{{random}}` and `{{roll}}`. */
  seed: string;
  clock?: MacroClock;
}

export interface MacroClock {
  now: Date;
  time_zone: string;
  last_activity_at: Date | null;
  /** Changes every turn, so that `{{random}}` changes too. */
  turn: number;
}

/**
 * Expands `{{macros}}`, case-insensitive and innermost first; unknown ones are unchanged. In the
 * stable part, time macros become words without digits, to keep the server's prompt cache. Every
 * output is moderated beforehand (`moderation/rules/macro-readings.ts`).
 */
export function expandMacros(text: string, context: MacroContext): string {
  let expanded = inBraces(text);
  let place = 0;
  for (let round = 0; round < MACRO_ROUNDS; round++) {
    const before = expanded;
    expanded = replaceMacros(before, findMacros(before), (macro) =>
      expandOne(macro, context, () => `${context.seed}/${text.length}/${place++}`),
    );
    if (expanded === before) break;
  }
  return expanded;
}

function expandOne(macro: Macro, context: MacroContext, key: () => string): string | undefined {
  const { clock } = context;
  switch (macro.name) {
    case 'char':
    case 'bot':
      return context.char;
    case 'user':
      return context.user;
    case 'personality':
      return context.personality;
    case 'scenario':
      return context.scenario;
    case 'persona':
      return context.persona ?? '';
    case 'original':
      return context.original ?? '';
    case 'time':
      return clock ? formatTime(clock) : 'the present time';
    case 'date':
      return clock ? formatDate(clock) : 'the present date';
    case 'weekday':
      return clock ? formatWeekday(clock) : 'today';
    case 'idle_duration':
      return clock ? formatIdle(clock) : 'a while';
    case 'random':
      return choose(macro.rest, clock ? `${key()}/${clock.turn}` : key());
    case 'pick':
      return choose(macro.rest, key());
    case 'roll':
      return roll(macro.rest, clock ? `${key()}/${clock.turn}` : key());
    default:
      return fixedValue(macro);
  }
}

function choose(list: string, key: string): string {
  const options = optionsOf(list);
  return options[Math.floor(fraction(key) * options.length)]!;
}

function roll(rest: string, key: string): string | undefined {
  const dice = diceOf(rest);
  if (!dice) return undefined;
  let sum = 0;
  for (let die = 0; die < dice.count; die++) {
    sum += 1 + Math.floor(fraction(`${key}/${die}`) * dice.sides);
  }
  return String(sum);
}

/** A number in [0, 1) derived from a text, always the same. */
function fraction(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const LOCALE = 'en-US';
const SHAPES = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Shape = keyof typeof SHAPES;

// Creating a formatter takes far longer than using it.
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 96 });

/** @throws RangeError for an unknown time zone */
function formatterOf(timeZone: string, shape: Shape): Intl.DateTimeFormat {
  const key = `${shape} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(LOCALE, { timeZone, ...SHAPES[shape] });
    formatters.set(key, formatter);
  }
  return formatter;
}

const format = (clock: MacroClock, shape: Shape) =>
  // Newer engines put a narrow no-break space before AM; replace it by a plain one.
  formatterOf(clock.time_zone, shape)
    .format(clock.now)
    .replace(/\u202f/g, ' ');

export const formatTime = (clock: MacroClock) => format(clock, 'time');
export const formatDate = (clock: MacroClock) => format(clock, 'date');
export const formatWeekday = (clock: MacroClock) => format(clock, 'weekday');

/** The time since the chat was last active, in words. */
export function formatIdle(clock: MacroClock): string {
  if (clock.last_activity_at === null) return 'just now';
  const minutes = Math.floor((clock.now.getTime() - clock.last_activity_at.getTime()) / 60_000);
  if (minutes < 2) return 'a moment';
  if (minutes < 90) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  if (hours < 36) return `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
