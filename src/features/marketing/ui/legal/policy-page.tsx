import { pageMeta } from '#ui/page-meta.ts';
import { apiContext } from '#ui/server-context.ts';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { readDocument } from '../../legal/read-document.ts';
import { LegalArticle } from './legal-article.tsx';
import { useLoaderData } from 'react-router';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

/** The document that the address names. The words stay on the server: the page's program is the same for all. */
export function loader({ context, request }: LoaderFunctionArgs) {
  // Followed inside the site, the address asked for is that of the document's data.
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
