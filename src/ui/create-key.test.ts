import { expect, it } from 'vitest';
import { keysOfForm } from './create-key.ts';

it('what is sent again has its key, another file or another body a new one', () => {
  const keyFor = keysOfForm();
  const [first, second] = [new File(['a'], 'a.json'), new File(['a'], 'a.json')];
  const key = keyFor(first, '{}');
  expect(keyFor(first, '{}')).toBe(key);
  const other = keyFor(second, '{}');
  expect(other).not.toBe(key);
  expect(keyFor(second, '{"age":30}')).not.toBe(other);
  expect(keysOfForm()(first, '{}')).not.toBe(key);
});
