import { expect, test } from 'vitest';
import { publicationActions } from './publication-rules.ts';

test.each([
  ['private', true, false, ['request']],
  ['declined', true, false, ['request']],
  ['requested', true, false, ['withdraw']],
  ['public', true, false, ['withdraw']],
  ['private', false, true, []],
  ['requested', false, true, ['approve', 'decline']],
  ['public', false, true, ['withdraw']],
  ['requested', true, true, ['approve', 'decline', 'withdraw']],
] as const)('%s, owner %o, superuser %o: %o', (publication, is_owner, isSuperuser, actions) => {
  expect(publicationActions({ publication, is_owner }, isSuperuser)).toEqual(actions);
});
