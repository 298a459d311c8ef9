import type { Finding, Surface } from './categories.ts';
import type { TextViews } from './normalize-text.ts';

// Each sign weighs; a link alone is ordinary, a sales phrase with a link is not.
const SIGNS: readonly [RegExp, number][] = [
  [
    /(?<![a-z])(?:guest posts?|sponsored posts?|rank (?:number|your)|first page of|more traffic|we offer)(?![a-z])/,
    1,
  ],
  [/(?<![a-z])(?:seo|backlinks?|link building|domain authority|search ranking)(?![a-z])/, 2],
  [
    /(?<![a-z])(?:casino|betting|slots? bonus|viagra|cialis|payday loans?|replica watches|forex signals?|binary options)(?![a-z])/,
    2,
  ],
  [
    /(?<![a-z])(?:double your|earn (?:up to )?(?:money )?\d|make money (?:fast|online)|passive income|guaranteed (?:profits?|returns?|income)|investment opportunity|free (?:money|bitcoin|gift ?cards?))/,
    2,
  ],
  [/(?<![a-z])(?:crypto|bitcoin|btc|usdt|nft drop|airdrop)(?![a-z])/, 1],
  [
    /(?<![a-z])(?:click here|act now|limited (?:time )?offer|buy now|order now|best price|100 percent free|no obligation|dear (?:sir|webmaster|site owner))(?![a-z])/,
    1,
  ],
  [
    /(?<![a-z])(?:whatsapp|telegram|t me|wechat)(?: [a-z]+){0,3} ?(?:\d{6,}|number|me at|channel|group)/,
    2,
  ],
];
const LINK =
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|ru|xyz|top|click|shop|info|biz|io|co)\b/g;

/** Unwanted advertising in contact forms and profile names; elsewhere it is not looked for. */
export function checkSpam(surface: Surface, views: TextViews): Finding | null {
  if (surface !== 'contact' && surface !== 'profile_name') return null;
  const links = views.folded.match(LINK)?.length ?? 0;
  let weight = Math.max(0, links - 1);
  for (const [pattern, value] of SIGNS) if (pattern.test(views.plain)) weight += value;
  if (/!{3,}|(?<![a-z])(?:[a-z]{2,} ){0,3}!!/.test(views.folded)) weight += 0.5;
  if (surface === 'profile_name' && (links > 0 || weight > 0)) weight += 2;
  else if (links > 0 && weight > 0) weight += 1;
  if (weight >= 3 || (surface === 'profile_name' && weight >= 2))
    return { category: 'spam', rule: 'spam.advertising', outcome: 'block' };
  return weight >= 2 ? { category: 'spam', rule: 'spam.likely', outcome: 'queue' } : null;
}
