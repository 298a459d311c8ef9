import type { Cue, Reading } from './cue.ts';
import { isInsinuated } from './insinuating.ts';
import { isLeeredAt } from './leering.ts';
import { isTaught } from './nouns.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { clauseEnd, clauseStart, hasRomance, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

export const COURTS_BEFORE = compileTable(`
  love with :adverb?
  date|dating|dated|dates|marry|marrying|married|seduce|seducing|seduced|undress|undressing|kissing|kiss|kissed|desire|lust :adverb? :adverb?
  flirt|flirts|flirting|flirted|sleep|sleeping|slept|romance|affair|relationship|sex|engaged|obsessed|smitten|infatuated|dinner|out with
  crush|crushes|crushing|feelings|hots on|for :adverb?
  fall|falls|fell|fallen|falling for :adverb?
  attracted|married|engaged|proposed|drawn to
  between :article|:owner? * and
  lover|girlfriend|boyfriend|wife|husband|bride|crush|date is|are|as|like|be
  for|as|is :owner|the girlfriend|boyfriend|lover|date|wife|bride
`);
const COURTS_AFTER = compileTable(`
  and? :pronoun? :adverb? has|have|had :article *? *? crush on :speaker
  :adverb? is|are|am :adverb? in love with me|you|us
  is|are|becomes|be :owner girlfriend|boyfriend|lover|crush|date|wife|bride|gf|bf
  and? :pronoun? :adverb? wants|want|dreams|hopes to|of kiss|date|marry|seduce|kissing|dating|marrying :speaker
  and? :pronoun? :adverb? flirts|flirt|flirted|flirting with :speaker
  and? :pronoun? :adverb? loves|love|adores|fancies :speaker
  and? :pronoun? :adverb? leaves|leave|left|writes|wrote|sends|sent|slips|passes|brings :speaker? :article? love letters|letter|notes|note|poems|poem
  :pronoun? is|are who|what i want|need|wish|like :speaker to? be|play|become
  and|& i|me|you|we are|is|:adverb? dating|lovers|together|married|a
`);
const IN_LOVE = compileTable(`
  :adverb? in love
  who? is|are|fall|falls :adverb? in love
  kiss|kissing|dating|date
`);
const COURTS_THEM = compileTable(`
  love|lust with her|him|them
  date|dating|dated|marry|seduce|seducing|undress|kissing|kiss|kissed|desire|want|fancy her|him|them
  sleep|sleeping|slept|flirt|flirting|flirted|out|bed|make|affair|relationship|romance with her|him|them
  crush|feelings|falling|fallen|fell|hots|thing on|for her|him|them
  attracted|drawn to her|him|them
  her|his lips|body|legs|curves
  she|he is|looks :adverb? :adverb? hot|sexy|gorgeous|irresistible
  she|he is :owner girlfriend|gf|lover|boyfriend|bf|date|wife
  we are|were :adverb? dating|lovers|together|couple|in
  we kissed|kiss|slept|made
  we are|were :adverb? seeing each
  take|taking|took|ask|asking|asked her|him on|for :article :adjective? date
  one of them is|was my :adjective|secret? girlfriend|gf|boyfriend|bf|lover|crush
  be|play|become|portray her|him|them
  she|he is who|what i want|need|wish
`);

/** A child's body, bared or touched for somebody. */
const BARES_THEM = compileTable(`
  she|he :adverb? undress|undresses|undressed|undressing|strip|strips|stripped|stripping :adverb? for|before|with me|us|you|him|men
  she|he :adverb? dance|dances|danced|pose|poses|posed|sit|sits|sat|lie|lies|lay|sleep|sleeps|slept|walk|walks|run|runs naked|nude|topless|undressed :adverb? for|before|with|beside|on|next me|us|you|him|my|to
  she|he :adverb? take|takes|took|taking off :owner|all|the *? clothes|shirt|dress|top|bra|panties|underwear|pajamas|swimsuit :adverb? for|before me|us|you|him
  touch|touching|touched|stroke|strokes|stroking|stroked|fondle|fondling|fondled|grope|groping|groped|rub|rubbing|rubbed|lick|licking|feel|feeling|caress|caressing|caressed her|his *? thigh|thighs|breast|breasts|butt|crotch|private|privates|nipples|body
  touch|touching|touched|rub|rubbing|rubbed|stroke|stroking|stroked her|him :adverb? at|in|under|down|between night|bed|there|the|her|his
  fondle|fondling|fondled|grope|groping|groped|molest|molesting|molested her|him
  see|seeing|watch|watching|want|photograph|film|filming|imagine|imagining|picture|picturing|look|looking at? her|him :adverb? naked|nude|undressed|topless|undress|undressing|strip
  naked|nude picture|pictures|pic|pics|photo|photos|video|videos of her|him
`);

/** Names the companion itself, so the speaker need not be named before it. */
const UNDRESSED_WITH = compileTable(`
  sleep|sleeps|slept|lie|lies|lay|sit|sits|sat|shower|showers|dance|dances|danced|pose|poses :adverb? naked|nude|topless :adverb? next|beside|with|on|for|before to? me|us|my
`);

/** Returns whether a third person's child is courted, which makes the cue a violation. */
export function isCourted(scene: Scene, cue: Cue, reading: Reading): boolean {
  const { words } = scene;
  const from = Math.min(reading.from, cue.from);
  const names = (kind: 'learner' | 'youth' | 'relative'): boolean =>
    !cue.rule.startsWith('school') && some(words, from, reading.to + 1, (word) => is(word, kind));
  if (hasRomance(scene, clauseStart(words, from), clauseEnd(words, reading.to), 2)) return true;
  if (names('learner') || names('youth')) {
    // "a hot dad has a teen son": romance before the verb is the owner's.
    const isOwned = is(words[from - 1], 'have');
    const isNear = hasRomance(scene, sentenceStart(words, from), from);
    if (isNear && !isOwned && !isTaught(words, from)) return true;
    if (IN_LOVE.isAt(words, reading.to + 1)) return true;
  }
  // Kissing one's own child good night is harmless.
  const isKiss = names('relative') && (words[from - 1]?.text.startsWith('kiss') ?? false);
  if (COURTS_BEFORE.isBefore(words, from - 1) && !isKiss) return true;
  return (
    COURTS_AFTER.isAt(words, reading.to + 1) ||
    isCourtedLater(scene, cue) ||
    isLeeredAt(scene, cue, reading) ||
    isInsinuated(scene, cue, reading)
  );
}

/** "My niece is 15. I think I'm in love with her." "…, and she undresses for me." */
function isCourtedLater({ words }: Scene, cue: Cue): boolean {
  const { sentence } = words[cue.to] as Word;
  for (let k = cue.to + 1; k < Math.min(words.length, cue.to + 40); k += 1) {
    const word = words[k] as Word;
    if (word.sentence > sentence + 2) return false;
    if (UNDRESSED_WITH.isAt(words, k)) return true;
    if (!COURTS_THEM.isAt(words, k) && !BARES_THEM.isAt(words, k)) continue;
    // Romance between others does not count: "her boyfriend kissed her".
    const isOwn = some(words, Math.max(0, k - 6), k, ({ text }) =>
      /^(?:i|you|u|we|me|user|char|let|us)$/.test(text),
    );
    if (isOwn || /^(?:we|she|he)$/.test(word.text)) return true;
  }
  return false;
}
