import type { Random } from './random.ts';
import { FALLBACK } from './says-fallback.ts';
import { sentenceKey, splitSentences } from './sentences.ts';
import { expandAt, fillSlots, parseTemplate, type Slots } from './template.ts';

const TRIES = 8;
/** The maximum words of a lead-in; sentences that differ only in the lead-in count as equal. */
const LEAD_WORDS = 5;

interface TakeOptions {
  /** The template to try first. */
  first?: number;
  lead?: string;
  /** Values in addition to those of every sentence. */
  slots?: Slots;
}

/** Builds sentences from templates, without repeating one in a conversation. */
export interface Speaker {
  /** An unused sentence from the templates, or undefined if none is left. */
  take(templates: readonly string[], more?: TakeOptions): string | undefined;
  /** The first of these plain lines that is unused; they have no slots or options. */
  takeLine(lines: readonly string[]): string | undefined;
  /** An unused sentence, from the fallback templates if necessary. */
  fallback(): string;
}

/** `used` contains the keys of earlier sentences; `names` stay capitalized after a lead-in. */
export function createSpeaker(
  random: Random,
  used: ReadonlySet<string>,
  slots: () => Slots,
  names: readonly string[] = [],
): Speaker {
  const spent = new Set<string>();
  const spend = (key: string) => {
    const words = key.split(' ');
    for (let drop = 0; drop <= LEAD_WORDS && drop < words.length; drop++)
      spent.add(words.slice(drop).join(' '));
  };
  for (const key of used) spend(key);

  function fresh(text: string): boolean {
    const keys = splitSentences(text).map(sentenceKey);
    return (
      keys.length > 0 && keys.every((key) => !spent.has(key)) && new Set(keys).size === keys.length
    );
  }

  function use(text: string): string {
    for (const sentence of splitSentences(text)) spend(sentenceKey(sentence));
    return text;
  }

  return {
    take(templates, { first = random.whole(templates.length), lead, slots: own } = {}) {
      for (let at = 0; at < templates.length; at++) {
        const template = parseTemplate(templates[(first + at) % templates.length]!);
        for (let attempt = 0; attempt < Math.min(TRIES, template.count * 2); attempt++) {
          const text = fillSlots(expandAt(template, random.whole(template.count)), {
            ...slots(),
            ...own,
          });
          if (text === undefined) continue;
          if (!fresh(text)) continue;
          const led = lead === undefined ? text : `${lead} ${lowerFirst(text, names)}`;
          if (fresh(led)) return use(led);
        }
      }
      return undefined;
    },
    takeLine(lines) {
      const line = lines.find(fresh);
      return line && use(line);
    },
    fallback() {
      const first = random.whole(FALLBACK.length);
      for (let at = 0; ; at++) {
        const template = parseTemplate(FALLBACK[(first + at) % FALLBACK.length]!);
        const from = random.whole(template.count);
        // The first pass tries a few of each template; later passes continue until one is unused.
        for (let step = 0; step < TRIES * (at + 1) && step < template.count; step++) {
          const text = fillSlots(
            expandAt(template, (from + step * 7919) % template.count),
            slots(),
          );
          if (text !== undefined && fresh(text)) return use(text);
        }
        if (at > 400) return use(`${spent.size} thoughts later I still like talking with you.`);
      }
    },
  };
}

/** "Hello you" after a lead-in becomes "hello you"; "I" and names stay capitalized. */
function lowerFirst(text: string, names: readonly string[]): string {
  const word = /^[\p{L}']+/u.exec(text)?.[0] ?? '';
  return /^(?:I|I'm|I've|I'll|I'd|AI)$/.test(word) ||
    KEEP_CAPITAL.test(word) ||
    names.some((name) => name !== '' && text.startsWith(name))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}
const KEEP_CAPITAL = /^(?:English|Monday|Tuesday|Sunday)$/;
