import { useId, useState, type PointerEvent } from 'react';
import { formatMoney } from '#shared/format-money.ts';
import { formatCount } from '../describe.ts';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';
import { Bars } from './bars.tsx';
import { DaysTable } from './days-table.tsx';
import {
  barAt,
  formatLongDay,
  formatShortDay,
  highestOf,
  totalOf,
  type Series,
  type Span,
} from './series.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.charts;

interface BarChartProps {
  series: Series;
  /** The UTC day of each value. */
  days: readonly string[];
  span: Span;
}

/**
 * One bar per day. The pointer or the arrow keys select a day, which a line describes: the keys move an
 * invisible slider, which is read aloud by screen readers. The table below has all values as well.
 */
export function BarChart({ series: { kind, currency, values }, days, span }: BarChartProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const format = (value: number) => (currency ? formatMoney(value, currency) : formatCount(value));
  const name = currency ? `${TEXT.names[kind]} (${currency})` : TEXT.names[kind];
  const last = values.length - 1;
  const highest = highestOf(values);
  const shown = pointed ?? focused;
  const describe = (index: number) => TEXT.at(formatLongDay(days[index]!), format(values[index]!));
  const summary =
    highest === null
      ? TEXT.nothing(span)
      : TEXT.most(formatShortDay(days[highest]!), format(values[highest]!));

  const selectDay = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(barAt((event.clientX - left) / width, values.length));
  };
  return (
    <figure aria-labelledby={id} className="min-w-0 tabular-nums">
      <figcaption>
        <h3 id={id} className="text-sm font-semibold">
          {name}
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="display text-2xl">{format(totalOf(values))}</span>
          <span className="text-sm text-muted">{TEXT.inSpan(span)}</span>
        </p>
      </figcaption>
      <p className="mt-1 truncate text-sm text-muted">
        {shown === null ? summary : <span className="text-text">{describe(shown)}</span>}
      </p>
      <div
        className="relative mt-2 touch-pan-y rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ember"
        onPointerDown={selectDay}
        onPointerMove={selectDay}
        onPointerLeave={() => setPointed(null)}
      >
        <Bars values={values} shown={shown} format={format} />
        <input
          type="range"
          aria-label={TEXT.reader(name)}
          aria-valuetext={describe(focused ?? last)}
          min={0}
          max={last}
          value={focused ?? last}
          onFocus={() => setFocused(focused ?? last)}
          onBlur={() => setFocused(null)}
          onChange={(event) => setFocused(Number(event.target.value))}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <span>{formatShortDay(days[0]!)}</span>
        <span>{formatShortDay(days[last]!)}</span>
      </p>
      <DaysTable name={name} days={days} values={values.map(format)} />
    </figure>
  );
}
