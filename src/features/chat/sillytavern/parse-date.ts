const MONTHS =
  'january february march april may june july august september october november december';
const monthOf = (name: string): number =>
  MONTHS.split(' ').findIndex((month) => name.length >= 3 && month.startsWith(name.toLowerCase()));

/** `June 19, 2023 2:20pm` */
const SPOKEN =
  /^(\p{L}+)\.? (\d{1,2}), (\d{4})(?:,? (?:at )?(\d{1,2}):(\d{2})(?::(\d{2}))? ?([ap]m)?)?$/iu;
/** `2024-01-05@10h20m30s`, `2024-1-5 @10h 20m 30s 123ms` */
const FILE_NAME =
  /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m(?: ?(\d{1,2})s)?(?: ?(\d{1,3})ms)?$/;
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/**
 * The time in one of the formats that SillyTavern and its relatives have written; null for others.
 * A time without a zone counts as UTC.
 */
export function parseChatDate(value: unknown): Date | null {
  const time =
    typeof value === 'number' ? value : typeof value === 'string' ? read(value.trim()) : NaN;
  return time >= EARLIEST && time < LATEST ? new Date(Math.floor(time)) : null;
}

function read(text: string): number {
  if (/^\d{12,13}(?:\.\d+)?$/.test(text)) return Number(text);
  const spoken = SPOKEN.exec(text);
  if (spoken) {
    const [, month = '', day, year, hour = '0', minute = '0', second = '0', half] = spoken;
    const at = monthOf(month);
    if (at === -1) return NaN;
    return utc(year, at, day, hourOf(Number(hour), half?.toLowerCase()), minute, second, 0);
  }
  const named = FILE_NAME.exec(text);
  if (named) {
    const [, year, month, day, hour, minute, second = 0, ms = 0] = named;
    return utc(year, Number(month) - 1, day, hour, minute, second, ms);
  }
  const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i.test(text);
  return /^\d{4}-\d{2}-\d{2}/.test(text)
    ? Date.parse(hasZone || text.length <= 10 ? text : `${text}Z`)
    : NaN;
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

const utc = (...parts: (string | number | undefined)[]): number => {
  const [year = NaN, month = NaN, ...rest] = parts.map(Number);
  return Date.UTC(year, month, ...rest);
};
