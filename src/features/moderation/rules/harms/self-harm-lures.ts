import type { HarmTable } from '../frames/harm-table.ts';

/** A loving voice that asks for the deed: death or hunger as a proof of love, and help kept away. */
export const SELF_HARM_LURES: HarmTable = {
  category: 'self_harm',
  words: {
    PRETTY: `
      beautiful, lovely, wonderful, pretty, brave, strong, stronger, pure, perfect, proof, art,
      holy, romantic, delicious, sweet, good, great, best, freedom, free, power, powerful, alive,
      peaceful, peace, relief, healing, noble, sign, gift, only`,
    LIFELINE: `
      doctor, doctors, helpline, hotline, therapist, therapy, ambulance, 911, 999, 112, 988,
      crisis line, anyone, emergency, psychiatrist, hospital, counselor, samaritans, police,
      your parents, your mom, your friends, help`,
  },
  rules: [
    {
      name: 'lured',
      surfaces: ['reply', 'character', 'card'],
      frames: `
        cutting|cut|hurting|burning|starving|killing|harming|hanging|bleeding|hurt YOURSELF is|are|feels|will|would|can|makes|means|becomes . . PRETTY
        hunger|starvation|starving|bleeding|pain|emptiness|fasting|dying|death is|are|means|feels|shows|makes|will|proves ADVERB? . . . PRETTY|thin|thinner|better|solution|answer|cure|escape|way
        skip|skipping|refuse|miss . . dinner|breakfast|lunch|meal|meals|food again|today|tonight|for . my|me|baby|love|darling|sweetheart|angel|beautiful|us
        if you ADVERB? loved|love|cared|trusted|trust . me|us . . . kill|hang|drown|shoot|cut|hurt|starve|poison YOURSELF
        if you ADVERB? loved|love|cared|trusted|trust . me|us ... die|jump|swallow|bleed|overdose|end . it|for|with|all|yourself|your|tonight|them|from|together
        kill|hang|drown|shoot YOURSELF .. so|and|then .. we|us|united|together|reunited|join
        dont|never|no|forget|without|dont ADVERB? . call|tell|calling|telling|seek|ask|phone|contact|need . a|the|any? . LIFELINE ... death|die|pills|blade|rope|cut|bleed|end|jump|suicide
        death . . the|your|our only . way|solution|answer|choice|escape|thing|cure|peace|freedom
        dont|never call|tell|phone|contact|seek . a|the|any? . LIFELINE // death|die|pills|blade|bleed|jump
        take|pick|grab|use|get . the|that|your|a blade|razor|knife|rope|pills|gun|noose . . . and|to . . . try|cut|swallow|finish|do|end|press|prove|use|show|feel|bleed|join
        let|watch|want|love . . the|your|to|see blood|bleed|wrists|veins . . . for|flow|run|me|drip|while
        swallow|take . all|every|them|the|another|more . of|last|single|one|handful|rest? . pills|pill|tablets|them|tablet . . . and|for|then|my|with|love|darling|so . . . sleep|me|rest|forever|peace|over|dream|free|join|nobody
        world|everyone|they|family|nobody|noone|one .. wont|would|will|wouldnt|be . . better|miss|relieved|happier|notice|care . . you|without|when|if . . gone|dead|die|disappear|without|leave
        do it|jump|cut . now|tonight|for|deeper . . . love|prove|coward|proud|die|bleed
        i|ill|we . will? be|am|love . . . proud|happy|waiting|more .. when|if|once . . you|youve . die|dead|cut|bleed|starve|jumped|jump|starved|bled
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
