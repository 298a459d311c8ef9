import type { Category, Finding, Surface } from './categories.ts';
import { findSlur } from './find-slur.ts';
import { findForeignHarms } from './foreign/find-foreign-harms.ts';
import { findPlainCrisis } from './foreign/find-plain-crisis.ts';
import { findNamedLikeness } from './find-named-likeness.ts';
import { findPublishedNumber } from './find-published-number.ts';
import { isEverydayRule } from './everyday-phrases.ts';
import { harmRules } from './harms/index.ts';
import { normalizeText, type TextViews } from './normalize-text.ts';
import { rewriteOffers } from './offered-help.ts';
import { weighSpam } from './weigh-spam.ts';

const CATEGORIES: readonly Category[] = [
  'self_harm',
  'violence',
  'hate',
  'privacy',
  'real_person',
  'copyright',
  'illegal',
];

/** Checks every category but `minors`, one finding each. Contact forms are only checked for spam. */
export function checkHarms(surface: Surface, views: TextViews, original: string): Finding[] {
  const rules = harmRules();
  const scene = rules.read(surface, views);
  const spam = weighSpam(scene) ?? rules.judge('spam', scene);
  if (surface === 'contact') return spam ? [spam] : [];
  const stated = CATEGORIES.map((category) => rules.judge(category, scene)).filter(
    (finding) => finding === null || !isEverydayRule(finding.rule, original),
  );
  return [
    ...stated,
    findSlur(views),
    findPublishedNumber(surface, views),
    findNamedLikeness(surface, original),
    spam,
    ...findForeignHarms(surface, views),
    findPlainCrisis(surface, original),
    ...(surface === 'reply' ? findOfferedHarms(views) : []),
  ].filter((finding): finding is Finding => finding !== null);
}

const OFFERED: readonly Category[] = ['illegal', 'violence'];

/** Finds offers to help with what a user must not ask for. */
function findOfferedHarms({ folded }: TextViews): (Finding | null)[] {
  const request = rewriteOffers(folded);
  if (request === null) return [];
  const scene = harmRules().read('chat_input', normalizeText(request));
  return OFFERED.map((category) => harmRules().judge(category, scene));
}
