import { UI_TEXT } from '#ui/copy.ts';
import { MAIN_ID } from './main.tsx';

/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-ember px-4 py-2.5 font-semibold text-on-ember focus:translate-y-0"
    >
      {UI_TEXT.skipToContent}
    </a>
  );
}
