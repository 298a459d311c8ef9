import { expect, it } from 'vitest';
import { coveredByKeyboard } from './keyboard-room.ts';

it.each([
  ['nothing', { height: 844, visible: 844, scale: 1 }, 0],
  ['a keyboard', { height: 844, visible: 508.4, scale: 1 }, 336],
  ['a browser toolbar', { height: 844, visible: 790, scale: 1 }, 0],
  ['a zoomed page', { height: 844, visible: 422, scale: 2 }, 0],
  ['a layout that the browser shrinks itself', { height: 508, visible: 508, scale: 1 }, 0],
])('covers as much of the layout as %s does', (_name, screen, covered) => {
  expect(coveredByKeyboard(screen)).toBe(covered);
});
