import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '#tests/helpers/cpu-time.ts';
import { Markdown } from './markdown.tsx';
import { parseBlocks, parseInline, plainText } from './markdown-parse.ts';

const markup = (text: string, isWriting = false) =>
  renderToStaticMarkup(<Markdown text={text} isWriting={isWriting} />);
/** Removes classes, which only style, and the `dir` attribute that every block has. */
const render = (text: string, isWriting = false) =>
  markup(text, isWriting).replace(/ (?:class="[^"]*"|dir="auto")/g, '');

it('sets the direction of each block from its own script', () => {
  const blocks = markup('مرحبا! One.\n\n> שלום\n\n- one\n\n1. two\n\n# Title');
  expect(blocks.match(/<(?:p|blockquote|ul|ol)\b[^>]*>/g)).toHaveLength(5);
  expect(blocks.match(/<(?:p|blockquote|ul|ol) dir="auto"/g)).toHaveLength(5);
});

describe('what is shown', () => {
  it.each([
    ['plain', 'Good evening.', '<p>Good evening.</p>'],
    ['two paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['a line break', 'One,\ntwo.', '<p>One,<br/>two.</p>'],
    ['windows line ends', 'One,\r\ntwo.', '<p>One,<br/>two.</p>'],
    ['an action', '*smiles* Hello.', '<p><em>smiles</em> Hello.</p>'],
    ['underscores', '_smiles_ snake_case_name', '<p><em>smiles</em> snake_case_name</p>'],
    ['bold', 'a **b** c', '<p>a <strong>b</strong> c</p>'],
    ['bold and italic', '***b***', '<p><strong><em>b</em></strong></p>'],
    ['bold in italic', '*a **b** c*', '<p><em>a <strong>b</strong> c</em></p>'],
    ['crossed marks', '*a **b* c**', '<p><em>a **b</em> c**</p>'],
    ['arithmetic', '2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['a lone mark', 'five * stars', '<p>five * stars</p>'],
    ['not closed', '*smiles', '<p>*smiles</p>'],
    ['decoration', '*****', '<p>*****</p>'],
    ['code', 'type `a*b*c`', '<p>type <code>a*b*c</code></p>'],
    ['a lone backtick', 'a ` b', '<p>a ` b</p>'],
    ['a fence', '```js\nlet a = 1;\n```', '<pre tabindex="0"><code>let a = 1;</code></pre>'],
    ['an open fence', '```\nlet a', '<pre tabindex="0"><code>let a</code></pre>'],
    ['a quote', '> one\n> two', '<blockquote>one<br/>two</blockquote>'],
    ['a list', '- one\n- *two*', '<ul><li>one</li><li><em>two</em></li></ul>'],
    ['a numbered list', '3. c\n4. d', '<ol start="3"><li>c</li><li>d</li></ol>'],
    ['a list after words', 'So:\n1. c', '<p>So:</p><ol start="1"><li>c</li></ol>'],
    ['a heading', '# Title', '<p>Title</p>'],
    ['a year at a line start', '1984. A book.', '<ol start="1984"><li>A book.</li></ol>'],
  ])('%s', (_name, text, html) => expect(render(text)).toBe(html));

  it('links bare URLs without the punctuation around them', () => {
    expect(render('See https://example.test/a_b?c=1.')).toBe(
      '<p>See <a href="https://example.test/a_b?c=1" target="_blank" rel="noopener noreferrer nofollow">https://example.test/a_b?c=1</a>.</p>',
    );
    expect(render('(http://example.test)')).toContain('>http://example.test</a>)');
    expect(render('*https://example.test*')).toMatch(/^<p><em><a .*<\/a><\/em><\/p>$/);
  });

  it('shows emphasis while it is being written', () => {
    expect(render('Hi *smi', true)).toBe('<p>Hi <em>smi</em></p>');
    expect(render('Hi *', true)).toBe('<p>Hi *</p>');
    expect(render('*a\n\n*b', true)).toBe('<p>*a</p><p><em>b</em></p>');
  });
});

describe('hostile text', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['**<b onclick=x>**'],
    ['`<svg onload=x>`'],
    ['```\n</code></pre><script>x</script>'],
    ['> <iframe src="//example.test">'],
    ['"><style>*{display:none}</style>'],
  ])('%s is text', (text) => {
    expect(render(text)).not.toMatch(/<(script|img|b|svg|iframe|style)\b/);
    expect(render(text)).toContain('&lt;');
  });

  it.each([
    ['javascript:alert(1)'],
    ['[x](javascript:alert(1))'],
    ['![x](data:text/html,<script>)'],
    ['data:text/html;base64,AAAA'],
    ['https://'],
    ['http://bank.test@evil.test/'],
    ['xhttps://example.test'],
    ['file:///etc/passwd'],
  ])('%s is neither a link nor a picture', (text) => {
    expect(render(text)).not.toMatch(/<(a|img)\b/);
  });

  it('keeps a URL inside its attribute', () => {
    const html = render('https://example.test/"onmouseover="x');
    expect(html).toContain('href="https://example.test/"');
    expect(html).not.toMatch(/<a[^>]*onmouseover/);
  });

  it.each([
    ['stars', '*'.repeat(200_000)],
    ['opening stars', '*a '.repeat(60_000)],
    ['opening pairs', '**a *b '.repeat(30_000)],
    ['closing stars', 'a* '.repeat(60_000)],
    ['backticks', '`a``b'.repeat(40_000)],
    ['backtick runs', Array.from({ length: 600 }, (_, i) => '`'.repeat(i + 1)).join('a')],
    ['quotes', '> '.repeat(60_000)],
    ['list marks', '- \n'.repeat(60_000)],
    ['refused addresses', 'http://a@'.repeat(15_000)],
    ['dots after an address', `http://a.test${'.'.repeat(60_000)}x`],
    ['spaces after a heading', `# ${' '.repeat(100_000)}x`],
    ['blank lines', '\n'.repeat(200_000)],
  ])('parses %s in linear time', (_name, text) => {
    expect(cpuTimeOf(() => plainText(text))).toBeLessThan(1_500);
  });
});

describe('properties', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '*',
      '**',
      '_',
      '`',
      '```',
      '\n',
      '> ',
      '- ',
      '1. ',
      'a',
      ' ',
      'http://x.y',
      '<',
    ),
    { maxLength: 40 },
  );

  it('loses no letters', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('').replaceAll('```', 'a').replaceAll('1. ', 'a');
        const letters = (value: string) => value.replace(/[^a<]/g, '');
        expect(letters(plainText(text))).toBe(letters(text));
      }),
    );
  });

  it('parses earlier blocks the same while a text grows', () => {
    fc.assert(
      fc.property(pieces, fc.nat(40), (parts, cut) => {
        const before = parseBlocks(parts.slice(0, cut).join(''));
        const after = parseBlocks(parts.join(''));
        // A line that is still being written may join the block before it.
        expect(after.slice(0, Math.max(0, before.length - 2))).toEqual(
          before.slice(0, Math.max(0, before.length - 2)),
        );
      }),
    );
  });

  it('never leaves an element open', () => {
    fc.assert(
      fc.property(pieces, fc.boolean(), (parts, isOpen) => {
        expect(() => parseInline(parts.join(''), isOpen)).not.toThrow();
      }),
    );
  });
});
