import type { ReactNode } from 'react';
import { FEATURE_TEXT, HOME_TEXT } from '../copy.ts';

/** Small line drawings in the house style. */
const DRAWINGS: Record<keyof typeof FEATURE_TEXT, ReactNode> = {
  customization: (
    <>
      <rect x="18" y="14" width="34" height="46" rx="6" />
      <rect
        x="60"
        y="8"
        width="40"
        height="54"
        rx="7"
        fill="var(--ember-wash)"
        stroke="var(--ember)"
      />
      <rect x="108" y="14" width="34" height="46" rx="6" />
      <circle cx="80" cy="28" r="9" stroke="var(--ember)" />
      <path d="M65 55c2-10 8-14 15-14s13 4 15 14" stroke="var(--ember)" />
      <path d="M30 32a5 5 0 1 0 10 0 5 5 0 0 0-10 0M25 52c1-7 5-10 10-10s9 3 10 10M120 32a5 5 0 1 0 10 0 5 5 0 0 0-10 0M115 52c1-7 5-10 10-10s9 3 10 10" />
    </>
  ),
  conversations: (
    <>
      <path d="M22 16h60a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H42l-12 10V44h-8a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8z" />
      <path d="M26 26h48M26 34h30" />
      <path
        d="M98 30h38a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-4v9l-11-9H98a8 8 0 0 1-8-8V38"
        fill="var(--ember-wash)"
        stroke="var(--ember)"
      />
      <path d="M106 43h.5M117 43h.5M128 43h.5" stroke="var(--ember)" strokeWidth="4" />
    </>
  ),
  images: (
    <>
      <rect
        x="34"
        y="10"
        width="60"
        height="52"
        rx="6"
        fill="var(--ember-wash)"
        stroke="var(--ember)"
      />
      <path d="M36 52l18-18 13 12 9-8 16 15" stroke="var(--ember)" />
      <circle cx="78" cy="24" r="5" stroke="var(--ember)" />
      <path d="M104 60l24-38 7 4-24 38-9 5z" />
      <path d="M124 28l7 4" />
    </>
  ),
};

const IDS = ['customization', 'conversations', 'images'] as const;

/** The three feature cards of the home page. */
export function FeatureCards() {
  return (
    <section className="mt-20" aria-labelledby="features">
      <h2 id="features" className="display text-2xl">
        {HOME_TEXT.featuresTitle}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {IDS.map((id) => (
          <li key={id} className="rounded-card bg-raised p-6">
            <svg
              aria-hidden="true"
              viewBox="0 0 160 72"
              className="h-18 text-muted"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {DRAWINGS[id]}
            </svg>
            <h3 className="display mt-5 text-xl">{FEATURE_TEXT[id].title}</h3>
            <p className="mt-2 text-muted">{FEATURE_TEXT[id].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
