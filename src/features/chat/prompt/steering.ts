import { capTokens } from './budget.ts';
import { cleanCardText, cleanName } from './clean-card-text.ts';
import type { LoreNote } from './lorebook.ts';
import { fence } from './fence.ts';
import { expandMacros, type MacroClock, type MacroContext } from './macros.ts';
import type { PromptInput, ReplyLength } from './types.ts';

const LENGTH_NOTES: Record<ReplyLength, string> = {
  short: 'Keep this reply short: one to three sentences.',
  medium: 'Write one or two paragraphs.',
  long: 'Take room for this reply: three to five full paragraphs.',
};
/** The token limit of a short reply; the others keep the configuration's limit. */
const SHORT_TOKENS = 160;
/** The longest texts, in characters, before and after their macros are expanded. */
const LONGEST = { pronouns: 40, description: 2000, note: 2000, style: 300 } as const;
/** Shares of the room for all parts. */
const SHARE = { persona: 0.06, note: 0.06, style: 0.02 } as const;

/** The token limit of a reply of this length. */
export const replyTokens = (length: ReplyLength | null | undefined, max: number): number =>
  length === 'short' ? Math.min(max, SHORT_TOKENS) : max;

/**
 * The value of `{{persona}}` in a character's texts: apart from the sentence around it, and without
 * braces, which could join with those around it.
 */
export const personaMacro = (about: string): string =>
  about === '' ? '' : `(${about.replace(/[{}]/g, '')})`;

/** The user's own text about their persona, with its macros expanded. */
export const writePersona = (
  description: string,
  names: Pick<MacroContext, 'char' | 'user' | 'seed'>,
): string =>
  cleanCardText(
    expandMacros(cleanCardText(description, LONGEST.description), {
      ...names,
      personality: '',
      scenario: '',
    }),
    LONGEST.description * 2,
  );

export interface SteeringParts {
  /** Tokens that the other parts must leave free. */
  tokens: number;
  /** The value of `{{persona}}`. */
  macro: string;
  /** The content of the section about the user; empty without a persona. */
  persona: string;
  /** Lines of the prompt's tail. */
  tail(clock: MacroClock): string[];
  note(clock: MacroClock): LoreNote[];
  /** Expands a text of the user's own lorebooks; stable without a clock. */
  expand(text: string, clock?: MacroClock): string;
}

/**
 * Writes the user's own parts of a prompt within `room` tokens. Their macros cannot insert the
 * character's texts, because those were not moderated together with them.
 */
export function writeSteering(
  { steering, user, seed, countTokens }: PromptInput,
  room: number,
): SteeringParts {
  const name = cleanName(user.name, 'User');
  const own: MacroContext = {
    char: cleanName(steering?.char ?? 'Character', 'Character'),
    user: name,
    personality: '',
    scenario: '',
    seed,
  };
  const write = (text: string | undefined, longest: number, share: number, clock?: MacroClock) =>
    capTokens(
      cleanCardText(
        expandMacros(cleanCardText(text, longest), {
          ...own,
          persona: macro,
          ...(clock && { clock }),
        }),
        longest * 2,
      ),
      Math.floor(room * share),
      countTokens,
    );
  let macro = '';
  const about = write(steering?.persona?.description, LONGEST.description, SHARE.persona);
  const pronouns = write(steering?.persona?.pronouns, LONGEST.pronouns, SHARE.persona);
  macro = personaMacro(about);
  const lines = [pronouns && `Pronouns: ${pronouns}`, about].filter((line) => line !== '');
  const shares = [
    steering?.persona ? SHARE.persona : 0,
    steering?.note ? SHARE.note : 0,
    steering?.reply_style || steering?.reply_length ? SHARE.style : 0,
  ];
  return {
    tokens: Math.ceil(room * shares.reduce((sum, share) => sum + share, 0)),
    macro,
    persona: steering?.persona ? [`Name: ${name}`, ...lines].join('\n') : '',
    tail(clock) {
      const style = write(steering?.reply_style, LONGEST.style, SHARE.style, clock);
      return [
        ...(style === '' ? [] : [fence(`The style that ${name} likes`, style)]),
        ...(steering?.reply_length ? [LENGTH_NOTES[steering.reply_length]] : []),
      ];
    },
    note(clock) {
      const content = write(steering?.note, LONGEST.note, SHARE.note, clock);
      const title = `${name}’s direction for this part of the story`;
      return content === '' ? [] : [{ title, content, depth: steering?.note_depth ?? 4 }];
    },
    expand: (text, clock) =>
      expandMacros(text, { ...own, persona: macro, ...(clock && { clock }) }),
  };
}
