const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A file's size in words: `12.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 ** 2) return `${number.format(bytes / 1024)} KB`;
  return bytes < 1024 ** 3
    ? `${number.format(bytes / 1024 ** 2)} MB`
    : `${number.format(bytes / 1024 ** 3)} GB`;
}
