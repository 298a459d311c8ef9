import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { Finding } from './categories.ts';
import type { TextViews } from './normalize-text.ts';

// The dataset's slurs against groups. Its profanity is allowed between adults.
const SLURS = /^(?:nigger|kike|chink|chingchong|tranny|africoon|arabush|abeed|boonga|retard|fag)$/;
const HARMLESS =
  /(?<![a-z])(?:(?:en|du|de|le|un|ce|mon|ton|son|leur) retards?|retarde[rs]?|retardants?|retardation|chinks? in|chinks? of|snigger[a-z]*|fags? end|fag(?:ot)?s? of|fagin|niger[a-z]*|fagus|fagade)(?![a-z])/g;

// Fast precheck on the compact reading without doubled letters.
const SLUR_STEMS = /nig[aeru]|kik|chink|trany|africon|arabush|abed|bonga|retard|fag|fgot|ching/;

let matcher: RegExpMatcher | undefined;

/** Built on first use, because compiling the dataset is slow. */
function getMatcher(): RegExpMatcher {
  matcher ??= new RegExpMatcher({
    ...new DataSet<{ originalWord: string }>()
      .addAll(englishDataset)
      .removePhrasesIf((phrase) => !SLURS.test(phrase.metadata?.originalWord ?? ''))
      .build(),
    ...englishRecommendedTransformers,
  });
  return matcher;
}

/** Finds slurs against groups of people, also spaced out or in leetspeak. */
export function findSlur(views: TextViews): Finding | null {
  const suspected = views.readings.some(({ compact }) =>
    SLUR_STEMS.test(compact.replace(/(.)\1+/g, '$1')),
  );
  if (!suspected) return null;
  for (const reading of new Set([views.joined, views.leet])) {
    if (getMatcher().hasMatch(reading.replace(HARMLESS, ' ')))
      return { category: 'hate', rule: 'hate.slur', outcome: 'block' };
  }
  return null;
}
