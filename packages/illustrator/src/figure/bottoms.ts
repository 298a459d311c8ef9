import { type Attire, bottomCuts } from './attire.ts';
import type { Studio } from './form.ts';
import type { Skeleton } from './skeleton.ts';
import { drawLap, drawSkirt } from './skirts.ts';
import type { Span } from './tops.ts';
import { drawTrousers } from './trousers.ts';

export const isTrousers = (attire: Attire) => bottomCuts[attire.bottom].kind === 'trousers';

export function drawBottom(studio: Studio, body: Skeleton, attire: Attire, span: Span): string {
  const cut = bottomCuts[attire.bottom];
  if (cut.kind === 'trousers') return drawTrousers(studio, body, attire, cut, span);
  return body.stance.seat
    ? drawLap(studio, body, attire, cut, span)
    : drawSkirt(studio, body, attire, cut, span);
}
