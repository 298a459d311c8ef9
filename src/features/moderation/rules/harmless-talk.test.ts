import { describe, expect, it } from 'vitest';
import { PAIRED_TALK } from '../labeled/paired-talk/index.ts';
import { checkText } from './index.ts';

describe.each(PAIRED_TALK)('$name', ({ surface = 'chat_input', harmless, harms = [] }) => {
  it.each(harmless)('allows: %s', (text) => {
    expect(checkText({ surface, texts: [text] })).toMatchObject({ outcome: 'allow', rule: null });
  });

  it.each(harms)('finds %s: %s', (category, text) => {
    expect(checkText({ surface, texts: [text] }).categories).toContain(category);
  });
});
