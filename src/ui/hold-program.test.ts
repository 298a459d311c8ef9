import { expect, it } from 'vitest';
import { holdProgram } from './hold-program.ts';

const MARK = 'c2VjcmV0';

it('keeps module scripts and their preloads from loading, wherever the mark is in their tags', () => {
  const page = `<link rel="stylesheet" href="/a.css" nonce="${MARK}"/><link nonce="${MARK}" rel="modulepreload" href="/a.js"/>
<script nonce="${MARK}">first()</script><script type="module" async="" nonce="${MARK}">import "/a.js"</script>`;
  expect(holdProgram(page, MARK)).toBe(
    page.replace('"modulepreload"', '"held"').replace('"module"', '"held"'),
  );
});

it('leaves what came in with the content', () => {
  const page = `<p>rel="modulepreload" type="module"</p><script type="module">shown()</script>`;
  expect(holdProgram(page, MARK)).toBe(page);
});
