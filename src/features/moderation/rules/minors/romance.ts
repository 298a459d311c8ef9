import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { some } from './scene.ts';
import { compileApart, compileTable } from './word-pattern.ts';

/** Multi-word romantic phrases. */
const PHRASES = compileTable(`
  ask|asked|asking|asks :speaker|:pronoun|:person|:article? :person? out
  go|goes|going|went out with
  take|takes|taking|took :speaker|:pronoun out
  fall|falls|falling|fell for
  hold|holds|holding|held :owner? hand|hands
  make|makes|making|made out
  sleep|sleeps|sleeping|slept with
  in|into|to|share bed
  be mine
  :speaker :adverb? like|likes|prefer|fancy|want girls|boys|them
  be my girl|boy|baby|angel|queen|king|man|prince|woman
  my girl|boy|queen|princess|baby
  turn|turns|turned on
  on|onto my|your|his|her lap
  in my|your|his|her arms
  your|her|my|his body|lips|skin|neck|waist
  first time together
  hot for
  have feelings|butterflies
  feelings for
  more than friends
  ti amo
  te amo|quiero
  je taime
  ich|i liebe
  eu te amo
  spend the night
  thing for
  the hots for
  court|courts|courting|courted :speaker|:pronoun
  confess|confesses|confessed|confessing :owner|to love|feelings|me|you|us
`);
/** Affectionate phrases, which are not romance in ordinary talk. */
const TENDER = compileApart(`
  my|your :adjective? man|prince|woman|guy|heart|wish|hero|fiance|fiancee|hubby|wifey|bebe|everything
  into|about|of|for me|you|us
  like|likes|want|miss|missed|misses|need|hate|pick|choose|rescue|marry|hug|trust :adverb? me|you
  be|am|is|are :adverb? mine|yours|official|together|cute|single|pretty|handsome
  :owner move|smile
  still together
  my|your date|valentine
  and|n|but single|lonely|hmu
  copain|ragazzo|ragazza|vriendje|vriendin|kocham|namorar|jaan|copains
  make|makes me|it|everything :adverb? happy|better|smile|blush
  your name
  dance with|w :speaker
  smiling|blushing
  :speaker are|r|is real
  cute|romeo|juliet|rose|propose|proposal|forever|hug|hugs|xoxo

  mi vida|cielo|corazon|rey|reina
  mon coeur|cheri|ange
  meu bem|anjo|coracao
  bacino|baci|tesoro|cheri|liebste|liebster|bisous
  hab|habe dich :adverb? lieb
  magst du mich
  du * lieb
`);
/** Returns whether a text contains affection between two people. */
export const isTender = (words: readonly Word[], from: number, to = words.length): boolean =>
  some(words, from, to, (_, at) => TENDER.isAt(words, at));

/** Harmless compounds: "date night", "love chess". */
const NOT_ROMANCE = compileTable(`
  date|dates of|on|for|from birth|the
  due|expiry|release|start|play|calendar date
  up to date
  hot chocolate|dog|dogs|water|day|days|weather|sauce|air|sun|tub|coffee|tea|pot|soup
  crush|crushes :owner? test|exam|it|them|him
  naked eye
  bare|naked truth
  lip balm|gloss|service
  honey bee|mustard|tea
`);

/** "loves chess" is not romance, unlike "I love you", "in love", "my love". */
function isLoveOfThing(words: readonly Word[], at: number): boolean {
  const { text, sentence } = words[at] as Word;
  if (!/^(?:love|loves|loved|loving|date|dates|dating)$/.test(text)) return false;
  const next = words[at + 1];
  if (!next || next.sentence !== sentence || /[,.!?;:()]/.test(next.gap)) return false;
  if (text.startsWith('dat'))
    return /^(?:of|on|for|from|back|the)$/.test(next.text) && text !== 'dating';
  if (
    is(words[at - 1], 'preposition', 'owner') ||
    /^(?:fall|falls|fell|make|made|making|true|first|secret)$/.test(words[at - 1]?.text ?? '')
  )
    return false;
  return (
    !(
      is(next, 'speaker', 'pronoun', 'adverb', 'partner', 'person', 'youth', 'conjunction') ||
      /^(?:each|interest|interests|letter|letters|story|stories|affair|scene|scenes|triangle|bites|making|is)$/.test(
        next.text,
      )
    ) || is(next, 'owner')
  );
}

/** "…, baby." and "my dear" address somebody. */
function isEndearment(words: readonly Word[], at: number): boolean {
  const { text, gap, sentence } = words[at] as Word;
  if (
    !/^(?:baby|dear|dearest|sweet|love|honey|beautiful|gorgeous|handsome|princess|kitten|hun|hon|boo)$/.test(
      text,
    )
  )
    return false;
  const next = words[at + 1];
  const isClosed = !next || next.sentence !== sentence || /[,.!?;:)]/.test(next.gap);
  return (
    isClosed &&
    (/[,.!?]/.test(gap) || words[at - 1]?.text === 'my' || /[,.!?]/.test(words[at - 1]?.gap ?? ''))
  );
}

/** Returns for each word: 0, 1 at the start of romance, 2 when it is sexual. */
export function findRomance(words: readonly Word[]): Uint8Array {
  const found = new Uint8Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (is(word, 'sexual')) found[at] = 2;
    else if (is(word, 'romance')) found[at] = isLoveOfThing(words, at) ? 0 : 1;
    else if (isEndearment(words, at)) found[at] = 1;
    else if (PHRASES.isAt(words, at)) found[at] = 1;
    if (found[at] && NOT_ROMANCE.isAt(words, at)) found[at] = 0;
  }
  return found;
}
