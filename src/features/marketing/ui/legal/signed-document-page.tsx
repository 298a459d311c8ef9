import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { apiContext } from '#ui/server-context.ts';
import { CASE_TEXT, EXPORT_TEXT } from '../../legal/copy.ts';
import { ExportedData } from './exported-data.tsx';
import { RemovalCaseStatus } from './removal-case-status.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

/** The purpose of the signed token; any other URL is a 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const { api } = context.get(apiContext);
  const path = { token };
  if (token.startsWith('removal_'))
    return {
      kind: 'removal' as const,
      found: await api.get('/removal-requests/case/{token}', { params: { path } }),
    };
  if (token.startsWith('export_'))
    return {
      kind: 'export' as const,
      found: await api.get('/exports/{token}/state', { params: { path } }),
    };
  throw new Response(null, { status: 404 });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData)
    return [
      { title: `${UI_TEXT.notFoundCode} · ${UI_TEXT.notFoundTitle}` },
      { name: 'robots', content: 'noindex' },
    ];
  const [title, description] =
    loaderData.kind === 'removal'
      ? [CASE_TEXT.title(loaderData.found.reference), CASE_TEXT.lead]
      : [EXPORT_TEXT.title, EXPORT_TEXT.lead];
  return pageMeta(matches, { title, description, path: '/legal', index: false });
}

/** The page of an emailed signed link: a removal request or a data export. */
export default function SignedDocumentPage() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'removal' ? (
    <RemovalCaseStatus found={data.found} />
  ) : (
    <ExportedData found={data.found} />
  );
}
