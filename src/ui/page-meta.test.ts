import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const site = {
  publicUrl: 'https://lamp.test',
  appName: 'Lamp',
  appEnv: 'test',
  supportEmail: 'help@lamp.test',
  discordUrl: null,
  hiringUrl: null,
};
const matches = [{ id: 'root', loaderData: { site } }];
const page = { title: 'Anime', description: 'Drawn worlds.', path: '/anime?page=2' };

it('gives a page its title, canonical address, Open Graph and the adult label', () => {
  const meta = pageMeta(matches, page);
  expect(meta).toContainEqual({ title: 'Anime · Lamp' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://lamp.test/anime?page=2',
  });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://lamp.test/og.png' });
  expect(meta).toContainEqual({ name: 'rating', content: 'RTA-5042-1996-1400-1577-RTA' });
});

it('keeps a page out of search engines without a canonical address', () => {
  const meta = pageMeta(matches, { ...page, index: false });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta)).not.toContain('canonical');
});

it('works even when the root loader failed', () => {
  expect(pageMeta([], page)).toContainEqual({ title: 'Anime · Everafter' });
});

it('includes a preview picture of the page', () => {
  const picture = { path: '/pictures/elena.jpg', alt: 'Elena, 34' };
  const meta = pageMeta(matches, { ...page, picture });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://lamp.test/pictures/elena.jpg',
  });
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Elena, 34' });
});
