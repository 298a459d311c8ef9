import type { Report, ReportReceipt, ReportSubject } from '../../contract.ts';
import { URGENT } from '../../report-rules.ts';
import type { ReportRow } from './queries.ts';

export function presentReceipt({ id, status, created_at }: ReportRow): ReportReceipt {
  return { id, status, created_at: created_at.toISOString() };
}

export function presentReport(row: ReportRow, subject: ReportSubject | undefined): Report {
  const { subject_type, subject_id, reporter_id, reason, details, note, resolved_by } = row;
  return {
    ...presentReceipt(row),
    subject_type,
    subject_id,
    subject: subject ?? null,
    reporter_id,
    reason,
    details,
    is_urgent: row.priority === URGENT,
    note,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by,
  };
}
