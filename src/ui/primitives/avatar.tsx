import { clsx } from 'clsx';
import { useState } from 'react';

/**
 * A round picture, or the first letter of `name` when there is none or it cannot be loaded.
 * `size` in pixels. Decorative: the name is shown next to it or in its container's label.
 */
export function Avatar({
  src,
  name,
  size = 36,
  className,
}: {
  src?: string | null;
  name: string;
  size?: number;
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  // By whole characters, so that an emoji is not split.
  const letter = (Array.from(name.trim())[0] ?? 'U').toUpperCase();
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-ember-wash font-semibold text-ember-text',
        className,
      )}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {src && broken !== src ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
          className="size-full object-cover object-top"
        />
      ) : (
        letter
      )}
    </span>
  );
}
