import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { RequireUser, useSession } from '#ui/session.tsx';
import { LazyGallery } from './gallery/lazy-gallery.tsx';
import { STUDIO_TEXT } from './studio/copy.ts';
import { PromptPanel } from './studio/prompt-panel.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

const COPY = STUDIO_TEXT.generator;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: COPY.title,
    description: COPY.description,
    path: '/generator',
    index: false,
  });
}

/** /generator: any picture from a free prompt. */
export default function GeneratorPage() {
  return (
    <RequireUser>
      <Generator />
    </RequireUser>
  );
}

function Generator() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16 md:px-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6 md:pt-10">
        <div>
          <h1 className="display text-3xl">{COPY.heading}</h1>
          <p className="mt-2 text-muted">{COPY.lead}</p>
        </div>
        <ButtonLink to="/generate" variant="secondary">
          {COPY.characters}
        </ButtonLink>
      </header>
      <div className="space-y-10">
        <PromptPanel user={user} character={null} settings="dialog" />
        <section aria-label={STUDIO_TEXT.gallery}>
          <LazyGallery filter={{}} />
        </section>
      </div>
    </div>
  );
}
