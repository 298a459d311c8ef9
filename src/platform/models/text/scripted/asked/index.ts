import type { Asked } from './entry.ts';
import { ANYTHING } from './anything.ts';
import { BODY } from './body.ts';
import { COUNSEL } from './counsel.ts';
import { DETAILS } from './details.ts';
import { EVERYDAY } from './everyday.ts';
import { HEART } from './heart.ts';
import { MIND } from './mind.ts';
import { NEARBY } from './nearby.ts';
import { OPINIONS } from './opinions.ts';
import { PASSING_ASKED } from './passing.ts';
import { PERSON } from './person.ts';
import { PLEAS } from './pleas.ts';
import { PRACTICAL } from './practical.ts';
import { REQUESTS } from './requests.ts';
import { SELF } from './self.ts';
import { ASKED_SHAPES } from './shapes.ts';
import { SMALL_TALK } from './small-talk.ts';
import { TASTES } from './tastes.ts';
import { US } from './us.ts';
import { WORK_AND_HOME } from './work-and-home.ts';

/** Everything that can be asked, most specific first. */
export const ASKED: readonly Asked[] = [
  ...REQUESTS,
  ...PLEAS,
  ...HEART,
  ...BODY,
  ...COUNSEL,
  ...DETAILS,
  ...PASSING_ASKED,
  ...NEARBY,
  ...EVERYDAY,
  ...US,
  ...PRACTICAL,
  ...MIND,
  ...TASTES,
  ...PERSON,
  ...WORK_AND_HOME,
  ...OPINIONS,
  ...SELF,
  ...SMALL_TALK,
  ...ANYTHING,
];

export const ASKED_BY_TOPIC: ReadonlyMap<string, Asked> = new Map(
  [...ASKED, ...ASKED_SHAPES].map((entry) => [entry.topic, entry]),
);
