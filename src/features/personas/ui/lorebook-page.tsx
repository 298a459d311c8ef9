import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams, type MetaArgs } from 'react-router';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { PageFailure } from '#ui/primitives/page-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { RequireUser } from '#ui/session.tsx';
import { PERSONAS_TEXT } from './copy.ts';
import { LorebookForm } from './lorebook-form.tsx';
import { lorebookQuery } from './queries.ts';

const TEXT = PERSONAS_TEXT.book;

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const description = PERSONAS_TEXT.pageDescription;
  return pageMeta(matches, { title: TEXT.title, description, path: '/lorebooks', index: false });
}

/** /lorebooks/{id}: the entries of one lorebook. */
export default function LorebookPage() {
  const id = useParams()['lorebookId']!;
  return (
    <RequireUser>
      <div className="mx-auto max-w-3xl px-4 pb-16 md:px-8">
        <Link
          to="/personas"
          className="mt-6 inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-text"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {TEXT.back}
        </Link>
        <Opened key={id} id={id} />
      </div>
    </RequireUser>
  );
}

function Opened({ id }: { id: string }) {
  const query = useQuery(lorebookQuery(id));
  const { data } = query;
  if (data)
    return (
      <>
        <h1 className="display pt-2 pb-6 text-3xl wrap-anywhere">{data.name}</h1>
        <LorebookForm book={data} />
      </>
    );
  if (!hasLoadFailed(query)) return <Skeleton className="mt-4 h-64 w-full rounded-card" />;
  const action = (
    <ButtonLink to="/personas" variant="secondary">
      {TEXT.back}
    </ButtonLink>
  );
  return (
    <PageFailure
      query={query}
      missing={{ title: TEXT.notFound, description: TEXT.notFoundText, action }}
      failed={{ title: PERSONAS_TEXT.loadFailed }}
    />
  );
}
