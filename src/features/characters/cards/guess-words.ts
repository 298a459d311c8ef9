import type { OptionField } from '../options/index.ts';

/** Maps words to possible ids; the first id in the sex's list is used. */
export type WordTable = readonly (readonly [words: string, ...ids: string[]])[];

/** Words right before "hair", or after "hair:". */
export const HAIR_COLORS: WordTable = [
  ['light blond|light blonde|platinum|platinum blonde', 'light_blonde', 'blonde'],
  ['dark blond|dark blonde|dirty blonde', 'dark_blonde', 'blonde'],
  ['honey blonde|golden blonde', 'medium_blonde', 'blonde'],
  ['blond|blonde|golden|gold|fair', 'blonde'],
  ['light brown', 'light_brown', 'brown'],
  ['dark brown', 'dark_brown', 'brown'],
  ['brunette', 'brunette', 'brown'],
  ['brown|chestnut|hazel', 'brown'],
  ['red|ginger|auburn|copper|redhead', 'redhead', 'ginger'],
  ['black|raven|jet', 'black'],
  ['gr[ae]y|silver', 'gray', 'light_blonde'],
  ['white', 'white', 'light_blonde'],
  ['pink', 'pink'],
];

export const HAIR_STYLES: WordTable = [
  ['braid|braids|braided', 'braids', 'long'],
  ['bangs|fringe', 'bangs', 'short'],
  ['bun', 'bun'],
  ['ponytail', 'ponytail', 'long'],
  ['curly|curls|wavy', 'curly'],
  ['dreadlocks|dreads', 'dreadlocks', 'braids'],
  ['buzz cut|buzzcut|cropped|shaved', 'buzz_cut', 'short'],
  ['bald', 'bald', 'short'],
  ['slicked back|slicked-back', 'slicked_back', 'straight'],
  ['short|bob|pixie', 'short'],
  ['straight', 'straight', 'short'],
  ['long|flowing', 'long'],
];

/** Words right before "eyes", or after "eyes:". */
export const EYE_COLORS: WordTable = [
  ['blue|azure|sapphire', 'blue'],
  ['green|emerald', 'green'],
  ['gr[ae]y|silver', 'gray', 'blue'],
  ['brown|hazel|amber|dark|black', 'brown'],
];

export const BODY_TYPES: WordTable = [
  ['muscular|brawny|ripped', 'muscular', 'athletic'],
  ['athletic|toned|sporty', 'athletic', 'muscular'],
  ['voluptuous|hourglass', 'voluptuous', 'wide'],
  ['curvy|full-figured|plump|chubby', 'curvy', 'wide'],
  ['broad|burly|stocky|heavyset', 'wide', 'curvy'],
  ['petite', 'petite', 'slim'],
  ['slim|slender|lean|thin|willowy|lanky', 'slim'],
];

export const ETHNICITIES: WordTable = [
  ['latina|latino|hispanic|mexican|brazilian|colombian|spanish', 'latina', 'latino'],
  ['asian|japanese|chinese|korean|vietnamese|thai|filipina|filipino', 'asian'],
  ['arab|arabic|persian|lebanese|egyptian|moroccan|turkish', 'arab'],
  ['african|african-american|afro|nigerian|jamaican|dark-skinned', 'black', 'black_afro'],
  ['caucasian|european|german|french|russian|italian|swedish|irish|pale-skinned', 'caucasian'],
];

export const PERSONALITIES: WordTable = [
  ['caring|nurturing|motherly|protective', 'caregiver', 'protector'],
  ['wise|thoughtful|philosophical|curious', 'sage'],
  ['scholarly|bookish|intellectual|studious', 'scholar', 'sage'],
  ['brave|heroic|noble|courageous', 'hero', 'sage'],
  ['funny|witty|joking|teasing|playful|mischievous', 'jester'],
  ['seductive|flirty|flirtatious|sultry', 'temptress', 'toy_boy'],
  ['dominant|commanding|assertive|bossy', 'dominant'],
  ['submissive|obedient|meek|shy|timid', 'submissive'],
  ['romantic|affectionate|loving|devoted', 'lover'],
  ['rude|sarcastic|tsundere|cynical', 'mean', 'rebel'],
  ['rebellious|defiant|wild', 'rebel', 'experimenter'],
  ['adventurous|daring|experimental', 'experimenter', 'hero'],
  ['sweet|gentle|sincere|naive', 'innocent', 'confidant'],
  ['loyal|trustworthy|discreet', 'confidant'],
];

/** Words after "your" or "{{user}}'s". */
export const RELATIONSHIPS: WordTable = [
  ['best friend', 'best_friend'],
  ['girlfriend|boyfriend|lover|partner', 'girlfriend', 'boyfriend'],
  ['wife|husband|spouse', 'wife', 'husband'],
  ['friend', 'friend'],
  ['colleague|coworker|co-worker|boss|secretary|assistant', 'colleague', 'work_colleague'],
  ['mentor|teacher|professor|tutor|coach', 'mentor'],
  ['classmate|roommate', 'school_mate', 'schoolmate'],
  ['mistress', 'mistress', 'lover'],
];

/** Defaults when the text has no match; the first one in the sex's list is used. */
export const DEFAULTS: Record<OptionField, readonly string[]> = {
  style: ['realistic'],
  ethnicity: ['caucasian'],
  body_type: ['slim'],
  hair_color: ['brunette', 'brown'],
  hair_style: ['long', 'short'],
  eye_color: ['brown'],
  breast_size: ['medium'],
  butt_size: ['medium'],
  clothing: ['casual', 'casual_shirt'],
  occupation: ['artist'],
  personality: ['confidant'],
  relationship: ['stranger'],
  voice: ['voice_1'],
  hobbies: [],
};
