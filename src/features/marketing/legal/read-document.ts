import type { LegalDocument, Party } from './document.ts';
import { blockedContent } from './documents/blocked-content.ts';
import { complaint } from './documents/complaint.ts';
import { contentRemoval } from './documents/content-removal.ts';
import { cookies } from './documents/cookies.ts';
import { dmca } from './documents/dmca.ts';
import { exemption2257 } from './documents/exemption-2257.ts';
import { privacy } from './documents/privacy.ts';
import { safety } from './documents/safety.ts';
import { terms } from './documents/terms.ts';
import { underage } from './documents/underage.ts';
import { LEGAL_PAGES, SAFETY_PAGE } from './legal-pages.ts';

export type LegalSlug = (typeof LEGAL_PAGES)[number]['slug'] | typeof SAFETY_PAGE.slug;

const DOCUMENTS: Record<
  LegalSlug,
  (party: Party) => Omit<LegalDocument, 'slug' | 'title' | 'summary'>
> = {
  terms,
  privacy,
  cookies,
  underage,
  'content-removal': contentRemoval,
  'blocked-content': blockedContent,
  dmca,
  complaint,
  '2257': exemption2257,
  safety,
};

/** Renders a document for this installation; undefined for an unknown slug. */
export function readDocument(slug: string, party: Party): LegalDocument | undefined {
  const page = [...LEGAL_PAGES, SAFETY_PAGE].find((one) => one.slug === slug);
  return page && { ...page, ...DOCUMENTS[page.slug](party) };
}
