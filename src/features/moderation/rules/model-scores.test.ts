import { describe, expect, it, test } from 'vitest';
import { isBlameless, isHarmless, judgeAges, judgeScores, canBeCleared } from './model-scores.ts';

describe('scores of a model', () => {
  it.each([
    [{}, 'allow', []],
    [{ sexual: 0.99, harassment: 0.99 }, 'allow', []],
    [{ 'sexual/minors': 0.19 }, 'allow', []],
    [{ 'sexual/minors': 0.2 }, 'block', ['minors']],
    [{ S12: 1, S6: 1, S13: 1 }, 'allow', []],
    [{ S4: 1 }, 'block', ['minors']],
    [{ violence: 0.9 }, 'allow', []],
    [{ unparsed: 1 }, 'block', ['illegal']],
    [{ toString: 1, constructor: 1 }, 'allow', []],
    [{ hate: 0.99, 'sexual/minors': 0.3 }, 'block', ['minors', 'hate']],
    [{ illicit: 0.8, hate: 0.99 }, 'block', ['hate', 'illegal']],
  ] as const)('%j of a prompt are %s for %j', (scores, outcome, categories) => {
    expect(judgeScores('image_prompt', scores)).toMatchObject({ outcome, categories });
  });

  it.each([
    ['chat_input', 0.79, 'block'],
    ['character', 0.79, 'allow'],
    ['character', 0.8, 'block'],
    ['card', 0.79, 'allow'],
  ] as const)('of the embedded classifier count in a %s from %d: %s', (surface, score, outcome) => {
    expect(judgeScores(surface, { 'classifier/hate': score })).toMatchObject({ outcome });
  });

  it.each([
    ['chat_input', 0.3, 'block', ['violence']],
    ['chat_input', 0.31, 'allow', []],
    ['character', 0.1, 'allow', []],
  ] as const)(
    'of the embedded classifier in a %s with a harmless score of %d: %s %j',
    (surface, harmless, outcome, categories) => {
      const scores = {
        'classifier/harmless': harmless,
        'classifier/hate': 0.2,
        'classifier/violence': 0.35,
      };
      expect(judgeScores(surface, scores)).toMatchObject({ outcome, categories });
    },
  );

  it.each([
    ['hate', 0.94, 'They should none of them be let into a house of mine.', 'allow'],
    ['hate', 0.95, 'They should none of them be let into a house of mine.', 'block'],
    ['hate', 0.99, 'Let none in.', 'allow'],
    ['hate', 0.99, 'Nobody should be shut out for the color of their skin, love.', 'allow'],
    ['privacy', 0.99, 'I wouldn’t look up where she lives without asking her.', 'allow'],
    ['self_harm', 0.99, 'Who knows how anybody goes on in this house alone.', 'allow'],
    ['hate', 0.97, 'Let none of them in here, ever.', 'allow'],
    ['hate', 0.98, 'Let none of them in here, ever.', 'block'],
    ['illegal', 0.69, 'Then you carry the bag, and I keep watch at the door.', 'allow'],
    ['illegal', 0.7, 'Then you carry the bag, and I keep watch at the door.', 'block'],
    ['self_harm_urged', 0.79, 'Then go through with it, my love, tonight.', 'allow'],
    ['self_harm_urged', 0.8, 'Then go through with it, my love, tonight.', 'block'],
    ['self_harm_urged', 0.59, 'Then go through with it, my love, as we said, tonight.', 'allow'],
    ['self_harm_urged', 0.6, 'Then go through with it, my love, as we said, tonight.', 'block'],
    ['minors', 0.99, 'Who knows how anybody goes on in this house alone.', 'allow'],
    ['minors', 0.89, 'My class at school would be so jealous of you, boyfriend.', 'allow'],
    ['minors', 0.9, 'My class at school would be so jealous of you, boyfriend.', 'block'],
    ['minors', 0.99, 'I won’t kiss you, since your class at school is not over.', 'allow'],
  ] as const)('of %s, %d, in the reply "%s" are %s', (label, score, text, outcome) => {
    expect(judgeScores('reply', { [`classifier/${label}`]: score }, text)).toMatchObject({
      outcome,
    });
  });

  it.each([
    ['be my princess', 0.95, 'allow'],
    ['be my princess', 0.96, 'block'],
    ['be my schoolgirl', 0.69, 'allow'],
    ['be my schoolgirl', 0.7, 'block'],
    ['be my schoolgirl from the town by the sea', 0.6, 'block'],
  ] as const)('of minors, where "%s" is said, count from %d: %s', (text, score, outcome) => {
    expect(judgeScores('chat_input', { 'classifier/minors': score }, text)).toMatchObject({
      outcome,
    });
  });

  it.each([
    ['classifier/privacy', 0.86, 'what time is it there', 'allow'],
    ['classifier/privacy', 0.87, 'what time is it there', 'block'],
    ['classifier/self_harm', 0.92, 'it stopped me', 'allow'],
    ['classifier/self_harm', 0.93, 'it stopped me', 'crisis'],
    ['classifier/self_harm', 0.97, 'it stopped yesterday', 'allow'],
    ['classifier/self_harm', 0.98, 'it stopped yesterday', 'crisis'],
  ] as const)('%s at %d of a few words, "%s": %s', (name, score, text, outcome) => {
    const scores = { [name]: score, 'classifier/harmless': 1 - score };
    expect(judgeScores('chat_input', scores, text)).toMatchObject({ outcome });
  });

  it.each([
    ['I took this by the lake this morning, before anybody was up.', 'allow'],
    ['Here is a picture from my walk along the river, what do you think?', 'allow'],
    ['I took a few at the harbor for you, tell me which one you like', 'allow'],
    ['I took these at noon and now I am so sorry, remember me', 'crisis'],
    ['I took a few pills with the wine and I feel so cold now', 'crisis'],
    ['Keep my picture when I am gone, it is the last one of me', 'crisis'],
  ] as const)('despair in talk of a picture: %s → %s', (text, outcome) => {
    expect(judgeScores('chat_input', { 'classifier/self_harm': 0.97 }, text)).toMatchObject({
      outcome,
    });
  });

  it.each([
    ['classifier/hate', 0.89, '', 'allow'],
    ['classifier/hate', 0.9, '', 'block'],
    ['classifier/minors', 0.99, 'baciami ancora, amore mio', 'allow'],
    ['classifier/minors', 0.9, 'mi manca ancora un anno e mezzo per votare, amore', 'block'],
    ['classifier/minors', 0.89, 'mi manca ancora un anno e mezzo per votare, amore', 'allow'],
  ] as const)('%s at %d of a text that is not English, "%s": %s', (name, score, text, outcome) => {
    const scores = { [name]: score, 'classifier/harmless': 0.01, 'classifier/foreign': 1 };
    expect(judgeScores('chat_input', scores, text)).toMatchObject({ outcome });
  });

  it('of despair lead to a crisis response in a chat before anything else', () => {
    const scores = { S4: 1, S11: 1 };
    expect(judgeScores('chat_input', scores)).toMatchObject({
      outcome: 'crisis',
      categories: ['self_harm', 'minors'],
      rule: 'model.S11',
    });
    expect(judgeScores('character', scores)).toMatchObject({
      outcome: 'block',
      categories: ['minors', 'self_harm'],
    });
  });
});

test('the classifier clears no text that is not English', () => {
  const scores = { 'classifier/harmless': 0.99 };
  expect([isHarmless(scores), isBlameless(scores)]).toEqual([true, true]);
  const foreign = { ...scores, 'classifier/foreign': 1 };
  expect([isHarmless(foreign), isBlameless(foreign)]).toEqual([false, false]);
});

test.each([
  [0.5, true],
  [0.49, false],
])('at %d of "harmless" nobody is blamed: %s', (harmless, isSpared) => {
  expect(isBlameless({ 'classifier/harmless': harmless })).toBe(isSpared);
  expect(isBlameless({})).toBe(false);
});

test.each([
  [null, 'allow'],
  [{ all_clearly_adults: true, youngest_age: null }, 'allow'],
  [{ all_clearly_adults: true, youngest_age: 21 }, 'allow'],
  [{ all_clearly_adults: true, youngest_age: 20 }, 'block'],
  [{ all_clearly_adults: false, youngest_age: 40 }, 'block'],
  [{ all_clearly_adults: false, youngest_age: null }, 'block'],
] as const)('a picture of which %j is seen: %s', (ages, outcome) => {
  expect(judgeAges(ages)).toMatchObject({ outcome });
});

describe('what the classifier may clear', () => {
  const vague = {
    outcome: 'crisis',
    categories: ['self_harm'],
    rule: 'self_harm.farewell',
  } as const;
  const cases: [string, Parameters<typeof canBeCleared>[0], string, boolean][] = [
    ['a vague suspicion', { ...vague, categories: ['self_harm'] }, 'I leave tonight', true],
    ['words in disguise', { ...vague, categories: ['self_harm'] }, 'I l3ave tonight', false],
    ['letters one by one', { ...vague, categories: ['self_harm'] }, 'I l e a v e', false],
    ['two suspicions', { ...vague, categories: ['self_harm', 'violence'] }, 'I leave', false],
    [
      'a clear rule',
      { outcome: 'block', categories: ['violence'], rule: 'violence.threat' },
      'Run',
      false,
    ],
    [
      'an age',
      { outcome: 'block', categories: ['minors'], rule: 'minors.school_cue' },
      'Run',
      false,
    ],
    [
      'a child of whom a message tells',
      { outcome: 'block', categories: ['minors'], rule: 'minors.child_told' },
      "He's eight and collects bottle caps, our hallway is full of them",
      true,
    ],
    ['nothing', { outcome: 'allow', categories: [], rule: null }, 'Hello', false],
  ];
  it.each(cases)('%s', (_, verdict, text, may) => {
    expect(canBeCleared(verdict, [text])).toBe(may);
  });

  it('requires a confident score for a text that was read completely', () => {
    expect(isHarmless({ 'classifier/harmless': 0.97 })).toBe(true);
    expect(isHarmless({ 'classifier/harmless': 0.96 })).toBe(false);
    expect(isHarmless({ 'classifier/violence': 0 })).toBe(false);
  });
});
