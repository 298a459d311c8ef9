import { UI_TEXT } from '../copy.ts';
import { ButtonLink } from './button.tsx';
import { LampDrawing } from './lamp-drawing.tsx';

/** Shown in place of a page that does not exist. */
export function NotFound() {
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
