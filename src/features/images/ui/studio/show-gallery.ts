import { REDUCED_MOTION } from '#ui/use-media.ts';
/** The id of the gallery's heading on the screens that make pictures. */
export const GALLERY_ID = 'images';

/** Scrolls to the gallery when it is below the viewport. */
export function showGallery(): void {
  const heading = document.getElementById(GALLERY_ID);
  if (!heading || heading.getBoundingClientRect().top < window.innerHeight * 0.7) return;
  const isCalm = matchMedia(REDUCED_MOTION).matches;
  heading.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
