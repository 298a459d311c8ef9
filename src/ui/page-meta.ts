import type { MetaDescriptor } from 'react-router';
import { ADULT_LABEL } from '#shared/adult-label.ts';
import type { SiteConfig } from './server-context.ts';
import { BARE_SITE } from './site.ts';

interface MetaMatch {
  id: string;
  loaderData?: unknown;
}

/** The site's settings out of a meta function's `matches`. */
export function siteOf(matches: readonly (MetaMatch | undefined)[]): SiteConfig | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { site?: SiteConfig } | undefined)?.site;
}

/**
 * Title, description, canonical address, Open Graph, Twitter card and the adult label of a page.
 * `path` is the canonical path with its query; `title` precedes the product's name.
 */
export function pageMeta(
  matches: readonly (MetaMatch | undefined)[],
  page: {
    title: string;
    description: string;
    path: string;
    index?: boolean;
    /** The title is complete: it already contains the product's name. */
    bare?: boolean;
    /**
     * The preview picture of links to this page, instead of the product's: its path and
     * description.
     */
    picture?: { path: string; alt: string };
  },
): MetaDescriptor[] {
  const { appName, publicUrl: origin } = siteOf(matches) ?? BARE_SITE;
  const title = page.bare ? page.title : `${page.title} · ${appName}`;
  const url = origin + page.path;
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.index === false
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { name: 'rating', content: ADULT_LABEL },
    { property: 'og:site_name', content: appName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + (page.picture?.path ?? '/og.png') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(page.picture ? [{ property: 'og:image:alt', content: page.picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
  ];
}
