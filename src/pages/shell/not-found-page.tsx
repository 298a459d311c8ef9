import { data } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { NotFound } from '#ui/primitives/not-found.tsx';

/** Any path without a route: the page below, with status 404. */
export function loader() {
  return data(null, 404);
}

export function meta() {
  return [
    { title: `${UI_TEXT.notFoundCode} · ${UI_TEXT.notFoundTitle}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function NotFoundPage() {
  return <NotFound />;
}
