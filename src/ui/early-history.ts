/**
 * Reloads when the user goes back or forward before the app listens to the history: within one
 * document the browser only changes the address, and the app would show the page it was sent with
 * under the address of another. An inline script; `repeatEarlyInput` ends it.
 */
export const EARLY_HISTORY_SCRIPT = `(function(){var l=location,sent=l.pathname+l.search;addEventListener('popstate',function(){if(window.earlyInput&&l.pathname+l.search!==sent)l.reload()})})()`;
