import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { stubOf } from '#tests/helpers/stub-of.ts';
import { createPageAddress } from './page-address.ts';

const route = (id: string, parentId: string | undefined, path?: string, query?: string[]) => ({
  id,
  parentId,
  path,
  index: path === '' ? true : undefined,
  module: { default: () => null, ...(query && { handle: { query } }) },
});

const address = createPageAddress(
  stubOf<ServerBuild>({
    routes: Object.fromEntries(
      [
        route('root', undefined),
        route('layout', 'root'),
        route('home', 'layout', ''),
        route('girls', 'layout', 'girls', ['page', 'sort']),
        route('character', 'layout', 'character/:slug'),
        route('chat', 'layout', 'chat/:slug?'),
        route('nowhere', 'layout', '*'),
      ].map((each) => [each.id, each]),
    ),
  }),
);

it.each([
  ['/', '/'],
  ['/?utm_source=letter&x=1', '/'],
  ['/girls?sort=newest&utm_source=letter', '/girls?sort=newest'],
  ['/girls?sort=newest&page=2', '/girls?page=2&sort=newest'],
  ['/girls?page=2&sort=newest&sort=old', '/girls?page=2&sort=newest&sort=old'],
  ['/girls?page=%26%3D', '/girls?page=%26%3D'],
  ['/character/elena?x', '/character/elena'],
  ['/chat', '/chat'],
  ['/chat/elena', '/chat/elena'],
  ['/nothing/at/all?x', '/not-found'],
  ['/girls/2', '/not-found'],
  ['//girls', '/not-found'],
  ['/_.data?_routes=home&x', '/_.data?_routes=home'],
  ['/girls/_.data?page=2', '/girls/_.data?page=2'],
  ['/nothing/_.data', '/not-found.data'],
  ['/girls.data?page=2&_routes=girls&x', '/girls.data?page=2&_routes=girls'],
  ['/girls.data?_routes=girls,madeup', '/girls.data'],
  ['/nothing.data?_routes=home', '/not-found.data'],
])('%s is %s', (given, wanted) => {
  expect(address(new URL(`http://localhost${given}`))).toBe(wanted);
});
