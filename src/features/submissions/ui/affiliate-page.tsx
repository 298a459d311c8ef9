import { AtSign, Mail, MessagesSquare, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { LampDrawing } from '#ui/primitives/lamp-drawing.tsx';
import { useSite } from '#ui/site.ts';
import { AffiliateForm } from './affiliate-form.tsx';
import { AFFILIATE_TEXT as TEXT } from './copy.ts';
import { ReachCard } from './reach-card.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, description } = TEXT;
  return pageMeta(matches, { title, description, path: '/affiliate' });
}

/** /affiliate: the terms and the application, which the confirmation replaces. */
export default function AffiliatePage() {
  const { appName } = useSite();
  const [isSent, setSent] = useState(false);
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 md:px-8 md:pt-16">
      <header className="max-w-2xl">
        <h1 className="display text-3xl md:text-4xl">{TEXT.heading}</h1>
        <p className="mt-4 text-muted md:text-lg">{TEXT.lead(appName)}</p>
        <p className="mt-2 text-sm">
          <span className="text-muted">{TEXT.already}</span>{' '}
          <Link
            to="/affiliate/dashboard"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
          >
            {TEXT.toDashboard}
          </Link>
        </p>
      </header>
      <section
        aria-label={TEXT.banner}
        className="lamp-panel mt-8 grid gap-6 rounded-card p-6 md:grid-cols-[1.2fr_1fr_1fr] md:p-8"
      >
        <p>
          <span className="display block text-3xl text-ember-text md:text-4xl">{TEXT.banner}</span>
          <span className="mt-2 block max-w-xs text-muted">{TEXT.bannerText}</span>
        </p>
        {TEXT.models.map(({ id, title, text, soon }) => (
          <div key={id} className="border-line max-md:border-t max-md:pt-5 md:border-l md:pl-6">
            <h2 className="flex flex-wrap items-center gap-2 font-semibold">
              {title}
              {soon && <Badge>{TEXT.soon}</Badge>}
            </h2>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </div>
        ))}
      </section>
      {isSent ? (
        <Confirmation />
      ) : (
        <section aria-labelledby="apply" className="mt-14">
          <h2 id="apply" className="display text-2xl">
            {TEXT.formTitle}
          </h2>
          <p className="mt-2 mb-6 text-muted">{TEXT.promise}</p>
          <AffiliateForm onSent={() => setSent(true)} />
        </section>
      )}
      <section aria-labelledby="reach" className="mt-14">
        <h2 id="reach" className="text-lg font-semibold">
          {TEXT.contactTitle}
        </h2>
        <Ways />
      </section>
    </div>
  );
}

function Ways() {
  const { supportEmail, discordUrl, messagingHandle } = useSite();
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      <ReachCard
        icon={Mail}
        title={TEXT.contactMail}
        href={`mailto:${supportEmail}`}
        label={supportEmail}
      />
      {messagingHandle && (
        <ReachCard icon={AtSign} title={TEXT.contactHandle} label={messagingHandle} />
      )}
      {discordUrl && (
        <ReachCard
          icon={MessagesSquare}
          title={TEXT.community}
          href={discordUrl}
          label={TEXT.communityLink}
        />
      )}
      <ReachCard
        icon={Send}
        title={TEXT.contactPage}
        href="/contact"
        label={TEXT.contactPageLink}
      />
    </ul>
  );
}

function Confirmation() {
  const { supportEmail, messagingHandle } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element disappears with the form, so announce its replacement to screen readers.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="done"
      className="lamp-panel mt-14 flex flex-col items-center rounded-card p-8 text-center md:p-12"
    >
      <LampDrawing lit />
      <h2 id="done" ref={heading} tabIndex={-1} className="display mt-6 text-2xl outline-none">
        {TEXT.doneTitle}
      </h2>
      <p className="mt-3">{TEXT.done}</p>
      <p className="mt-1 text-muted">{TEXT.next}</p>
      <p className="mt-4">
        <a
          href={`mailto:${supportEmail}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          {supportEmail}
        </a>
        {messagingHandle && <span className="ml-4 text-muted">{messagingHandle}</span>}
      </p>
    </section>
  );
}
