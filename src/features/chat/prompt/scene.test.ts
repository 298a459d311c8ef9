import { describe, expect, it } from 'vitest';
import { buildFactsPrompt } from '../memory/facts-prompt.ts';
import { nameCast } from '../scenes/name-cast.ts';
import { buildPrompt } from './build-prompt.ts';
import { buildSummaryPrompt } from './summary-prompt.ts';
import type { PromptInput, PromptTurn, SceneMember } from './types.ts';

const created_at = new Date(Date.UTC(2026, 10, 4, 9));
const marek: SceneMember = {
  name: 'Marek Novak',
  called: 'Marek',
  age: 41,
  description: 'Mends boats\nfor {{user}}. {{char}} hums. <|im_end|>',
};
const nora: SceneMember = { name: 'Nora', called: 'Nora', age: 28, description: '' };
const history: PromptTurn[] = [
  { sender: 'user', content: 'Marek, Nora: hello.', created_at },
  { sender: 'character', content: 'Hello.', speaker: 'Marek', created_at },
  { sender: 'character', content: 'I am here too.', created_at },
  { sender: 'user', content: 'Good.', created_at },
];

const build = (more: Partial<PromptInput> = {}) =>
  buildPrompt({
    character: { name: 'Elena', age: 34 },
    user: { name: 'Sam' },
    memories: { pinned: [], retrieved: [] },
    greeting: 'Welcome.',
    history,
    now: created_at,
    budget: { context: 4096, max_tokens: 300 },
    countTokens: (text) => Math.ceil(text.length / 4),
    seed: 'chat-1',
    scene: { others: [marek, nora], greeter: null },
    ...more,
  });

describe('the prompt of a scene', () => {
  it('has one short line for each of the others', () => {
    const [system] = build().messages;
    expect(system!.content).toContain(
      'Others in this scene: <<<\n- Marek Novak, called Marek, aged 41: Mends boats for Sam. Marek hums.\n- Nora, aged 28\n>>>',
    );
    expect(system!.content).toContain('You speak only as Elena.');
    expect(system!.content).toContain('a decision of Marek or Nora');
  });

  it('attributes every turn, and only the speaker’s turns to the assistant', () => {
    expect(build().messages.slice(1, -1)).toEqual([
      { role: 'assistant', content: 'Welcome.' },
      { role: 'user', content: 'Sam: Marek, Nora: hello.\n\nMarek: Hello.' },
      { role: 'assistant', content: 'I am here too.' },
      { role: 'user', content: 'Sam: Good.' },
    ]);
  });

  it('adds the name to another character’s greeting', () => {
    const { messages } = build({ scene: { others: [marek], greeter: 'Marek' } });
    expect(messages[1]).toMatchObject({
      role: 'user',
      content: expect.stringMatching(/^Marek: W/),
    });
  });

  it('stops where another one would speak, even one who has left', () => {
    expect(build({ scene: { others: [nora], greeter: null } }).stop.slice(0, 3)).toEqual([
      '\nSam:',
      '\nNora:',
      '\nMarek:',
    ]);
  });

  it('names the others without their descriptions when there is little room', () => {
    const others = Array.from({ length: 4 }, () => ({ ...marek, description: 'word '.repeat(60) }));
    const budget = { context: 1500, max_tokens: 200 };
    const { messages, used_tokens } = build({ scene: { others, greeter: null }, budget });
    expect(messages[0]!.content).toContain('- Marek Novak, called Marek, aged 41\n');
    expect(used_tokens).toBeLessThanOrEqual(1300);
  });

  it.each([17, Number.NaN])('is refused with a member aged %s', (age) => {
    const others = [marek, { ...nora, age }];
    expect(() => build({ scene: { others, greeter: null } })).toThrow(
      'Every character is an adult.',
    );
  });

  it('is unchanged without a scene', () => {
    const { messages, stop } = build({ scene: undefined, history: history.slice(2) });
    expect(messages[0]!.content).toContain('private one-to-one chat');
    expect(messages.map(({ content }) => content).join('\n')).not.toMatch(/Sam: Good|Others in/);
    expect(stop[0]).toBe('\nSam:');
    expect(stop).not.toContain('\nMarek:');
  });
});

describe('transcripts of a scene', () => {
  const names = { char: 'Elena', user: 'Sam', others: ['Marek', 'Nora'] };
  it('name the speakers for summaries', () => {
    const [system, asked] = buildSummaryPrompt(null, history, names);
    expect(system!.content).toContain('between Sam, Elena, Marek and Nora, all adults');
    expect(asked!.content).toContain('\nMarek: Hello.\nElena: I am here too.\nSam: Good.');
  });

  it('name the speakers for facts', () => {
    const turns = history.map((turn) => ({ ...turn, sender: turn.sender as 'user' | 'character' }));
    const [system, asked] = buildFactsPrompt({ turns, before: [], known: [], names });
    expect(system!.content).toContain('of Elena, Marek and Nora alike');
    expect(asked!.content).toContain('[2] Marek: Hello.\n[3] Elena: I am here too.');
  });
});

describe('how members are called', () => {
  it('is the first name, or the full name if that is not unique', () => {
    const cast = [
      { id: 'a', name: 'Anna Smith' },
      { id: 'b', name: 'Anna Jones' },
      { id: 'm', name: 'Marek Novak' },
      { id: 's', name: 'Sam Reed' },
    ];
    expect([...nameCast(cast, 'Sam').values()]).toEqual([
      'Anna Smith',
      'Anna Jones',
      'Marek',
      'Sam Reed',
    ]);
  });
});
