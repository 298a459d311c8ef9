import { createHarmRules, type HarmRules } from '../frames/harm-table.ts';
import { COPYRIGHT } from './copyright.ts';
import { CRISIS_ACTS } from './crisis-acts.ts';
import { CRISIS_QUESTIONS } from './crisis-questions.ts';
import { CRISIS_WISH } from './crisis-wish.ts';
import { CRISIS_VOCABULARY } from './crisis-words.ts';
import { HATE } from './hate.ts';
import { ILLEGAL_ACTS } from './illegal-acts.ts';
import { ILLEGAL_CRIME } from './illegal-crime.ts';
import { ILLEGAL_GOODS } from './illegal-goods.ts';
import { PRIVACY } from './privacy.ts';
import { REAL_PERSON } from './real-person.ts';
import { SELF_HARM } from './self-harm.ts';
import { SPAM_SIGNS, SPAM_VOCABULARY, SUPPORT_FRAMES } from './spam.ts';
import { VIOLENCE } from './violence.ts';
import { SHARED } from './words.ts';

let rules: HarmRules | undefined;

/** Compiled on first use: nothing should start on import. */
export function harmRules(): HarmRules {
  rules ??= createHarmRules(
    [SHARED, CRISIS_VOCABULARY, SPAM_VOCABULARY],
    [
      CRISIS_WISH,
      CRISIS_ACTS,
      CRISIS_QUESTIONS,
      SELF_HARM,
      REAL_PERSON,
      ILLEGAL_GOODS,
      ILLEGAL_CRIME,
      ILLEGAL_ACTS,
      HATE,
      VIOLENCE,
      PRIVACY,
      COPYRIGHT,
    ],
    [...SPAM_SIGNS.map(({ frames }) => frames), SUPPORT_FRAMES],
  );
  return rules;
}
