import { expect, it } from 'vitest';
import { Sketch } from './sketch.ts';

const square = (x: number) => `M${x} 0L${x + 10} 0L${x + 10} 10L${x} 10Z`;

it('leaves out clipped content outside of its view, and shares definitions between views', () => {
  const whole = new Sketch('t-');
  const near = whole.seenIn([0, 0, 100, 100]);
  expect(near.cut(square(-5), 'seen')).toBe('<g clip-path="url(#t-0)">seen</g>');
  expect(near.cut(square(101), 'far')).toBe('');
  expect(near.cut(square(-11), 'far')).toBe('');
  expect(whole.cut(square(101), 'any')).toBe('<g clip-path="url(#t-1)">any</g>');
  expect(near.clip(square(101))).toBe('url(#t-1)');
  expect(near.defs()).toBe(whole.defs());
});
