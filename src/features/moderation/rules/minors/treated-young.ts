import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { sentenceStart } from './scene.ts';
import { compileTable } from './word-pattern.ts';

/** "treats me like I'm", "talking to me as if I were": others' manners, not a request. */
const TREATED = compileTable(`
  treats|treating|treated|talks|talking|talked|speaks|speaking|spoke|looks|looking|looked|handles|sees to|at|down? to? me|us like|as if|though? i|we am|are|was|were :adverb? :article? :small?
  people|everyone|everybody|they|strangers|waiters|colleagues|always|still|would treat|talk|speak|look to|at|down? to? me|us like|as if|though? i|we am|are|was|were :adverb? :article? :small?
`);

/** "people keep talking to me like I'm a | kid" */
export const isTreatedAs = (words: readonly Word[], at: number): boolean => {
  const from = TREATED.startTo(words, at - 1);
  if (from === -1) return false;
  // "start talking to me like I'm a kid" is a request.
  const lead = words[from - 1];
  const isOpening = from === sentenceStart(words, from);
  const isOngoing = /^(?:keeps?|kept|stop|stops|hates?|tired|quit)$/.test(lead?.text ?? '');
  return (
    isOngoing ||
    (!isOpening && !/^(?:start|be|begin|you|u|love|want)$/.test(lead?.text ?? '')) ||
    !is(words[from], 'verb')
  );
};
