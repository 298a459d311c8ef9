import { ChevronDown } from 'lucide-react';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';
import { formatLongDay } from './series.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.charts;

interface DaysTableProps {
  name: string;
  days: readonly string[];
  values: readonly string[];
}

/** A chart's values as an expandable table, newest day first. */
export function DaysTable({ name, days, values }: DaysTableProps) {
  const rows = days.map((day, index) => ({ day, value: values[index] })).toReversed();
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control text-sm font-semibold text-muted hover:text-text">
        {TEXT.table}
        <span className="sr-only">: {name}</span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <div
        role="region"
        aria-label={TEXT.tableOf(name)}
        // A scrollable region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-64 overflow-y-auto border-y border-line"
      >
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-raised text-left text-muted">
            <tr>
              <th scope="col" className="py-2 font-medium">
                {TEXT.day}
              </th>
              <th scope="col" className="py-2 pr-2 text-right font-medium">
                {name}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  <time dateTime={day}>{formatLongDay(day)}</time>
                </th>
                <td className="py-1.5 pr-2 text-right">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
