import type { DataExport } from '#features/accounts/contract-profile.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { EXPORT_TEXT as TEXT } from '../../legal/copy.ts';
import { formatUtcMoment } from '#shared/format-date.ts';
import { DocumentRows, SignedDocument } from './signed-document.tsx';

/** A data export, until it expires. */
export function ExportedData({ found }: { found: DataExport }) {
  const { requested_at: requested, expires_at: expires, size_bytes: size, url } = found;
  const rows: [string, string][] = [];
  if (requested) rows.push([TEXT.requested, formatUtcMoment(requested)]);
  if (size !== null) rows.push([TEXT.size, TEXT.bytes(size)]);
  if (expires) rows.push([TEXT.expires, formatUtcMoment(expires)]);
  return (
    <SignedDocument title={TEXT.title} lead={TEXT.lead}>
      <DocumentRows rows={rows} />
      {url ? (
        <ButtonLink to={url} reloadDocument download className="mt-8">
          {TEXT.fetch}
        </ButtonLink>
      ) : (
        <>
          <p className="mt-8 mb-4 text-muted">{TEXT.ended}</p>
          <ButtonLink to="/profile" variant="secondary">
            {TEXT.profile}
          </ButtonLink>
        </>
      )}
    </SignedDocument>
  );
}
