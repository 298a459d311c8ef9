import { useParams, type MetaArgs } from 'react-router';
import { CharacterScreen } from '#features/characters/ui/detail/character-screen.tsx';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import { LazyGallery } from '../features/images/ui/gallery/lazy-gallery.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches, params }: MetaArgs) {
  return pageMeta(matches, {
    title: DETAIL_TEXT.pageTitle,
    description: DETAIL_TEXT.pageDescription,
    path: `/character/${params.slug ?? ''}`,
    index: false,
  });
}

/** /character/{slug}: who a character is, and one's own pictures of them; its owner and superusers edit it here. */
export default function CharacterPage() {
  const slug = useParams().slug ?? '';
  return (
    <RequireUser>
      <CharacterScreen
        key={slug}
        slug={slug}
        gallery={<LazyGallery filter={{ characterSlug: slug }} />}
      />
    </RequireUser>
  );
}
