import { lookUp } from '#shared/look-up.ts';
import {
  answerAsked,
  answerStatement,
  answerWhy,
  tellMore,
  type Answer,
  type Table,
} from './answer.ts';
import { ASKED_BY_TOPIC } from './asked/index.ts';
import { FOLLOW_UP_BY_TOPIC, sameOfYou } from './follow-ups.ts';
import { splitSentences } from './sentences.ts';
import { findStatement, findAsked, understand, type Understood } from './understand.ts';

const WHY_NOTHING = [
  'Because I am curious{,you}, [that is all|nothing more], and you need not answer.',
  'No deep reason{,you}, I [wanted to know how you are|like to ask], that is all.',
];
/** Advice by what the user talked about before. */
const ADVICE: Readonly<Record<string, string>> = {
  studies: 'advice_study',
  practices: 'advice_study',
  hard_for_me: 'advice_study',
  can_not: 'advice_study',
  speech: 'advice_speech',
  scared_now: 'advice_nerves',
  exam: 'advice_nerves',
  mood_stress: 'advice_nerves',
  cooked: 'cooking_tip',
  diet_told: 'advice_cook',
  fight: 'advice_talk',
  moved: 'advice_friends',
  asked_out: 'advice_date',
};
/** How many of the user's turns may explain a short question. */
const BEFORE = 4;

/** The answer to a short question such as "why?", based on the previous topic. */
export function answerFollowUp(topic: string, table: Table): Answer {
  const own = FOLLOW_UP_BY_TOPIC.get(topic)!;
  const last = lastTopic(table);
  const plain = () => answerStatement(own, {}, table);
  const first = (say: string | undefined): Answer => (say ? { say, ask: undefined } : plain());
  if (topic === 'why') {
    if (!last) return { say: table.speaker.take(WHY_NOTHING), ask: undefined };
    return first(last.kind === 'asked' ? answerWhy(last.topic, table) : undefined);
  }
  if (topic === 'tips') {
    const told = [...earlierTopics(table), findStatement(table.conversation.said)?.topic ?? ''];
    const advice = told.map((one) => lookUp(ADVICE, one)).findLast((one) => one !== undefined);
    return advice ? answerAsked(ASKED_BY_TOPIC.get(advice)!, {}, table) : plain();
  }
  if (topic === 'which_ones') {
    // "Do you like flowers?" – "Which ones?": the favorite of them.
    const entry =
      last?.groups.thing && findAsked(`favorite ${last.groups.thing.replace(/s$/, '')}`);
    return entry ? answerAsked(entry.entry, entry.groups, table) : plain();
  }
  if (topic === 'more') return first(tellMore(last?.topic, table));
  if (topic === 'like_it' && last?.topic.includes('work'))
    return answerAsked(ASKED_BY_TOPIC.get('like_work')!, {}, table);
  if (topic === 'what_happened' && last?.topic === 'past_love')
    return first(answerWhy('past_love', table));
  if (topic !== 'and_you') return plain();
  const told = findStatement(table.conversation.said);
  const same = told ? sameOfYou(told.topic) : askedBack(table);
  const before = last && sameOfYou(last.topic);
  const entry = ASKED_BY_TOPIC.get(same ?? before ?? 'how_are_you')!;
  const answer = answerAsked(entry, {}, table);
  const heard = told && answerStatement(told.entry, told.groups, table).say;
  return { say: [heard, answer.say].filter(Boolean).join(' ') || undefined, ask: answer.ask };
}

const earlierTopics = ({ conversation }: Table): string[] =>
  conversation.turns
    .filter(({ who }) => who === 'user')
    .slice(-1 - BEFORE, -1)
    .map(({ text }) => understand(text).topic);

/** What the user last asked or said before this message. */
function lastTopic({ conversation }: Table): Understood | undefined {
  const users = conversation.turns.filter(({ who }) => who === 'user').slice(-1 - BEFORE, -1);
  return users
    .map(({ text }) => understand(text))
    .findLast(({ kind }) => kind === 'asked' || kind === 'told');
}

/** The topic of our own last question, which the user now asks back. */
function askedBack({ conversation }: Table): string | undefined {
  const question = splitSentences(conversation.lastOwn).findLast((one) => one.endsWith('?'));
  const read = question && understand(question);
  return read && read.kind === 'asked' && !/^(?:any|shape)_/.test(read.topic)
    ? read.topic
    : undefined;
}
