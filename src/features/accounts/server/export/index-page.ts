import { lookUp } from '#shared/look-up.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => lookUp(ESCAPES, character)!);

export interface IndexSection {
  title: string;
  about: string;
  paths: string[];
}

/** Most files listed per section; the rest is only counted. */
const MAX_LISTED = 2000;

/** Renders the archive's index page, which lists its files. It works offline. */
export function indexPage({
  appName,
  name,
  sections,
  at,
}: {
  appName: string;
  name: string;
  sections: IndexSection[];
  at: Date;
}): string {
  const parts = sections.map(({ title, about, paths }) => {
    const listed = paths
      .slice(0, MAX_LISTED)
      .map((path) => `<li><a href="${escape(encodeURI(path))}">${escape(path)}</a></li>`);
    const more = paths.length - listed.length;
    return `<section><h2>${escape(title)}</h2><p>${escape(about)}</p>${
      paths.length === 0
        ? '<p class="none">Nothing here.</p>'
        : `<ul>${listed.join('')}</ul>${more > 0 ? `<p>And ${more} more in the same folder.</p>` : ''}`
    }</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(name)}: data from ${escape(appName)}</title>
<style>
:root{color-scheme:light dark}
body{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:16px/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2{font-family:Fraunces,Georgia,serif;font-weight:500;line-height:1.2}
h2{margin-top:2.5rem}ul{padding-left:1.25rem}.none{opacity:.7}
</style></head><body>
<h1>Your data from ${escape(appName)}</h1>
<p>Everything stored about ${escape(name)}, as of ${at.toISOString().slice(0, 10)}. Files ending in
.json and .jsonl are plain text: a .jsonl file holds one record on each line.</p>
${parts.join('\n')}
</body></html>
`;
}
