import type { Brand, Letter } from '../letter.ts';
import { ACCOUNT_LETTERS } from './account.ts';
import { BILLING_LETTERS } from './billing.ts';
import { SAFETY_LETTERS } from './safety.ts';
import { SUBMISSION_LETTERS } from './submissions.ts';

/** Every letter there is; each a pure function of its data and the brand. */
export const TEMPLATES = {
  ...ACCOUNT_LETTERS,
  ...BILLING_LETTERS,
  ...SAFETY_LETTERS,
  ...SUBMISSION_LETTERS,
};

export type TemplateName = keyof typeof TEMPLATES;
/** What a template needs to know; plain JSON. */
export type MailData<T extends TemplateName> = Parameters<(typeof TEMPLATES)[T]>[0];

/** @throws Error for a name that is no template */
export function composeLetter(template: string, data: unknown, brand: Brand): Letter {
  if (!Object.hasOwn(TEMPLATES, template)) throw new Error(`there is no template ${template}`);
  const compose = TEMPLATES[template as TemplateName] as (data: unknown, brand: Brand) => Letter;
  return compose(data, brand);
}
