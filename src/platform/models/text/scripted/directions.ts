import { properName } from './persona.ts';
import { findName, type Conversation } from './read-history.ts';
import { splitSentences } from './sentences.ts';

/** What the script understands of a chat's style and note; everything else is for real models. */
export interface Directions {
  noActions: boolean;
  noEmoji: boolean;
  /** What the user is called. */
  name: string | undefined;
}

const NO = String.raw`\b(?:no|without|avoid|skip|never (?:use|write)|(?:do not|don['’]t) (?:use|write))\s+(?:any\s+|more\s+)?`;
const NO_ACTIONS = new RegExp(
  `${NO}(?:actions?|asterisks?|stage directions?|\\*+|narration)`,
  'iu',
);
const NO_EMOJI = new RegExp(`${NO}(?:emojis?|emoticons?|smileys?)`, 'iu');
const BOTH = new RegExp(
  `${NO}(?:actions?|asterisks?|emojis?)\\s*(?:,|and|or)\\s*(?:no\\s+)?(?:actions?|asterisks?|emojis?)`,
  'iu',
);
const NOT_CALLED = /\b(?:not|never|don['’]t|stop)\s+(?:\w+\s+)?call(?:ing)? me\b/iu;
const CALLED = /\bcall me\s+["“‘']?([\p{L}][\p{L}'’-]{1,19})/iu;
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+/gu;
/** A shorter beginning, such as "Oh!", is no reply. */
const LEAST_WORDS = 4;

/** Reads the plain directions of a text that the user wrote about the replies. */
export function readDirections(text: string): Directions {
  const both = BOTH.test(text);
  const named = NOT_CALLED.test(text) ? undefined : CALLED.exec(text)?.[1];
  return {
    noActions: both || NO_ACTIONS.test(text),
    noEmoji: both || NO_EMOJI.test(text),
    // Words such as "back" or "tomorrow" after "call me" are not names.
    name: named && findName(`call me ${named}`) && properName(named),
  };
}

/** The conversation as a reply under these directions sees it. */
export function direct(conversation: Conversation, directions: Directions): Conversation {
  const { said, userName } = conversation;
  return {
    ...conversation,
    said: directions.noEmoji ? withoutEmoji(said) : said,
    userName: directions.name ?? userName,
  };
}

/** A reply without what the directions forbid. */
export function applyDirections(reply: string, { noActions, noEmoji }: Directions): string {
  const plain = noActions ? reply.replace(/\*[^*]*\*/g, ' ') : reply;
  return noActions || noEmoji
    ? (noEmoji ? withoutEmoji(plain) : plain).replace(/[ \t]{2,}/g, ' ').trim()
    : reply;
}

const withoutEmoji = (text: string): string =>
  text.replace(EMOJI, '').replace(/\s+([.,!?])/g, '$1');

/** The first sentence of a text that says something. */
export function firstSentence(text: string): string {
  const sentences = splitSentences(text);
  return sentences.find((one) => one.split(/\s+/).length >= LEAST_WORDS) ?? sentences[0] ?? text;
}
