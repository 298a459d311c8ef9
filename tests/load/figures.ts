/** A measured figure. Goals are only printed, so that a slow machine causes no failure. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The value should be at most `max`, or at least `min`. */
  goal?: { max: number } | { min: number };
  /** A short note on how the value was measured. */
  detail?: string;
}

export type Verdict = 'ok' | 'over' | '';

export function judge({ value, goal }: Figure): Verdict {
  if (!goal) return '';
  const isMet = 'max' in goal ? value <= goal.max : value >= goal.min;
  return isMet ? 'ok' : 'over';
}

/** The quantile for `share` (0.5: median). NaN for an empty list. */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
}

const HEAD = ['figure', 'measured', 'goal', '', 'from'];

const toCells = (figure: Figure): string[] => [
  figure.name,
  `${formatNumber(figure.value)} ${figure.unit}`.trim(),
  formatGoal(figure),
  judge(figure),
  figure.detail ?? '',
];

/** Formats a section's figures as Markdown. */
export function formatMarkdown(title: string, figures: readonly Figure[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = ['---', '---:', '---:', '---', '---'];
  return [`## ${title}`, '', ...[HEAD, rule, ...figures.map(toCells)].map(line), ''].join('\n');
}

/** Formats a section's figures as a text table. */
export function formatFigures(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(toCells);
  const widths = HEAD.map((text, at) =>
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
    line(HEAD),
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
