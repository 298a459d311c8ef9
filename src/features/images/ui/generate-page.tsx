import { useLoaderData } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { apiContext } from '#ui/server-context.ts';
import { RequireUser, useSession } from '#ui/session.tsx';
import type { Route } from './+types/generate-page';
import { LazyGallery } from './gallery/lazy-gallery.tsx';
import { CharacterPicker } from './studio/character-picker.tsx';
import { toChoice } from './studio/character-tile.tsx';
import type { ChoicesPage } from './studio/choices-query.ts';
import { STUDIO_TEXT } from './studio/copy.ts';
import { GALLERY_ID } from './studio/show-gallery.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

const COPY = STUDIO_TEXT.generate;
const FIRST_CHARACTERS = 12;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: COPY.title,
    description: COPY.description,
    path: '/generate',
    index: false,
  });
}

/** Loads the first public characters, so that their portraits are part of the page. */
export async function loader({ context }: Route.LoaderArgs): Promise<ChoicesPage> {
  const { api } = context.get(apiContext);
  const page = await api.get('/characters/', { params: { query: { limit: FIRST_CHARACTERS } } });
  return { choices: page.data.map(toChoice), next: page.next_cursor };
}

/** /generate: the character picker, and all pictures made so far. */
export default function GeneratePage() {
  const start = useLoaderData<typeof loader>();
  const { status } = useSession();
  return (
    <RequireUser isEarly>
      <div className="mx-auto max-w-7xl px-4 pb-16 md:px-8">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6 md:pt-10">
          <div>
            <h1 className="display text-3xl">{COPY.heading}</h1>
            <p className="mt-2 text-muted">{COPY.lead}</p>
          </div>
          <ButtonLink to="/generator" variant="secondary">
            {COPY.free}
          </ButtonLink>
        </header>
        <CharacterPicker start={start} />
        <section aria-labelledby={GALLERY_ID} className="mt-12">
          <h2 id={GALLERY_ID} className="display mb-4 text-2xl">
            {STUDIO_TEXT.gallery}
          </h2>
          {status === 'authenticated' && <LazyGallery filter={{}} emptyHint={COPY.empty} />}
        </section>
      </div>
    </RequireUser>
  );
}
