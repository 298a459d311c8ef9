import { lookUp } from '#shared/look-up.ts';
import { ASKED_BY_TOPIC } from './asked/index.ts';
import type { Asked } from './asked/entry.ts';
import { cardFacts, ownChoice, type CardFacts } from './card/card-facts.ts';
import { turnAround } from './echo.ts';
import { withArticle, type Persona } from './persona.ts';
import type { Random } from './random.ts';
import type { Conversation } from './read-history.ts';
import type { Speaker } from './speaker.ts';
import { capitalize, type Slots } from './template.ts';
import type { Told } from './told/entry.ts';
import type { Groups } from './understand.ts';

/** What answers are built from. */
export interface Table {
  persona: Persona;
  conversation: Conversation;
  speaker: Speaker;
  random: Random;
  /** Advances with the conversation, so that questions back take turns. */
  rotation: number;
}

export interface Answer {
  say: string | undefined;
  ask: string | undefined;
}

/** Topics to continue with when another one has nothing new to say. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  work: ['workday', 'best_work', 'hard_work', 'why_work', 'learned'],
  workday: ['hard_work', 'best_work'],
  why_work: ['learned', 'best_work'],
  home: ['window', 'neighbors', 'origin', 'evening'],
  origin: ['home', 'childhood', 'family'],
  hobby: ['hobby_why', 'hobby_memory', 'hobby_start'],
  about: ['habit', 'hobby', 'view', 'flaw'],
};
const ANYTHING_OWN = ['habit', 'view', 'proud', 'hobby_memory', 'learned', 'strength', 'flaw'];

/** The answer to a question that the tables know, from the card if it has a line on it. */
export function answerAsked(entry: Asked, groups: Groups, table: Table): Answer {
  const { persona, speaker } = table;
  const slots = { ...toSlots(groups, table.conversation.said), ...ownSlot(entry, persona) };
  const line = cardLine(entry, cardFacts(persona), speaker);
  const before = line && entry.pre ? speaker.take(entry.pre, { slots }) : undefined;
  return {
    say: line ? [before, line].filter(Boolean).join(' ') : speaker.take(entry.say, { slots }),
    ask: entry.ask && speaker.take(entry.ask, { slots }),
  };
}

/** A reaction to something that the user said. */
export function answerStatement(entry: Told, groups: Groups, table: Table): Answer {
  const slots = toSlots(groups, table.conversation.said);
  return {
    // The first template mentions the named thing.
    say: table.speaker.take(entry.say, { slots, ...(groups.name && { first: 0 }) }),
    ask: entry.ask && table.speaker.take(entry.ask, { slots }),
  };
}

/** The reason for what was said on a topic, or undefined. */
export function answerWhy(topic: string, { persona, speaker }: Table): string | undefined {
  const entry = ASKED_BY_TOPIC.get(topic);
  const facts = cardFacts(persona);
  const own =
    topic === 'hobby'
      ? facts.get('hobby_why')
      : topic.includes('work')
        ? facts.get('why_work')
        : undefined;
  return speaker.takeLine(own ?? []) ?? (entry?.why && speaker.take(entry.why));
}

/** More on a topic: another line of the card, or of a related topic. */
export function tellMore(topic: string | undefined, table: Table): string | undefined {
  const { persona, speaker } = table;
  const entry = topic === undefined ? undefined : ASKED_BY_TOPIC.get(topic);
  const facts = cardFacts(persona);
  const further = [...(entry?.card ?? []), ...(lookUp(NEXT, topic ?? '') ?? []), ...ANYTHING_OWN];
  return (
    (entry && !entry.card && !entry.values ? answerAsked(entry, {}, table).say : undefined) ??
    speaker.takeLine(further.flatMap((one) => facts.get(one) ?? []))
  );
}

function cardLine(entry: Asked, facts: CardFacts, speaker: Speaker): string | undefined {
  const lines = (entry.card ?? []).flatMap((topic) => facts.get(topic) ?? []);
  return speaker.takeLine(entry.only ? lines.filter((line) => entry.only!.test(line)) : lines);
}

const ownSlot = ({ values, key, topic }: Asked, { name }: Persona): Slots =>
  values ? { own: ownChoice(name, key ?? topic, values) } : {};

/** The groups of a pattern as slots, as the user wrote them: `thing`, `Thing`, `a_thing`, `A_thing`. */
function toSlots(groups: Groups, said: string): Slots {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, words]) => {
      const at = said.toLowerCase().indexOf(words);
      const written = at === -1 ? words : said.slice(at, at + words.length);
      const value = turnAround(
        name === 'name' || name === 'place' ? properNames(written) : written,
      );
      const counted =
        value.endsWith('s') || /^(?:a|an|the|your|my|some)\b/i.test(value)
          ? value
          : withArticle(value);
      return [
        [name, value],
        [capitalize(name), capitalize(value)],
        [`a_${name}`, counted],
        [`A_${name}`, capitalize(counted)],
      ];
    }),
  );
}

const properNames = (text: string) =>
  /^(?:an?|the|my|some) /.test(text)
    ? text.replace(/(?<= (?:in|near|outside) )\p{Ll}/gu, (letter) => letter.toUpperCase())
    : text.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
