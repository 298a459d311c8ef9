import { lookUp } from '#shared/look-up.ts';
import {
  DARES,
  HIDDEN,
  OFFERS,
  RATHER,
  RIDDLES,
  TRUTH_OR_DARE,
  TRUTHS,
  type Riddle,
} from './games-data.ts';
import { hashText, type Random } from './random.ts';
import type { Conversation } from './read-history.ts';
import type { Speaker } from './speaker.ts';
import type { Understood } from './understand.ts';

interface Table {
  said: string;
  conversation: Conversation;
  speaker: Speaker;
  random: Random;
  seed: string;
}

const GIVE_UP = /\b(?:give up|tell me|no idea|don'?t know|dunno|no clue|i quit|what is it|stop)\b/i;
const LEAVE = /\b(?:stop|quit|enough|no more|something else|end (?:the|this) game)\b/i;
const CHOOSE =
  /\b(?:you (?:choose|pick|decide)|any|whatever|surprise me|yes|sure|ok(?:ay)?|your choice)\b/i;

/**
 * Returns the next move of a game, or undefined without one. The state of a game is read from our
 * own last messages, so nothing is stored between turns.
 */
export function playGame(understood: Understood, table: Table): string | undefined {
  const { kind, topic: intent } = understood;
  if (/^(?:crisis|not_adult|honesty|explicit)$/.test(intent)) return undefined;
  const starts: Record<string, (table: Table) => string | undefined> = {
    truth_or_dare: (at) => at.speaker.take(TRUTH_OR_DARE),
    twenty_questions: startTwenty,
    would_you_rather: (at) => askWouldYouRather(at),
    riddle: askRiddle,
    game: (at) => at.speaker.take(OFFERS),
  };
  const { lastOwn } = table.conversation;
  const offered = /truth or dare/i.test(lastOwn) && /riddle/i.test(lastOwn);
  if (offered && CHOOSE.test(table.said)) {
    return lookUp(
      starts,
      table.random.pick(['truth_or_dare', 'twenty_questions', 'would_you_rather', 'riddle']),
    )!(table);
  }
  const isLeaving = LEAVE.test(table.said) && !GIVE_UP.test(table.said.replace(/\bstop\b/i, ''));
  const begin = isLeaving ? undefined : lookUp(starts, intent);
  if (begin) return begin(table);
  if (/\banother(?: one)?\b|\bone more\b/i.test(table.said) && wasRiddle(table))
    return askRiddle(table);
  // A question about the character is not a move.
  const asksMore = kind === 'asked' && !/^(?:any|shape)_/.test(intent);
  if (isLeaving || asksMore || kind === 'follow_up') return undefined;
  return (
    continueTruth(table) ??
    continueTwenty(table) ??
    continueWouldYouRather(table) ??
    continueRiddle(table)
  );
}

function continueTruth({ said, conversation, speaker }: Table): string | undefined {
  if (!/truth or dare/i.test(conversation.lastOwn)) {
    // The user has just answered a truth or done a dare, so the round continues.
    if (!/(?:truth it is|dare it is)/i.test(conversation.lastOwn)) return undefined;
    const praise = speaker.take([
      '[Brave|Bravo|Well played|I like it]{,you}, [that earns you a point|I would not have dared|you surprise me], [honestly|truly|again].',
      '[That was|What] [a worthy answer|a fine performance|a brave one]{,you}, [applause from this side|I take my hat off|I will remember it].',
    ]);
    const next = speaker.take(TRUTH_OR_DARE);
    return [praise, next].filter(Boolean).join(' ') || undefined;
  }
  if (/\btruth\b/i.test(said))
    return speaker.take(
      TRUTHS.map((truth) => `[Truth it is|So, truth it is|Then truth it is]{,you}, ${truth}?`),
    );
  if (/\bdare\b/i.test(said))
    return speaker.take(
      DARES.map((dare) => `[Dare it is|So, dare it is|Then dare it is]{,you}, ${dare}.`),
    );
  return undefined;
}

function askWouldYouRather({ speaker }: Pick<Table, 'speaker'>): string | undefined {
  return speaker.take(
    RATHER.map((question) => `[Tell me|All right|Think fast|Choose]{,you}, ${question}`),
  );
}

function continueWouldYouRather(table: Table): string | undefined {
  const question = /would you rather ([^?]+?) or ([^?]+)\?/i.exec(table.conversation.lastOwn);
  if (question === null) return undefined;
  const [first, second] = [question[1]!, question[2]!];
  const share = (option: string) =>
    option
      .split(/\W+/)
      .filter((word) => word.length > 3 && table.said.toLowerCase().includes(word.toLowerCase()))
      .length;
  const chosen = /\b(?:first|former)\b/i.test(table.said)
    ? first
    : /\b(?:second|latter)\b/i.test(table.said)
      ? second
      : share(first) > share(second)
        ? first
        : share(second) > 0
          ? second
          : undefined;
  if (chosen === undefined) return undefined;
  const other = chosen === first ? second : first;
  const verdict = table.speaker.take([
    `[So you would|You would|I knew you would] ${chosen}{,you}, [I respect that|that tells me something|how very you].`,
    `[Between us|As for me|Me too, or nearly]{,you}, I might ${other}, [but your choice has charm|though you almost convince me|just to be contrary].`,
  ]);
  const next = table.random.chance(0.6) ? askWouldYouRather(table) : undefined;
  return [verdict, next].filter(Boolean).join(' ') || undefined;
}

function askRiddle({ speaker, random, conversation }: Table): string | undefined {
  const told = conversation.turns.map((turn) => turn.text).join('\n');
  const left = RIDDLES.filter((riddle) => !told.includes(riddle.ask));
  if (left.length === 0) return undefined;
  const { ask } = random.pick(left);
  // All riddles end with the same question, so the whole riddle counts as one sentence.
  const opening = speaker.take([
    '[Sharpen your wits|Here is one|Think about this|Riddle me this|Listen closely]{,you}, [no peeking|take your time|it is an old one|I made it harder], [ready|here goes].',
  ]);
  return [opening, riddleLine(ask)].filter(Boolean).join(' ');
}

/** "…What am I?" would repeat in every riddle, so it is joined with the previous sentence. */
const riddleLine = (ask: string) => ask.replace('. What am I?', ', so what am I?');

function continueRiddle(table: Table): string | undefined {
  const { conversation, said, speaker } = table;
  const own = conversation.turns.filter((turn) => turn.who === 'self').map((turn) => turn.text);
  const asked = own.findLastIndex((text) => text.includes(', so what am I?'));
  const riddle = RIDDLES.find((known) => own[asked]?.includes(riddleLine(known.ask)));
  const since = own.slice(asked + 1);
  const isOn = own.at(-1)?.includes(', so what am I?') || own.at(-1)?.includes(riddle?.hint ?? '?');
  if (riddle === undefined || !isOn || since.length > MAX_GUESSES) return undefined;
  if (since.some((text) => text.includes(reveal(riddle)))) return undefined;
  if (riddle.right.test(said)) {
    return speaker.take([
      `[Yes|Exactly|Right|There it is]{,you}, ${reveal(riddle)}, [clever|you are quick|I am impressed|well guessed].`,
    ]);
  }
  if (GIVE_UP.test(said) || since.length === MAX_GUESSES) {
    return speaker.take([
      `[I will tell you|No shame in it|Very well]{,you}, ${reveal(riddle)}, [obvious now, is it not|you were close|it fools everyone].`,
    ]);
  }
  return speaker.take([
    `[Not quite|Warm, but no|Good guess, yet no|Hm, no]{,you}, [a hint then|let me help|think again], ${riddle.hint}.`,
  ]);
}

/** Our last message ended a riddle. */
const wasRiddle = ({ conversation: { lastOwn } }: Table) => lastOwn.includes('the answer is ');

const MAX_GUESSES = 3;
const reveal = (riddle: Riddle) => `the answer is ${riddle.answer}`;

const TWENTY_START = 'my thing for twenty questions';

function startTwenty({ speaker, conversation }: Table): string | undefined {
  const round = 1 + conversation.turns.filter((turn) => turn.text.includes(TWENTY_START)).length;
  return speaker.take([
    `[Done|I have one|Got it]{,you}, ${TWENTY_START} is chosen, [round|game] ${round}, [ask me yes or no|begin|fire away].`,
    `[Ooh|Good|Yes]{,you}, I have ${TWENTY_START} in mind, [round|game] ${round}, [start guessing|your first question|yes or no only].`,
  ]);
}

function continueTwenty(table: Table): string | undefined {
  const { conversation, said, speaker } = table;
  const { turns } = conversation;
  const start = turns.findLastIndex(
    (turn) => turn.who === 'self' && turn.text.includes(TWENTY_START),
  );
  if (start === -1) return undefined;
  const since = turns.slice(start + 1);
  if (!/my thing for twenty questions| of twenty, /.test(conversation.lastOwn)) return undefined;
  if (since.some((turn) => turn.who === 'self' && turn.text.includes('it was '))) return undefined;
  const asked = since.filter((turn) => turn.who === 'user').length;
  if (asked > 21) return undefined;
  const thing = HIDDEN[hashText(`${table.seed}/${start}`) % HIDDEN.length]!;
  if (thing.guess.test(said)) {
    return speaker.take([
      `[Yes|Exactly|You got it]{,you}, it was ${thing.name}, [in ${asked} questions|after ${asked} tries], [brilliant|well done|you read my mind].`,
    ]);
  }
  if (asked >= 20 || GIVE_UP.test(said)) {
    return speaker.take([
      `[The round is mine|I will tell you|Time to lift the veil]{,you}, it was ${thing.name}, [after ${asked} questions|and you asked ${asked}], [you were close|revenge is allowed|so near].`,
    ]);
  }
  const [answer, remark] = thing.yes.test(said)
    ? ['[Yes|That is a yes|Indeed|Mm, yes]', '[warmer|go on|well asked|you are on to something]']
    : [
        '[No|I am afraid not|That is a no|Not really]',
        '[colder|keep guessing|think again|I enjoy this]',
      ];
  const count = '[that was|and with that we are at|which makes it]';
  return speaker.take([`${answer}{,you}, ${count} question ${asked} of twenty, ${remark}.`]);
}
