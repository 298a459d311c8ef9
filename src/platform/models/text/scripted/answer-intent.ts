import { lookUp } from '#shared/look-up.ts';
import type { Answer, Table } from './answer.ts';
import { joinFragment } from './chat-facts.ts';
import { detectIntent } from './detect-intent.ts';
import { invertPronouns } from './echo.ts';
import type { Persona } from './persona.ts';
import { hashText } from './random.ts';
import { findName, type Conversation } from './read-history.ts';
import { SAYS } from './says.ts';
import type { Voice } from './voice.ts';

const GRAVE = new Set(['crisis', 'not_adult', 'honesty']);
/** Small talk that may begin with one of the voice's lead-ins. */
const WITH_LEAD_IN = new Set(
  'greeting morning evening goodnight goodbye thanks compliment laugh mood_happy love touch date fantasy'.split(
    ' ',
  ),
);
const ROMANTIC = new Set(['love', 'touch', 'date', 'fantasy', 'explicit']);
const RECENT_TURNS = 40;
const ABOUT_USER =
  /\bhow old (?:am|is|are) (?:i|my)\b|\b(?:what|where|when|who|which)\b.*\b(?:do|did|am|is|was|are) (?:i|my)\b/i;

/** The answer to small talk, moods, and safety topics. */
export function answerIntent(
  found: string,
  table: Table,
  { voice, seed }: { voice: Voice; seed: string },
): Answer {
  const { conversation, speaker, random, rotation } = table;
  const topic = refine(found, table);
  const says = lookUp(SAYS, topic) ?? SAYS.statement!;
  const lead =
    WITH_LEAD_IN.has(topic) && random.chance(0.35) ? random.pick(voice.leads) : undefined;
  const joined = joinFragment(users(conversation));
  const echo = joined && invertPronouns(joined);
  const say = speaker.take(says.say, {
    first: firstTemplate(topic, conversation, seed),
    lead,
    ...(echo && { slots: { echo } }),
  });
  // Half of the greetings ask something; serious ones always do.
  const asks = GRAVE.has(topic) || random.chance(0.8);
  return { say, ask: asks && says.ask ? speaker.take(says.ask, { first: rotation }) : undefined };
}

const users = ({ turns }: Conversation) =>
  turns.filter(({ who }) => who === 'user').map(({ text }) => text);

/** Refines the intent with the relationship and the conversation so far. */
function refine(found: string, { persona, conversation, random }: Table): string {
  const { said, repeats } = conversation;
  if (GRAVE.has(found)) return found;
  if (found === 'yes' && joinFragment(users(conversation))) return 'statement';
  if (found === 'explicit') return isPlain(persona) ? 'explicit_plain' : found;
  if (repeats >= 2 && random.chance(0.5)) return 'repeated';
  if (ROMANTIC.has(found) && isPlain(persona)) return `${found}_plain`;
  if (found === 'recall') return recallIntent(persona, conversation, random.chance(0.5));
  if (/^(?:greeting|statement|short|evening|morning)$/.test(found) && findName(said) !== undefined)
    return 'tell_name';
  if (found === 'tell_name' && findName(said) === undefined) return statementOf(conversation);
  if (found === 'like' && conversation.likes.length === 0) return statementOf(conversation);
  if (found === 'dislike' && conversation.dislikes.length === 0) return statementOf(conversation);
  if (found === 'silence' && said.includes('?')) return 'unknown';
  if (found === 'question' || found === 'unknown')
    return ABOUT_USER.test(said) ? 'recall_nothing' : 'unknown';
  if (found === 'statement' || found === 'short') return statementOf(conversation);
  return lookUp(SAYS, found) ? found : statementOf(conversation);
}

/** A statement can be echoed, is a fragment, or gets a remark. */
function statementOf(conversation: Conversation): string {
  const { said } = conversation;
  if (invertPronouns(joinFragment(users(conversation)) ?? said) !== undefined) return 'statement';
  return said.trim().split(/\s+/).length <= 2 && said.length <= 24 ? 'short' : 'remark';
}

const isPlain = (persona: Persona) =>
  persona.closeness === 'family' || persona.closeness === 'work';

function recallIntent(persona: Persona, conversation: Conversation, isFact: boolean): string {
  const { said, likes } = conversation;
  if (/\bname\b|\bwho am i\b/i.test(said))
    return (conversation.userName ?? persona.userName) === undefined
      ? 'recall_no_name'
      : 'recall_name';
  if (/\b(?:like|love|enjoy)\b/i.test(said) && likes.length > 0) return 'recall_likes';
  if (persona.facts.length > 0 && (isFact || likes.length === 0)) return 'recall_fact';
  return likes.length > 0 ? 'recall_likes' : 'recall_nothing';
}

/** The index of the first template to try; it advances each time the intent returns. */
function firstTemplate(intent: string, conversation: Conversation, seed: string): number {
  const base = intent.replace(/_(?:plain|soon)$/, '');
  const before = users(conversation).slice(-RECENT_TURNS);
  return (
    (hashText(seed) % 97) + before.filter((text) => detectIntent(text).startsWith(base)).length
  );
}
