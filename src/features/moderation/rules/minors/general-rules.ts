import type { Word } from './passage.ts';
import { compileTable } from './word-pattern.ts';

/** "nobody under 18", "if you are under 18, please leave": general rules. */
const RULE_BEFORE = compileTable(`
  no|nobody|none|anyone|anybody|everyone|everybody|person|persons|people|users|members|those|anything|someone|children|kids|minors|never|guests|visitors|characters|players|ones :adverb? who? is|are|be|was|were?
  if you are
  if|unless a|the? user|person|player|you is|are :adverb?
  must|should|can|may not be
  not|never depict|portray|include|involve|allow|write|show|contain|feature :article? :person? :adverb?
  ages|access|anyone|rated|restricted|prohibited :adverb?
`);
const RULE_AFTER = compileTable(`
  s? is|are|be? :adverb? not|prohibited|forbidden|banned|strictly|disallowed
  not allowed|permitted|welcome
  must|please|should|may|can|will not|leave|go|exit|be
  will not
  pay|pays|free|eat|get|gets|half|enter|travel|need|needs|require
`);

/** "the voting age in Austria is sixteen" */
const LEGAL_AGE = compileTable(`
  voting|drinking|driving|smoking|retirement|legal|minimum|school|marriage|consent|majority|licensing|gun age|limit :preposition? * * is|was|be|at
  voting|drinking|driving|smoking|retirement|legal|minimum|school|marriage|consent|majority|licensing|gun age|limit :preposition? *? is|was|be|at
  voting|drinking|driving|smoking|retirement|legal|minimum|school|marriage|consent|majority|licensing|gun age|limit is|was|be|at
  age of consent|majority|criminal * * * is|was
  age of consent|majority|criminal * * is|was
  age of consent|majority|criminal *? is|was
  age of consent|majority is|was|at
`);
export const isLegalAge = (words: readonly Word[], from: number): boolean =>
  LEGAL_AGE.isBefore(words, from - 1) || LEGAL_AGE.isBefore(words, from - 2);

export const isGeneralRule = (words: readonly Word[], from: number, to: number): boolean =>
  RULE_BEFORE.isBefore(words, from - 1) || RULE_AFTER.isAt(words, to + 1);
