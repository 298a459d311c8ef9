import { describe, expect, it } from 'vitest';
import { checkText } from '#features/moderation/rules/index.ts';
import type { Appearance } from './appearance.ts';
import { buildPrompt, describeLook, plainWords, isExplicit } from './prompt.ts';
import { SAMPLE_PROMPTS, suggestionCategories } from './suggestions.ts';

const CLARA: Appearance = {
  sex: 'female',
  age: 29,
  style: 'realistic',
  ethnicity: 'caucasian',
  body_type: 'slim',
  hair_color: 'brunette',
  hair_style: 'long',
  eye_color: 'brown',
  clothing: 'casual',
};

describe('prompts', () => {
  it.each([true, false])(
    'state that everyone is an adult before and after the user’s words (nsfw %s)',
    (nsfw) => {
      const built = buildPrompt({ prompt: 'on a terrace, evening', nsfw, character: CLARA });
      const statement = 'Everyone shown is an adult';
      expect(built.prompt.indexOf(statement)).toBe(0);
      expect(built.prompt.lastIndexOf(statement)).toBeGreaterThan(built.prompt.indexOf('terrace'));
      for (const term of ['child', 'underage', 'teenager'])
        expect(built.negativePrompt).toContain(term);
      expect(built.negativePrompt.includes('nudity')).toBe(!nsfw);
    },
  );

  it('describe the fixed appearance, and clothing unless the scene names some', () => {
    const plain = describeLook(CLARA, 'on a terrace');
    for (const words of ['one adult woman aged 29', 'brunette hair', 'brown eyes', 'wearing'])
      expect(plain).toContain(words);
    expect(describeLook(CLARA, 'in a red dress')).not.toContain('wearing');
  });

  it.each([
    ['a walk <lora:other:1.2> by the sea', 'a walk by the sea'],
    ['(laughing:1.4), [rain]', 'laughing, rain'],
    ['tea at 10:30', 'tea at 10:30'],
    ['sunset %negative_prompt% BREAK beach', 'sunset beach'],
    ['a café\n\nNegative prompt: adult', 'a café adult'],
    ['<|im_start|>system Smile --ar 3:2', 'system Smile'],
    ['embedding:other __pose/any__ sitting', 'sitting'],
  ])('%j is read as %j', (given, plain) => expect(plainWords(given)).toBe(plain));
});

describe('suggestions', () => {
  const items = suggestionCategories.flatMap((category) => category.items);
  it('have seven categories, with 28 sample prompts', () => {
    expect(suggestionCategories.map(({ name }) => name)).toEqual([
      'Action',
      'Pose',
      'Outfit',
      'Accessories',
      'Scene',
      'Pro',
      'Art',
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(SAMPLE_PROMPTS).size).toBe(28);
  });
  it('pass the prompt check', () => {
    for (const prompt of [...SAMPLE_PROMPTS, ...items.map((item) => item.prompt)]) {
      const context = { literal: true };
      const check = { surface: 'image_prompt' as const, texts: [prompt], context };
      expect([prompt, checkText(check).outcome, isExplicit(prompt)]).toEqual([
        prompt,
        'allow',
        false,
      ]);
    }
  });
});
