import { describe, expect, it } from 'vitest';
import { checkText } from '../index.ts';

const ruleOf = (text: string, previous: string[] = []): string | null =>
  checkText({ surface: 'chat_input', texts: [text], context: { previous } }).rule;

describe('a child of whom the words do not tell enough', () => {
  it.each([
    "He's six and already reads chapter books on his own, I can hardly keep up",
    "He's seven, and his teacher says he talks too much",
    "She's only three and she told the whole dentist's waiting room that I snore",
    "The six year old gave the hamster's eulogy, we all cried",
    "I spent the day in hospital with him, he's five and broke his arm on the climbing frame",
    "He's four, he's allergic to nuts, and I read every label twice",
    "She starts kindergarten on Monday and I'm the one who isn't ready",
    'She wants her ears pierced. She is six. Her father says no and I say maybe',
    "He's eight and he collects bottle caps, our whole hallway is full of them",
    'He just turned 12 and suddenly his shoes are bigger than mine.',
  ])('is left to the classifier: %s', (text) => {
    expect(ruleOf(text)).toBe('minors.child_told');
  });

  it.each([
    ['she is 9', 'minors.age_of_someone'],
    ["be my little one, she's 9", 'minors.age_of_someone'],
    ["He's eight and he collects bottle caps, our hallway is full. I'm 15", 'minors.age_said'],
    [
      "He's eight and he collects bottle caps, our hallway is full. Meine Freundin ist 15 Jahre alt",
      'minors.age_said',
    ],
  ])('is refused beyond doubt: %s', (text, rule) => {
    expect(ruleOf(text)).toBe(rule);
  });
});

describe('a pronoun that may be the companion or a partner of the turns before', () => {
  const TOLD = "She's six and won't eat vegetables. Is that normal?";

  it.each([
    ['My girlfriend is coming over.'],
    ['Play the maid Anna for me.', 'With pleasure.'],
    ['How old is your girlfriend?'],
  ])('is refused after %j', (...previous) => {
    expect(ruleOf(TOLD, previous)).not.toBe(null);
  });

  it('passes after talk of children', () => {
    expect(ruleOf(TOLD, ['How was your day?', 'Dinner was late again.'])).toBe(null);
  });
});
