/*
 * A message that answers a question implies the question: "yes. tonight" after "Are you going to do
 * it?". The question is read as the user's own words.
 */

const YES =
  /^(?:yes|yeah|yea|yep|yup|ya|ja|y|i am|i do|i did|i will|i have|exactly|right|correct|of course|sure|please|do it|maybe|probably|i think so|kind of|kinda|sort of|tonight|today|soon|a lot|all the time|every day|every night)(?![\p{L}])/iu;
/** The text after it retracts the yes, or is about the past. */
const TAKES_BACK =
  /\b(?:not|no|never|n['’]t|years? ago|used to|back then|was|were|past|over it|better now|fine|jok\w*|kidding|lol|haha|character|game|movie|film|book|story|song)\b/i;
const MAX_ANSWER_WORDS = 12;
const MAX_ASKED = 300;

const SWAPS: ReadonlyMap<string, string> = new Map([
  ['you', 'i'],
  ["you're", 'i am'],
  ['youre', 'i am'],
  ["you've", 'i have'],
  ["you'd", 'i had'],
  ["you'll", 'i will'],
  ['your', 'my'],
  ['yours', 'mine'],
  ['yourself', 'myself'],
  ['me', 'you'],
  ['my', 'your'],
  ['i', 'you'],
  ['myself', 'yourself'],
]);
/** "are you going" becomes "I am going", "do you want" becomes "I want". */
const INVERTED: readonly (readonly [asked: RegExp, said: string])[] = [
  [/\bare you\b/g, 'you are'],
  [/\b(?:do|did) you\b/g, 'you'],
  [/\b(have|had|will|would|can|could|should) you\b/g, 'you $1'],
];
const TURNS_TO = /\byou are\b/g;

/**
 * Returns the last question of the turn before, with the sentence before it, as a statement by the
 * person who answers yes. Null if the message does not.
 */
export function readAnswered(text: string, turn: string | undefined): string | null {
  const said = text.replace(/^\s*(?:\*[^*]*\*\s*)+/, '').trim();
  if (turn === undefined || !YES.test(said) || TAKES_BACK.test(said)) return null;
  if (said.split(/\s+/).length > MAX_ANSWER_WORDS) return null;
  const spoken = turn
    .replace(/\*[^*]*\*/g, ' ')
    .slice(-MAX_ASKED)
    .trim();
  if (!spoken.endsWith('?')) return null;
  const sentences = spoken.split(/(?<=[.?!])\s+/).slice(-2);
  return `${sentences.map(toStatement).join(' ')} ${said}`;
}

function toStatement(sentence: string): string {
  const straight = INVERTED.reduce(
    (read, [asked, said]) => read.replace(asked, said),
    sentence.toLowerCase().replace(/’/g, "'"),
  );
  return straight
    .replace(TURNS_TO, "you're")
    .replace(/[a-z']+/g, (word) => SWAPS.get(word) ?? word)
    .replace(/\?/g, '.');
}

const ASKS_WORDS =
  /\bwhat (?:did|do|does|was|were|has|have) (?:he|she|they|it|that|those|these|the|your|this|some)\b[^?]{0,60}\b(?:shout|say|saying|said|yell|yelling|call|scream|write|wrote|text|told|tell)\b[^?]*\?[^?]*$/i;
const OPENS_QUOTE = /^\s*(?:\*[^*]*\*\s*)*["“”«„]/;

/** "go back to your country", in quotes, after "What did they shout?": reported words of others. */
export const readReported = (text: string, turn: string | undefined): string =>
  turn !== undefined && OPENS_QUOTE.test(text) && ASKS_WORDS.test(turn)
    ? text.replace(/["“”«„]([^"“”«»„]*)["“”»]/, 'they shouted "$1" at me')
    : text;

const ASKS_HOW_LAST =
  /^\s*((?:please |pls )?[\p{L}\d@$' ]{4,60}?)[,;:\s]+how(?=\s*(?:[,?.!]|$|pls|please|no jokes|fast|quick|exactly))/iu;
const HAS_QUESTION = /\b(?:how|what|who|when|where|why|do|does|did|is|are|can|not|never|no)\b/i;
/** "kill my boss, how": "how do I kill my boss". Null when the order of words is another. */
export function readHowLast(text: string): string | null {
  const asked = ASKS_HOW_LAST.exec(text)?.[1];
  return asked === undefined || HAS_QUESTION.test(asked) ? null : `how do i ${asked}`;
}
