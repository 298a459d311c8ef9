import { expect, it } from 'vitest';
import { createTurns } from './turn-queue.ts';

it('gives turns in order, never more than allowed, and forgets who left', () => {
  const takeTurn = createTurns(2);
  const begun: string[] = [];
  const end = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [name, takeTurn(() => void begun.push(name))]),
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
  takeTurn(() => void begun.push('f'));
  expect(begun).toEqual(['a', 'b', 'd', 'e', 'f']);
});
