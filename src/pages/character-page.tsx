import { useParams } from 'react-router';
import { CharacterScreen } from '#features/characters/ui/detail/character-screen.tsx';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { CARD_TEXT } from '#features/characters/ui/copy.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { apiContext } from '#ui/server-context.ts';
import { RequireUser } from '#ui/session.tsx';
import { firstLine } from '#shared/first-line.ts';
import { plainDescription } from '#shared/replace-placeholders.ts';
import type { Route } from './+types/character-page';
import { LazyGallery } from '#features/images/ui/gallery/lazy-gallery.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

/** Reads the link preview of a public character; null for a private one. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const read = context
    .get(apiContext)
    .api.get('/characters/{slug}', { params: { path: { slug } } });
  return read.then(
    ({ name, age, description }) => ({
      title: CARD_TEXT.nameAndAge(name, age),
      line: firstLine(plainDescription(name, description)),
    }),
    () => null,
  );
}

/** On client-side navigation the page loads the character itself. */
export const clientLoader = () => null;

export function meta({ matches, params: { slug }, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.title ?? DETAIL_TEXT.pageTitle,
    description: loaderData?.line || DETAIL_TEXT.pageDescription,
    path: `/character/${slug}`,
    index: false,
    ...(loaderData && {
      picture: { path: `/api/v1/characters/${slug}/share.jpg`, alt: loaderData.title },
    }),
  });
}

/**
 * /character/{slug}: a character and the user's own pictures of them; its owner and superusers edit
 * it here.
 */
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
