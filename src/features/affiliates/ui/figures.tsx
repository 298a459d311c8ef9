import { useId } from 'react';
import type { Affiliate } from '../contract.ts';
import { formatCount, shareOf } from './describe.ts';
import { AFFILIATE_DASHBOARD_TEXT } from './copy.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.figures;

/** All-time clicks, sign-ups and conversions, each with its rate relative to the previous one. */
export function Figures({ affiliate }: { affiliate: Affiliate }) {
  const id = useId();
  const { clicks, sign_ups, conversions } = affiliate;
  const ofClicks = shareOf(sign_ups, clicks);
  const ofSignUps = shareOf(conversions, sign_ups);
  const figures = [
    { name: TEXT.clicks, count: clicks, note: TEXT.sinceStart },
    { name: TEXT.signUps, count: sign_ups, note: ofClicks ? TEXT.ofClicks(ofClicks) : TEXT.none },
    {
      name: TEXT.conversions,
      count: conversions,
      note: ofSignUps ? TEXT.ofSignUps(ofSignUps) : TEXT.none,
    },
  ];
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="sr-only">
        {TEXT.title}
      </h2>
      <dl className="grid grid-cols-3 divide-x divide-line">
        {figures.map(({ name, count, note }) => (
          <div key={name} className="min-w-0 px-3 first:pl-0 last:pr-0 sm:px-6">
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <span className="display block text-2xl tabular-nums md:text-3xl">
                {formatCount(count)}
              </span>
              <span className="mt-1 block text-xs text-muted tabular-nums sm:text-sm">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
