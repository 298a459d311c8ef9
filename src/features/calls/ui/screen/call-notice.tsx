import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import type { CallNotice as Notice } from '../call-view.ts';
import { CALL_TEXT } from '../copy.ts';

const TEXT = CALL_TEXT.notice;

/** What must be seen now: the last minute, help lines, a refusal. */
export function CallNotice({ notice, onDismiss }: { notice: Notice | null; onDismiss(): void }) {
  if (!notice) return null;
  const { kind, content, helpLines } = notice;
  const isCrisis = kind === 'crisis';
  return (
    <section
      role="alert"
      aria-label={isCrisis ? TEXT.helpLines : TEXT.label}
      className={clsx(
        'relative mt-3 max-h-[45dvh] shrink-0 animate-rise overflow-y-auto rounded-card py-3 pr-13 pl-5 text-sm whitespace-pre-line',
        isCrisis ? 'border border-ember bg-ember-wash' : 'border border-line-strong',
      )}
    >
      <p>{content}</p>
      {helpLines && !content.includes(helpLines) && (
        <p className="mt-2 text-base font-semibold">{helpLines}</p>
      )}
      <IconButton label={TEXT.dismiss} onClick={onDismiss} className="absolute top-0.5 right-0.5">
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
