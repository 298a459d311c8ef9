import { answerAsked, answerStatement, answerWhy, type Answer, type Table } from './answer.ts';
import { findStatement, readSentences, type Understood } from './understand.ts';

/** Requests and remarks about the conversation itself are answered alone. */
const ALONE =
  /^(?:story|story_next|poem|poem_sea|sing|bored|what_talk_about|knowledge|clock|help|may_ask|may_tell|how_it_works|want_to_know|is_it_hard|shape_\w+)$/;

/** What needs no separate answer next to a question. */
const SLIGHT = new Set(
  'wants cooked agrees accepts nice_reaction me_too do_not_know because nice_to_meet idle for_me'.split(
    ' ',
  ),
);

/**
 * What a message wants besides its last question: the question before it, the reason that it asks
 * for, or a reaction to what it says. Undefined if it wants one thing.
 */
export function answerBoth(understood: Understood, table: Table): Answer | undefined {
  const { said } = table.conversation;
  const parts = readSentences(said);
  const asked = parts.filter((one) => one.kind === 'asked');
  if (understood.kind === 'follow_up') {
    const last = asked.at(-1);
    if (understood.topic !== 'why' || !last) return undefined;
    const answer = answerAsked(last.entry, last.groups, table);
    const hasReason = /\bbecause\b/i.test(answer.say ?? '');
    return {
      say: join(answer.say, hasReason ? undefined : answerWhy(last.topic, table)),
      ask: answer.ask,
    };
  }
  if (/^(?:keep_secret|may_tell|help)$/.test(understood.topic)) {
    const news = parts
      .filter((one) => one.kind === 'told')
      .findLast(({ topic }) => !topic.endsWith('_plain'));
    if (!news || understood.kind !== 'asked') return undefined;
    const answer = answerAsked(understood.entry, {}, table);
    const reaction = answerStatement(news.entry, news.groups, table);
    return { say: join(answer.say, reaction.say), ask: reaction.ask };
  }
  if (understood.kind !== 'asked' || ALONE.test(understood.topic)) return undefined;
  const before = asked.findLast(({ topic }) => topic !== understood.topic && !ALONE.test(topic));
  const heard = before ? undefined : findStatement(said);
  const told = heard && !SLIGHT.has(heard.topic) ? heard : undefined;
  if (!before && !told) return undefined;
  const first = before
    ? answerAsked(before.entry, before.groups, table)
    : answerStatement(told!.entry, told!.groups, table);
  const answer = answerAsked(understood.entry, understood.groups, table);
  const ask = told && understood.topic.startsWith('advice_') ? first.ask : answer.ask;
  return { say: join(first.say, answer.say), ask };
}

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || undefined;
