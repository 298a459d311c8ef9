import { pageMeta } from '#ui/page-meta.ts';
import type { BrowseList } from '../browse-lists.ts';
import type { BrowseData } from '../load-characters.ts';
import { BROWSE_TEXT } from '../messages.ts';

/** The head of a browse page; each page of the list has its own title and canonical address. */
export function browseMeta(
  list: BrowseList,
  matches: Parameters<typeof pageMeta>[0],
  data: BrowseData | undefined,
) {
  const page = data?.page ?? 1;
  return pageMeta(matches, {
    title: BROWSE_TEXT.pageTitle(list.title, page),
    description: list.description,
    path: page > 1 ? `${list.path}?page=${page}` : list.path,
  });
}
