import type { RemovalCase } from '#features/moderation/contract.ts';
import { REMOVAL_NAMES } from '#features/moderation/removal-rules.ts';
import { useSite } from '#ui/site.ts';
import { CASE_TEXT } from '../../legal/copy.ts';
import { formatUtcMoment } from '#shared/format-date.ts';
import { DocumentRows, SignedDocument } from './signed-document.tsx';

function formatDeadline({ due_at, done_at, is_late }: RemovalCase['clocks'][number]): string {
  if (done_at) return CASE_TEXT.done(formatUtcMoment(done_at));
  return is_late ? CASE_TEXT.late(formatUtcMoment(due_at)) : CASE_TEXT.due(formatUtcMoment(due_at));
}

/** The status of a removal request, without the requester's identity. */
export function RemovalCaseStatus({ found }: { found: RemovalCase }) {
  const { supportEmail } = useSite();
  return (
    <SignedDocument title={CASE_TEXT.title(found.reference)} lead={CASE_TEXT.lead}>
      <DocumentRows
        rows={[
          [CASE_TEXT.about, REMOVAL_NAMES[found.kind]],
          [CASE_TEXT.received, formatUtcMoment(found.created_at)],
          [CASE_TEXT.status, CASE_TEXT.statuses[found.status]],
        ]}
      />
      <h2 className="display mt-10 text-2xl">{CASE_TEXT.clocksTitle}</h2>
      <DocumentRows
        rows={found.clocks.map((clock) => [CASE_TEXT.clocks[clock.name], formatDeadline(clock)])}
      />
      <p className="mt-8 text-muted">
        {CASE_TEXT.appeal}{' '}
        <a
          href={`mailto:${supportEmail}`}
          className="font-semibold text-text underline underline-offset-3"
        >
          {supportEmail}
        </a>
        .
      </p>
    </SignedDocument>
  );
}
