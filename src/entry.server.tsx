import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { scriptsLast } from '#ui/late-scripts.ts';

/**
 * Renders a page whole: pages are anonymous and cached, and the web role hashes their inline
 * scripts for the CSP, so nothing is gained by streaming them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
    onError() {
      failed = true;
    },
  });
  await stream.allReady;
  const written = await new Response(stream).text();
  // In development the program brings the styles.
  const html = import.meta.env.DEV ? written : scriptsLast(written);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: failed ? 500 : status, headers });
}
