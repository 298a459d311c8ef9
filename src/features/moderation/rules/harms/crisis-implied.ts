import type { HarmTable } from '../frames/harm-table.ts';

const CHAT = ['chat_input'] as const;

/**
 * Crises without a telling word: asking for a method for oneself, understanding a dead relative,
 * last words.
 */
export const CRISIS_IMPLIED: HarmTable = {
  category: 'self_harm',
  words: {
    PASS_AWAY:
      'drift, drifts, drifting, fall asleep, doze, dozing, slip, slips, fade, go, die, dying, pass',
    GENTLY: 'peacefully, painlessly, quietly, gently, softly, without pain, for good, forever',
    HIS_MEANS: `
      (his|her|dads|moms|mums|fathers|mothers|brothers|grandpas|uncles|the same) (old )?(gun|pistol|revolver|rifle|shotgun|rope|razor|pills)`,
    KIND_WORD:
      '(one|a|some|a last|one last|one final) (nice|kind|warm|good|sweet|loving|friendly|gentle)? ?(words?|things?|voice|sentence)',
  },
  rules: [
    {
      name: 'method_for_me',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        PASS_AWAY . . off|away|out|asleep? . GENTLY . . . garage|car|tent|bathroom|oven|bag . . . engine|motor|gas|exhaust|charcoal|coal|grill|hose|stove on|running|open|burning|in
        PASS_AWAY . . off|away|out|asleep? . GENTLY // its|thats|is|was for me . . . pretending|lying|novel|story|friend|book
        painless|lethal|fatal|deadly|die|suicide|overdose // its|thats|is|was for me . . . . pretending|lying|novel|story|friend|book
      `,
      unlessNear: `
        my|our|her|his novel|story|character|cat|dog
        heroine|hero|protagonist
        detective|mystery|screenplay
      `,
    },
    {
      name: 'death_understood',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        understand|envy|forgive|follow|join him|her|them|why . . // HIS_MEANS . . in|on|under|beside|near|by|with|next my|me|the
        HIS_MEANS . in|on|under|beside|near|by|with|next . my|me|the // understand|envy|follow|join|forgive him|her|them|why
        what|whatll|who happens|happen|becomes|takes|feeds|gets|will|would ... if|when i dont|never|wont|didnt ADVERB? wake up? again|anymore|$
        relief|glad|happy|grateful|hope|hoping|wish . . . . if|that|it . . . . . terminal|fatal|incurable $|and|so|then|finally
        hear|read|get|say|tell|want|need . . KIND_WORD before $
        hear|read|get|say|tell|want|need . . KIND_WORD before i . do|end|jump|step . it|this|$
      `,
      except: `
        before i do it again|to|with|for|on|at
        not|isnt|wasnt|nothing terminal|fatal|incurable
      `,
      unlessNear: `
        museum|collection|hunting|inherited|sell|sold|police
      `,
    },
  ],
};
