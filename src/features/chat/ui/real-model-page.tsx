import type { MetaArgs } from 'react-router';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useSession } from '#ui/session.tsx';
import { COPY } from './copy.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

const RealModelOffer = lazyComponent(() => import('./real-model/offer.tsx'));

const { title, description, lead, ways } = COPY.realModel;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title, description, path: '/real-model', index: false });
}

/**
 * /real-model: how to connect a language model: the settings for the operator, and buttons for
 * superusers.
 */
export default function RealModelPage() {
  const isSuperuser = useSession().user?.is_superuser ?? false;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 md:px-8 md:pt-14">
      <h1 className="display text-3xl">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
      {isSuperuser && (
        <LazyBoundary>
          <RealModelOffer />
        </LazyBoundary>
      )}
      {ways.map((way) => (
        <section key={way.title} className="mt-8">
          <h2 className="text-lg font-medium">{way.title}</h2>
          <p className="mt-2 text-muted">{way.text}</p>
          <pre className="mt-3 overflow-x-auto rounded-xl bg-overlay p-4 text-sm">
            <code>{way.lines.join('\n')}</code>
          </pre>
        </section>
      ))}
    </div>
  );
}
