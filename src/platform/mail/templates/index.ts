import type { Brand, EmailContent } from '../email-content.ts';
import { ACCOUNT_TEMPLATES } from './account.ts';
import { BILLING_TEMPLATES } from './billing.ts';
import { SAFETY_TEMPLATES } from './safety.ts';
import { SUBMISSION_TEMPLATES } from './submissions.ts';

/** All email templates. Each is a pure function of its data and the brand. */
export const TEMPLATES = {
  ...ACCOUNT_TEMPLATES,
  ...BILLING_TEMPLATES,
  ...SAFETY_TEMPLATES,
  ...SUBMISSION_TEMPLATES,
};

export type TemplateName = keyof typeof TEMPLATES;
/** The data of a template, as plain JSON. */
export type MailData<T extends TemplateName> = Parameters<(typeof TEMPLATES)[T]>[0];

/** @throws Error when the template does not exist */
export function composeEmail(template: string, data: unknown, brand: Brand): EmailContent {
  if (!Object.hasOwn(TEMPLATES, template)) throw new Error(`there is no template ${template}`);
  const compose = TEMPLATES[template as TemplateName] as (
    data: unknown,
    brand: Brand,
  ) => EmailContent;
  return compose(data, brand);
}
