import { lookUp } from '#shared/look-up.ts';
import { VOICES_BOLD } from './voices-bold.ts';
import { VOICES_GENTLE } from './voices-gentle.ts';
import type { Voice } from './voice.ts';

export const VOICES: Readonly<Record<string, Voice>> = { ...VOICES_GENTLE, ...VOICES_BOLD };

const CUES: ReadonlyArray<readonly [RegExp, string]> = [
  [/kind|warm|caring|nurtur|sweet/, 'caregiver'],
  [/wise|calm|thoughtful|philosoph/, 'sage'],
  [/fun|joke|playful|silly|witty/, 'jester'],
  [/flirt|seduc|tease|charm/, 'temptress'],
  [/strict|confident|boss|command/, 'dominant'],
  [/shy|gentle|quiet|timid/, 'submissive'],
  [/romantic|passion|loving/, 'lover'],
  [/sarcas|cold|tsundere|rude|blunt/, 'mean'],
  [/curious|adventur|creative/, 'experimenter'],
  [/brave|loyal|strong/, 'hero'],
  [/clever|nerd|smart|intellect/, 'scholar'],
  [/wild|free|bad_(boy|girl)/, 'rebel'],
];

/** The voice of a personality; free text from an imported card is matched by keywords. */
export function voiceOf(personality: string): Voice {
  const named = lookUp(VOICES, personality);
  if (named) return named;
  const cue = CUES.find(([pattern]) => pattern.test(personality));
  return lookUp(VOICES, cue?.[1] ?? 'confidant')!;
}
