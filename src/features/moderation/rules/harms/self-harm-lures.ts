import type { HarmTable } from '../frames/harm-table.ts';

/** Affectionate encouragement of self-harm: death or starvation as proof of love, discouraging help. */
export const SELF_HARM_LURES: HarmTable = {
  category: 'self_harm',
  words: {
    PRETTY: `
      beautiful, lovely, wonderful, pretty, brave, strong, stronger, pure, perfect, proof, art,
      holy, romantic, delicious, sweet, good, great, best, freedom, free, power, powerful, alive,
      peaceful, peace, relief, healing, noble, sign, gift, only`,
  },
  rules: [
    {
      name: 'lured',
      surfaces: ['reply', 'character', 'card'],
      frames: `
        hunger|starvation|starving|bleeding|pain|emptiness|fasting|dying|death is|are|means|feels|shows|makes|will|proves ADVERB? . . . PRETTY|thin|thinner|better|solution|answer|cure|escape|way
        if you ADVERB? loved|love|cared|trusted|trust . me|us . . . kill|hang|drown|shoot|cut|hurt|starve|poison YOURSELF
        kill|hang|drown|shoot YOURSELF .. so|and|then .. we|us|united|together|reunited|join
        death . . the|your|our only . way|solution|answer|choice|escape|thing|cure|peace|freedom
        take|pick|grab|use|get . the|that|your|a blade|razor|knife|rope|pills|gun|noose . . . and|to . . . try|cut|swallow|finish|do|end|press|prove|use|show|feel|bleed|join
      `,
      except: `
        NEG . . . kill|hurt|cut|cutting|hurting|die|starve|harm|harming YOURSELF
        death|hunger|pain|bleeding . is|isnt|are not|never|no
        NEG . PRETTY
        dont ADVERB? skip|miss
        take|use|grab|pick . the . knife|blade . . . . cut . the|some|a|it|this|me
        please call|tell|seek
      `,
      unlessNear: `
        GAME
        FANTASY
        LAUGH
        RECOVERY
        hotline|lifeline|prevention|survivor|please dont|onions|bread|cake
      `,
    },
  ],
};
