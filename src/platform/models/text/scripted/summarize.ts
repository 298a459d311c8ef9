import type { LanguageModelV4Prompt } from '@ai-sdk/provider';

import { detectIntent } from './detect-intent.ts';
import { invertPronouns } from './echo.ts';
import { plain } from './persona.ts';
import { findName, readConversation } from './read-history.ts';

const MAX_WORDS = 180;

/**
 * Summarizes without a model: the previous summary, then what the user said, from a transcript of
 * `Name: text` lines in the last message. The first speaker counts as the user.
 */
export function summarize(prompt: LanguageModelV4Prompt): string {
  const last = prompt.findLast((message) => message.role === 'user');
  const text =
    last?.role === 'user'
      ? last.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
      : '';
  const [oldPart = '', ...rest] = text.split(/^New turns:/m);
  const old = rest.length === 0 ? '' : (/<<<\n([\s\S]*?)\n>>>/.exec(oldPart)?.[1] ?? '');
  const lines = [...(rest.join('') || text).matchAll(/^([^\n:]{1,40}): (.+)$/gm)];
  const user = lines[0]?.[1] ?? 'They';
  const said = lines.filter((line) => line[1] === user).map((line) => line[2]!);
  const facts = readConversation(
    said.map((line) => ({ role: 'user', content: [{ type: 'text', text: line }] })),
  );
  const sentences = [
    facts.userName && `${user} is called ${facts.userName}.`,
    facts.likes.length > 0 && `${user} likes ${facts.likes.join(', ')}.`,
    facts.dislikes.length > 0 && `${user} does not like ${facts.dislikes.join(', ')}.`,
    ...said
      .filter((line) => invertPronouns(line) !== undefined && !isStated(line))
      .map((line) => `${user} said: “${plain(line, 100)}”.`),
    `They exchanged ${lines.length} messages.`,
  ].filter((sentence): sentence is string => Boolean(sentence) && !old.includes(String(sentence)));
  const words = [old, ...sentences].join(' ').trim().split(/\s+/);
  return words.slice(-MAX_WORDS).join(' ');
}

/** Names and tastes get their own sentences. */
const isStated = (line: string) =>
  findName(line) !== undefined || /^(?:like|dislike)$/.test(detectIntent(line));
