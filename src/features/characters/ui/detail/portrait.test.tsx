import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Character, MediaItem } from '#features/characters/contract.ts';
import { placeholderUrl } from '../card-character.ts';
import { Portrait } from './portrait.tsx';

const item = (name: string, media_type: MediaItem['media_type']): MediaItem => ({
  id: name,
  media_type,
  mime_type: media_type === 'image' ? 'image/webp' : 'video/webm',
  width: 480,
  height: 640,
  thumbhash: null,
  alt: null,
  is_nsfw: false,
  url: `/media/${name}`,
  srcset: null,
});

const render = (...media: MediaItem[]) =>
  renderToStaticMarkup(
    <Portrait
      character={
        { slug: 'clara', name: 'Clara Winter', media, portrait_status: 'ready' } as Character
      }
      progress={null}
      onRetry={() => undefined}
      isRetrying={false}
    />,
  );

test('a loop is shown by the portrait until it plays, and in its thumbnail', () => {
  const html = render(item('loop.webm', 'video'), item('portrait.webp', 'image'));
  expect(html).toContain('poster="/media/portrait.webp"');
  expect(html.match(/src="\/media\/portrait\.webp"/g)).toHaveLength(2);
  expect(html).not.toContain(placeholderUrl('clara'));
});

test('a loop without a portrait is shown by the drawn placeholder', () => {
  const html = render(item('loop.webm', 'video'), item('other.webm', 'video'));
  expect(html).toContain(`poster="${placeholderUrl('clara')}"`);
});
