import { tellMore, type Table } from './answer.ts';
import type { Persona } from './persona.ts';
import type { Random } from './random.ts';
import type { Conversation } from './read-history.ts';
import { SAYS } from './says.ts';
import { expandAt, parseTemplate } from './template.ts';
import type { Understood } from './understand.ts';
import type { Voice } from './voice.ts';
import { voiceOf, VOICES } from './voices.ts';

const FLIRTING_VOICES = new Set([
  'lover',
  'temptress',
  'nympho',
  'toy_boy',
  'dominant',
  'submissive',
  'beast',
  'experimenter',
]);
/** Something the user said earlier comes up again about every fifth turn. */
const RECALL_EVERY = 5;
/** How many more sentences a long reply has. */
const MORE_WHEN_LONG = 3;

export function chooseVoice(persona: Persona): Voice {
  const flirts = FLIRTING_VOICES.has(persona.personality);
  return flirts && persona.closeness === 'family'
    ? VOICES.confidant!
    : voiceOf(persona.personality);
}

/** A stage direction of this voice that the last turns did not use. */
export function takeAction(
  voice: Voice,
  conversation: Conversation,
  random: Random,
  chance: number,
): string | undefined {
  if (!random.chance(chance)) return undefined;
  const recent = conversation.turns
    .slice(-12)
    .map((turn) => turn.text)
    .join('\n');
  for (let attempt = 0; attempt < 12; attempt++) {
    const template = parseTemplate(random.pick(voice.actions));
    const action = expandAt(template, random.whole(template.count)).replace(/\s+/g, ' ').trim();
    if (!recent.includes(action)) return `*${action}*`;
  }
  return undefined;
}

/** Something remembered, when it is due and nothing was asked. */
export function addRecall(topic: string, table: Table): string | undefined {
  const { persona, conversation, speaker, random } = table;
  if (topic === 'recall' && conversation.dislikes.length > 0 && random.chance(0.5))
    return speaker.take(SAYS.recall_dislikes!.say);
  const replies = conversation.turns.filter((turn) => turn.who === 'self').length;
  const isDue = replies > 1 && replies % RECALL_EVERY === RECALL_EVERY - 1;
  if (!isDue || topic === 'recall' || persona.facts.length === 0) return undefined;
  return speaker.take(SAYS.recall_fact!.say);
}

/** A long reply continues about the same thing; with nothing left, in its own voice. */
export function tellMoreWhenLong({ kind, topic }: Understood, table: Table, voice: Voice): string {
  const more = Array.from(
    { length: MORE_WHEN_LONG },
    () =>
      (kind === 'asked' || kind === 'follow_up' ? tellMore(topic, table) : undefined) ??
      table.speaker.take(voice.says),
  );
  return more.filter(Boolean).join(' ');
}
