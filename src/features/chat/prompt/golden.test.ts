import { describe, expect, it } from 'vitest';
import { holdLongChat } from './long-chat.ts';
import type { BuiltPrompt, PromptCharacter } from './types.ts';

const CHARACTERS: Record<string, PromptCharacter> = {
  bare: { name: 'Nora', age: 31, personality: 'Caregiver', occupation: 'Librarian' },
  written: {
    name: 'Elena',
    age: 34,
    description: 'Repairs old radios and hums while she works.',
    persona:
      '{{char}} grew up above a workshop in Porto. She is patient with things and impatient with excuses. She trusts slowly, then wholly.',
    personality: 'Adventurer',
    relationship: 'Friend',
    occupation: 'Radio technician',
    hobbies: ['Sailing', 'Reading'],
    scenario: 'A small workshop at {{time}}, rain on the window.',
    example_dialogue:
      '<START>\n{{user}}: Does it still play?\n{{char}}: *taps the dial* Everything plays, if you are patient.\n<START>\n{{user}}: Tired?\n{{char}}: Pleasantly. Hand me the small screwdriver.',
    post_history: 'Stay in the workshop, it is {{weekday}}.',
  },
  rich: {
    name: 'Marek',
    age: 45,
    description: 'Captain of a river barge.',
    persona: `${'{{char}} keeps a log of every lock and every stranger. '.repeat(60)}He is a widower who laughs easily.`,
    personality: 'Wise',
    relationship: 'Stranger',
    occupation: 'Captain',
    hobbies: ['Chess', 'Cooking', 'Fishing'],
    system_prompt: 'Write as a river novel would. {{original}}',
    scenario: 'The barge lies at {{random:Passau,Linz,Krems}} for the night.',
    example_dialogue: `<START>\n${'{{user}}: Where to?\n{{char}}: Downstream, as everything.\n'.repeat(30)}`,
    character_book: {
      entries: [
        { keys: [], constant: true, content: 'The barge is called Agnes.' },
        { keys: ['harbor'], content: 'The harbor of Linz closes at nine.' },
        {
          keys: ['letter', 'map'],
          content: 'A letter in the log is from his daughter, a doctor of 24.',
          extensions: { depth: 2 },
        },
      ],
    },
  },
};

const TURNS = [2, 20, 100, 500];

const print = ({ messages }: BuiltPrompt): string =>
  messages.map(({ role, content }) => `## ${role}\n\n${content}\n`).join('\n');

/** The common prefix of two prompts, as a share of the second. */
function sharedPrefix(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  return at / after.length;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Where the history begins; a server's cache is lost when anything up to there changes. */
const begin = ({ messages }: BuiltPrompt): string => JSON.stringify(messages.slice(0, 2));

describe.each(Object.entries(CHARACTERS))('a long chat with a %s character', (name, character) => {
  const turns = [...holdLongChat(character, 500)];

  it.each(TURNS)('has the prompt of the golden file at turn %i', async (turn) => {
    const { prompt } = turns[turn - 1]!;
    await expect(print(prompt)).toMatchFileSnapshot(`golden/${name}-${turn}.md`);
  });

  it('uses nine tenths of the context once there is enough text', () => {
    for (const { turn, prompt, budget } of turns) {
      expect(prompt.used_tokens).toBeLessThanOrEqual(budget.context - budget.max_tokens);
      if (turn >= 100)
        expect((prompt.used_tokens + budget.max_tokens) / budget.context).toBeGreaterThan(0.9);
    }
  });

  it('loses nothing: every turn is sent or summarized', () => {
    for (const { turn, prompt } of turns.filter((one) => one.turn % 20 === 0)) {
      const first = prompt.history_start;
      if (first === null) continue;
      const spans = [...prompt.messages[0]!.content.matchAll(/Between (m\d+) and (m\d+) they/g)];
      expect(spans[0]?.[1], `turn ${turn}`).toBe('m00000');
      expect(spans.at(-1)![2]! >= `m${String(Number(first.slice(1)) - 1).padStart(5, '0')}`).toBe(
        true,
      );
    }
  });

  it('keeps the prefix: nine tenths at the median turn, and its beginning in most of 40 turns', () => {
    const prompts = turns.map(({ prompt }) => prompt);
    const texts = prompts.map(print);
    const shares = texts.slice(1).map((text, at) => sharedPrefix(texts[at]!, text));
    expect(median(shares)).toBeGreaterThan(0.9);
    const last = prompts.slice(-41).map(begin);
    const kept = last.slice(1).filter((one, at) => one === last[at]).length;
    expect(kept).toBeGreaterThanOrEqual(28);
  });
});
