import { describe, expect, it } from 'vitest';
import type { Category } from './index.ts';
import {
  AI_DISCLOSURE,
  checkText,
  crisisMessage,
  isProductNotice,
  refusalMessage,
} from './index.ts';

describe('crisisMessage', () => {
  it.each([
    ['US', '988'],
    ['us', '988'],
    ['CA', '988'],
    ['GB', '116 123'],
    ['IE', '116 123'],
    ['AU', '13 11 14'],
    ['NZ', '1737'],
    ['DE', '112'],
    ['FR', '116 123'],
    ['BR', 'findahelpline.com'],
    [undefined, 'findahelpline.com'],
  ])('names the help line for %s: %s', (country, line) => {
    expect(crisisMessage(country)).toContain(line);
    expect(crisisMessage(country)).toMatch(/keep writing/);
  });

  it.each([
    ['Ich bringe mich heute Nacht um.', 'Notruf'],
    ['Vou acabar com a minha vida hoje.', 'emergência'],
    ['Je vais me tuer ce soir.', 'urgence'],
    ['I want to die tonight.', 'emergency number'],
  ])('answers in the language of %s', (text, word) => {
    const { outcome, rule } = checkText({ surface: 'chat_input', texts: [text] });
    expect(outcome).toBe('crisis');
    const answer = crisisMessage('DE', rule);
    expect(answer).toContain(word);
    expect(answer).toContain('116 123');
    expect(checkText({ surface: 'reply', texts: [answer] }).outcome).toBe('allow');
  });
});

describe('isProductNotice', () => {
  it.each([
    AI_DISCLOSURE,
    crisisMessage('US'),
    crisisMessage(
      'BR',
      checkText({ surface: 'chat_input', texts: ['Vou acabar com a minha vida hoje.'] }).rule,
    ),
    'It sounds as if you are going through something very painful, and you deserve help from a person.\n\nCall 988.',
  ])('knows the notice %j', (text) => expect(isProductNotice(text)).toBe(true));

  it.each(['', 'A note.', 'Chat moved to a new file.', ` ${AI_DISCLOSURE}`])(
    'does not take %j for one',
    (text) => expect(isProductNotice(text)).toBe(false),
  );
});

describe('copy', () => {
  it('discloses the AI in the words that the law requires', () => {
    expect(AI_DISCLOSURE).toContain('You are talking to an AI, not a person');
  });

  it('has a refusal message for every category that passes the rules itself', () => {
    const categories: Category[] = [
      'minors',
      'real_person',
      'illegal',
      'hate',
      'violence',
      'self_harm',
      'privacy',
      'copyright',
      'spam',
    ];
    const sentences = categories.map(refusalMessage);
    expect(new Set(sentences).size).toBe(categories.length);
    for (const sentence of [...sentences, crisisMessage('US'), AI_DISCLOSURE])
      expect(checkText({ surface: 'reply', texts: [sentence] }).outcome, sentence).toBe('allow');
  });
});
