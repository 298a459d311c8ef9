import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/** Scripts may wait: words, fonts and the first picture go before them on a slow line. */
function scriptsLast(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}

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
  const html = scriptsLast(await new Response(stream).text());
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: failed ? 500 : status, headers });
}
