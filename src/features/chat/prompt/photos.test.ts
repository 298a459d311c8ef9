import { describe, expect, it } from 'vitest';
import { buildPrompt } from './build-prompt.ts';
import { MAX_SEEN_PICTURES, PICTURE_TOKENS, withPhotoLine } from './photos.ts';
import type { PromptInput, PromptTurn, Scene } from './types.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);
const photo = { description: 'A lake at dusk.', jpeg: JPEG };
const countTokens = (text: string) => Math.ceil(text.length / 4);

const turn = (n: number, more: Partial<PromptTurn> = {}): PromptTurn => ({
  id: `m${n}`,
  sender: n % 2 === 0 ? 'user' : 'character',
  content: `turn ${n}`,
  created_at: new Date(Date.UTC(2026, 10, 4, 9, n)),
  ...more,
});

const build = (history: PromptTurn[], more: Partial<PromptInput> = {}) =>
  buildPrompt({
    character: { name: 'Elena', age: 27, description: 'A baker.' },
    user: { name: 'Sam' },
    memories: { pinned: [], retrieved: [] },
    history,
    now: new Date('2026-11-04T10:00:00Z'),
    budget: { context: 16_384, max_tokens: 400 },
    countTokens,
    seed: 'chat-1',
    ...more,
  });

const picturesIn = (messages: ReturnType<typeof build>['messages']) =>
  messages.flatMap(({ parts = [] }) => parts.filter(({ type }) => type === 'picture'));

describe('withPhotoLine', () => {
  it.each([
    ['a text without a picture', 'Hello', undefined, 'Hello'],
    ['a picture with a text', 'Look', photo, '[Photo: A lake at dusk.]\nLook'],
    ['a picture alone', '', { description: null }, '[Photo]'],
    ['a description with brackets', '', { description: 'A [big]\nsign' }, '[Photo: A big sign]'],
  ])('reads %s', (_name, content, shown, expected) => {
    expect(withPhotoLine({ content, photo: shown })).toBe(expected);
  });
});

describe('a prompt', () => {
  it('has the picture before its text, or a line for models without vision', () => {
    const said = build([turn(0, { photo })]).messages.find(({ role }) => role === 'user')!;
    expect(said.content).toBe('[Photo: A lake at dusk.]\nturn 0');
    expect(said.parts).toEqual([
      { type: 'picture', jpeg: JPEG },
      { type: 'text', text: 'turn 0' },
    ]);
  });

  it('names the user next to a picture in a scene', () => {
    const scene: Scene = {
      others: [{ name: 'Marek Novak', called: 'Marek', age: 40, description: 'A sailor.' }],
      greeter: null,
    };
    const said = build([turn(0, { photo, content: '' })], { scene }).messages.find(
      ({ role }) => role === 'user',
    )!;
    expect(said.content).toBe('Sam: [Photo: A lake at dusk.]');
    expect(said.parts).toEqual([
      { type: 'picture', jpeg: JPEG },
      { type: 'text', text: 'Sam:' },
    ]);
  });

  it('has the newest pictures, and lines for the older ones', () => {
    const history = Array.from({ length: 10 }, (_, n) => turn(n, n % 2 === 0 ? { photo } : {}));
    const { messages } = build(history);
    expect(picturesIn(messages)).toHaveLength(MAX_SEEN_PICTURES);
    const users = messages.filter(({ role }) => role === 'user');
    expect(users.map(({ parts }) => parts !== undefined)).toEqual([false, false, true, true, true]);
    expect(users[0]!.content).toContain('[Photo: A lake at dusk.]');
  });

  it('counts pictures, and never exceeds its budget', () => {
    const blind = build([turn(0, { photo: { description: null } })]).used_tokens;
    const seeing = build([turn(0, { photo: { description: null, jpeg: JPEG } })]).used_tokens;
    expect(seeing - blind).toBe(PICTURE_TOKENS);
    for (const context of [2048, 3000, 4096, 6000, 8192]) {
      const history = Array.from({ length: 60 }, (_, n) =>
        turn(n, { content: 'word '.repeat(60), ...(n % 2 === 0 && { photo }) }),
      );
      const built = build(history, { budget: { context, max_tokens: 400 } });
      expect(built.used_tokens).toBeLessThanOrEqual(context - 400);
      expect(built.messages.at(-2)!.content).toContain('word');
    }
  });

  it('has no picture if there is no room for one', () => {
    const { messages } = build([turn(0, { photo })], {
      budget: { context: 2048, max_tokens: 400 },
    });
    expect(picturesIn(messages)).toEqual([]);
    expect(messages[1]!.content).toContain('[Photo: A lake at dusk.]');
  });
});
