import { useEffect } from 'react';
import { useParams, useSearchParams, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { reloadPage } from '#ui/reload-page.ts';
import { RequireUser } from '#ui/session.tsx';
import { CALL_TEXT } from './copy.ts';
import { CallScreen } from './screen/call-screen.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches, params }: MetaArgs) {
  return pageMeta(matches, {
    title: CALL_TEXT.pageTitle,
    description: CALL_TEXT.pageDescription,
    path: `/call/${params.characterSlug ?? ''}`,
    index: false,
  });
}

/** /call/{characterSlug}?chat=: a voice call. */
export default function CallPage() {
  const slug = useParams().characterSlug ?? '';
  const chatId = useSearchParams()[0].get('chat');
  useOwnDocument();
  return (
    <RequireUser>
      <CallScreen key={`${slug} ${chatId}`} slug={slug} chatId={chatId} />
    </RequireUser>
  );
}

/**
 * Only a document that was loaded for this page may run WebAssembly, so the page reloads after a
 * client-side navigation, such as from the sign-in.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const loadedFor = entry && new URL(entry.name, window.location.origin).pathname;
    if (loadedFor && loadedFor !== window.location.pathname) reloadPage();
  }, []);
}
