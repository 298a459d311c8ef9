import { promptOf, type OptionField } from '#features/characters/options/index.ts';
import { stripMarks } from '#shared/strip-marks.ts';
import type { Appearance } from './appearance.ts';

/** Placed before and after all user text; no setting removes it. */
const ADULTS_ONLY = 'Everyone shown is an adult, clearly over 21 years old.';

/** Always part of the negative prompt. */
const YOUTH_TERMS = [
  'child',
  'children',
  'minor',
  'underage',
  'teenager',
  'adolescent',
  'baby face',
  'childlike body',
  'school uniform',
  'young-looking',
];
const FLAWS = ['deformed', 'extra fingers', 'extra limbs', 'blurry', 'watermark', 'signature'];
const EXPLICIT = ['nudity', 'nsfw', 'explicit'];

const STYLES = {
  realistic: 'photograph, lifelike, fine detail',
  anime: 'anime illustration, grown-up proportions, clean lines',
} as const;

const LOOKS: readonly OptionField[] = [
  'ethnicity',
  'body_type',
  'hair_color',
  'hair_style',
  'eye_color',
];

const GARMENTS =
  /\b(?:wear(?:s|ing)?|dress(?:ed)?|gown|suit|tuxedo|jacket|coat|shirt|blouse|sweater|jumper|hoodie|jeans|skirt|trousers|shorts|uniform|outfit|costume|kimono|sari|cardigan|robe|swimsuit|bikini|lingerie|p[ay]jamas|armou?r|apron)\b/i;

// Syntax with which prompt languages reference models, weights, files, and templates.
const ENGINE_MARKS =
  /<[^<>\n]{0,80}>|%\w{1,40}%|__[\w/-]{1,60}__|\bembedding:\S{1,60}|\b(?:BREAK|AND)\b|--\w{1,20}(?:[ =][\w.:]{1,20})?/g;
const WEIGHTS = /[()[\]{}|\\]+|(?<!\d):\s*\d+(?:\.\d+)?\b/g;

/** Strips engine syntax from user text, so that only its words affect the picture. */
export function plainWords(text: string): string {
  return stripMarks(text)
    .replace(ENGINE_MARKS, ' ')
    .replace(/negative prompt\s*:/gi, ' ')
    .replace(WEIGHTS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?])/g, '$1')
    .trim();
}

const EXPLICIT_WORDS =
  /\b(?:naked|nudity|nudes?(?! (?:lip|heel|shoe|dress|tone|shade|nail|colou?r|make))|topless|bottomless|unclothed|undress(?:ed|ing)|striptease|nsfw|xxx|porn\w*|hentai|genital\w*|nipples?|boobs?|tits|pussy|penis|vagina|cum|orgasm\w*|blowjob|having sex|no clothes|without (?:any )?cloth(?:es|ing))\b/i;

/** True if the prompt asks for an explicit picture. */
export const isExplicit = (text: string): boolean => EXPLICIT_WORDS.test(plainWords(text));

/** True if the prompt names clothing. */
export const namesOutfit = (prompt: string): boolean => GARMENTS.test(prompt);

/**
 * Describes a character's fixed appearance for the model. Clothing is left out if the prompt names
 * some.
 */
export function describeLook(look: Appearance, prompt: string): string {
  const word = (field: OptionField, value: string) => promptOf(look.sex, field, value);
  const person = look.sex === 'female' ? 'woman' : 'man';
  const worn = namesOutfit(prompt) ? '' : word('clothing', look.clothing);
  return [
    `one adult ${person} aged ${look.age}`,
    ...LOOKS.map((field) => word(field, look[field as keyof Appearance] as string)),
    worn && `wearing ${worn}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export interface Scene {
  /** The user's prompt. */
  prompt: string;
  nsfw: boolean;
  character?: Appearance | undefined;
}

export interface BuiltPrompt {
  prompt: string;
  negativePrompt: string;
}

/**
 * Builds an engine's prompt: adult statement, appearance, scene, style, and the statement again
 * after all user text. The negative prompt always contains the youth terms.
 */
export function buildPrompt({ prompt, nsfw, character }: Scene): BuiltPrompt {
  const scene = plainWords(prompt);
  const parts = [
    ADULTS_ONLY,
    character ? `${describeLook(character, scene)}.` : '',
    scene,
    `. ${STYLES[character?.style ?? 'realistic']}${nsfw ? ', romantic and sensual' : ', tasteful'}.`,
    ADULTS_ONLY,
  ];
  return {
    prompt: parts
      .filter(Boolean)
      .join(' ')
      .replace(/ \./g, '.')
      .replace(/\.{2,}/g, '.'),
    negativePrompt: [...YOUTH_TERMS, ...(nsfw ? [] : EXPLICIT), ...FLAWS].join(', '),
  };
}
