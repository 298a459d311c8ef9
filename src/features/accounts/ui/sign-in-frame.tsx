import type { ReactNode } from 'react';

/** The character whose portrait is shown beside the form. */
export interface FrameCharacter {
  name: string;
  age: number;
  description: string;
  media: {
    url: string;
    srcset: string | null;
    width: number;
    height: number;
    media_type: string;
  }[];
}

/** Layout of the sign-in pages: the form, and on wide screens a portrait beside it. */
export function SignInFrame({
  character,
  children,
}: {
  character: FrameCharacter | null;
  children: ReactNode;
}) {
  const portrait = character?.media.find(({ media_type }) => media_type === 'image');
  if (!character || !portrait) return <div className="w-full max-w-md">{children}</div>;
  return (
    <div className="grid w-full max-w-md overflow-hidden rounded-card bg-raised shadow-float lg:max-w-5xl lg:grid-cols-[1fr_26rem]">
      <div className="grid content-center px-6 py-10 sm:px-10 lg:px-16 lg:py-20">{children}</div>
      <figure className="relative hidden min-h-[38rem] lg:block">
        <img
          src={portrait.url}
          srcSet={portrait.srcset ?? undefined}
          sizes="416px"
          width={portrait.width}
          height={portrait.height}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-scrim via-scrim/80 to-transparent px-8 pt-28 pb-8">
          <figcaption className="display text-2xl text-cream">
            {character.name.split(' ')[0]}, {character.age}
          </figcaption>
          <p className="mt-2 line-clamp-2 text-cream-muted">{character.description}</p>
        </div>
      </figure>
    </div>
  );
}
