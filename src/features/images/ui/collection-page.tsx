import { Images } from 'lucide-react';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { RequireUser } from '#ui/session.tsx';
import { LazyGallery } from './gallery/lazy-gallery.tsx';
import { COLLECTION_TEXT } from './copy.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: COLLECTION_TEXT.title,
    description: COLLECTION_TEXT.description,
    path: '/collection',
    index: false,
  });
}

const FILTER = { source: 'chat' } as const;

/** /collection: the pictures from the user's chats. */
export default function CollectionPage() {
  return (
    <RequireUser>
      <div className="mx-auto max-w-7xl px-4 pb-16 md:px-8">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-4 md:pt-10">
          <div>
            <h1 className="display text-3xl">{COLLECTION_TEXT.title}</h1>
            <p className="mt-2 text-muted">{COLLECTION_TEXT.lead}</p>
          </div>
          <ButtonLink to="/generator" variant="secondary">
            <Images aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {COLLECTION_TEXT.others}
          </ButtonLink>
        </header>
        <LazyGallery
          filter={FILTER}
          emptyHint={COLLECTION_TEXT.emptyHint}
          emptyAction={<ButtonLink to="/chat">{COLLECTION_TEXT.startChat}</ButtonLink>}
        />
      </div>
    </RequireUser>
  );
}
