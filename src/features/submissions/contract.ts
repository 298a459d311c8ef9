import { z } from 'zod';
import { cursorPage, cursorQuery, Id, Time } from '#shared/contract.ts';
import { LENGTHS, TRAFFIC_SOURCES } from './rules.ts';

const text = (example: string) => z.string().meta({ example });
const required = (what: string, max: number, example: string) =>
  z
    .string()
    .trim()
    .min(1, `Enter ${what}.`)
    .max(max, `Use at most ${max} characters.`)
    .meta({ example });
const optional = (max: number, example: string) =>
  z.string().trim().max(max, `Use at most ${max} characters.`).default('').meta({ example });
const Email = z
  .string()
  .trim()
  .max(LENGTHS.email)
  .pipe(z.email('Enter a complete email address, for example robin@example.org.'))
  .meta({ example: 'robin@example.org' });

/** What forms send beside their fields; a client of the API leaves it out. */
const formSigns = {
  stamp: z.string().max(200).optional().meta({
    description: 'From `GET /submissions/stamp`: when the form was opened.',
    example: 'form_1795286630328_0f3a9c',
  }),
  fax: z.string().max(500).default('').meta({
    description: 'Nobody sees this field; what fills it in is no person.',
    example: '',
  }),
};

export const FormStamp = z
  .object({ stamp: text('form_1795286630328_0f3a9c') })
  .meta({ id: 'FormStamp' });
export type FormStamp = z.infer<typeof FormStamp>;

export const CreateContact = z
  .object({
    name: required('your name', LENGTHS.name, 'Robin Lindqvist'),
    email: Email,
    subject: required('a subject', LENGTHS.subject, 'A question about my subscription'),
    message: required('your message', LENGTHS.message, 'Good evening, how do I change my plan?'),
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
  is_suspect: z.boolean().meta({ description: 'It looks like advertising; not mailed.' }),
  status: ContactStatus,
  answer: text('On the page Premium, under your plan.'),
  note: text(''),
  answer_due_at: Time.nullable().meta({
    description: 'A complaint, as its subject says, is acknowledged by then; null: it is none.',
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
  .object({ answer: required('the answer', LENGTHS.message, 'On the page Premium, under …') })
  .meta({ id: 'AnswerContact' });
export const CloseContact = z
  .object({ status: z.literal('closed'), note: optional(LENGTHS.note, 'Advertising.') })
  .meta({ id: 'CloseContact' });

export const TrafficSource = z.enum(TRAFFIC_SOURCES);

export const CreateAffiliate = z
  .object({
    email: Email,
    first_name: required('your first name', LENGTHS.name, 'Robin'),
    website_url: z
      .url({
        protocol: /^https?$/,
        error: 'Enter the full address, for example https://example.org.',
      })
      .max(LENGTHS.url)
      .meta({ example: 'https://example.org' }),
    traffic_source: TrafficSource,
    introduction: optional(LENGTHS.message, 'I write about new software.'),
    promotion_strategy: optional(LENGTHS.message, 'A review every month.'),
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
    note: optional(LENGTHS.note, 'We like your reviews.').meta({
      description: 'The applicant reads it.',
    }),
  })
  .meta({ id: 'DecideApplication' });
export type DecideApplication = z.infer<typeof DecideApplication>;
