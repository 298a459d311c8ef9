import { lookUp } from '#shared/look-up.ts';

/** One sentence of the user in plain lower-case words, without its end mark. */
export interface PlainSentence {
  words: string;
  /** Ends with a question mark, or begins as questions and requests do. */
  isAsking: boolean;
}

const SHORTHAND: Readonly<Record<string, string>> = {
  u: 'you',
  r: 'are',
  ur: 'your',
  urs: 'yours',
  y: 'why',
  n: 'and',
  b4: 'before',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  wont: 'will not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  havent: 'have not',
  couldnt: 'could not',
  wouldnt: 'would not',
  cannot: 'can not',
  whats: 'what is',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  whens: 'when is',
  thats: 'that is',
  theres: 'there is',
  youre: 'you are',
  youve: 'you have',
  lets: 'let us',
  hes: 'he is',
  shes: 'she is',
  wat: 'what',
  wut: 'what',
  waht: 'what',
  whatcha: 'what are you',
  wassup: 'what is up',
  wazzup: 'what is up',
  whaddya: 'what do you',
  hw: 'how',
  wyd: 'what are you doing',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  kinda: 'kind of',
  sorta: 'sort of',
  dunno: 'do not know',
  idk: 'i do not know',
  hbu: 'what about you',
  wbu: 'what about you',
  rn: 'right now',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  fav: 'favorite',
  fave: 'favorite',
  favrite: 'favorite',
  favorit: 'favorite',
  cuz: 'because',
  coz: 'because',
  bc: 'because',
  cos: 'because',
  ppl: 'people',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tonite: 'tonight',
  nite: 'night',
  gud: 'good',
  gr8: 'great',
  luv: 'love',
  hav: 'have',
  wich: 'which',
  bout: 'about',
  abt: 'about',
  sth: 'something',
  smth: 'something',
  bday: 'birthday',
  bf: 'boyfriend',
  gf: 'girlfriend',
  uni: 'university',
  mum: 'mom',
  ok: 'okay',
  k: 'okay',
  okey: 'okay',
  teh: 'the',
  hte: 'the',
  yuo: 'you',
  yu: 'you',
  yoru: 'your',
  jsut: 'just',
  konw: 'know',
  liek: 'like',
  freind: 'friend',
  freinds: 'friends',
  wierd: 'weird',
  becuase: 'because',
  beleive: 'believe',
  belive: 'believe',
  gosts: 'ghosts',
  musci: 'music',
  moive: 'movie',
  hobbys: 'hobbies',
  hobbie: 'hobby',
  realy: 'really',
  alot: 'a lot',
  wether: 'weather',
  lonley: 'lonely',
  tierd: 'tired',
  speek: 'speak',
  helo: 'hello',
  watn: 'want',
  wnat: 'want',
  tihnk: 'think',
  storry: 'story',
  dreem: 'dream',
};
/** Long words that are often misspelled and rarely resemble another word. */
const LONG_WORDS =
  'favorite something interesting believe weekend birthday language languages instrument university restaurant vacation childhood grandmother personality nervous recommend breakfast boyfriend girlfriend yourself relationship occupation tomorrow beautiful attractive definitely originally actually family animal friends describe happened remember listening exercise'.split(
    ' ',
  );
const ASKING =
  /^(?:(?:and|but|so|well|okay|hey|then|or|please|also) )*(?:(?:what|who|where|how)(?! (?:i|we) (?!should|can|could|do|shall))|whom|when(?! (?:i|we|my|he|she|they|it)\b)|why|which|whose|do|does|did|are|is|was|were|can|could|will|would(?! (?:love|like|have|be|rather)\b)|should|shall|may|have(?! to)|has|am|if you could|any|anything new|got any|sup|tell|write|say|ask|describe|recommend|suggest|explain|show|sing|read|give|let|make|surprise|teach|send|call|talk|remind|pick|change|guess)\b(?! not\b)/;
/** "Coffee or tea", without a verb. */
const CHOICE =
  /^(?!(?:maybe|one|two|today|now|more|sooner|something|i|we|he|she|they|it|my|in|at|this|that|either)\b)(?:[a-z]+ ){0,2}[a-z]+ or (?!so|not|two|tomorrow|later|something)(?:[a-z]+ ){0,2}[a-z]+$/;
/** "Pineapple on pizza, yes or no". */
const VERDICT = / (?:yes or no|yay or nay|good or bad|or not|thoughts)$/;
const GREETING =
  /^(?:hi+|hey+|hello+|hiya|yo|good (?:morning|evening|afternoon))(?: there| you)?(?: so)?[ ,!]+(?=\S{2,}|i\b)(?!(?:you|there|again)\W*$)/;

/** Splits a message into its sentences, in plain words. */
export function toPlainSentences(text: string): PlainSentence[] {
  return (
    text
      .slice(0, 1600)
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/\*[^*]*\*/g, ' ')
      // An emoticon ends a sentence.
      .replace(/(?<=\S )(?:[:;]['-]?[()dp/|]+|<3+|\p{Extended_Pictographic}\ufe0f?)(?= \S)/gu, '. ')
      .split(
        /(?<=[.!?…:])\s+|\n+|\s+and\s+(?=(?:what|whats|where|who|why|how|do you|do u|are you)\b)|,\s+(?=(?:(?:and|but|so) )?(?:what|where|who|how|why|do you|are you|can you|any|you\?|tell me|ask me|give me|(?:should|would|could|can|is|was|did|does|will) (?:i|you|he|she|it|we|they|that|this))\b)/,
      )
      .flatMap((sentence) => {
        const greeting = GREETING.exec(sentence)?.[0];
        return greeting ? [greeting, sentence.slice(greeting.length)] : [sentence];
      })
      .map((sentence) => {
        const words = toPlainWords(sentence);
        return {
          words,
          isAsking:
            /\?\W*$/.test(sentence) ||
            ASKING.test(words) ||
            CHOICE.test(words) ||
            VERDICT.test(words),
        };
      })
      .filter(({ words }) => words !== '')
  );
}

const toPlainWords = (sentence: string): string =>
  sentence
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\blet's\b/g, 'let us')
    // British spelling.
    .replace(/\b(fav|col|neighb|flav|hon)our/g, '$1or')
    .replace(/\btravell/g, 'travel')
    .replace(/n't\b/g, ' not')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/'m\b/g, ' am')
    .replace(/'d\b/g, ' would')
    .replace(/\b(what|where|who|how|when|that|it|he|she|there|here)'s\b/g, '$1 is')
    .replace(
      /\bits (?=(?:my|raining|snowing|so|a|an|the|not|too|very|been|cold|hot|sunny|just|late)\b)/g,
      'it is ',
    )
    .replace(
      /\bur (?=(?:so|very|really|too|such|cute|sweet|nice|funny|hot|beautiful|pretty|boring|weird|strange|crazy|silly)\b)/g,
      'you are ',
    )
    .replace(/[^\p{L}\p{N}' /+*]+/gu, ' ')
    .split(/\s+/)
    .map(correct)
    .join(' ')
    .trim()
    .replace(/^(?:(?:um+|uh+|hm+|oh|well|haha|lol|wow|anyway|btw) )+(?=\S)/, '')
    .replace(/(?<=\S)(?: (?:please|lol|haha|though|tho|yeah))+$/, '');

function correct(word: string): string {
  const known = lookUp(SHORTHAND, word);
  if (known !== undefined) return known;
  const calm = word.replace(/(\p{L})\1{2,}/gu, '$1');
  if (calm.length < 6 || LONG_WORDS.includes(calm)) return calm;
  return LONG_WORDS.find((one) => one[0] === calm[0] && isOneSlip(calm, one)) ?? calm;
}

/** One letter is missing, extra, wrong, or swapped with its neighbor; a plural is not a typo. */
function isOneSlip(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || `${right}s` === word || `${word}s` === right)
    return false;
  let from = 0;
  while (word[from] !== undefined && word[from] === right[from]) from += 1;
  let end = 0;
  while (
    end < Math.min(word.length, right.length) - from &&
    word.at(-1 - end) === right.at(-1 - end)
  )
    end += 1;
  const [left, other] = [
    word.slice(from, word.length - end),
    right.slice(from, right.length - end),
  ];
  return (
    (left.length <= 1 && other.length <= 1) ||
    (left.length === 2 && left[0] === other[1] && left[1] === other[0])
  );
}
