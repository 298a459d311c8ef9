import { pageMeta, siteOf } from '#ui/page-meta.ts';
import { writeFilters } from '../browse-filters.ts';
import type { BrowseList } from '../browse-lists.ts';
import type { BrowseData } from '../load-characters.ts';
import { BROWSE_TEXT } from '../copy.ts';

/**
 * The meta tags of a browse page; each page of a list has its own title and canonical URL. A
 * filtered or sorted list is not indexed, and its canonical URL is the plain list.
 */
export function browseMeta(
  list: BrowseList,
  matches: Parameters<typeof pageMeta>[0],
  data: BrowseData | undefined,
) {
  const page = data?.page ?? 1;
  const isPlain = data === undefined || writeFilters(data.filters) === '';
  const path = page > 1 && isPlain ? `${list.path}?page=${page}` : list.path;
  const head = pageMeta(matches, {
    title: BROWSE_TEXT.pageTitle(list.title, page),
    description: list.description,
    path,
    index: isPlain,
  });
  if (isPlain) return head;
  const href = (siteOf(matches)?.publicUrl ?? '') + path;
  return [...head, { tagName: 'link', rel: 'canonical', href }];
}
