import { createHarmRules, type HarmRules } from '../frames/harm-table.ts';
import { COPYRIGHT } from './copyright.ts';
import { COPYRIGHT_PLEAS } from './copyright-pleas.ts';
import { CRISIS_ACTS } from './crisis-acts.ts';
import { CRISIS_IMPLIED } from './crisis-implied.ts';
import { CRISIS_QUESTIONS } from './crisis-questions.ts';
import { CRISIS_SIGNS } from './crisis-signs.ts';
import { CRISIS_WISH } from './crisis-wish.ts';
import { CRISIS_VOCABULARY } from './crisis-words.ts';
import { HATE } from './hate.ts';
import { HATE_CALLS } from './hate-calls.ts';
import { ILLEGAL_ACTS } from './illegal-acts.ts';
import { ILLEGAL_CRIME } from './illegal-crime.ts';
import { ILLEGAL_CONSENT } from './illegal-consent.ts';
import { DEED_VOCABULARY } from './illegal-deeds.ts';
import { ILLEGAL_GOODS } from './illegal-goods.ts';
import { ILLEGAL_PLEAS } from './illegal-pleas.ts';
import { ILLEGAL_REQUESTS } from './illegal-requests.ts';
import { ILLEGAL_VOCABULARY } from './illegal-words.ts';
import { ATTACKS_ENJOYED, PLAIN_INJURY, PRIVATE_EXPOSED } from './plain-injury.ts';
import { PRIVACY } from './privacy.ts';
import { PRIVACY_PLEAS } from './privacy-pleas.ts';
import { PRIVACY_WATCHING } from './privacy-watching.ts';
import { PRIVACY_VOCABULARY } from './privacy-words.ts';
import { REAL_PERSON } from './real-person.ts';
import { REAL_PERSON_LIKENESS } from './real-person-likeness.ts';
import { REPLY_COPYRIGHT, REPLY_PRIVACY, REPLY_VIOLENCE } from './reply-advice.ts';
import { REPLY_ATTACK, REPLY_CRIME } from './reply-offers.ts';
import { REPLY_SELF_INJURY } from './reply-self-injury.ts';
import { REPLY_SUICIDE } from './reply-suicide.ts';
import { SELF_HARM } from './self-harm.ts';
import { SELF_HARM_LURES } from './self-harm-lures.ts';
import { SPAM_SIGNS, SPAM_VOCABULARY, SUPPORT_FRAMES } from './spam.ts';
import { SPAM_PITCHES } from './spam-pitches.ts';
import { LINKED_FRAMES, SPAM_PLEAS } from './spam-pleas.ts';
import { VIOLENCE } from './violence.ts';
import { VIOLENCE_PLANS } from './violence-plans.ts';
import { SHARED } from './words.ts';

let rules: HarmRules | undefined;

/** Compiled on first use. */
export function harmRules(): HarmRules {
  rules ??= createHarmRules(
    [
      SHARED,
      CRISIS_VOCABULARY,
      SPAM_VOCABULARY,
      ILLEGAL_VOCABULARY,
      DEED_VOCABULARY,
      PRIVACY_VOCABULARY,
    ],
    [
      CRISIS_WISH,
      CRISIS_ACTS,
      CRISIS_QUESTIONS,
      CRISIS_SIGNS,
      CRISIS_IMPLIED,
      SELF_HARM,
      SELF_HARM_LURES,
      REAL_PERSON,
      REAL_PERSON_LIKENESS,
      ILLEGAL_GOODS,
      ILLEGAL_CRIME,
      ILLEGAL_ACTS,
      ILLEGAL_CONSENT,
      ILLEGAL_REQUESTS,
      ILLEGAL_PLEAS,
      HATE,
      HATE_CALLS,
      VIOLENCE,
      VIOLENCE_PLANS,
      PRIVACY,
      PRIVACY_PLEAS,
      PRIVACY_WATCHING,
      SPAM_PLEAS,
      SPAM_PITCHES,
      COPYRIGHT,
      COPYRIGHT_PLEAS,
      REPLY_VIOLENCE,
      REPLY_PRIVACY,
      REPLY_COPYRIGHT,
      REPLY_SUICIDE,
      REPLY_SELF_INJURY,
      REPLY_CRIME,
      REPLY_ATTACK,
      PLAIN_INJURY,
      ATTACKS_ENJOYED,
      PRIVATE_EXPOSED,
    ],
    [...SPAM_SIGNS.map(({ frames }) => frames), SUPPORT_FRAMES, LINKED_FRAMES],
  );
  return rules;
}
