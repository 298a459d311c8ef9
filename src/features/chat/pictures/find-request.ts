/**
 * A user's request for a picture, in their words; a field is '' when the message leaves it open.
 */
export interface PictureRequest {
  /** `picture` or `selfie`, with the words right before it: `mirror selfie`. */
  kind: string;
  /** The words after it: `of you at the beach in a red dress`. */
  words: string;
}

const NOUN = '(?:pics?|pictures?|photos?|photographs?|selfies?|snapshots?|snaps?|images?)';
// Phrases that mean no picture: `the big picture`, `a picture book`, `picture this`.
const NOT_A_PICTURE =
  /\b(?:big(?:ger)?|whole|full|clear(?:er)?|motion|mental|family|profile|wedding|childhood|old) (?:pictures?|photos?)\b|\b(?:picture|photo) (?:books?|frames?|windows?|perfect|albums?|shoots?|this|that|yourself|me|us|it|a)\b|\bin the picture\b/i;
const DETERMINER = "(?:an?|another|some|any|more|one(?: more)?|your|today's)";
/** From the verb to the noun, within one clause; `send you` and `send it` are not requests. */
const OBJECT = `(?! (?:you|him|her|them|it|my|mine)\\b)(?: (?:me|us))?(?: [\\w'’-]+){0,6}? (?<kind>(?:[\\w'’-]+ )?${NOUN})\\b(?<words>.*)`;
const GIVE = '(?:send|show|share|give|take|snap|post|text|draw|make)';
const GIVING = '(?:sending|showing|sharing|giving|taking|snapping|posting)';
/** Words that may start a request, each any number of times. */
const LEAD =
  "(?:(?:please|pls|plz|hey|hi|hello|ok(?:ay)?|well|so|and|but|then|now|just|oh|mm+|yes|sure|thanks|maybe|also|kindly|go ahead and|come on|c'?mon|baby|babe|honey|darling|dear|love|sweetie|can|could|would|will|should|might|must|you|u|i want you to|i(?:'d| would) (?:like|love) you to|i need you to|want to|wanna|have to|need to|be so kind (?:as )?to|be a dear and|dare you to|i dare you to)[,!]? +)*";
const NAMED = "(?:[\\p{L}'’-]{2,20}(?: [\\p{L}'’-]{2,20})?[,!] +)?";

const REQUEST_PHRASE =
  "(?:(?:can|could|may|might|do) i (?:please )?(?:see|have|get)|i (?:want|need|wanna|would like|would love|'?d like|'?d love)(?: to)?(?: (?:see|have|get))?|i'd (?:like|love)(?: to)?(?: (?:see|have|get))?|let me (?:see|have)|(?:how|what) about|(?:you )?got)";

const ANY = '(?:an? |any |some |more |nice |good |new )*';

const PATTERNS = [
  new RegExp(`^${NAMED}${LEAD}${GIVE}${OBJECT}`, 'iu'),
  new RegExp(
    `^${NAMED}${LEAD}(?:(?:would |do )?you mind|mind|how about|what about|fancy|feel like)(?: you)? ${GIVING}${OBJECT}`,
    'iu',
  ),
  new RegExp(
    `^${NAMED}${LEAD}${REQUEST_PHRASE} ${DETERMINER} (?<kind>(?:[\\w'’-]+ ){0,3}?${NOUN})\\b(?<words>.*)`,
    'iu',
  ),
  new RegExp(
    `^${NAMED}${LEAD}(?:an? |one |another |more |new |any )*(?<kind>(?:mirror )?${NOUN})(?<words>(?: of (?:you|u|yourself)\\b.{0,80})?(?:,? (?:please|pls|plz|now|for me))*)$`,
    'iu',
  ),
  new RegExp(
    `^${NAMED}${LEAD}(?:do you have|have you got|got) ${ANY}(?<kind>${NOUN})\\b(?<words> (?:of (?:you|u|yourself)|for me)\\b.*)`,
    'iu',
  ),
  // Without the noun: "let me see you", unless it means a meeting.
  new RegExp(
    `^${NAMED}${LEAD}(?:(?:can|could|may|might) i (?:please )?see|let me see|show(?: me)?) (?<kind>)(?:yourself|(?:you|u)(?! (?:can|could|want|do|care|love|are|know|mean|the|a|how|what|that|to)\\b)|what you(?:'re| are|’re) wearing|what you look like|how you look)\\b(?<words>.*)`,
    'iu',
  ),
];
const WITHOUT_NOUN = PATTERNS.length - 1;

/** After "see you": nothing more, or what the picture shows. `See you dance` is not a request. */
const SHOWN =
  /^(?:[ ,]*\b(?:please|pls|plz|now|right now|then|too|baby|babe|honey|darling|dear|love|sweetie)\b)*$|^ (?:in|wearing|with your|at|on|by|near|from)\b/i;
const MEETING =
  /\b(?:tomorrow|tonight|later|again|soon|some ?times?|weekend|mornings?|evenings?|nights?|hours?|minutes?|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next|after|before|person|there|dinner|lunch|drinks?|date|when|off|around|out|through|how|as)\b/i;
const REFUSAL =
  /\b(?:do ?n[o'’]?t|don'?t|not|never|no|stop|without|quit|nobody|isn'?t|rather you|instead of)\b/i;
/** The picture already exists, is one of the writer, or is for another time. */
const NOT_A_REQUEST =
  /^ (?:you(?!r|'re)|that|which|we|i|of (?:me|my|mine|what|how))\b|^,? it lasts\b|\b(?:walls?|hung|framed|in (?:\w+ ){0,2}words|tomorrow|later|some ?day|one day|next time|(?:when|once) you)\b/i;
const REPORTED = /\b(?:said|says|told|asked|asks|texted|wrote|if (?:i|you|he|she|they))\b/i;
/** A message without one of these cannot be a request; most messages end here. */
const HINT = /pic|photo|selfie|snap|image|\bsee\b|\bshow\b/i;
/** Only the last sentences of a longer message can be a request. */
const MAX_SCANNED_LENGTH = 700;

/**
 * The picture request in a message, if any. Pure. When in doubt it finds none, since pictures cost
 * tokens.
 */
export function findPictureRequest(message: string): PictureRequest | undefined {
  const end = message.slice(-MAX_SCANNED_LENGTH);
  if (!HINT.test(end)) return undefined;
  const sentences = splitSentences(end);
  for (const [at, sentence] of sentences.entries()) {
    const found = readSentence(sentence);
    if (!found) continue;
    const next = sentences[at + 1] ?? '';
    const isContinued = /^(?:you(?:'re|’re| are)? )?(?:wear(?:ing)?|with|in|at|on|by|near)\b/i.test(
      next,
    );
    return isContinued ? { ...found, words: `${found.words}, ${next}` } : found;
  }
  return undefined;
}

const splitSentences = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    // These are requests, not refusals.
    .replace(
      /\b(?:why (?:don'?t|not)|can'?t|won'?t|couldn'?t|wouldn'?t)(?= you| send| show| share| take)/gi,
      'can',
    )
    .replace(/\*[^*\n]{1,80}\*/g, '. ')
    .replace(/[*_~"“”()]+/g, ' ')
    .split(/[.!?…\n]+|;|(?:^|\s)[-–—:]\s/)
    .map((part) =>
      part
        .replace(/\p{Extended_Pictographic}/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');

function readSentence(whole: string): PictureRequest | undefined {
  // A request may start after a comma or `and`: `I miss you, send me a selfie`.
  const starts = [
    0,
    ...[...whole.matchAll(/(?:, | and | but | so )/gi)].map(
      ({ index, 0: mark }) => index + mark.length,
    ),
  ];
  for (const start of starts) {
    const sentence = whole.slice(start);
    for (const [at, pattern] of PATTERNS.entries()) {
      const groups = pattern.exec(sentence)?.groups;
      if (!groups) continue;
      const { kind = '', words = '' } = groups;
      // A refusal before a comma is unrelated; before `and` it applies.
      const isApart = /(?:,| but) $/i.test(whole.slice(0, start));
      const before =
        (isApart ? '' : whole.slice(0, start)) + sentence.slice(0, sentence.length - words.length);
      if (REFUSAL.test(before) || REPORTED.test(before)) continue;
      if (NOT_A_PICTURE.test(kind + words.slice(0, 12))) continue;
      if (/^ (?:to|for) (?!me\b|us\b)/i.test(words) || NOT_A_REQUEST.test(words)) continue;
      if (at === WITHOUT_NOUN && (MEETING.test(words) || !SHOWN.test(words))) continue;
      return { kind: kind.trim(), words: words.trim() };
    }
  }
  return undefined;
}
