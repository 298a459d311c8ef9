import { readFileSync } from 'node:fs';

export interface Turn {
  surface: 'chat_input' | 'reply';
  text: string;
}

/** Ordinary romantic conversations from both sides, in order. */
export const ROMANTIC_TURNS: readonly Turn[] = readFileSync(
  new URL('romantic-turns.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [who, text = ''] = line.split('\t');
    return { surface: who === 'user' ? 'chat_input' : 'reply', text };
  });
