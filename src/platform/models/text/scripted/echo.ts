import { lookUp } from '#shared/look-up.ts';

const STOP_WORDS = new Set(
  'about above after again against almost also although always another anything around asked away back because been before being below between both came cannot come could days didn does doesn doing done down during each else even ever every everything feel feeling feels find first from gave getting give goes going gonna gone good great guess have having hello help here hers herself himself into itself just keep know last later least less like likes little long look looking made make makes making many maybe mean means might mine more most much must myself need never nice nothing okay once only other ours over perhaps please pretty probably quite rather really right said same says seem seems should since some someone something sometimes soon still stuff such sure take talk tell than thank thanks that their theirs them then there these they thing things think this those though thought through time today tomorrow tonight told took tried truly trying under until upon used using usually very wanna want wants wanted well went were what whatever when where which while whole will with without wish wonder would yeah year years yesterday your yours yourself love loved hate hated'.split(
    ' ',
  ),
);
// Words that are never echoed, whatever the user wrote.
const NOT_ECHOED =
  /sex|nude|naked|porn|kill|die|dead|suicid|rape|child|minor|teen|school|underage|drug|racis|nazi|fuck|shit|bitch|cock|dick|puss|slut|whore|horny|bomb|murder|human|robot|chatbot/;

/** The word that most likely carries the topic of a text, or undefined. */
export function findTopic(text: string): string | undefined {
  const words =
    text
      .slice(0, 600)
      .toLowerCase()
      .match(/[a-z][a-z'-]{3,15}/g) ?? [];
  const fit = words.filter(
    (word) => !word.includes("'") && !STOP_WORDS.has(word) && !NOT_ECHOED.test(word),
  );
  return fit.sort((a, b) => b.length - a.length)[0];
}

const TURNED: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": 'you are',
  im: 'you are',
  ive: 'you have',
  "i've": 'you have',
  "i'll": 'you will',
  "i'd": 'you would',
  was: 'were',
  we: 'you',
  our: 'your',
  here: 'there',
  us: 'you',
  "we're": 'you are',
};

const END_WORDS =
  /(?:,? (?:lol|ugh|haha|btw|by the way|though|tho|omg|yeah|i guess|to be honest|tbh))+[.!]*$/i;
/** "Just planted tomatoes": the first person is left out. */
const LEFT_OUT =
  /^(?:(?:just|finally|already|still) )?(?:\p{L}{2,}ed|been|went|got|made|had|saw|met|ate|bought|came|lost|found|took|broke|slept|wrote|won|ran|sold|spent|left|told|did|gave|felt|heard|read|watched|drove|forgot)\b/iu;
/** "Visiting my brother": so is "I am". */
const DOING =
  /^(?:just |still )?(?!(?:noth|someth|everyth|anyth|morn|even|dur|k|th|spr|br|s)ing\b)\p{L}{2,}ing\b/iu;
const OTHERS =
  /^(?:it|it's|the|he|she|they|there|this|our|people|some|every|everyone|everybody|one of|he's|she's|they're|there's)\b/i;
const SHORT_FORMS: Record<string, string> = {
  wont: "won't",
  dont: "don't",
  cant: "can't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  its: "it's",
};

/**
 * "I am painting my boat" → "you are painting your boat", "it snows here" → "it snows there"; undefined
 * if it cannot be inverted safely.
 */
export function invertPronouns(text: string): string | undefined {
  const calm = text
    .replaceAll('’', "'")
    .trim()
    .replace(END_WORDS, '')
    .replace(/^(?:(?:and|but|so|then|oh|well|also|yeah|yes)\b,? )+/i, '')
    .replace(/^its (?=my|the|a|so|not|been)/i, "it's ");
  const first = /^[^.!?\n]*/.exec(calm)![0];
  const sentence =
    /(?:^|[.!?,]\s+)((?:i|i'm|im|i've|ive|my|we)\s[^.!?\n]{4,80})/i.exec(calm)?.[1] ??
    (DOING.test(first)
      ? `i am ${first}`
      : LEFT_OUT.test(first)
        ? `i ${first}`
        : OTHERS.test(first)
          ? first
          : undefined);
  if (sentence === undefined || NOT_ECHOED.test(sentence.toLowerCase())) return undefined;
  const words = sentence.trim().replace(/,$/, '').split(/\s+/);
  if (words.length < 3 || words.length > 14 || /\b(?:you|your|yours|u)\b/i.test(sentence))
    return undefined;
  if (!/^[\p{L}\p{N}\s',-]+$/u.test(sentence)) return undefined;
  const turned = turnWords(words.map((word) => lookUp(SHORT_FORMS, word.toLowerCase()) ?? word));
  return turned.join(' ').replace(/^\w/, (letter) => letter.toLowerCase());
}

/** "my old boat" → "your old boat". */
export const turnAround = (text: string): string => turnWords(text.split(/\s+/)).join(' ');

const turnWords = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    const bare = word.toLowerCase().replace(/,$/, '');
    // "was" becomes "were" only next to an inverted pronoun.
    if (bare === 'was' && words[at - 1]?.toLowerCase() !== 'i') return word;
    const other = lookUp(TURNED, bare);
    return other === undefined ? word : other + (word.endsWith(',') ? ',' : '');
  });
