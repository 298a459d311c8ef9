import type { User } from '#features/accounts/contract.ts';
import type { Character } from '#features/characters/contract.ts';
import { CharacterPicture } from '#features/characters/ui/character-picture.tsx';
import { CARD_TEXT } from '#features/characters/ui/copy.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { About } from './about.tsx';
import { BackLink } from './back-link.tsx';
import { STUDIO_TEXT } from './copy.ts';
import { LazyGallery } from '../gallery/lazy-gallery.tsx';
import { PromptPanel } from './prompt-panel.tsx';
import { GALLERY_ID } from './show-gallery.ts';

const COPY = STUDIO_TEXT.character;

/** The studio of one character: the character, the prompt panel, and the gallery. */
export function StudioScreen({ character, user }: { character: Character; user: User }) {
  const { slug, name } = character;
  const called = firstName(name);
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-16 md:px-8 md:pt-6">
      <BackLink />
      <div className="mt-2 grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-8 xl:grid-cols-[20rem_minmax(0,1fr)] xl:gap-x-10">
        <div className="min-w-0 space-y-4 lg:space-y-8">
          <CharacterCard character={character} />
          <About character={character} />
        </div>
        <div className="min-w-0 space-y-10">
          <PromptPanel user={user} character={{ slug, firstName: called }} settings="inline" />
          <section aria-labelledby={GALLERY_ID}>
            <h2 id={GALLERY_ID} className="display mb-4 text-2xl wrap-anywhere">
              {COPY.gallery(called)}
            </h2>
            <LazyGallery filter={{ characterSlug: slug }} />
          </section>
        </div>
      </div>
    </div>
  );
}

/**
 * A row with a small portrait on a phone, so that the prompt stays visible; a portrait card
 * otherwise.
 */
function CharacterCard({ character }: { character: Character }) {
  const { slug, name, age, media } = character;
  const called = firstName(name);
  return (
    <section aria-label={name} className="flex items-center gap-4 lg:block">
      <div className="w-18 shrink-0 overflow-hidden rounded-card bg-raised lg:w-full">
        <div className="aspect-3/4">
          <CharacterPicture
            media={media.find((item) => item.media_type === 'image')}
            slug={slug}
            alt={CARD_TEXT.portraitOf(called)}
            sizes="(min-width: 1280px) 320px, (min-width: 1024px) 240px, 72px"
            priority
          />
        </div>
      </div>
      <div className="min-w-0 flex-1 lg:mt-4">
        <h1 className="display text-2xl wrap-anywhere">{CARD_TEXT.nameAndAge(called, age)}</h1>
        <ButtonLink
          to={`/character/${slug}`}
          variant="secondary"
          size="sm"
          className="mt-2 lg:mt-3"
        >
          {COPY.viewDetails}
        </ButtonLink>
      </div>
    </section>
  );
}
