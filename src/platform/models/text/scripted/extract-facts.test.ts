import { describe, expect, it } from 'vitest';
import { extractFacts, type FactTurn } from './extract-facts.ts';

const names = { char: 'Elena', user: 'Sam' };
const say = (content: string, sender: FactTurn['sender'] = 'user'): FactTurn => ({
  sender,
  content,
});
const factsOf = (content: string, known: string[] = [], before: FactTurn[] = []) =>
  extractFacts({ turns: [say(content)], before, known, names }).map(({ fact }) => fact);

describe('what a user states becomes a fact in the third person', () => {
  it.each([
    ['My dog is called Biscuit.', ["Sam's dog is called Biscuit."]],
    ["By the way, my dog's name is Biscuit!", ["Sam's dog is called Biscuit."]],
    ['I have a small brown dog named Biscuit', ["Sam's dog is called Biscuit."]],
    ['I adopted a cat. Her name is Miso.', ['Sam has a cat.', "Sam's cat is called Miso."]],
    ['My sister Nora lives in Porto, you know', ["Sam's sister is called Nora."]],
    ['My sister lives in Porto', ["Sam's sister lives in Porto."]],
    ['my little brother is a pilot', ["Sam's little brother is a pilot."]],
    ['I work as a nurse and I like it', ['Sam works as a nurse.']],
    ["I'm a carpenter", ['Sam works as a carpenter.']],
    ['I work at the city hospital.', ['Sam works at the city hospital.']],
    ['I live in Lisbon', ['Sam lives in Lisbon.']],
    ['Actually, I moved to Porto last month', ['Sam lives in Porto.']],
    ['I am allergic to peanuts.', ['Sam is allergic to peanuts.']],
    ['My birthday is on May 3', ["Sam's birthday is May 3."]],
    ['my favorite color is dark green', ["Sam's favorite color is dark green."]],
    ['I love sailing, but not in winter', ['Sam likes sailing.']],
    ["I can't stand cilantro", ['Sam does not like cilantro.']],
    ["I'm flying to Japan in October", ['Sam plans to go to Japan in October.']],
    ['I have an exam on Friday', ['Sam has an exam on Friday.']],
    ['I live in Lisbon, and I love sailing', ['Sam lives in Lisbon.', 'Sam likes sailing.']],
    ['Call me Sammy', ['Sam is called Sammy.']],
    ['I’m vegetarian', ['Sam is vegetarian.']],
    ['I study marine biology', ['Sam studies marine biology.']],
  ])('%s', (said, facts) => {
    expect(factsOf(said)).toEqual(facts);
  });

  it.each([
    'Hello there',
    'How are you today?',
    'Is my dog called Biscuit?',
    'If I lived in Paris I would paint.',
    'I love you',
    "I'm a bit tired",
    'I am going to bed',
    'What is my dog called?',
    '*my dog is called Prop*',
    'I am so happy to see you',
  ])('nothing lasting: %s', (said) => {
    expect(factsOf(said)).toEqual([]);
  });
});

it('a newer fact about the same thing says which known one it replaces', () => {
  const known = ['Sam likes tea.', "Sam's dog is called Biscuit.", 'Sam lives in Lisbon.'];
  const turns = [
    say('Sorry, my dog is called Rex.'),
    say('I moved to Porto'),
    say("I don't like tea"),
  ];
  expect(extractFacts({ turns, before: [], known, names })).toEqual([
    { fact: "Sam's dog is called Rex.", turn: 0, replaces: 1 },
    { fact: 'Sam lives in Porto.', turn: 1, replaces: 2 },
    { fact: 'Sam does not like tea.', turn: 2, replaces: 0 },
  ]);
});

it('what is known already is not stated again', () => {
  expect(factsOf('My dog is called Biscuit', ["Sam's dog is called Biscuit."])).toEqual([]);
});

it('a pronoun is read with the turns before', () => {
  expect(factsOf('Her name is Miso', [], [say('I got a cat yesterday')])).toEqual([
    "Sam's cat is called Miso.",
  ]);
});

it('of the character’s words only people, favorites and promises count', () => {
  const turns = [
    say('My sister is called Iva. I love the rain.', 'character'),
    say('I promise to show you the harbor.', 'character'),
  ];
  expect(extractFacts({ turns, before: [], known: [], names })).toEqual([
    { fact: "Elena's sister is called Iva.", turn: 0 },
    { fact: 'Elena promised to show you the harbor.', turn: 1 },
  ]);
});
