import { describe, expect, it } from 'vitest';
import { buildPrompt } from './build-prompt.ts';
import { withQuoteLine } from './quotes.ts';
import type { PromptInput, PromptTurn } from './types.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);
const countTokens = (text: string) => Math.ceil(text.length / 4);
const tea = { sender: 'character', content: 'Tea, or coffee?', speaker: null } as const;

const build = (answer: Partial<PromptTurn>, more: Partial<PromptInput> = {}) =>
  buildPrompt({
    character: { name: 'Elena', age: 27, description: 'A baker.' },
    user: { name: 'Sam' },
    memories: { pinned: [], retrieved: [] },
    history: [
      {
        id: 'm1',
        sender: 'user',
        content: 'Coffee.',
        created_at: '2026-11-04T09:00:00Z',
        quoted: tea,
        ...answer,
      },
    ],
    now: new Date('2026-11-04T10:00:00Z'),
    budget: { context: 16_384, max_tokens: 400 },
    countTokens,
    seed: 'chat-1',
    ...more,
  });

describe('withQuoteLine', () => {
  it.each([
    ['no answered message', null, 'Coffee.'],
    ['the character’s', tea, '[Answers your message: “Tea, or coffee?”]\nCoffee.'],
    [
      'another character’s',
      { ...tea, speaker: 'Marek' },
      '[Answers Marek’s message: “Tea, or coffee?”]\nCoffee.',
    ],
    [
      'the user’s own',
      { ...tea, sender: 'user' as const },
      '[Answers their own message: “Tea, or coffee?”]\nCoffee.',
    ],
    [
      'a picture without words',
      { ...tea, sender: 'user' as const, content: ' ' },
      '[Answers their own picture]\nCoffee.',
    ],
    [
      'marks',
      { ...tea, content: '“Tea”]\n[or "milk"' },
      '[Answers your message: “Tea or milk”]\nCoffee.',
    ],
  ])('quotes %s', (_name, quoted, expected) => {
    expect(withQuoteLine({ quoted }, 'Coffee.')).toBe(expected);
  });

  it('is short for any answered message', () => {
    const quoted = { ...tea, content: 'tea '.repeat(4000) };
    expect(withQuoteLine({ quoted }, 'Coffee.').length).toBeLessThan(220);
  });
});

describe('a prompt', () => {
  it('has the quote inside its turn, counts it, and puts it after the name in a scene', () => {
    const plain = build({ quoted: null });
    const quoting = build({});
    const turn = (built: typeof plain) => built.messages.find(({ role }) => role === 'user')!;
    expect(turn(quoting).content).toBe('[Answers your message: “Tea, or coffee?”]\nCoffee.');
    expect(quoting.used_tokens).toBeGreaterThan(plain.used_tokens);
    const others = [{ name: 'Marek Novak', called: 'Marek', age: 40, description: 'A sailor.' }];
    const scene = build({}, { scene: { others, greeter: null } });
    expect(turn(scene).content).toMatch(/^Sam: \[Answers your message/);
  });

  it('has the quote next to a picture that the model sees', () => {
    const photo = { description: 'A cup.', jpeg: JPEG };
    const said = build({ photo }).messages.find(({ role }) => role === 'user')!;
    expect(said.content).toBe(
      '[Answers your message: “Tea, or coffee?”]\n[Photo: A cup.]\nCoffee.',
    );
    expect(said.parts?.at(-1)).toEqual({
      type: 'text',
      text: '[Answers your message: “Tea, or coffee?”]\nCoffee.',
    });
  });
});
