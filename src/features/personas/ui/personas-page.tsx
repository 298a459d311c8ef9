import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import { PERSONAS_TEXT as TEXT } from './copy.ts';
import { LorebooksCard } from './lorebooks-card.tsx';
import { PersonasCard } from './personas-card.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, pageDescription: description } = TEXT;
  return pageMeta(matches, { title, description, path: '/personas', index: false });
}

/** /personas: the user's personas and lorebooks. */
export default function PersonasPage() {
  return (
    <RequireUser>
      <div className="mx-auto max-w-3xl px-4 pb-16 md:px-8">
        <h1 className="display pt-8 pb-6 text-3xl md:pt-10">{TEXT.title}</h1>
        <div className="grid grid-cols-1 gap-5">
          <PersonasCard />
          <LorebooksCard />
        </div>
      </div>
    </RequireUser>
  );
}
