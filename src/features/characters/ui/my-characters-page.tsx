import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import { OWN_TEXT } from './my-characters/copy.ts';
import { OWN_PATH, OwnScreen } from './my-characters/own-screen.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: OWN_TEXT.title,
    description: OWN_TEXT.description,
    path: OWN_PATH,
    index: false,
  });
}

/** /my-characters: all characters of the user. */
export default function MyCharactersPage() {
  return (
    <RequireUser>
      <OwnScreen />
    </RequireUser>
  );
}
