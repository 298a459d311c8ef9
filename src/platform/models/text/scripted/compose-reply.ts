import { answerAsked, answerStatement, type Answer, type Table } from './answer.ts';
import { answerBoth } from './answer-both.ts';
import { answerFollowUp } from './answer-follow-up.ts';
import { answerIntent } from './answer-intent.ts';
import { ASKED_BY_TOPIC } from './asked/index.ts';
import { chatFacts } from './chat-facts.ts';
import { applyDirections, direct, firstSentence, readDirections } from './directions.ts';
import { playGame } from './games.ts';
import { addRecall, chooseVoice, takeAction, tellMoreWhenLong } from './manner.ts';
import { readPersona, type Persona, type ScriptedOptions } from './persona.ts';
import { seededRandom, type Random } from './random.ts';
import type { Conversation } from './read-history.ts';
import { SAYS } from './says.ts';
import { slotSource } from './slots.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import { answerFromFacts } from './tell-fact.ts';
import { understand, type Understood } from './understand.ts';

/** Intents that get a plain answer: no play, no teasing, no stage direction. */
const GRAVE = new Set(['crisis', 'not_adult', 'honesty']);
/** News that no stage direction fits. */
const SAD_NEWS = new Set(
  'pet_died pet_put_down death breakup betrayed kin_sick kin_distant hates_life lost_job late_spouse miss_kin'.split(
    ' ',
  ),
);
const FAREWELLS = new Set(['goodbye', 'goodnight']);
const WORK = /\b(?:job|work|profession|trade)\b/i;
const PET_AGE =
  /^(?:he|she|it)(?: is|['’]s| was) (?:only |about |almost )?\d+(?: years?(?: old)?)?[.!]*$/i;
const PET =
  /\bmy (?:\w+ )?(?:dog|cat|puppy|kitten|horse|parrot|rabbit|hamster)\b|\bi have an? (?:\w+ )?(?:dog|cat|puppy|kitten|horse|parrot|rabbit|hamster)\b/i;
const PERSON =
  /\b(?:girl|boy|kid|child|daughter|son|sister|brother|niece|nephew|student|friend|woman|man)s?\b/i;
const RECALL_LEADS = [
  'Of course I remember, ',
  'I kept that safe, ',
  'How could I forget, ',
  'That one I know by heart, ',
  'You told me and it stayed, ',
  'I have not forgotten, ',
];

/**
 * Composes the next reply: to the point, in the personality's voice, without a sentence that this
 * conversation already used, and as the user directs replies. Deterministic for the same options
 * and conversation.
 */
export function composeReply(
  options: ScriptedOptions,
  conversation: Conversation,
  seed: string,
): string {
  const directions = readDirections(options.directions ?? '');
  return applyDirections(compose(options, direct(conversation, directions), seed), directions);
}

function compose(options: ScriptedOptions, conversation: Conversation, seed: string): string {
  const persona = readPersona(options);
  const { said, turns } = conversation;
  const random = seededRandom(`${seed}/${turns.length}/${said}`);
  const voice = chooseVoice(persona);
  const speaker = createSpeaker(
    random,
    conversation.used,
    slotSource(persona, conversation, voice, random),
    [persona.name, conversation.userName ?? persona.userName ?? ''],
  );
  const isShort = options.length === 'short';
  const act = (chance: number) =>
    isShort ? undefined : takeAction(voice, conversation, random, chance);
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  if (options.continues) {
    const more = speaker.take(voice.says) ?? speaker.fallback();
    return isShort ? firstSentence(more) : join(act(0.6), more, speaker.take(voice.asks));
  }
  const understood: Understood = persona.writesFirst
    ? { kind: 'intent', topic: 'writes_first', groups: {} }
    : understandIn(conversation);
  const { topic } = understood;
  const isGrave = GRAVE.has(topic);
  if (conversation.hasPhoto && !isGrave && !persona.writesFirst)
    return join(act(0.4), describeUnseen(speaker));

  const move = persona.writesFirst
    ? undefined
    : playGame(understood, { said, conversation, speaker, random, seed });
  if (move !== undefined) return join(act(0.35), move);

  const told = isGrave || persona.writesFirst ? undefined : recalled(said, persona, conversation);
  if (told !== undefined) return join(act(0.35), tellFactAgain(told, speaker, random));

  const table: Table = { persona, conversation, speaker, random, rotation: turns.length >> 1 };
  const { say, ask } =
    (isShort || persona.pictureFollows ? undefined : answerBoth(understood, table)) ??
    answer(understood, table, { voice, seed });
  const main = say ?? speaker.take(SAYS.unknown!.say) ?? speaker.fallback();
  // Serious answers and games are never shortened.
  if (isShort && !isGrave) return firstSentence(main);
  if (isGrave) return join(main, ask);
  const isFarewell = FAREWELLS.has(topic);
  return join(
    SAD_NEWS.has(topic) ? undefined : act(understood.kind === 'intent' ? 0.6 : 0.4),
    main,
    isFarewell || understood.kind === 'asked' ? undefined : addRecall(topic, table),
    options.length === 'long' && !isFarewell
      ? tellMoreWhenLong(understood, table, voice)
      : undefined,
    isFarewell ? undefined : ask,
  );
}

/** What "it" is: the work in "is it hard?", an animal in "he is 3 years old" after "my dog". */
function understandIn({ said, turns }: Conversation): Understood {
  const understood = understand(said);
  if (
    understood.topic === 'is_it_hard' &&
    WORK.test(
      turns
        .slice(-3)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return {
      kind: 'asked',
      topic: 'learn_work',
      entry: ASKED_BY_TOPIC.get('learn_work')!,
      groups: {},
    };
  if (understood.topic !== 'not_adult' || !PET_AGE.test(said.trim())) return understood;
  const before = turns.slice(-5, -1).map(({ text }) => text);
  return before.some((text) => PET.test(text)) && !before.some((text) => PERSON.test(text))
    ? { kind: 'intent', topic: 'remark', groups: {} }
    : understood;
}

function answer(
  understood: Understood,
  table: Table,
  more: Parameters<typeof answerIntent>[2],
): Answer {
  if (table.persona.pictureFollows) return answerIntent('picture_soon', table, more);
  switch (understood.kind) {
    case 'asked':
      return answerAsked(understood.entry, understood.groups, table);
    case 'told':
      return answerStatement(understood.entry, understood.groups, table);
    case 'follow_up':
      return answerFollowUp(understood.topic, table);
    default:
      return answerIntent(understood.topic, table, more);
  }
}

function recalled(said: string, persona: Persona, conversation: Conversation) {
  const char = persona.name.split(' ')[0]!;
  const user = conversation.userName ?? persona.userName;
  const known = [...persona.facts, ...chatFacts(conversation, char, user ?? 'User').toReversed()];
  return answerFromFacts(said, known, { char, user: user ?? 'User' });
}

/** A question asked very often gets the same answer again. */
const tellFactAgain = (told: string, speaker: Speaker, random: Random): string =>
  speaker.take(RECALL_LEADS.map((lead) => `${lead}${told}.`)) ??
  `${random.pick(RECALL_LEADS)}${told}.`;

/** The script cannot see pictures, and says so. */
const describeUnseen = (speaker: Speaker): string =>
  speaker.take(SAYS.sent_photo!.say) ?? 'I can’t see pictures here. What does it show?';
