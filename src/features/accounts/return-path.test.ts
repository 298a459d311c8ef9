import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterOfPath, safeReturnPath, signInPath } from './return-path.ts';

test.each([
  ['/chat', '/chat'],
  ['/chat/elena?tab=1#end', '/chat/elena?tab=1#end'],
  ['/generate/elena%20m', '/generate/elena%20m'],
  ['/loginx', '/loginx'],
  ['', '/'],
  [null, '/'],
  [undefined, '/'],
  ['chat', '/'],
  ['//evil.test', '/'],
  ['///evil.test', '/'],
  ['/\\evil.test', '/'],
  ['\\\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['/\n/evil.test', '/'],
  ['/..//evil.test', '/'],
  ['https://evil.test/', '/'],
  ['javascript:alert(1)', '/'],
  ['http:evil.test', '/'],
  ['/@evil.test', '/@evil.test'],
  ['/login', '/'],
  ['/login?next=/chat', '/'],
  ['/signup', '/'],
  ['/auth/discord/callback?code=x', '/'],
  ['/dev/sign-in?provider=google', '/'],
])('after signing in with next=%j the browser goes to %j', (next, path) => {
  expect(safeReturnPath(next)).toBe(path);
});

test('rejects an overlong path', () => {
  expect(safeReturnPath(`/${'a'.repeat(3000)}`)).toBe('/');
});

test('stays on this site for every combination of parts', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '\t',
    '@',
    ':',
    'evil.test',
    '?',
    '#',
    'https:',
    '%2f',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = safeReturnPath(pieces.join(''));
      expect(new URL(path, 'https://here.test').origin).toBe('https://here.test');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/login', '/chat/elena?x=1', '/login?next=%2Fchat%2Felena%3Fx%3D1'],
  ['/signup', '/', '/signup'],
  ['/login', '//evil.test', '/login'],
] as const)('%s for %s is %s', (page, next, address) => {
  expect(signInPath(page, next)).toBe(address);
});

test.each([
  ['/chat/elena-marchetti', 'elena-marchetti'],
  ['/chat/elena?chat=1#end', 'elena'],
  ['/character/zo%C3%AB', 'zoë'],
  ['/generate/elena', 'elena'],
  ['/call/elena', 'elena'],
  ['/chat', null],
  ['/chat/', null],
  ['/chat/%E0%A4%A', null],
  ['/characters', null],
  ['/', null],
])('%s returns to %s', (path, slug) => {
  expect(characterOfPath(path)).toBe(slug);
});
