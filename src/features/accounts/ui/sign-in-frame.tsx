import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signInPath } from '../return-path.ts';
import type { FrameCharacter } from './frame-loader.ts';
import { Waiting } from './waiting.tsx';

interface SignInFrameProps {
  character: FrameCharacter | null;
  /** The page after the sign-in. */
  next: string;
  text: { heading: string; lead: string; leadToWaiting: string };
  /** The other sign-in page. */
  other: { path: '/login' | '/signup'; question: string; label: string };
  children: ReactNode;
}

/** A sign-in page: what it is for, its form, and the way to the other one. */
export function SignInFrame({ character, next, text, other, children }: SignInFrameProps) {
  const isWaiting = character?.isWaiting ?? false;
  return (
    <Frame character={character}>
      {character?.isWaiting ? (
        <Waiting character={character} next={next} lead={text.leadToWaiting} />
      ) : (
        <>
          <h1 className="display text-3xl">{text.heading}</h1>
          <p className="mt-3 mb-6 text-lg text-muted">{text.lead}</p>
        </>
      )}
      {children}
      <p className={clsx('border-t border-line text-muted', isWaiting ? 'mt-4 pt-3' : 'mt-8 pt-6')}>
        {other.question}{' '}
        <Link
          to={signInPath(other.path, next)}
          className="inline-flex min-h-11 items-center font-semibold text-ember-text underline-offset-3 hover:underline"
        >
          {other.label}
        </Link>
      </p>
    </Frame>
  );
}

/**
 * The form, with a portrait next to it on wide screens. If a character is waiting, it is shown
 * above the form on narrow screens too.
 */
function Frame({ character, children }: { character: FrameCharacter | null; children: ReactNode }) {
  const portrait = character?.portrait;
  if (!character || !portrait) return <div className="w-full max-w-md">{children}</div>;
  const { firstName, age, description, isWaiting } = character;
  return (
    <div className="grid w-full max-w-md overflow-hidden rounded-card bg-raised shadow-float lg:max-w-5xl lg:grid-cols-[1fr_26rem]">
      <div
        className={clsx(
          'order-2 grid content-center px-6 sm:px-10 lg:order-1 lg:px-16',
          isWaiting ? 'pt-4 pb-4 lg:py-12' : 'py-10 lg:py-20',
        )}
      >
        {children}
      </div>
      <figure
        className={clsx(
          'relative order-1 lg:order-2 lg:h-auto lg:min-h-[38rem]',
          isWaiting ? 'h-50' : 'hidden lg:block',
        )}
      >
        <img
          src={portrait.url}
          srcSet={portrait.srcset ?? undefined}
          sizes="(min-width: 1024px) 416px, 448px"
          width={portrait.width}
          height={portrait.height}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover object-[50%_25%] lg:object-center"
        />
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-scrim via-scrim/80 to-transparent px-8 pt-28 pb-8 max-lg:hidden">
          <figcaption className="display text-2xl text-cream" dir="auto">
            {firstName}, {age}
          </figcaption>
          <p className="mt-2 line-clamp-2 text-cream-muted" dir="auto">
            {description}
          </p>
        </div>
      </figure>
    </div>
  );
}
