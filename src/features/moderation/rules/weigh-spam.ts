import type { Finding, Surface } from './categories.ts';
import type { HarmScene } from './frames/harm-rule.ts';
import { harmRules } from './harms/index.ts';
import { LINKED_FRAMES } from './harms/spam-pleas.ts';
import { SPAM_SIGNS, SUPPORT_FRAMES } from './harms/spam.ts';

/** Lowest weight that counts as advertising, per surface. */
const LIMITS: Readonly<Partial<Record<Surface, number>>> = {
  contact: 2.5,
  profile_name: 1,
  character: 3.5,
  card: 3.5,
  chat_input: 3.5,
  reply: 3.5,
  image_prompt: 3.5,
};
/** Surfaces where only advertisers post links to shops. */
const TALKING: ReadonlySet<Surface> = new Set([
  'chat_input',
  'reply',
  'character',
  'card',
  'image_prompt',
]);
const LINK =
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|ru|xyz|top|click|shop|info|biz|io|co|example|me|site|online|store|ly|gg|club|vip|win|bet)\b|\bt\.me\/|\bwa\.me\//g;
const SHOUTING = /!{3,}/;

let signs: { weight: number; matches: (scene: HarmScene) => boolean }[] | undefined;
let isLinkedOffer: ((scene: HarmScene) => boolean) | undefined;
let isSupport: ((scene: HarmScene) => boolean) | undefined;

/** Weighs the signs of advertising. A link alone is ordinary; a sales phrase with a link is not. */
export function weighSpam(scene: HarmScene): Finding | null {
  const limit = LIMITS[scene.surface];
  if (limit === undefined) return null;
  signs ??= SPAM_SIGNS.map(({ weight, frames }) => ({
    weight,
    matches: harmRules().compile(frames),
  }));
  const links = scene.views.folded.match(LINK)?.length ?? 0;
  let weight = links > 0 ? 1 : 0;
  isLinkedOffer ??= harmRules().compile(LINKED_FRAMES);
  if (links > 0 && TALKING.has(scene.surface) && isLinkedOffer(scene)) weight += 2.5;
  for (const sign of signs) if (sign.matches(scene)) weight += sign.weight;
  if (weight >= 1 && SHOUTING.test(scene.views.folded)) weight += 0.5;
  if (links > 1) weight += 0.5;
  isSupport ??= harmRules().compile(SUPPORT_FRAMES);
  if (scene.surface === 'contact' && isSupport(scene)) weight -= 1.5;
  return weight >= limit ? { category: 'spam', rule: 'spam.advertising', outcome: 'block' } : null;
}
