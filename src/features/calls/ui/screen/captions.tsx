import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { Caption } from '../call-view.ts';
import { CALL_TEXT } from '../copy.ts';

const TEXT = CALL_TEXT.captions;

interface CaptionsProps {
  captions: readonly Caption[];
  name: string;
  isShown: boolean;
}

/** What both sides say, as text. A screen reader announces each caption as it arrives. */
export function Captions({ captions, name, isShown }: CaptionsProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const toEnd = () => element.scrollTo({ top: element.scrollHeight });
    toEnd();
    // A notice takes up some of the space.
    const observer = new ResizeObserver(toEnd);
    observer.observe(element);
    return () => observer.disconnect();
  }, [captions, isShown]);
  if (!isShown)
    return <p className="grid flex-1 place-items-center text-sm text-muted">{TEXT.off}</p>;
  return (
    <div
      ref={area}
      role="log"
      aria-label={TEXT.label}
      // Captions are scrolled by keyboard as well.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="my-3 flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-1 outline-offset-[-2px]"
    >
      <ol className="mt-auto space-y-3 py-2">
        {captions.map((caption) => (
          <CaptionRow key={caption.key} caption={caption} name={name} />
        ))}
      </ol>
    </div>
  );
}

function CaptionRow({ caption: { by, text, state }, name }: { caption: Caption; name: string }) {
  if (by === 'notice')
    return (
      <li className="mx-auto max-w-prose text-center text-sm whitespace-pre-line text-muted">
        {text}
      </li>
    );
  return (
    <li className={clsx('flex', by === 'user' && 'justify-end')}>
      <p
        className={clsx(
          'max-w-[85%] rounded-card px-4 py-2 leading-relaxed',
          by === 'user' ? 'bg-ember-wash' : 'bg-raised',
          state === 'pending' && 'text-muted',
        )}
      >
        <span className="sr-only">{by === 'user' ? TEXT.you : name}: </span>
        {text || (state === 'pending' && TEXT.waiting)}
        {state === 'cut' && <span className="text-sm text-muted"> … {TEXT.cut}</span>}
      </p>
    </li>
  );
}
