import type { PageHandle } from '#ui/page-handle.ts';
import { apiContext } from '#ui/server-context.ts';
import type { Route } from './+types/girls-page';
import { GIRLS_LIST } from '../browse-lists.ts';
import { loadBrowsePage } from '../load-characters.ts';
import { browseMeta } from './browse-meta.ts';
import { BrowsePage } from './browse-page.tsx';
import { preloadScene } from './hero-pictures.ts';
import { BROWSE_QUERY } from '../browse-filters.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export const handle: PageHandle = { query: BROWSE_QUERY };

export const links: Route.LinksFunction = () => preloadScene('girlfriend');

export function loader({ request, context }: Route.LoaderArgs) {
  return loadBrowsePage(GIRLS_LIST, new URL(request.url), context.get(apiContext));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return browseMeta(GIRLS_LIST, matches, loaderData);
}

export default function GirlsPage({ loaderData }: Route.ComponentProps) {
  return <BrowsePage list={GIRLS_LIST} data={loaderData} />;
}
