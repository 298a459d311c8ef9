import { describe, expect, it } from 'vitest';
import { TURN_CASES } from '../../labeled/turn-before.ts';
import { isExplainedByTurns } from '../check-minors.ts';
import { checkText } from '../index.ts';

describe('an age is explained by the turns before', () => {
  it('in no case that is refused', () => {
    const explained = TURN_CASES.filter(
      ({ previous, text, isRefused }) => isRefused && isExplainedByTurns(text, previous),
    );
    expect(explained).toEqual([]);
  });

  it('for the rules in every case that passes', () => {
    const refused = TURN_CASES.filter(
      ({ previous, text, isRefused }) =>
        !isRefused &&
        checkText({ surface: 'chat_input', texts: [text], context: { previous } }).rule !== null,
    );
    expect(refused).toEqual([]);
  });

  it.each([
    ['she is 15', ['my cat is old', 'Aw!']],
    ['it just turned fourteen', ['my car broke down', 'Oh no!']],
    ['he is 3 and loves the beach', ['I got a dog, Biscuit', 'What a good boy!']],
    ['she is 13 and my best friend', ['my cat is old', 'Aww, is she?']],
    ['about 15 i think', ['nice', 'How old were you when you learned to swim?']],
    ['16, why?', ['nice', 'How old is your whisky?']],
  ])('%s after %j', (text, previous) => {
    expect(isExplainedByTurns(text, previous)).toBe(true);
  });

  it.each([
    // Nobody was named, or somebody else may be meant.
    ['she is 15', []],
    ['she is 15', ['hello', 'Tell me about her.']],
    ['she is 15', ['Emma walks the dog', 'Does she?']],
    ['she is 15', ['emma and i walk the dog', 'Lovely.']],
    ['she is 15', ['my girlfriend has a dog', 'What a lucky dog!']],
    ['she is 15', ['play a girl who has a dog', 'I call the dog.']],
    ['she is 15', ['the dog sleeps', 'A pretty woman pets the dog.']],
    ['she is 15', ['let us roleplay with a dog', 'The dog barks.']],
    ['he is 16', ['my boyfriend feeds the cat', 'Sweet of him.']],
    // The message contains more than an age.
    ['she is 15 and i want to kiss her', ['my cat is old', 'Aw!']],
    ['she is 15 and i am 15 too', ['my cat is old', 'Aw!']],
    [`she is 15 ${'and sleeps a lot '.repeat(6)}`, ['my cat is old', 'Aw!']],
    // Only the last question counts.
    ['16', ['How old is your dog?', 'And how old are you?']],
    ['16', ['nice', 'How long have you been alive?']],
    ['16', ['nice', 'How old were you again?']],
  ])('not: %s after %j', (text, previous) => {
    expect(isExplainedByTurns(text, previous)).toBe(false);
  });
});
