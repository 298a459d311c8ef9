import { EyeOff, Lock, Trash2 } from 'lucide-react';
import { ButtonLink } from '#ui/primitives/button.tsx';
import type { PageHandle } from '#ui/page-handle.ts';
import { apiContext } from '#ui/server-context.ts';
import type { Route } from './+types/adult-chat-page';
import { ADULT_LIST } from '../browse-lists.ts';
import { loadBrowsePage } from '../load-characters.ts';
import { ADULT_TEXT } from '../copy.ts';
import { browseMeta } from './browse-meta.ts';
import { BrowseResults } from './browse-sections.tsx';
import { FaqSection } from './faq-section.tsx';
import { BROWSE_QUERY } from '../browse-filters.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export const handle: PageHandle = { query: BROWSE_QUERY };

export function loader({ request, context }: Route.LoaderArgs) {
  return loadBrowsePage(ADULT_LIST, new URL(request.url), context.get(apiContext));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return browseMeta(ADULT_LIST, matches, loaderData);
}

const CLAIM_ICONS = { encryption: Lock, anonymity: EyeOff, deletion: Trash2 };

function PrivacyClaims() {
  return (
    <section className="mt-20" aria-labelledby="privacy">
      <h2 id="privacy" className="display text-2xl">
        {ADULT_TEXT.privacyTitle}
      </h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-3">
        {ADULT_TEXT.privacy.map(({ id, title, text }) => {
          const Icon = CLAIM_ICONS[id];
          return (
            <li key={id} className="border-t border-line pt-5">
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 text-ember-text" />
              <h3 className="mt-3 text-lg font-semibold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** /sex-chat: the adult chat page. */
export default function AdultChatPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[110rem] px-4 md:px-8">
      <header className="pt-8 pb-8 md:pt-12">
        <h1 className="display max-w-2xl text-3xl md:text-4xl">{ADULT_LIST.heading}</h1>
        <p className="mt-3 max-w-2xl text-muted md:text-lg">{ADULT_LIST.description}</p>
        <aside
          aria-label={ADULT_TEXT.noticeTitle}
          className="mt-6 flex max-w-3xl items-start gap-4 rounded-card bg-ember-wash p-5"
        >
          <span aria-hidden="true" className="display text-2xl text-ember-text">
            18+
          </span>
          <p>{ADULT_TEXT.notice}</p>
        </aside>
      </header>
      <BrowseResults list={ADULT_LIST} data={loaderData} first={2} />
      <PrivacyClaims />
      <section className="lamp-panel mt-16 rounded-card px-6 py-12 text-center">
        <h2 className="display text-2xl md:text-3xl">{ADULT_TEXT.upgradeTitle}</h2>
        <p className="mt-3 text-muted">{ADULT_TEXT.upgradeText}</p>
        <ButtonLink to="/premium" size="lg" variant="premium" className="mt-7">
          {ADULT_TEXT.upgrade}
        </ButtonLink>
      </section>
      <FaqSection items={ADULT_LIST.faq} />
    </div>
  );
}
