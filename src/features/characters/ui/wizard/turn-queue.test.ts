import { expect, it } from 'vitest';
import { createTurns } from './turn-queue.ts';

it('grants turns in order, never more than the limit, and drops waiters that left', () => {
  const requestTurn = createTurns(2);
  const begun: string[] = [];
  const end = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [name, requestTurn(() => void begun.push(name))]),
  );
  expect(begun).toEqual(['a', 'b']);
  end['c']!();
  end['a']!();
  end['a']!();
  expect(begun).toEqual(['a', 'b', 'd']);
  end['b']!();
  expect(begun).toEqual(['a', 'b', 'd', 'e']);
  end['d']!();
  end['e']!();
  requestTurn(() => void begun.push('f'));
  expect(begun).toEqual(['a', 'b', 'd', 'e', 'f']);
});
