import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** One page of ListObjectsV2. */
export interface ListPage {
  files: { key: string; modifiedAt: Date }[];
  /** The token of the next page; undefined for the last page. */
  next: string | undefined;
}

/** The service's error code; undefined if the body contains none. */
export function readErrorCode(xml: string): string | undefined {
  try {
    return textOf(rootOf(xml, 'Error'), 'Code') || undefined;
  } catch {
    return undefined;
  }
}

/** @throws Error if it is not a list page, or one that would never end */
export function readListPage(xml: string): ListPage {
  const root = rootOf(xml, 'ListBucketResult');
  const isEncoded = textOf(root, 'EncodingType') === 'url';
  const files = childrenOf(root, 'Contents').map((entry) => {
    const key = textOf(entry, 'Key');
    const modifiedAt = new Date(textOf(entry, 'LastModified'));
    if (!key || Number.isNaN(modifiedAt.getTime())) throw new Error('a listed file has no name');
    return { key: isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key, modifiedAt };
  });
  if (textOf(root, 'IsTruncated') !== 'true') return { files, next: undefined };
  const next = textOf(root, 'NextContinuationToken');
  if (!next) throw new Error('a truncated list has no continuation token');
  return { files, next };
}

function rootOf(xml: string, name: string): XmlElement {
  const { root } = parseXml(xml);
  if (root?.name !== name) throw new Error(`expected ${name}, got ${root?.name ?? 'nothing'}`);
  return root;
}

const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(
    (child): child is XmlElement => child instanceof XmlElement && child.name === name,
  );

const textOf = (element: XmlElement, name: string): string =>
  childrenOf(element, name)[0]?.text ?? '';
