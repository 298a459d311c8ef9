import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatUtcDay } from '#shared/format-date.ts';
import { FoldMark } from '#ui/primitives/fold-mark.tsx';
import type { LegalDocument } from '../../legal/document.ts';
import { LEGAL_TEXT } from '../../legal/copy.ts';
import { LegalBlocks } from './legal-blocks.tsx';

interface Heading {
  id: string;
  title: string;
}

/**
 * A document with its table of contents; `children` follow the sections, `extra` adds their
 * headings.
 */
export function LegalArticle({
  document,
  extra = [],
  children,
}: {
  document: LegalDocument;
  extra?: Heading[];
  children?: ReactNode;
}) {
  const headings = [...document.sections, ...extra];
  return (
    <div className="legal mx-auto grid max-w-6xl gap-x-14 px-4 pt-8 md:px-8 md:pt-14 xl:grid-cols-[minmax(0,1fr)_15rem]">
      <article className="min-w-0 max-w-[42rem] xl:mx-auto">
        <p className="print:hidden">
          <Link
            to="/legal"
            className="inline-flex min-h-11 items-center text-sm font-semibold text-muted hover:text-text"
          >
            {LEGAL_TEXT.all}
          </Link>
        </p>
        <h1 className="display text-3xl md:text-4xl">{document.title}</h1>
        <p className="mt-3 text-sm text-muted">
          {LEGAL_TEXT.changed}:{' '}
          <time dateTime={document.changed}>{formatUtcDay(document.changed)}</time>
        </p>
        <Contents headings={headings} />
        <div className="mt-8 space-y-4 text-lg">
          <LegalBlocks blocks={document.intro} />
        </div>
        {document.sections.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id} className="mt-12">
            <h2 id={id} className="display scroll-mt-24 text-2xl">
              {title}
            </h2>
            <div className="mt-4 space-y-4 text-muted">
              <LegalBlocks blocks={body} />
            </div>
          </section>
        ))}
        {children}
      </article>
      <nav
        aria-labelledby="contents"
        className="sticky top-24 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto max-xl:hidden print:hidden"
      >
        <h2 id="contents" className="text-sm font-semibold">
          {LEGAL_TEXT.contents}
        </h2>
        <HeadingLinks headings={headings} className="mt-2 border-l border-line pl-4" />
      </nav>
    </div>
  );
}

/** The collapsed table of contents of narrow screens; it works without JavaScript. */
function Contents({ headings }: { headings: Heading[] }) {
  return (
    <details className="group mt-6 rounded-card bg-raised xl:hidden print:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-5 font-semibold">
        {LEGAL_TEXT.contents}
        <FoldMark />
      </summary>
      <nav aria-label={LEGAL_TEXT.contents}>
        <HeadingLinks headings={headings} className="px-5 pb-4" />
      </nav>
    </details>
  );
}

function HeadingLinks({ headings, className }: { headings: Heading[]; className: string }) {
  return (
    <ol className={className}>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-9 items-center py-1 text-sm leading-snug text-muted hover:text-text"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
