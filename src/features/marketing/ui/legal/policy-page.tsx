import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { apiContext } from '#ui/server-context.ts';
import { readDocument } from '../../legal/read-document.ts';
import { LegalArticle } from './legal-article.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

/**
 * Loads the document of the URL. Its text stays on the server, so all documents share one client
 * bundle.
 */
export function loader({ context, request }: LoaderFunctionArgs) {
  // During client navigation, the request path is that of the data file.
  const slug = new URL(request.url).pathname.split('/')[2]?.replace(/\.data$/, '') ?? '';
  const document = readDocument(slug, context.get(apiContext).site);
  if (!document) throw new Response(null, { status: 404 });
  return { document };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { slug, title, summary } = loaderData.document;
  return pageMeta(matches, { title, description: summary, path: `/legal/${slug}` });
}

/** /legal/terms and the other documents. */
export default function PolicyPage() {
  const { document } = useLoaderData<typeof loader>();
  return <LegalArticle document={document} />;
}
