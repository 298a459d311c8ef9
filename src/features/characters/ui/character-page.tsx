import { useParams, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import { CharacterScreen } from './detail/character-screen.tsx';
import { DETAIL_TEXT } from './detail/messages.ts';

export { RouteError as ErrorBoundary } from '#ui/shell/route-error.tsx';

export function meta({ matches, params }: MetaArgs) {
  return pageMeta(matches, {
    title: DETAIL_TEXT.pageTitle,
    description: DETAIL_TEXT.pageDescription,
    path: `/character/${params.slug ?? ''}`,
    index: false,
  });
}

/** /character/{slug}: who a character is; its owner and superusers edit it here. */
export default function CharacterPage() {
  const slug = useParams().slug ?? '';
  return (
    <RequireUser>
      <CharacterScreen key={slug} slug={slug} />
    </RequireUser>
  );
}
