/** What distinguishes an allowed script from everything else in a page. */
interface TakenScripts {
  /** The page without the marks. */
  html: string;
  /** The text of each marked inline script. */
  scripts: string[];
}

/**
 * The inline scripts written by the renderer: it received `mark`, random for this render, as their
 * nonce. A script injected through page content cannot know the mark and is not included.
 */
export function takeInlineScripts(written: string, mark: string): TakenScripts {
  const attribute = ` nonce="${mark}"`;
  const scripts = [...written.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes, text]) => (attributes!.includes(attribute) && text ? [text] : []),
  );
  return { html: written.replaceAll(attribute, ''), scripts };
}
