/** What a browser takes for no script and no preload, and leaves as it is. */
const WAITING = { script: 'text/waiting-module', link: 'waiting-modulepreload' };

const PICTURE_FIRST = /<img[^>]* fetchpriority="high"/i;
/** The program's one inline module, as React writes it. */
const PROGRAM = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload"';

/**
 * Begins the program when the first picture is seen, which the browser tells (a frame that was asked
 * for may be a tenth of a second from being seen); soon after it came where the browser tells nothing;
 * at once where nobody looks, or where somebody acts already: a button that was pressed is kept for
 * early-click.ts. It takes itself away, so that React finds what it wrote.
 */
export const STARTER = `(function () {
  var begun, picture = document.querySelector('img[fetchpriority="high"]');
  function begin() {
    if (begun) return;
    begun = true;
    document.querySelectorAll('link[rel="${WAITING.link}"]').forEach(function (link) { link.rel = 'modulepreload'; });
    var waiting = document.querySelector('script[type="${WAITING.script}"]'), script = document.createElement('script');
    script.type = 'module';
    script.async = true;
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  }
  function press(event) {
    early.button = event.target.closest('button');
    begin();
  }
  var early = { button: null, stop: function () { removeEventListener('click', press, true); } };
  window.earlyClick = early;
  addEventListener('click', press, true);
  addEventListener('keydown', begin, { once: true });
  function came() { setTimeout(begin, 400); }
  document.currentScript.remove();
  if (document.hidden) return begin();
  setTimeout(begin, 2000);
  if (picture.complete) came(); else picture.onload = picture.onerror = came;
  try {
    new PerformanceObserver(function () { if (picture.complete) begin(); })
      .observe({ type: 'largest-contentful-paint', buffered: true });
  } catch (e) {}
})()`.replace(/\s*\n\s*/g, ' ');

/**
 * Puts the program behind what a page is read by. Its files are fetched with low priority; on a page
 * that opens with a picture, where links work without it, they are fetched after the first paint.
 */
export function scriptsLast(html: string): string {
  if (!PICTURE_FIRST.test(html)) return html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
  return html
    .replaceAll(PRELOAD, `<link rel="${WAITING.link}"`)
    .replace(PROGRAM, `<script type="${WAITING.script}">`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `<script>${STARTER}</script></body>`);
}
