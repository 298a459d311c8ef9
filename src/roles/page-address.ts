import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { PageHandle } from '#ui/page-handle.ts';

/** Represents every path without a page. */
const NOWHERE = '/not-found';
/** The data that a page's loaders return: "/girls.data", or "/_.data" for a path that ends in a slash. */
const DATA = '.data';

type Routes = ServerBuild['routes'];

/**
 * Returns the path and query of a page without the parameters it does not read, so that nobody can
 * fill the cache or load the server with equivalent addresses.
 */
export function createPageAddress({ routes }: ServerBuild): (url: URL) => string {
  const tree = toTree(routes, undefined);
  return ({ pathname, searchParams }) => {
    const isData = pathname.endsWith(DATA);
    const path = isData ? pathname.slice(0, -DATA.length).replace(/\/_$/, '/') : pathname;
    const found = matchRoutes(tree, path)?.at(-1)?.route;
    if (!found || found.path === '*') return isData ? NOWHERE + DATA : NOWHERE;
    const { query = [] } = (found.handle ?? {}) as Partial<PageHandle>;
    const read = new URLSearchParams();
    for (const name of query)
      for (const value of searchParams.getAll(name)) read.append(name, value);
    const wanted = isData && searchParams.get('_routes');
    if (wanted && wanted.split(',').every((id) => Object.hasOwn(routes, id)))
      read.set('_routes', wanted);
    return read.size === 0 ? pathname : `${pathname}?${read}`;
  };
}

/** React Router's manifest names the parent of each route; its matching needs the children. */
function toTree(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route?.parentId !== parentId || !route) return [];
    const { id, path, index, module } = route;
    const { handle } = module;
    return index
      ? [{ id, path, index, handle }]
      : [{ id, path, handle, children: toTree(routes, id) }];
  });
}
