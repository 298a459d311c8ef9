import { lookUp } from '#shared/look-up.ts';
import { detectIntent } from './detect-intent.ts';
import { applyDirections, direct, firstSentence, readDirections } from './directions.ts';
import { playGame } from './games.ts';
import { readPersona, type Persona, type ScriptedOptions } from './persona.ts';
import { hashText, seededRandom, type Random } from './random.ts';
import { findName, type Conversation } from './read-history.ts';
import { SAYS } from './says.ts';
import { slotSource } from './slots.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import { answerFromFacts } from './tell-fact.ts';
import { expandAt, parseTemplate } from './template.ts';
import { voiceOf, VOICES } from './voices.ts';
import type { Voice } from './voice.ts';

/** Intents that get a plain answer: no play, no teasing, no stage direction. */
const GRAVE = new Set(['crisis', 'not_adult', 'honesty']);
const GAMES = new Set(['truth_or_dare', 'twenty_questions', 'would_you_rather', 'riddle', 'game']);
/** Intents whose answers must keep their own beginning. */
const WITHOUT_LEAD_IN = new Set([
  'joke',
  'recall_fact',
  'emoji',
  'foreign',
  'sorry',
  'writes_first',
]);
const FAREWELLS = new Set(['goodbye', 'goodnight']);
const ROMANTIC = new Set(['love', 'touch', 'date', 'fantasy', 'explicit']);
const FLIRTING_VOICES = new Set([
  'lover',
  'temptress',
  'nympho',
  'toy_boy',
  'dominant',
  'submissive',
  'beast',
  'experimenter',
]);
/** Something the user said earlier comes up again about every fifth turn. */
const RECALL_EVERY = 5;
const RECENT_TURNS = 40;
/** Sentences that a long reply has more. */
const MORE_WHEN_LONG = 3;
const RECALL_LEADS = [
  'Of course I remember, ',
  'I kept that safe, ',
  'How could I forget, ',
  'That one I know by heart, ',
  'You told me and it stayed, ',
  'I have not forgotten, ',
];

/**
 * Composes the next reply: on the user's topic, in the personality's voice, without a sentence that
 * this conversation already used, and as the user directs replies. Deterministic for the same options
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
  const turn = conversation.turns.length;
  const random = seededRandom(`${seed}/${turn}/${conversation.said}`);
  const voice = chooseVoice(persona);
  const speaker = createSpeaker(
    random,
    conversation.used,
    slotSource(persona, conversation, voice, random),
    [persona.name, conversation.userName ?? persona.userName ?? ''],
  );
  const isShort = options.length === 'short';
  const act = (chance: number) =>
    isShort ? undefined : actionFor(voice, conversation, random, chance);
  if (options.continues) {
    const more = speaker.take(voice.says) ?? speaker.fallback();
    if (isShort) return firstSentence(more);
    return [act(0.6), more, speaker.take(voice.asks)].filter(Boolean).join(' ');
  }
  const intent = persona.writesFirst
    ? 'writes_first'
    : refineIntent(detectIntent(conversation.said), persona, conversation, random);

  if (conversation.hasPhoto && !GRAVE.has(intent) && !persona.writesFirst)
    return [actionFor(voice, conversation, random, 0.4), sayUnseen(speaker)]
      .filter(Boolean)
      .join(' ');

  const { said } = conversation;
  const move = persona.writesFirst
    ? undefined
    : playGame(intent, { said, conversation, speaker, random, seed });
  if (move !== undefined) return [act(0.35), move].filter(Boolean).join(' ');

  const grave = GRAVE.has(intent);
  const rotation = turn >> 1;
  const told = grave || persona.writesFirst ? undefined : recalled(said, persona, conversation);
  if (told !== undefined)
    return [act(0.35), sayTold(told, speaker, random)].filter(Boolean).join(' ');
  const lead =
    !grave && !WITHOUT_LEAD_IN.has(intent) && random.chance(0.35)
      ? random.pick(voice.leads)
      : undefined;
  const parts = [grave ? undefined : act(0.6)];
  const answer = speaker.take((lookUp(SAYS, intent) ?? SAYS.statement!).say, {
    first: firstTemplate(intent, conversation, seed),
    lead,
  });
  parts.push(answer ?? speaker.fallback());
  // Grave answers and games are whole whatever the length.
  if (isShort && !grave) return firstSentence(parts.at(-1)!);
  if (!grave) parts.push(addition(intent, persona, conversation, voice, speaker, random));
  if (!grave && options.length === 'long' && !FAREWELLS.has(intent))
    for (let more = 0; more < MORE_WHEN_LONG; more += 1) parts.push(speaker.take(voice.says));
  parts.push(question(intent, voice, speaker, random, rotation));
  return parts.filter(Boolean).join(' ');
}

const recalled = (said: string, persona: Persona, { userName }: Conversation) =>
  answerFromFacts(said, persona.facts, {
    char: persona.name.split(' ')[0]!,
    user: persona.userName ?? userName,
  });

/** Asked very often, the same is said again. */
const sayTold = (told: string, speaker: Speaker, random: Random): string =>
  speaker.take(RECALL_LEADS.map((lead) => `${lead}${told}.`)) ??
  `${random.pick(RECALL_LEADS)}${told}.`;

/** The script has no eyes, and says so. */
const sayUnseen = (speaker: Speaker): string =>
  speaker.take(SAYS.sent_photo!.say) ?? 'I can’t see pictures here. What does it show?';

function chooseVoice(persona: Persona): Voice {
  const flirts = FLIRTING_VOICES.has(persona.personality);
  return flirts && persona.closeness === 'family'
    ? VOICES.confidant!
    : voiceOf(persona.personality);
}

/** Refines the intent with the context: the relationship and the conversation so far. */
function refineIntent(
  found: string,
  persona: Persona,
  conversation: Conversation,
  random: Random,
): string {
  const { said, repeats } = conversation;
  if (GRAVE.has(found) || found === 'explicit') {
    return found === 'explicit' && isPlain(persona) ? 'explicit_plain' : found;
  }
  if (persona.pictureFollows) return 'picture_soon';
  if (GAMES.has(found)) return found;
  if (repeats >= 2 && random.chance(0.5)) return 'repeated';
  if (ROMANTIC.has(found) && isPlain(persona)) return `${found}_plain`;
  if (found === 'recall') return recallIntent(persona, conversation, random);
  if (/^(?:greeting|statement|short|evening|morning)$/.test(found) && findName(said) !== undefined)
    return 'tell_name';
  if (found === 'tell_name' && findName(said) === undefined) return 'statement';
  if (found === 'like' && conversation.likes.length === 0) return 'statement';
  if (found === 'dislike' && conversation.dislikes.length === 0) return 'statement';
  return lookUp(SAYS, found) ? found : 'statement';
}

const isPlain = (persona: Persona) =>
  persona.closeness === 'family' || persona.closeness === 'work';

function recallIntent(persona: Persona, conversation: Conversation, random: Random): string {
  if (/\bname\b|\bwho am i\b/i.test(conversation.said)) {
    return (conversation.userName ?? persona.userName) === undefined
      ? 'recall_no_name'
      : 'recall_name';
  }
  const known = [
    ...(conversation.likes.length > 0 ? ['recall_likes'] : []),
    ...(persona.facts.length > 0 ? ['recall_fact'] : []),
  ];
  if (/\b(?:like|love|enjoy)\b/i.test(conversation.said) && conversation.likes.length > 0) {
    return 'recall_likes';
  }
  return known.length > 0 ? random.pick(known) : 'recall_nothing';
}

/** The index of the first template to try; it advances each time the intent returns. */
function firstTemplate(intent: string, conversation: Conversation, seed: string): number {
  const users = conversation.turns.filter((turn) => turn.who === 'user').slice(-RECENT_TURNS);
  const base = intent.replace(/_(?:plain|soon)$/, '');
  return (
    (hashText(seed) % 97) + users.filter((turn) => detectIntent(turn.text).startsWith(base)).length
  );
}

function actionFor(
  voice: Voice,
  conversation: Conversation,
  random: Random,
  chance: number,
): string | undefined {
  if (!random.chance(chance)) return undefined;
  const recent = conversation.turns
    .slice(-12)
    .map((turn) => turn.text)
    .join('\n');
  for (let attempt = 0; attempt < 12; attempt++) {
    const template = parseTemplate(random.pick(voice.actions));
    const action = expandAt(template, random.whole(template.count)).replace(/\s+/g, ' ').trim();
    if (!recent.includes(action)) return `*${action}*`;
  }
  return undefined;
}

/** An optional addition: a recalled fact when it is due, otherwise a phrase of this voice. */
function addition(
  intent: string,
  persona: Persona,
  conversation: Conversation,
  voice: Voice,
  speaker: Speaker,
  random: Random,
): string | undefined {
  if (FAREWELLS.has(intent)) return undefined;
  const replies = conversation.turns.filter((turn) => turn.who === 'self').length;
  const due = replies > 1 && replies % RECALL_EVERY === RECALL_EVERY - 1;
  if (due && !intent.startsWith('recall')) {
    const pools = [
      ...(persona.facts.length > 0 ? [SAYS.recall_fact!.say] : []),
      ...(conversation.likes.length > 0 ? [SAYS.recall_likes!.say] : []),
    ];
    if (pools.length > 0) return speaker.take(random.pick(pools));
  }
  if (intent === 'recall_likes' && conversation.dislikes.length > 0 && random.chance(0.5)) {
    return speaker.take(SAYS.recall_dislikes!.say);
  }
  return random.chance(0.4) ? speaker.take(voice.says) : undefined;
}

function question(
  intent: string,
  voice: Voice,
  speaker: Speaker,
  random: Random,
  rotation: number,
): string | undefined {
  if (FAREWELLS.has(intent)) return undefined;
  const own = lookUp(SAYS, intent)?.ask ?? [];
  if (own.length > 0 && (GRAVE.has(intent) || random.chance(0.7))) {
    const asked = speaker.take(own, { first: rotation });
    if (asked !== undefined || GRAVE.has(intent)) return asked;
  }
  return random.chance(0.5) ? speaker.take(voice.asks, { first: rotation }) : undefined;
}
