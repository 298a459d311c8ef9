import type { LanguageModelV4Prompt } from '@ai-sdk/provider';

import { plain, properName } from './persona.ts';
import { sentenceKey, splitSentences } from './sentences.ts';

export interface Turn {
  who: 'user' | 'self';
  text: string;
}

interface SceneNames {
  user: string;
  others: string[];
}

/** Facts from the conversation, read again from each prompt: there is no state. */
export interface Conversation {
  turns: Turn[];
  /** The user's last message. */
  said: string;
  /** Our last message, or ''. */
  lastOwn: string;
  /** The user's last message came with a picture. */
  hasPhoto: boolean;
  /** How often the user wrote exactly this before. */
  repeats: number;
  /** Keys of all sentences that we have used. */
  used: Set<string>;
  userName: string | undefined;
  likes: string[];
  /** The likes that the last message states. */
  newLikes: string[];
  dislikes: string[];
  /** The time given in the prompt, "7:45 PM on Friday". */
  clock: string | undefined;
}

/** A picture in a prompt of a model without vision. */
const PHOTO = /^\[Photo(?:: [^\]\n]*)?\]\n?/gm;

/** What the user answers, about which the script knows nothing more. */
const QUOTE = /^\[Answers [^\]\n]*\]\n?/gm;

/** @param scene names that begin turns; what other characters say is left out */
export function readConversation(prompt: LanguageModelV4Prompt, scene?: SceneNames): Conversation {
  let hasPhoto = false;
  const turns = prompt.flatMap((message): Turn[] => {
    if (message.role !== 'user' && message.role !== 'assistant') return [];
    const text = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    if (message.role === 'assistant') return [{ who: 'self', text }];
    const said = scene ? userLines(text, scene) : text;
    if (said === '') return [];
    const unquoted = said.replace(QUOTE, '').trim();
    const words = unquoted.replace(PHOTO, '').trim();
    hasPhoto = words !== unquoted;
    return [{ who: 'user', text: words }];
  });
  const own = turns.filter((turn) => turn.who === 'self');
  const users = turns.filter((turn) => turn.who === 'user').map((turn) => turn.text);
  const said = users.at(-1) ?? '';
  const key = said.trim().toLowerCase();
  return {
    turns,
    said,
    lastOwn: own.at(-1)?.text ?? '',
    hasPhoto,
    repeats: users.filter((text) => text.trim().toLowerCase() === key).length - 1,
    used: new Set(own.flatMap((turn) => splitSentences(turn.text)).map(sentenceKey)),
    userName: users.map(findName).findLast((name) => name !== undefined),
    likes: unique(users.flatMap((text) => findTastes(text, LIKES))),
    newLikes: unique(findTastes(said, LIKES)),
    dislikes: unique(users.flatMap((text) => findTastes(text, DISLIKES))),
    clock: readClock(prompt),
  };
}

const CLOCK = /^It is (\w+day), [^.\n]{3,30}?, (\d{1,2}:\d{2} [AP]M)/m;

function readClock(prompt: LanguageModelV4Prompt): string | undefined {
  const system = prompt.findLast((message) => message.role === 'system');
  const [, day, time] = CLOCK.exec(system?.content ?? '') ?? [];
  return day && time && `${time} on ${day}`;
}

/** What the user says in a turn that may join several speakers, each after "Name: ". */
function userLines(text: string, { user, others }: SceneNames): string {
  const starts = [user, ...others].map((name) => `${name}: `);
  let isUser = false;
  const said = text.split('\n').flatMap((line) => {
    const start = starts.find((one) => line.startsWith(one));
    if (start !== undefined) isUser = start === starts[0];
    return isUser ? [start === undefined ? line : line.slice(start.length)] : [];
  });
  return said.join('\n').trim();
}

const NAMED =
  /\b(?:my name is|my name's|call me|i am called|i'm called|they call me)\s+([\p{L}][\p{L}'-]{1,19})/iu;
const I_AM =
  /\b(?:I am|I'm|i am|i'm|this is)\s+(\p{Lu}\p{Ll}{1,19})(?=\s*(?:[,.!]|$|and\b|by the way))/u;
const NO_NAMES = new Set(
  'tired happy sad fine good great ok okay sorry bored back home here sure not very so just lonely busy single new well hungry sick late ready glad the your a an monday tuesday wednesday thursday friday saturday sunday english german french spanish american british italian'.split(
    ' ',
  ),
);

/** The name that the user gives themself in this text. */
export function findName(text: string): string | undefined {
  const word = (NAMED.exec(text) ?? I_AM.exec(text))?.[1];
  return word === undefined || NO_NAMES.has(word.toLowerCase()) ? undefined : properName(word);
}

const LIKES =
  /\bi(?:'m| am)?\s+(?:really |absolutely |also |just |totally |quite )*(?:love|like|enjoy|adore|into|fond of)\s+(?:to\s+)?([a-z][^.,!?;:\n*"()]{2,40})/gi;
const DISLIKES =
  /\bi\s+(?:really |absolutely |also |just )*(?:hate|dislike|loathe|can't stand|cannot stand|don't like|do not like)\s+(?:to\s+)?([a-z][^.,!?;:\n*"()]{2,40})/gi;
const NO_TASTES =
  /^(?:you|your|it|that|this|him|her|them|how|what|when|the way|being with|talking to you|myself|me)\b/i;

function findTastes(text: string, pattern: RegExp): string[] {
  return [...text.slice(0, 2000).matchAll(pattern)].flatMap((found) => {
    const named = found[1]!.split(
      /\b(?:but|because|so|when|with you|too|as well|very much|a lot)\b/i,
    )[0]!;
    return named.split(/\band\b/i).flatMap((words) => {
      const taste = plain(words.trim().split(/\s+/).slice(0, 5).join(' ').toLowerCase(), 40);
      return taste === undefined || taste.length < 3 || NO_TASTES.test(taste) ? [] : [taste];
    });
  });
}

const unique = (items: string[]) => [...new Set(items)];
