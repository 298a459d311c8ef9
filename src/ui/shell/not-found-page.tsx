import { data } from 'react-router';
import { UI_TEXT } from '../messages.ts';
import { ButtonLink } from '../primitives/button.tsx';
import { LampDrawing } from '../primitives/lamp-drawing.tsx';

/** Any path that no route knows: the page below, with the status 404. */
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
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-16 text-center">
      <LampDrawing lit={false} />
      <p className="mt-8 text-sm font-semibold tracking-widest text-ember-text">
        {UI_TEXT.notFoundCode}
      </p>
      <h1 className="display mt-2 text-3xl">{UI_TEXT.notFoundTitle}</h1>
      <p className="mt-3 text-muted">{UI_TEXT.notFoundText}</p>
      <ButtonLink to="/" variant="inverse" className="mt-8">
        {UI_TEXT.backHome}
      </ButtonLink>
    </div>
  );
}
