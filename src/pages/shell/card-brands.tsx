import { FOOTER_TEXT } from '#ui/copy.ts';

const FRAME = 'h-6 w-9.5 rounded-[4px] bg-overlay shadow-[inset_0_0_0_1px_var(--line)]';

/** Plain drawings of the usual card brands; decoration with one name for all. */
export function CardBrands() {
  return (
    <div className="flex gap-2 text-muted">
      <span className="sr-only">{FOOTER_TEXT.cards}</span>
      <svg viewBox="0 0 38 24" className={FRAME} aria-hidden="true">
        <path
          d="M9 8l2.6 8L15 8M17.5 8v8M25 9.2c-1-1-3.6-1-3.6.8 0 2 3.8 1.2 3.8 3.4 0 2-3 2.2-4.2 1M27 16l3-8 3 8M28 13.6h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <svg viewBox="0 0 38 24" className={FRAME} aria-hidden="true">
        <circle cx="15.5" cy="12" r="6" fill="currentColor" opacity=".75" />
        <circle cx="22.5" cy="12" r="6" fill="currentColor" opacity=".45" />
      </svg>
      <svg viewBox="0 0 38 24" className={FRAME} aria-hidden="true">
        <rect y="6" width="38" height="4" fill="currentColor" opacity=".5" />
        <rect x="5" y="14" width="8" height="4" rx="1" fill="currentColor" opacity=".75" />
        <path d="M24 16h9" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </div>
  );
}
