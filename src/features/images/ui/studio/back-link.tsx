import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { STUDIO_TEXT } from './copy.ts';

/** The link back to all characters; on a phone the studio has no tab bar. */
export function BackLink() {
  return (
    <ButtonLink to="/generate" variant="quiet" className="-ml-3 px-3! text-muted">
      <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
      {STUDIO_TEXT.character.back}
    </ButtonLink>
  );
}
