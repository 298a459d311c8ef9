import { createHash, randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { holdProgram } from '#ui/hold-program.ts';
import { takeInlineScripts } from '#ui/inline-scripts.ts';
import { OWN_SCRIPTS } from '#ui/own-scripts.ts';
import { SCRIPT_HASHES } from '#ui/server-context.ts';

const OWN = OWN_SCRIPTS.map(hashOf);

/**
 * Renders a whole page: pages are anonymous and cached, so streaming them has no benefit. The
 * hashes of the inline scripts written here go to the web role, which adds them to the content
 * security policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  let failed = false;
  const mark = randomBytes(16).toString('base64url');
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={mark} />,
    {
      signal: request.signal,
      nonce: mark,
      onError() {
        failed = true;
      },
    },
  );
  await stream.allReady;
  const written = await new Response(stream).text();
  const page = takeInlineScripts(import.meta.env.DEV ? written : holdProgram(written, mark), mark);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(SCRIPT_HASHES, [...OWN, ...page.scripts.map(hashOf)].join(' '));
  return new Response(page.html, { status: failed ? 500 : status, headers });
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
