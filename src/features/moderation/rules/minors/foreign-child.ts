import type { Word } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';
import * as foreign from './words-foreign.ts';

const CHILD =
  /^(?:nin[ao]|peque|pequen[ao]|menin[ao]|bambin[ao]|piccol[ao]|madchen|junge|kleine[rn]?|petite?|gamine?|garcon|meisje|jongen|coreczka|synek)$/;
/** Verbs of a birthday in the third person. */
const HAS_BIRTHDAY =
  /^(?:cumple|cumplio|cumplira|faz|fez|fara|completa|wird|wurde|wordt|compie|compira|fete|fetera|konczy|skonczy)$/;
const IS_AGED = /^(?:tiene|tem|ist|ha|a|aura|is|ma)$/;
/** Words that make a loved one of "my girl". */
const COURTS =
  /^(?:novi[ao]|namorad[ao]|freundin|freund|copine|copain|fidanzat[ao]|ragazza|vriendin|vriend|dziewczyna|enamorad[ao]s?|apaixonad[ao]s?|verliebt|amoureu(?:x|se)|innamorat[ao]|verliefd|bes[ao]|besarla|besarlo|beija|beijar|beijo|kusse?|kusst|embrasse|embrasser|bacio|baciarla|kus|liebe|aime|amo|esposa|mujer|frau|femme|moglie|sexy|cita|tu|eres|tienes|du|bist|tens|sei|hai|es|jij|bent)$/;

const ADOLESCENT = 13;

/** "mi niña cumple 7 años", "meine Kleine wird morgen sieben": the speaker's child, unless somebody is courted. */
export function isOwnChild({ words, describing, own }: Scene, at: number, years: number): boolean {
  if (describing || some(words, own, words.length, ({ text }) => COURTS.test(text))) return false;
  const start = Math.max(sentenceStart(words, at), at - 7);
  for (let k = start; k < at; k += 1) {
    if (!CHILD.test(words[k]?.text ?? '') || !isOwned(words, k)) continue;
    const isSaid = some(
      words,
      k + 1,
      at,
      ({ text }) => HAS_BIRTHDAY.test(text) || (years < ADOLESCENT && IS_AGED.test(text)),
    );
    if (isSaid) return true;
  }
  return false;
}

/** "mi niña", "ma petite fille", "la mia bambina" */
const isOwned = (words: readonly Word[], at: number): boolean =>
  some(
    words,
    at - 2,
    at,
    ({ text }) => foreign.OWNERS.has(text) || /^(?:mijn|onze|moja|moj)$/.test(text),
  );
