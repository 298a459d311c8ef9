import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { COPY } from './copy.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

const { title, description, lead, ways } = COPY.realModel;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title, description, path: '/real-model', index: false });
}

/** /real-model: what the operator sets so that a language model replies. */
export default function RealModelPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 md:px-8 md:pt-14">
      <h1 className="display text-3xl">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
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
