import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import { CloneForm } from './clone/clone-form.tsx';
import { HowItWorks } from './clone/how-it-works.tsx';
import { CLONE_TEXT } from './clone/copy.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: CLONE_TEXT.title,
    description: CLONE_TEXT.description,
    path: '/clone-ai-companion',
    index: false,
  });
}

/** /clone-ai-companion: a character based on a picture from the web. */
export default function ClonePage() {
  return (
    <RequireUser>
      <Cloning />
    </RequireUser>
  );
}

function Cloning() {
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 pb-12 md:px-8 md:pt-12">
      <header className="max-w-2xl">
        <h1 className="display text-3xl">{CLONE_TEXT.heading}</h1>
        <p className="mt-3 text-muted md:text-lg">{CLONE_TEXT.lead}</p>
      </header>
      <div className="mt-8">
        <CloneForm />
      </div>
      <HowItWorks />
    </div>
  );
}
