import type { Finding, Surface } from './categories.ts';

/** A capitalized first and last name after a likeness phrase, matched in the original text. */
const NAMED_LIKENESS =
  /\b(?:looks? (?:exactly |just |a lot )?like|look-?alike of|resembles|spitting image of|in the likeness of|face of|clone of)\s+(?:the )?(?:actress |actor |singer |model )?(?!Snow|Mona|Santa|New|Los|San|The|A)\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+/u;
const DESCRIBING: ReadonlySet<Surface> = new Set(['character', 'card', 'image_prompt', 'clone']);

/** Finds a named person who is not on the list of public figures. A person must review it. */
export function findNamedLikeness(surface: Surface, original: string): Finding | null {
  return DESCRIBING.has(surface) && NAMED_LIKENESS.test(original)
    ? { category: 'real_person', rule: 'real_person.named_likeness', outcome: 'queue' }
    : null;
}
