import { ASKED_TALK } from './asked.ts';
import { CHILDREN_TALK } from './children.ts';
import { EVERYDAY_TALK } from './everyday.ts';
import { ORDINARY_TALK } from './ordinary.ts';
import type { PairedTalk } from './paired-talk.ts';
import { UNSEEN_MINORS_TALK } from './minors-unseen.ts';
import { MINORS_TALK } from './minors.ts';
import { PLAIN_TALK } from './plain-words.ts';
import { REPLY_TALK } from './replies.ts';
import { SELF_HARM_TALK } from './self-harm.ts';
import { UNSEEN_TALK } from './unseen.ts';
import { UNSEEN_TALK_MORE } from './unseen-more.ts';

/** Pairs of harm and harmless talk by class; `harmless-talk.test.ts` checks each line. */
export const PAIRED_TALK: readonly PairedTalk[] = [
  ...ASKED_TALK,
  ...CHILDREN_TALK,
  ...EVERYDAY_TALK,
  ...SELF_HARM_TALK,
  ...REPLY_TALK,
  ...MINORS_TALK,
  ...PLAIN_TALK,
  ...UNSEEN_TALK,
  ...UNSEEN_TALK_MORE,
  ...UNSEEN_MINORS_TALK,
  ...ORDINARY_TALK,
];
