import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { ChoiceRow } from '../choice-row.tsx';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';
import { daysQuery } from '../queries.ts';
import { BarChart } from './bar-chart.tsx';
import { seriesOf, SPANS, type Span } from './series.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.charts;
const CHOICES = SPANS.map((span) => ({ value: span, label: TEXT.spans(span) }));
// The last chart of an odd number spans the whole row.
const GRID =
  'grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:[&>:first-child:nth-last-child(odd)]:col-span-2';

/** Small charts of clicks, sign-ups, conversions and earnings. */
export function ChartsSection({ currencies }: { currencies: readonly string[] }) {
  const [span, setSpan] = useState<Span>(30);
  const query = useQuery(daysQuery(span));
  const { data, isPlaceholderData } = query;
  const isFailed = hasLoadFailed(query);
  return (
    <SectionCard title={TEXT.title} note={TEXT.note}>
      <div className="-mx-2.5 mb-4 sm:-mx-3.5">
        <ChoiceRow legend={TEXT.span} value={span} choices={CHOICES} onChange={setSpan} />
      </div>
      {isFailed && <QueryFailure className="py-3" query={query} text={TEXT.failed} />}
      {!isFailed && !data && <Loading count={3 + currencies.length} />}
      {!isFailed && data && (
        <div aria-busy={isPlaceholderData} className={GRID}>
          {seriesOf(data.days, currencies).map((series) => (
            <BarChart
              key={series.kind + series.currency}
              series={series}
              days={data.days.map(({ day }) => day)}
              span={data.span}
            />
          ))}
        </div>
      )}
    </SectionCard>
  );
}

function Loading({ count }: { count: number }) {
  return (
    <div role="status" className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-70" />
      ))}
      <span className="sr-only">{TEXT.loading}</span>
    </div>
  );
}
