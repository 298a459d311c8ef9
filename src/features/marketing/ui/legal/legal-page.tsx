import {
  Ban,
  Cookie,
  Copyright,
  FileCheck,
  HeartHandshake,
  Info,
  Lock,
  MessageSquareWarning,
  ScrollText,
  Trash2,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import { Link, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { LEGAL_PAGES, SAFETY_PAGE } from '../../legal/legal-pages.ts';
import { LEGAL_TEXT } from '../../legal/copy.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, description } = LEGAL_TEXT;
  return pageMeta(matches, { title, description, path: '/legal' });
}

const ICONS: Record<(typeof LEGAL_PAGES)[number]['slug'], LucideIcon> = {
  terms: ScrollText,
  privacy: Lock,
  cookies: Cookie,
  underage: UserRoundX,
  'content-removal': Trash2,
  'blocked-content': Ban,
  dmca: Copyright,
  complaint: MessageSquareWarning,
  '2257': FileCheck,
};

/** /legal: nine cards, the safety page, and how changes are announced. */
export default function LegalPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 md:px-8 md:pt-16">
      <header className="max-w-2xl">
        <h1 className="display text-3xl md:text-4xl">{LEGAL_TEXT.heading}</h1>
        <p className="mt-4 text-muted md:text-lg">{LEGAL_TEXT.lead}</p>
      </header>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {LEGAL_PAGES.map(({ slug, title, summary }) => (
          <LegalCard key={slug} icon={ICONS[slug]} slug={slug} title={title} summary={summary} />
        ))}
      </ul>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <ul className="contents">
          <LegalCard icon={HeartHandshake} {...SAFETY_PAGE} />
        </ul>
        <section
          aria-labelledby="notice"
          className="flex gap-4 rounded-card p-6 shadow-[inset_0_0_0_1px_var(--line)]"
        >
          <Info aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-ember-text" />
          <div>
            <h2 id="notice" className="font-semibold">
              {LEGAL_TEXT.noticeTitle}
            </h2>
            <p className="mt-1 text-muted">{LEGAL_TEXT.notice}</p>
          </div>
        </section>
      </div>
    </div>
  );
}

function LegalCard({
  icon: Icon,
  slug,
  title,
  summary,
}: {
  icon: LucideIcon;
  slug: string;
  title: string;
  summary: string;
}) {
  return (
    <li className="relative flex gap-4 rounded-card bg-raised p-6 transition-colors hover:bg-overlay">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-ember-text" />
      <div className="min-w-0">
        <h2 className="font-semibold">
          <Link
            to={`/legal/${slug}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-muted">{summary}</p>
      </div>
    </li>
  );
}
