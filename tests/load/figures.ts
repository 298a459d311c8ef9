/** One measured figure. Goals are printed beside it; nothing fails because a machine is slow. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The value is to stay at or under `max`, or at or over `min`. */
  goal?: { max: number } | { min: number };
  /** What the value was made from, in a few words. */
  detail?: string;
}

export type Verdict = 'ok' | 'over' | '';

export function judge({ value, goal }: Figure): Verdict {
  if (!goal) return '';
  const isMet = 'max' in goal ? value <= goal.max : value >= goal.min;
  return isMet ? 'ok' : 'over';
}

/** The value in the middle, by share (0.5: median, 0.95: what 95 of 100 stay under); NaN of nothing. */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/** A plain table of a section's figures. */
export function formatFigures(title: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${formatNumber(figure.value)} ${figure.unit}`.trim(),
    formatGoal(figure),
    judge(figure),
    figure.detail ?? '',
  ]);
  const head = ['figure', 'measured', 'goal', '', 'from'];
  const widths = head.map((text, at) =>
    Math.max(text.length, ...rows.map((row) => row[at]!.length)),
  );
  const line = (cells: string[]) =>
    `  ${cells
      .map((cell, at) =>
        at === 1 || at === 2 ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!),
      )
      .join('  ')}`.trimEnd();
  return [
    '',
    title,
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
  ].join('\n');
}

function formatGoal({ goal, unit }: Figure): string {
  if (!goal) return '';
  return 'max' in goal ? `≤ ${goal.max} ${unit}`.trim() : `≥ ${goal.min} ${unit}`.trim();
}

function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}
