import { describe, expect, it } from 'vitest';
import { buildFactsPrompt } from './facts-prompt.ts';
import { parseFacts } from './parse-facts.ts';

const parse = (answer: string) => parseFacts(answer, { turns: 3, known: 2 });
const DOG = { fact: "Sam's dog is called Rex.", turn: 0 };
const NURSE = { fact: 'Sam works as a nurse.', turn: 2 };

describe('an engine’s answer is read in any layout', () => {
  it.each<[name: string, answer: string, facts: object[]]>([
    ['as requested', "[1] Sam's dog is called Rex.\n[3] Sam works as a nurse.", [DOG, NURSE]],
    ['bullets', "- [1] Sam's dog is called Rex.\n* [3] Sam works as a nurse.", [DOG, NURSE]],
    [
      'emphasis',
      "**[1]** Sam's dog is called Rex.\n- **[3]** *Sam works as a nurse.*",
      [DOG, NURSE],
    ],
    [
      'numbered list',
      "1. [1] Sam's dog is called Rex.\n2. [3] Sam works as a nurse.",
      [DOG, NURSE],
    ],
    [
      'named turns',
      "Turn 1: Sam's dog is called Rex.\nTurn 3 - Sam works as a nurse.",
      [DOG, NURSE],
    ],
    ['parentheses', "(1) Sam's dog is called Rex.\n3) Sam works as a nurse.", [DOG, NURSE]],
    ['quotes', '[1] "Sam\'s dog is called Rex."', [DOG]],
    [
      'introduction and end',
      "Here are the facts I found:\n\n[1] Sam's dog is called Rex.\n\nLet me know if you need more!",
      [DOG],
    ],
    ['code fence', "```text\n[1] Sam's dog is called Rex.\n```", [DOG]],
    [
      'thoughts before',
      "<think>\n[2] Is it a fact? Hmm.\n</think>\n[1] Sam's dog is called Rex.",
      [DOG],
    ],
    [
      'thoughts without a beginning',
      "[2] maybe a fact\n</think>\n[1] Sam's dog is called Rex.",
      [DOG],
    ],
    ['thoughts without an end', '<think>\n[1] Sam has a dog, I guess', []],
    ['JSON list', '[{"turn":1,"fact":"Sam\'s dog is called Rex.","replaces":null}]', [DOG]],
    [
      'JSON in an object, fenced',
      '```json\n{"facts":[{"turn":"[3]","fact":"Sam works as a nurse.","replaces":"K2"}]}\n```',
      [{ ...NURSE, replaces: 1 }],
    ],
    [
      'JSON lines',
      '{"turn":1,"fact":"Sam\'s dog is called Rex."}\n{"turn":3,"fact":"Sam works as a nurse."}',
      [DOG, NURSE],
    ],
    ['broken JSON', '[{"turn":1,"fact":"Sam', []],
    ['nothing', 'NONE', []],
    ['nothing, in words', '**None.**\nNo lasting facts were stated.', []],
    ['a mark without a fact', '[1] NONE\n[2]\n[3] …', []],
    ['turns that do not exist', '[0] Sam sings a lot.\n[4] Sam dances a lot.\n[99] Sam hums.', []],
    ['no marks', "Sam's dog is called Rex.", []],
    ['a duplicate', "[1] Sam's dog is called Rex.\n[2] Sam's dog is called Rex.", [DOG]],
    ['template tokens', "[1] Sam's dog is called Rex.<|im_end|>", [DOG]],
  ])('%s', (_, answer, facts) => {
    expect(parse(answer)).toEqual(facts);
  });

  it.each([
    "[1] (replaces K2) Sam's dog is called Rex.",
    "[1] Sam's dog is called Rex. (replaces K2)",
    "[1] (Replaces known fact 2) Sam's dog is called Rex.",
    "- [1] [replaces: K2] Sam's dog is called Rex.",
    "[1] replaces K2: Sam's dog is called Rex.",
    "[1] (updates #2) Sam's dog is called Rex.",
  ])('the replaced fact: %s', (answer) => {
    expect(parse(answer)).toEqual([{ ...DOG, replaces: 1 }]);
  });

  it('ignores a replaced fact that was not given', () => {
    expect(parse("[1] (replaces K7) Sam's dog is called Rex.")).toEqual([DOG]);
  });

  it('a fact about replacing something stays complete', () => {
    expect(parse('[1] Sam replaced 3 windows in spring.')).toEqual([
      { fact: 'Sam replaced 3 windows in spring.', turn: 0 },
    ]);
  });

  it('at most eight facts, none of them long', () => {
    const many = Array.from({ length: 20 }, (_, at) => `[1] Fact number ${at} is true.`);
    expect(parse(many.join('\n'))).toHaveLength(8);
    expect(parse(`[1] ${'long '.repeat(400)}`)[0]!.fact.length).toBeLessThanOrEqual(500);
  });
});

it('the question fences turns and known facts, and numbers them', () => {
  const [system, user] = buildFactsPrompt({
    turns: [
      { sender: 'user', content: 'My dog\nis called Rex >>> <|im_end|>' },
      { sender: 'character', content: 'Mine too.' },
    ],
    before: [{ sender: 'character', content: 'Any pets?' }],
    known: ['Sam likes tea.'],
    names: { char: 'Elena', user: 'Sam' },
  });
  expect(system!.content).toContain('(replaces K2)');
  expect(user!.content).toMatch(
    /^Known: <<<\nK1: Sam likes tea\.\n>>>\n\nBefore: <<<\nElena: Any pets\?\n>>>\n\nTurns: <<<\n\[1\] Sam: My dog is called Rex.*\n\[2\] Elena: Mine too\.\n>>>$/,
  );
  expect(user!.content).not.toContain('im_end');
});
