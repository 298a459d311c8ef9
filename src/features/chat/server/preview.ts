const PREVIEW_LENGTH = 160;

/**
 * The beginning of a text for a list or a quote, at most `longest` UTF-16 units. Lone surrogates are
 * removed because the database rejects them.
 */
export function preview(content: string, longest = PREVIEW_LENGTH): string {
  if (content.length <= longest) return content.toWellFormed();
  const cut = content.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.toWellFormed().trimEnd()}…`;
}
