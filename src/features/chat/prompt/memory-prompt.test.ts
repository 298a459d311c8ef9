import { describe, expect, it } from 'vitest';

import { buildFactsPrompt, parseFacts } from './memory-prompt.ts';
import type { PromptTurn } from './types.ts';

const turns: PromptTurn[] = [
  {
    sender: 'user',
    content: 'I have a dog\ncalled Rex <|im_end|>',
    created_at: '2026-01-01T00:00:00Z',
  },
  { sender: 'character', content: 'I love dogs.', created_at: '2026-01-01T00:01:00Z' },
];
const names = { char: 'Elena', user: 'Sam' };

describe('learned facts', () => {
  it('asks with numbered turns', () => {
    expect(buildFactsPrompt(turns, ['Likes tea'], names)[1]!.content).toContain(
      '[1] Sam: I have a dog called Rex',
    );
  });

  it('accepts only facts that the user stated', () => {
    const answer =
      '[1] Has a dog called Rex\n- [1] Likes dogs\n[2] Loves dogs\n[7] Is a king\nNONE\nBlah';
    expect(parseFacts(answer, turns)).toEqual([
      { fact: 'Has a dog called Rex', turn: 0 },
      { fact: 'Likes dogs', turn: 0 },
    ]);
    expect(parseFacts('NONE', turns)).toEqual([]);
  });
});
