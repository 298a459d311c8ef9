import type { LoaderFunctionArgs } from 'react-router';
import { firstName, plainDescription } from '#shared/replace-placeholders.ts';
import { apiContext, type ServerApi } from '#ui/server-context.ts';
import { characterOfPath, safeReturnPath } from '../return-path.ts';

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

type Found = Awaited<ReturnType<typeof readCharacter>>;

/**
 * Loads the character of a sign-in page: the one whom the visitor came to, else the first of the
 * catalog. Null when there is none or the API is down.
 */
export async function loadFrameCharacter({
  context,
  request,
}: LoaderFunctionArgs): Promise<FrameCharacter | null> {
  const { api } = context.get(apiContext);
  const slug = characterOfPath(safeReturnPath(new URL(request.url).searchParams.get('next')));
  // A private character's sign-in page does not show them.
  const waiting = slug === null ? null : await readCharacter(api, slug).catch(() => null);
  if (waiting) return toFrame(waiting, true);
  const other = await readPopular(api).catch(() => null);
  return other && toFrame(other, false);
}

const readCharacter = (api: ServerApi, slug: string) =>
  api.get('/characters/{slug}', { params: { path: { slug } } });

async function readPopular(api: ServerApi) {
  const { data } = await api.get('/characters/', {
    params: { query: { limit: 1, sex: 'female', style: 'realistic' } },
  });
  return data[0] ?? null;
}

type Pictured = Pick<Found, 'slug' | 'name' | 'age' | 'description' | 'media'> &
  Partial<Pick<Found, 'opening_message'>>;

function toFrame(found: Pictured, isWaiting: boolean): FrameCharacter {
  const { slug, name, age, description, opening_message: opening, media } = found;
  const portrait = media.find(({ media_type }) => media_type === 'image');
  return {
    slug,
    firstName: firstName(name),
    age,
    description: plainDescription(name, description),
    opening: isWaiting ? plainDescription(name, opening ?? '') : '',
    isWaiting,
    portrait: portrait
      ? {
          url: portrait.url,
          srcset: portrait.srcset,
          width: portrait.width,
          height: portrait.height,
        }
      : null,
  };
}
