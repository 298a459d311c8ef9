/** Of a link or script of the program until it may load. Browsers ignore both. */
const HELD = 'held';

/**
 * Holds back the program of a page that was rendered with `mark` as nonce: its module scripts and their
 * preloads do not load before START_SCRIPT starts them. Tags without the mark stay as they are.
 */
export function holdProgram(html: string, mark: string): string {
  return html.replace(/<(?:link|script)\b[^>]*>/g, (tag) =>
    tag.includes(` nonce="${mark}"`)
      ? tag.replace(/ (rel="modulepreload"|type="module")/, (_, attribute: string) =>
          attribute.startsWith('rel') ? ` rel="${HELD}"` : ` type="${HELD}"`,
        )
      : tag,
  );
}

/**
 * Starts the app after the first paint, so that it does not compete with it. A background page is
 * not painted, so there the app starts after the load event; in browsers that do not report paints,
 * a second later. An inline script.
 */
export const START_SCRIPT = `(function(){var begun;function start(){if(begun)return;begun=1;document.querySelectorAll('link[rel=${HELD}]').forEach(function(l){l.fetchPriority='low';l.rel='modulepreload'});document.querySelectorAll('script[type=${HELD}]').forEach(function(h){var s=document.createElement('script');s.type='module';s.textContent=h.textContent;document.head.append(s)})}function painted(){document.readyState==='loading'?addEventListener('DOMContentLoaded',start):start()}addEventListener('load',function(){document.hidden?start():setTimeout(start,1000)});try{new PerformanceObserver(painted).observe({type:'paint',buffered:true})}catch(e){}})()`;
