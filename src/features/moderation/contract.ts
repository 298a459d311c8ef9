import { z } from 'zod';
import { cursorPage, Id, Time } from '#shared/contract.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '#shared/pagination.ts';
import { TEXT_CHECKS } from './fields.ts';
import { NOTE_LENGTH, REPORT_REASONS } from './report-rules.ts';

/** What can be reported; each kind is checked by the feature that owns it (roles/report-subjects.ts). */
export const ReportSubjectType = z.enum(['character', 'message', 'image']);
export type ReportSubjectType = z.infer<typeof ReportSubjectType>;

export const ReportReason = z.enum(REPORT_REASONS);

export const ReportStatus = z.enum(['open', 'resolved', 'dismissed']);
export type ReportStatus = z.infer<typeof ReportStatus>;

const SubjectId = z.string().min(1).max(200).meta({
  description: 'Of a character its slug, of a message or an image its id.',
  example: 'elena-marchetti',
});

export const CreateReport = z
  .object({
    subject_type: ReportSubjectType,
    subject_id: SubjectId,
    reason: ReportReason,
    details: z
      .string()
      .check(...TEXT_CHECKS.details)
      .default('')
      .meta({ example: 'The description copies a singer by name.' }),
  })
  .meta({ id: 'CreateReport' });
export type CreateReport = z.infer<typeof CreateReport>;

/** What the reporter learns of a report. */
export const ReportReceipt = z
  .object({ id: Id, status: ReportStatus, created_at: Time })
  .meta({ id: 'ReportReceipt' });
export type ReportReceipt = z.infer<typeof ReportReceipt>;

/** A reported image as superusers may look at it: here and nowhere else. */
const ReportedImage = z
  .object({
    url: z.string().meta({
      description: 'Signed; good until `expires_at`. Clear once the 18+ notice is acknowledged.',
      example: '/media/images/…/1-832.webp?expires=1795305600&signature=…',
    }),
    expires_at: Time,
    width: z.number().int().meta({ example: 832 }),
    height: z.number().int().meta({ example: 1216 }),
    is_nsfw: z.boolean().meta({ example: false }),
    is_blurred: z.boolean().meta({ example: false }),
    is_public: z.boolean().meta({ example: true }),
    is_withdrawn: z.boolean().meta({
      description: 'A superuser took it away from the public; its maker cannot bring it back.',
      example: false,
    }),
    owner_id: Id,
  })
  .meta({ id: 'ReportedImage', description: 'Of an image: the image.' });

/** What a superuser sees of a subject, read anew each time: nothing of it is stored with the report. */
export const ReportSubject = z
  .object({
    name: z.string().meta({
      description: 'The character’s; empty for an image of none.',
      example: 'Elena Marchetti',
    }),
    slug: z.string().nullable().meta({
      description: 'The character’s; null for an image of none.',
      example: 'elena-marchetti',
    }),
    chat_id: Id.nullable().meta({ description: 'Of a message: the chat that it is in.' }),
    image: ReportedImage.nullable(),
    excerpt: z.string().meta({
      description: 'The first 200 characters of the description, the message or the prompt.',
      example: 'A lighthouse keeper’s daughter who restores clocks.',
    }),
  })
  .meta({ id: 'ReportSubject', description: 'null: it is gone since.' });
export type ReportSubject = z.infer<typeof ReportSubject>;

export const Report = ReportReceipt.extend({
  subject_type: ReportSubjectType,
  subject_id: SubjectId,
  subject: ReportSubject.nullable(),
  reporter_id: Id.nullable().meta({ description: 'null: the account was erased since.' }),
  reason: ReportReason,
  details: z.string().meta({ example: 'The description copies a singer by name.' }),
  is_urgent: z.boolean().meta({ description: 'True: it stands before all others.' }),
  note: z.string().meta({ example: 'Renamed, and the owner was warned.' }),
  resolved_at: Time.nullable(),
  resolved_by: Id.nullable(),
}).meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

export const ListReportsQuery = z.object({
  status: ReportStatus.default('open'),
  reason: ReportReason.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT).meta({
    example: DEFAULT_LIMIT,
  }),
  cursor: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'The `next_cursor` of the page before.' }),
});
export type ListReportsQuery = z.infer<typeof ListReportsQuery>;

export const ReportList = z
  .object({ data: z.array(Report), ...cursorPage })
  .meta({ id: 'ReportList' });
export type ReportList = z.infer<typeof ReportList>;

export const CloseReport = z
  .object({
    status: z.enum(['resolved', 'dismissed']).meta({
      description: 'resolved: something was done about it; dismissed: nothing had to be.',
    }),
    note: z
      .string()
      .trim()
      .max(NOTE_LENGTH)
      .default('')
      .meta({ example: 'Renamed, and the owner was warned.' }),
  })
  .meta({ id: 'CloseReport' });
export type CloseReport = z.infer<typeof CloseReport>;

export * from './contract-removals.ts';
export * from './contract-standing.ts';
