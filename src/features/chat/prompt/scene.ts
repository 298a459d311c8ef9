import { cleanCardText, cleanLine, cleanName } from './clean-card-text.ts';
import { fence } from './fence.ts';
import { expandMacros } from './macros.ts';
import type { PromptInput, SceneMember } from './types.ts';

/** Characters of a member's description. */
const DESCRIPTION_LENGTH = 180;
/** The share of the prompt that the descriptions may take. */
const DESCRIPTIONS_SHARE = 0.15;

/** Replaces the default system prompt if several characters speak. */
export const SCENE_SYSTEM_PROMPT = [
  "Write {{char}}'s next message in a scene with {{user}} and other characters.",
  'Speak in the first person as {{char}}, in a natural voice, and put actions in *asterisks*.',
  'One to three short paragraphs; answer what was said, bring something of your own, and never repeat earlier phrases.',
  "Never speak, act or decide for {{user}}. Write in {{user}}'s language.",
].join(' ');

export interface SceneParts {
  /** Stable sections; none outside a scene. */
  sections: string[];
}

/** The sections about the other characters of a scene, short enough for a prompt of `room` tokens. */
export function writeScene(input: PromptInput, room: number): SceneParts {
  const { others } = input.scene ?? { others: [] };
  if (others.length === 0) return { sections: [] };
  const char = cleanName(input.character.name, 'Character');
  const user = cleanName(input.user.name, 'User');
  const names = others.map(({ called }) => cleanName(called, 'Character'));
  const lines = others.map((one) => `- ${describe(one, user, input.seed)}`).join('\n');
  const short = others.map((one) => `- ${title(one)}`).join('\n');
  const isFitting = input.countTokens(lines) <= room * DESCRIPTIONS_SHARE;
  return {
    sections: [
      fence('Others in this scene', isFitting ? lines : short),
      `You speak only as ${char}. What the others say reaches you with their name before it, as in "${names[0]}: …"; ` +
        `what ${user} says, with "${user}: …". Write no name before your own message, and never write a message, a ` +
        `thought or a decision of ${listNames(names, 'or')}: they answer for themselves.`,
    ],
  };
}

/** The names of everyone else who speaks or spoke. */
export function speakersOf({ scene, history }: Pick<PromptInput, 'scene' | 'history'>): string[] {
  const called = [
    ...(scene?.others ?? []).map((one) => one.called),
    ...history.map(({ speaker }) => speaker),
  ];
  return [...new Set(called)].filter((name): name is string => Boolean(name));
}

/** Joins names for a sentence: "Elena, Marek and Nora". */
export const listNames = (names: readonly string[], word: 'and' | 'or' = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const title = ({ name, called, age }: SceneMember) => {
  const [whole, short] = [cleanName(name, 'Character'), cleanName(called, 'Character')];
  return `${whole}${short === whole ? '' : `, called ${short}`}, aged ${age}`;
};

/**
 * One line. Its macros cannot insert other texts, because those were not moderated together with
 * it.
 */
function describe(member: SceneMember, user: string, seed: string): string {
  const about = expandMacros(cleanCardText(member.description, DESCRIPTION_LENGTH * 2), {
    char: cleanName(member.called, 'Character'),
    user,
    personality: '',
    scenario: '',
    persona: '',
    seed,
  });
  const line = cleanLine(about, DESCRIPTION_LENGTH);
  return line === '' ? title(member) : `${title(member)}: ${line}`;
}
