import { Brush, CircleX, Clock, Globe, ImageOff, Trash2, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { firstName, plainDescription } from '#shared/replace-placeholders.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { CharacterPicture } from '../character-picture.tsx';
import { CARD_TEXT } from '../copy.ts';
import { OWN_TEXT } from './copy.ts';
import type { OwnCharacter } from '../queries.ts';

const SIZES = '(min-width: 1280px) 22vw, (min-width: 768px) 30vw, (min-width: 352px) 46vw, 92vw';

/** The states shown on an own character's card; none when it is ready and private. */
function statesOf({ portrait_status: portrait, publication, is_public: isPublic }: OwnCharacter) {
  const shown = publication ?? (isPublic ? 'public' : 'private');
  return [
    portrait === 'pending' || portrait === 'failed' ? portrait : null,
    shown === 'private' ? null : shown,
  ].filter((state) => state !== null);
}

const ICONS: Record<keyof typeof OWN_TEXT.states, LucideIcon> = {
  pending: Brush,
  failed: ImageOff,
  requested: Clock,
  declined: CircleX,
  public: Globe,
};

function StateChip({ state }: { state: keyof typeof OWN_TEXT.states }) {
  const Icon = ICONS[state];
  return (
    <li className="inline-flex items-center gap-1.5 rounded-full bg-scrim/85 py-1 pr-2.5 pl-2 text-xs font-semibold whitespace-nowrap text-cream">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      {OWN_TEXT.states[state]}
    </li>
  );
}

/** One of the user's characters: a link to its page, its state, and a delete button. */
export function OwnCard({
  character,
  priority,
  onDelete,
}: {
  character: OwnCharacter;
  priority: boolean;
  onDelete: () => void;
}) {
  const { slug, name, age, description, media } = character;
  const id = useId();
  const called = firstName(name);
  const states = statesOf(character);
  return (
    <article className="character-card group relative isolate aspect-3/4 overflow-hidden rounded-card bg-raised">
      <Link
        to={`/character/${slug}`}
        aria-labelledby={`${id}-name`}
        aria-describedby={states.length > 0 ? `${id}-states ${id}-text` : `${id}-text`}
        className="absolute inset-0 rounded-card -outline-offset-3"
      >
        <CharacterPicture
          media={media.find((item) => item.media_type === 'image')}
          slug={slug}
          alt={CARD_TEXT.portraitOf(called)}
          sizes={SIZES}
          priority={priority}
        />
        <div className="card-scrim absolute inset-x-0 bottom-0 px-3.5 pt-16 pb-3.5 text-cream md:px-4">
          {states.length > 0 && (
            <ul id={`${id}-states`} className="mb-2 flex flex-wrap gap-1.5">
              {states.map((state) => (
                <StateChip key={state} state={state} />
              ))}
            </ul>
          )}
          <h2 id={`${id}-name`} dir="auto" className="display line-clamp-2 text-xl wrap-anywhere">
            {CARD_TEXT.nameAndAge(called, age)}
          </h2>
          <p
            id={`${id}-text`}
            dir="auto"
            className="mt-1 line-clamp-2 text-xs wrap-anywhere text-cream-muted md:text-sm"
          >
            {plainDescription(name, description) || CARD_TEXT.fallbackDescription}
          </p>
        </div>
      </Link>
      <IconButton
        label={OWN_TEXT.remove.action(name)}
        aria-haspopup="dialog"
        onClick={onDelete}
        // With a pointer that hovers, it appears on hover or focus.
        className="absolute! top-1.5 right-1.5 text-cream! md:[@media(hover:hover)]:[.group:not(:hover):not(:focus-within)_&]:opacity-0 hover:bg-transparent! [&_svg]:size-8! [&_svg]:rounded-full [&_svg]:bg-scrim/75 [&_svg]:p-1.5 hover:[&_svg]:bg-scrim"
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} />
      </IconButton>
    </article>
  );
}
