import { z } from 'zod';
import { Cursor, cursorPage, Id, Time } from '#shared/contract.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '#shared/pagination.ts';
import { TEXT_CHECKS } from './fields.ts';
import { NOTE_LENGTH, REPORT_REASONS } from './report-rules.ts';

/** What can be reported. The feature that owns a kind checks it (roles/report-subjects.ts). */
export const ReportSubjectType = z.enum(['character', 'message', 'image']);
export type ReportSubjectType = z.infer<typeof ReportSubjectType>;

export const ReportReason = z.enum(REPORT_REASONS);

export const ReportStatus = z.enum(['open', 'resolved', 'dismissed']);
export type ReportStatus = z.infer<typeof ReportStatus>;

const SubjectId = z.string().min(1).max(200).meta({
  description: 'The slug of a character, or the id of a message or an image.',
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

/** A report, as shown to its reporter. */
export const ReportReceipt = z
  .object({ id: Id, status: ReportStatus, created_at: Time })
  .meta({ id: 'ReportReceipt' });
export type ReportReceipt = z.infer<typeof ReportReceipt>;

/** A reported image. Superusers can view it only here. */
const ReportedImage = z
  .object({
    url: z.string().meta({
      description:
        'Signed; valid until `expires_at`. Not blurred once the 18+ notice is acknowledged.',
      example: '/media/images/…/1-832.webp?expires=1795305600&signature=…',
    }),
    expires_at: Time,
    width: z.number().int().meta({ example: 832 }),
    height: z.number().int().meta({ example: 1216 }),
    is_nsfw: z.boolean().meta({ example: false }),
    is_blurred: z.boolean().meta({ example: false }),
    is_public: z.boolean().meta({ example: true }),
    is_withdrawn: z.boolean().meta({
      description: 'A superuser unpublished it; its owner cannot publish it again.',
      example: false,
    }),
    owner_id: Id,
  })
  .meta({ id: 'ReportedImage', description: 'For an image: the image.' });

/** A subject, as shown to superusers. Read on each request; not stored with the report. */
export const ReportSubject = z
  .object({
    name: z.string().meta({
      description: 'The character’s; empty for an image without a character.',
      example: 'Elena Marchetti',
    }),
    slug: z.string().nullable().meta({
      description: 'The character’s; null for an image without a character.',
      example: 'elena-marchetti',
    }),
    chat_id: Id.nullable().meta({ description: 'For a message: its chat.' }),
    image: ReportedImage.nullable(),
    excerpt: z.string().meta({
      description: 'The first 200 characters of the description, the message or the prompt.',
      example: 'A lighthouse keeper’s daughter who restores clocks.',
    }),
  })
  .meta({ id: 'ReportSubject', description: 'null: it no longer exists.' });
export type ReportSubject = z.infer<typeof ReportSubject>;

export const Report = ReportReceipt.extend({
  subject_type: ReportSubjectType,
  subject_id: SubjectId,
  subject: ReportSubject.nullable(),
  reporter_id: Id.nullable().meta({ description: 'null: the account was erased.' }),
  reason: ReportReason,
  details: z.string().meta({ example: 'The description copies a singer by name.' }),
  is_urgent: z.boolean().meta({ description: 'True: listed before all others.' }),
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
  cursor: Cursor.optional(),
});
export type ListReportsQuery = z.infer<typeof ListReportsQuery>;

export const ReportList = z
  .object({ data: z.array(Report), ...cursorPage })
  .meta({ id: 'ReportList' });
export type ReportList = z.infer<typeof ReportList>;

export const CloseReport = z
  .object({
    status: z.enum(['resolved', 'dismissed']).meta({
      description: 'resolved: action was taken; dismissed: no action was needed.',
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
