import { expect, it } from 'vitest';
import { takeInlineScripts } from './inline-scripts.ts';

const MARK = 'c2VjcmV0';

it('are the ones with the mark anywhere in their tag; the mark is removed from the page', () => {
  const page = `<head><script nonce="${MARK}">first()</script><link nonce="${MARK}" rel="modulepreload"></head>
<script type="module" async="" nonce="${MARK}">import "/a.js"</script><script src="/b.js" nonce="${MARK}"></script>`;
  expect(takeInlineScripts(page, MARK)).toEqual({
    scripts: ['first()', 'import "/a.js"'],
    html: `<head><script>first()</script><link rel="modulepreload"></head>
<script type="module" async="">import "/a.js"</script><script src="/b.js"></script>`,
  });
});

it.each([
  '<script>steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<SCRIPT nonce="">steal()</SCRIPT>',
  `<p>nonce="${MARK}"</p><script>steal()</script>`,
])('what came in with the content is not among them: %s', (smuggled) => {
  const page = `<body>${smuggled}<script nonce="${MARK}">first()</script></body>`;
  expect(takeInlineScripts(page, MARK).scripts).toEqual(['first()']);
});
