import { Mail, MessagesSquare } from 'lucide-react';
import { Link, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { useSite } from '#ui/site.ts';
import { ContactForm } from './contact-form.tsx';
import { CONTACT_TEXT } from './copy.ts';
import { ReachCard } from './reach-card.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, description } = CONTACT_TEXT;
  return pageMeta(matches, { title, description, path: '/contact' });
}

const LINK = 'font-semibold text-text underline underline-offset-3';

/** /contact: the form, next to the email address and the community. */
export default function ContactPage() {
  const { supportEmail, discordUrl } = useSite();
  return (
    <div className="lamp-light">
      <div className="mx-auto max-w-6xl px-4 pt-10 md:px-8 md:pt-16">
        <header className="max-w-2xl">
          <h1 className="display text-3xl md:text-4xl">{CONTACT_TEXT.heading}</h1>
          <p className="mt-4 text-muted md:text-lg">{CONTACT_TEXT.lead}</p>
        </header>
        <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <ContactForm />
          <aside aria-labelledby="other-ways">
            <h2 id="other-ways" className="text-lg font-semibold">
              {CONTACT_TEXT.otherWays}
            </h2>
            <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
              <ReachCard
                icon={Mail}
                title={CONTACT_TEXT.mailbox}
                href={`mailto:${supportEmail}`}
                label={supportEmail}
              />
              {discordUrl && (
                <ReachCard
                  icon={MessagesSquare}
                  title={CONTACT_TEXT.community}
                  href={discordUrl}
                  label={CONTACT_TEXT.communityLink}
                />
              )}
            </ul>
            <h2 className="mt-8 text-lg font-semibold">{CONTACT_TEXT.helpTitle}</h2>
            <p className="mt-2 text-muted">
              {CONTACT_TEXT.removal}{' '}
              <Link to="/legal/content-removal" className={LINK}>
                {CONTACT_TEXT.removalLink}
              </Link>
            </p>
            <p className="mt-2 text-muted">
              {CONTACT_TEXT.complaint}{' '}
              <Link to="/legal/complaint" className={LINK}>
                {CONTACT_TEXT.complaintLink}
              </Link>
            </p>
          </aside>
        </div>
      </div>
    </div>
  );
}
