import { z } from 'zod';
import { cursorPage, cursorQuery, Id, Time } from '#shared/contract.ts';
import { atMost, filledIn } from '#shared/checks.ts';
import { CHECKS } from './fields.ts';
import { LENGTHS, TRAFFIC_SOURCES } from './rules.ts';

const text = (example: string) => z.string().meta({ example });
const checked = (checks: (typeof CHECKS)[keyof typeof CHECKS], example: string) =>
  z
    .string()
    .check(...checks)
    .meta({ example });
const note = (example: string) =>
  z.string().trim().check(atMost(LENGTHS.note)).default('').meta({ example });

/** What forms send in addition to their fields; API clients omit it. */
const formSigns = {
  stamp: z.string().max(200).optional().meta({
    description: 'From `GET /submissions/stamp`: when the form was opened.',
    example: 'form_1795286630328_0f3a9c',
  }),
  fax: z.string().max(500).default('').meta({
    description: 'This field is hidden; only bots fill it in.',
    example: '',
  }),
};

export const FormStamp = z
  .object({ stamp: text('form_1795286630328_0f3a9c') })
  .meta({ id: 'FormStamp' });
export type FormStamp = z.infer<typeof FormStamp>;

export const CreateContact = z
  .object({
    name: checked(CHECKS.name, 'Robin Lindqvist'),
    email: checked(CHECKS.email, 'robin@example.org'),
    subject: checked(CHECKS.subject, 'A question about my subscription'),
    message: checked(CHECKS.message, 'Good evening, how do I change my plan?'),
    ...formSigns,
  })
  .meta({ id: 'CreateContact' });
export type CreateContact = z.infer<typeof CreateContact>;

export const SubmissionReceipt = z
  .object({ id: Id, created_at: Time })
  .meta({ id: 'SubmissionReceipt' });
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>;

export const ContactStatus = z.enum(['open', 'answered', 'closed']);
export const ContactMessage = SubmissionReceipt.extend({
  name: text('Robin Lindqvist'),
  email: text('robin@example.org'),
  subject: text('A question about my subscription'),
  message: text('Good evening, how do I change my plan?'),
  is_suspect: z.boolean().meta({ description: 'It looks like advertising; not emailed.' }),
  status: ContactStatus,
  answer: text('On the page Premium, under your plan.'),
  note: text(''),
  answer_due_at: Time.nullable().meta({
    description: 'A complaint (by its subject) is acknowledged by then; null: not a complaint.',
  }),
  is_late: z.boolean().meta({ description: 'True: it is open, and that time is over.' }),
  handled_at: Time.nullable(),
}).meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

export const ListContactsQuery = z.object({
  status: ContactStatus.default('open'),
  suspect: z.stringbool().default(false),
  ...cursorQuery,
});
export type ListContactsQuery = z.infer<typeof ListContactsQuery>;
export const ContactList = z
  .object({ data: z.array(ContactMessage), ...cursorPage })
  .meta({ id: 'ContactList' });
export type ContactList = z.infer<typeof ContactList>;

export const AnswerContact = z
  .object({
    answer: checked(filledIn('Enter the answer.', LENGTHS.message), 'On the page Premium, under …'),
  })
  .meta({ id: 'AnswerContact' });
export const CloseContact = z
  .object({ status: z.literal('closed'), note: note('Advertising.') })
  .meta({ id: 'CloseContact' });

export const TrafficSource = z.enum(TRAFFIC_SOURCES);

export const CreateAffiliate = z
  .object({
    email: checked(CHECKS.email, 'robin@example.org'),
    first_name: checked(CHECKS.first_name, 'Robin'),
    website_url: checked(CHECKS.website_url, 'https://example.org'),
    traffic_source: TrafficSource,
    introduction: checked(CHECKS.optional, 'I write about new software.').default(''),
    promotion_strategy: checked(CHECKS.optional, 'A review every month.').default(''),
    fax: formSigns.fax,
  })
  .meta({ id: 'CreateAffiliate' });
export type CreateAffiliate = z.infer<typeof CreateAffiliate>;

export const ApplicationStatus = z.enum(['open', 'accepted', 'declined']);
export const AffiliateApplication = SubmissionReceipt.extend({
  email: text('robin@example.org'),
  first_name: text('Robin'),
  website_url: text('https://example.org'),
  traffic_source: TrafficSource,
  introduction: text('I write about new software.'),
  promotion_strategy: text('A review every month.'),
  status: ApplicationStatus,
  note: text(''),
  answer_due_at: Time,
  is_late: z.boolean().meta({ description: 'True: the promised answer is overdue.' }),
  decided_at: Time.nullable(),
}).meta({ id: 'AffiliateApplication' });
export type AffiliateApplication = z.infer<typeof AffiliateApplication>;

export const ListApplicationsQuery = z.object({
  status: ApplicationStatus.default('open'),
  ...cursorQuery,
});
export type ListApplicationsQuery = z.infer<typeof ListApplicationsQuery>;
export const ApplicationList = z
  .object({ data: z.array(AffiliateApplication), ...cursorPage })
  .meta({ id: 'ApplicationList' });
export type ApplicationList = z.infer<typeof ApplicationList>;

export const DecideApplication = z
  .object({
    status: z.enum(['accepted', 'declined']),
    note: note('We like your reviews.').meta({
      description: 'The applicant reads it.',
    }),
  })
  .meta({ id: 'DecideApplication' });
export type DecideApplication = z.infer<typeof DecideApplication>;
