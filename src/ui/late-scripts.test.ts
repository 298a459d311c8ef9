import { expect, test } from 'vitest';
import { scriptsLast } from './late-scripts.ts';

const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/a.js"/></head><body>${body}<script type="module" async="">import "/a.js";</script></body></html>`;

test('a page that opens with a picture holds its program back until the picture is painted', () => {
  const html = scriptsLast(page('<img src="/a.webp" fetchPriority="high"/>'));
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toContain('<link rel="waiting-modulepreload" href="/a.js"/>');
  expect(html).toContain('<script type="text/waiting-module">import "/a.js";</script><script>');
  expect(html.endsWith('</script></body></html>')).toBe(true);
});

test('any other page begins at once, its files behind all else', () => {
  const html = scriptsLast(page('<p>Chats</p>'));
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>');
  expect(html).toContain('<script type="module" async="">import "/a.js";</script></body>');
});
