import type { Category } from './rules/categories.ts';

/** The violated rule in plain words. Never quotes the text. */
const RULES: Record<Category, string> = {
  minors: 'Everyone here is an adult. Nobody may be described or treated as younger than 18.',
  real_person: 'No real person may be copied without their consent.',
  illegal: 'Nobody may be helped to do anything illegal.',
  hate: 'Nobody may be attacked for who they are.',
  violence: 'Violence may not be threatened, planned or praised.',
  self_harm: 'Nobody may be encouraged to harm themselves.',
  privacy: 'Nobody may be spied on or have their private details exposed.',
  copyright: 'Someone else’s entire work may not be reproduced.',
  spam: 'No advertising.',
};

export const describeRule = (category: string): string =>
  Object.hasOwn(RULES, category) ? RULES[category as Category] : 'The content rules.';
