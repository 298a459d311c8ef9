/** How often escapes are decoded; nested escapes beyond this are ignored. */
const DEPTH = 3;

/**
 * The words of a picture's URL as plain text: path and query without the host, which describes the
 * site instead of the picture. Long numbers and codes are left out.
 */
export function urlWords(address: string): string {
  const url = new URL(address);
  return unescape(`${url.pathname} ${url.search} ${url.hash}`)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => /\p{L}{2}/u.test(word) || /^\d{1,2}$/.test(word))
    .filter((word) => !/\d{3}|^[\da-f]{8,}$/i.test(word))
    .join(' ');
}

function unescape(text: string): string {
  let plain = text.replaceAll('+', ' ');
  for (let time = 0; time < DEPTH; time += 1)
    plain = plain.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
      try {
        return decodeURIComponent(escaped);
      } catch {
        return ' ';
      }
    });
  return plain;
}
