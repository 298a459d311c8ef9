import { answerAsked, answerTold, answerWhy, tellMore, type Answer, type Table } from './answer.ts';
import { ASKED_BY_TOPIC } from './asked/index.ts';
import { FOLLOW_UP_BY_TOPIC, SAME_OF_YOU } from './follow-ups.ts';
import { splitSentences } from './sentences.ts';
import { alsoTold, understand, type Understood } from './understand.ts';

/** So many turns of the user explain a short question. */
const BEFORE = 4;

/** The answer to a short question such as "why?", by what was spoken of before. */
export function answerFollowUp(topic: string, table: Table): Answer {
  const own = FOLLOW_UP_BY_TOPIC.get(topic)!;
  const last = lastTopic(table);
  const plain = () => answerTold(own, {}, table);
  const first = (say: string | undefined): Answer => (say ? { say, ask: undefined } : plain());
  if (topic === 'why')
    return first(last?.kind === 'asked' ? answerWhy(last.topic, table) : undefined);
  if (topic === 'more') return first(tellMore(last?.topic, table));
  if (topic === 'like_it' && last?.topic.includes('work'))
    return answerAsked(ASKED_BY_TOPIC.get('like_work')!, {}, table);
  if (topic === 'what_happened' && last?.topic === 'past_love')
    return first(answerWhy('past_love', table));
  if (topic !== 'and_you') return plain();
  const told = alsoTold(table.conversation.said);
  const entry = ASKED_BY_TOPIC.get(
    (told && SAME_OF_YOU[told.topic]) ??
      askedBack(table) ??
      (last && SAME_OF_YOU[last.topic]) ??
      'how_are_you',
  )!;
  const answer = answerAsked(entry, {}, table);
  const heard = told && answerTold(told.entry, told.groups, table).say;
  return { say: [heard, answer.say].filter(Boolean).join(' ') || undefined, ask: answer.ask };
}

/** What the user last asked or told, before this message. */
function lastTopic({ conversation }: Table): Understood | undefined {
  const users = conversation.turns.filter(({ who }) => who === 'user').slice(-1 - BEFORE, -1);
  return users
    .map(({ text }) => understand(text))
    .findLast(({ kind }) => kind === 'asked' || kind === 'told');
}

/** The topic of our own last question, which the user now returns. */
function askedBack({ conversation }: Table): string | undefined {
  const question = splitSentences(conversation.lastOwn).findLast((one) => one.endsWith('?'));
  const read = question && understand(question);
  return read && read.kind === 'asked' && !read.topic.startsWith('any_') ? read.topic : undefined;
}
