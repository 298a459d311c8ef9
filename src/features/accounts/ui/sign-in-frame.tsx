import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The character whose portrait is shown with the form. */
export interface FrameCharacter {
  slug: string;
  firstName: string;
  age: number;
  description: string;
  /** The first message of a chat; '' without one. */
  opening: string;
  /** True when the visitor came to talk to this character. */
  isWaiting: boolean;
  portrait: { url: string; srcset: string | null; width: number; height: number } | null;
}

/**
 * Layout of the sign-in pages: the form, and on wide screens a portrait beside it. A character who
 * is waiting is shown on narrow screens too, above the form.
 */
export function SignInFrame({
  character,
  children,
}: {
  character: FrameCharacter | null;
  children: ReactNode;
}) {
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
