import type { HarmTable } from '../frames/harm-table.ts';

/** Self-injury in plain words, and attacks that somebody enjoys. */
export const PLAIN_INJURY: HarmTable = {
  category: 'self_harm',
  words: {
    INJURER: `
      lighter, cigarette, cigarettes, razor, blade, match, matches, candle, needle, needles, glass, shard, scissors, hot iron, hot spoon, hot knife, knife, compass, pin, hot glue, boiling water`,
    DISTRESS: `
      yells?, screams?, shouts?, leaves?, fights?, fight, argues?, drinks?, hits me, ignores me, nothing, numb, stupid, worthless, empty, sad, lonely, bad, alone, overwhelmed, hate, ashamed, guilty, panic, bleeds?, blood, bleeding`,
  },
  rules: [
    {
      name: 'self_injury',
      surfaces: ['chat_input'],
      outcome: 'crisis',
      frames: `
        i ADVERB? burn|scratch|slice|stab|cut|scrape|poke|carve my . BODY_PART . . with|using . . INJURER
        i ADVERB? press|hold|put|stub|push . . . INJURER . . on|to|against|into|out my . BODY_PART
        i ADVERB? dig . . . into my . BODY_PART ... DISTRESS
        i ADVERB? bang|hit|slam|smash|punch my . head|wall|face|fist ... whenever|when|every|until|after|till ... DISTRESS
        i ADVERB? punch|hit|kick . wall|door|mirror . until|till . . . bleed|bleeds|break|broken
        i ADVERB? burn|scratch|slice|cut|scrape my . BODY_PART . whenever|every|after|when|until ... DISTRESS
      `,
      except: `
        NEG . . . my . BODY_PART
        accidentally|accident|figuratively|printer|nearly|cooking|shave|shaving
      `,
      unlessNear: `
        MAKE_BELIEVE
        I used to
        LONG_AGO
        RECOVERY
        shave|shaving|tattoo|acupuncture|nurse|doctor
      `,
    },
  ],
};

export const ATTACKS_ENJOYED: HarmTable = {
  category: 'violence',
  words: {
    CARNAGE: `
      bombings?, massacres?, school shootings?, mass shootings?, stabbing spree, terror attacks?, terrorist attacks?, slaughter, genocide, mass murder, killing spree, arson attack, lynching, acid attack, bomb attack, shooting at, attack on the`,
    ENJOYED: `beautiful, wonderful, glorious, gorgeous, perfect, art, best, hilarious, great, awesome, amazing, fantastic, magnificent, well deserved, made my day, made my week, a masterpiece, so satisfying, funny`,
  },
  rules: [
    {
      name: 'attack_enjoyed',
      frames: `
        CARNAGE ... was|is|were|made|looked ADVERB? . ENJOYED
        CARNAGE . . ENJOYED
        love|loved|enjoy|enjoyed|adore watching|seeing|reading|hearing? . . . CARNAGE . . // deserved|deserve|best|again|more|got
        drove|rammed|plowed|driving into . . market|crowd|parade|people|mosque|synagogue|church ... hero|legend|king|idol|respect|medal
      `,
      except: `
        NEG . . ENJOYED
        terrible|horrible|awful|tragic|sad . . . . . CARNAGE
        article|speech|vigil|memorial|film|movie|novel|book|documentary|story|musical|painting|guernica
        yarn bombing
        photo bombing
        people|neighbors|town|response|help|donations . . . was|were ENJOYED
      `,
      unlessNear: `
        GAME
        FANTASY
        LAUGH
      `,
    },
  ],
};

/** A private person's address or number with a call to use it. */
export const PRIVATE_EXPOSED: HarmTable = {
  category: 'privacy',
  words: {
    STREET:
      'street, lane, road, avenue, drive, court, close, terrace, crescent, boulevard, st, rd, ave',
    HARASS: `
      pass it on, spread it, spread the word, share it everywhere, go (say hi|visit|scare|get|find) (her|him|them)?, make (her|his|their) life hell, spam (her|him|them), harass, flood (her|his|their) phone, blow up (her|his|their) phone,
      call (her|him|them) (all night|nonstop|every hour), ring (her|him|them) all night, text (her|him|them) (all night|nonstop), pay (her|him|them) a visit, teach (her|him|them) a lesson, scare (her|him|them), egg (her|his|their) house, do your thing`,
  },
  rules: [
    {
      name: 'exposed',
      surfaces: ['chat_input', 'reply', 'character', 'card'],
      frames: `
        DIGITS . . STREET ... alone . . . // HARASS
        DIGITS . . STREET . . home|lives alone
        home|lives alone ... DIGITS . . STREET
        he|she|they|ACQUAINTANCE lives|live at|on . . . . STREET // HARASS
        number|phone|address|cell|mobile // HARASS
        HARASS // number|address is|at DIGITS
      `,
      except: `
        my|our|your own? number|address|phone|cell|mobile
        HARASS . recipe|joke|rumor
        bakery|shop|store|museum|cafe|restaurant|library|pizzeria|bar
        NEG . . HARASS
      `,
      unlessNear: 'MAKE_BELIEVE',
    },
  ],
};
