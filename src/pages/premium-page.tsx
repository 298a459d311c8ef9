import { data } from 'react-router';
import type { CharacterSummary } from '#features/characters/contract.ts';
import { SHOP_QUERY } from '#features/billing/ui/shop/choice.ts';
import { Shop } from '#features/billing/ui/shop/shop.tsx';
import type { PageHandle } from '#ui/page-handle.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { apiContext } from '#ui/server-context.ts';
import type { Route } from './+types/premium-page';
import { FAQ } from '#features/marketing/faq.ts';
import { PREMIUM_TEXT } from '#features/marketing/copy.ts';
import { fetchCharacters } from '#features/marketing/load-characters.ts';
import { FaqSection } from '#features/marketing/ui/faq-section.tsx';
import { PremiumMoments, type MomentCharacter } from '#features/marketing/ui/premium-moments.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export const handle: PageHandle = { query: SHOP_QUERY };

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(apiContext);
  const characters = fetchCharacters(api, { limit: PREMIUM_TEXT.moments.length }).then(
    (list) => list.data.map(toMomentCharacter),
    () => [],
  );
  try {
    return data({ offers: await api.get('/billing/plans'), characters: await characters });
  } catch {
    return data({ offers: null, characters: [] }, 503);
  }
}

function toMomentCharacter({ slug, name, media }: CharacterSummary): MomentCharacter {
  const portrait = media.find(({ media_type }) => media_type === 'image');
  return { slug, firstName: firstName(name), portrait };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: PREMIUM_TEXT.title,
    description: PREMIUM_TEXT.description,
    path: '/premium',
  });
}

/**
 * /premium: the user's subscription, what Premium offers, the plans with their prices, the
 * comparison, tokens, FAQ.
 */
export default function PremiumPage({ loaderData: { offers, characters } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 md:px-8 md:pt-14">
      <header className="mx-auto mb-10 max-w-2xl text-center">
        <h1 className="display text-3xl md:text-4xl">{PREMIUM_TEXT.heading}</h1>
        <p className="mt-4 text-muted md:text-lg">{PREMIUM_TEXT.lead}</p>
      </header>
      <PremiumMoments characters={characters} />
      {offers ? <Shop offers={offers} /> : <ErrorState title={PREMIUM_TEXT.failed} />}
      <FaqSection items={FAQ.premium} />
    </div>
  );
}
