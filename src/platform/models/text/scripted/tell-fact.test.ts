import { describe, expect, it } from 'vitest';
import { answerFromFacts, tellFact } from './tell-fact.ts';

const names = { char: 'Elena', user: 'Sam' };
const facts = [
  "Sam's dog is called Biscuit.",
  "Sam's sister is called Nora.",
  "Sam's sister lives in Porto.",
  'Sam works as a nurse.',
  'Sam works at the harbor.',
  'Sam is allergic to peanuts.',
  "Elena's brother is called Iva.",
  'Sam studies law.',
  'My wedding day is in June',
];

describe('a question is answered by the fact that fits', () => {
  it.each([
    ["What is my dog's name?", 'your dog is called Biscuit'],
    ['Do you remember what my dog is called?', 'your dog is called Biscuit'],
    ['I have to go soon. Whats the name of my sister?', 'your sister is called Nora'],
    ['where does my sister live?', 'your sister lives in Porto'],
    ['What do I do for work?', 'you work as a nurse'],
    ['Where do I work?', 'you work at the harbor'],
    ['What am I allergic to?', 'you are allergic to peanuts'],
    ['what is your brother called?', 'my brother is called Iva'],
    ['What do I study?', 'you study law'],
    ['When is my wedding day?', 'your wedding day is in June'],
  ])('%s', (said, answer) => {
    expect(answerFromFacts(said, facts, names)).toBe(answer);
  });

  it.each([
    'My dog is called Biscuit.',
    'How are you?',
    'What should I cook tonight?',
    'Is the weather nice?',
    'What is my cat called in winter mornings near the river?',
  ])('not answered: %s', (said) => {
    expect(answerFromFacts(said, facts, names)).toBeUndefined();
  });
});

it.each([
  ['Sam does not like tea.', 'you do not like tea'],
  ['Elena promised to bake for Sam.', 'I promised to bake for you'],
  ['Samantha sings.', 'Samantha sings'],
  ['Elena is from Rome', 'I am from Rome'],
])('%s is told as %s', (fact, told) => {
  expect(tellFact(fact, names)).toBe(told);
});
