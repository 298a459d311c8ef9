import { ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { toCardCharacter } from '#features/characters/ui/to-card-character.ts';
import { CharacterGrid } from '#features/characters/ui/character-grid.tsx';
import { pageMeta, siteOf } from '#ui/page-meta.ts';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { apiContext } from '#ui/server-context.ts';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { CARDS_PER_PAGE } from '#shared/pagination.ts';
import type { Route } from './+types/home-page';
import { fetchCharacters } from '../load-characters.ts';
import { BROWSE_TEXT, HOME_TEXT } from '../copy.ts';
import { CallToAction } from './call-to-action.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import { preloadScene } from './hero-pictures.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

/** Preloads the first slide's picture, which the first view consists of. */
export const links: Route.LinksFunction = () => preloadScene('create');

/** Loads the first characters; the page renders without them if they cannot be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(apiContext);
  const characters = await fetchCharacters(api, { limit: CARDS_PER_PAGE }).then(
    (list) => list.data.map(toCardCharacter),
    () => null,
  );
  return data({ characters }, characters ? 200 : 503);
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: HOME_TEXT.title(site?.appName ?? ''),
    bare: true,
    description: HOME_TEXT.description,
    path: '/',
  });
}

/** The home page. */
export default function HomePage({ loaderData: { characters } }: Route.ComponentProps) {
  const { appName } = useSite();
  const signedIn = useSession().status === 'authenticated';
  return (
    <>
      <h1 className="sr-only">{HOME_TEXT.heading(appName)}</h1>
      <HeroCarousel />
      <div className="mx-auto max-w-[110rem] px-4 md:px-8">
        <section aria-labelledby="characters" className="pt-10">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-6">
            <div>
              <h2 id="characters" className="display text-2xl md:text-3xl">
                {HOME_TEXT.charactersTitle}
              </h2>
              <p className="mt-1 text-muted">{HOME_TEXT.charactersText}</p>
            </div>
            <Link
              to="/characters"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-ember-text hover:underline"
            >
              {HOME_TEXT.seeAll}
              <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            </Link>
          </div>
          {characters ? (
            <CharacterGrid characters={characters} />
          ) : (
            <ErrorState title={BROWSE_TEXT.failed} />
          )}
        </section>
        <FeatureCards />
        <CallToAction
          title={signedIn ? HOME_TEXT.ctaSignedInTitle : HOME_TEXT.ctaTitle}
          text={signedIn ? HOME_TEXT.ctaSignedInText : HOME_TEXT.ctaText}
        />
      </div>
    </>
  );
}
