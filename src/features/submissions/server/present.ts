import type { AffiliateApplication, ContactMessage, SubmissionReceipt } from '../contract.ts';
import { COMPLAINT_HOURS, isComplaint } from '../rules.ts';
import type { ApplicationRow } from './affiliate/queries.ts';
import type { ContactRow } from './contact/queries.ts';

export function presentReceipt({
  id,
  created_at,
}: {
  id: string;
  created_at: Date;
}): SubmissionReceipt {
  return { id, created_at: created_at.toISOString() };
}

export function presentContact(row: ContactRow, now: Date): ContactMessage {
  const { name, email, subject, message, is_suspect, status, answer, note } = row;
  const answerDue = isComplaint(subject)
    ? new Date(row.created_at.getTime() + COMPLAINT_HOURS * 3_600_000)
    : null;
  return {
    ...presentReceipt(row),
    name,
    email,
    subject,
    message,
    is_suspect,
    status,
    answer,
    note,
    answer_due_at: answerDue?.toISOString() ?? null,
    is_late: status === 'open' && answerDue !== null && now > answerDue,
    handled_at: row.handled_at?.toISOString() ?? null,
  };
}

export function presentApplication(row: ApplicationRow, now: Date): AffiliateApplication {
  const { email, first_name, website_url, traffic_source, introduction, promotion_strategy } = row;
  return {
    ...presentReceipt(row),
    email,
    first_name,
    website_url,
    traffic_source,
    introduction,
    promotion_strategy,
    status: row.status,
    note: row.note,
    answer_due_at: row.answer_due_at.toISOString(),
    is_late: (row.decided_at ?? now) > row.answer_due_at,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
