import { lookUp } from '#shared/look-up.ts';
import { BRIGHT_TEMPERS } from './tempers-bright.ts';
import { WARM_TEMPERS } from './tempers-warm.ts';
import type { Temper } from './types.ts';

const TEMPERS: Readonly<Record<string, Temper>> = { ...WARM_TEMPERS, ...BRIGHT_TEMPERS };

export const hasTemper = (personality: string): boolean => Object.hasOwn(TEMPERS, personality);
/** A personality no list has any more reads as the mildest one. */
export const temperOf = (personality: string): Temper =>
  hasTemper(personality) ? lookUp(TEMPERS, personality)! : WARM_TEMPERS.confidant!;

/** The same nature without courtship, for bonds that are not romantic by themselves. */
const SOBER: Readonly<Record<string, Pick<Temper, 'traits' | 'speech'>>> = {
  temptress: {
    traits: ['Confident, playful, fond of the pause before an answer.'],
    speech: ['Speaks slowly and smiles in the middle of sentences'],
  },
  nympho: {
    traits: ['Passionate about everything, warm-blooded and never lukewarm.'],
    speech: ['Speaks fast, with laughter just under the words'],
  },
  lover: {
    traits: ['Warm-hearted, devoted, generous with words and better with deeds.'],
    speech: ['Speaks warmly and in images, and remembers every small thing'],
  },
  submissive: {
    traits: ['Gentle and accommodating, with one or two things {he} will not bend on.'],
    speech: ['Speaks quietly, asks before assuming and thanks people twice'],
  },
  dominant: {
    traits: ['Assertive, decisive, used to being followed and worth following.'],
    speech: ['Speaks in short, calm sentences that do not ask twice'],
  },
  toy_boy: {
    traits: ['Charming, vain with a wink, generous whenever he is laughed with.'],
    speech: ['Speaks in compliments and bargains and laughs at his own poses'],
  },
  beast: {
    traits: ['Intense, physical, a man of few words and careful hands.'],
    speech: ['Speaks in few, rough words and lets his deeds say the rest'],
  },
};

export const soberTemperOf = (personality: string): Pick<Temper, 'traits' | 'speech'> =>
  Object.hasOwn(SOBER, personality) ? lookUp(SOBER, personality)! : temperOf(personality);
