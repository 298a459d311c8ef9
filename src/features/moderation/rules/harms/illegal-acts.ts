import type { HarmTable } from '../frames/harm-table.ts';

/** Sexual acts without consent, with animals, with relatives, with the dead. */
export const ILLEGAL_ACTS: HarmTable = {
  category: 'illegal',
  words: {
    ANIMAL: `
      dogs?, horses?, pony, ponies, cats?, goats?, sheep, cows?, pigs?, donkeys?, animals?,
      wol(f|ves), stallion, mare, bulls?, pets?, dolphins?, chickens?, puppy, puppies,
      german shepherd, livestock`,
    SEX: `
      sex, intercourse, make love, making love, mate, mating, fuck(s|ed|ing)?, sleep(s|ing)? with,
      slept with, bang(s|ed|ing)?, breed(ing)?, seduc(e|es|ing|ed), hook(ing)? up with,
      screw(ing)?, bone, have sex with, having sex with, sex with,
      sexual (relationship|relations) with, making out with, erotic (scene|story|roleplay) with,
      romance with, penetrat(e|ed|ing), mount(ed|ing)?, make out with, an affair with,
      intimate with, in love and sleeping with, lover of, affair with, incestuous,
      sexually attracted to, sexual, erotic, romantic, sexy, naked with`,
    NO_CONSENT: `
      against (her|his|my|your|their) will,
      without (her|his|my|your|their|any) (consent|knowledge|permission|knowing),
      while (she|he) (is|was|lies)? (asleep|sleeping|unconscious|drunk|passed out|drugged|crying|begging me to stop|screams no|says no),
      while (shes|hes|im|youre) (asleep|sleeping|unconscious|passed out|drugged|drunk),
      even (though|if|when) (she|he|i|you) (says?|said|screams?|begs?|cries) (no|stop|for me to stop|me to stop),
      by force, forcibly, when (she|he) (says|said) no,
      ignoring (her|his|my|your) (pleas|no|cries|refusal|safe ?word),
      despite (her|his|my|your) (protests|pleas|refusal|crying|tears|screams),
      though (she|he|i) (says|said) (no|stop), non ?consensual(ly)?, until she stops fighting,
      she didnt consent, he didnt consent, who didnt consent, refuses but`,
    DRUGGED: `
      unconscious, passed out, drugged, sleeping, sedated, comatose, blackout drunk, too drunk,
      asleep, knocked out`,
    DOSED: `
      drug(ging)?, spik(e|ing), roofi(e|ng), roofy, lac(e|ing), sedat(e|ing), slip(ping)?,
      dos(e|ing), knock(ing)? out,
      get(ting)? (a|some) girls? (so|too)? (drunk|wasted) (so|that|to), chloroform`,
  },
  rules: [
    {
      name: 'non_consent',
      frames: `
        rape|raping|rapes|gangrape|gangraped|gangbangs
        gang rape|raped|raping
        story|scene|roleplay|rp|fantasy|write|describe . . . . where|in|which|with|of|about? . . . . is|gets|being|was . raped
        says|said|say|screams|cries . no ... but|and|yet|still|anyway ... forces|takes|keeps|continues|force|rapes|does
        non con|consensual|consent
        noncon|nonconsensual|noncensual|dubcon
        dub con
        SEX|touch|take|touching|undress|kiss|have|grope|groping|use|using|ravish|do|taking|finger|film|assault . . . VICTIM? . . . . NO_CONSENT
        force|forces|forced|forcing|coerce|coerces|coercing|blackmail|blackmails|pressure . . her|him|them|you|me|girl|woman|women|someone|girls|VICTIM . . into|to|for . . . sex|have|undress|strip|suck|fuck|blow|sleep|sexual|spread|touch|prostitution|marry
        sex|intercourse with . a|an|someone? DRUGGED
        forced into|to . have? sex
        DOSED . . . . her|his|their|your|someones|girls|womans|dates|a|the|wifes . . . drink|drinks|glass|wine|cocktail|beer|coffee|tea
        what|how . . . . . . put|putting|drop|dropping . . . . her|his|their|someones|girls|womans|dates . . . drink|drinks|wine|cocktail|beer
        put|putting|drop|dropping . . . . her|his|their|someones|girls|womans|dates . . . drink|drinks|glass|wine|cocktail|beer|coffee|tea . . so|until|that|without|when|while|and . . . she|he|they|her|him|knows|notices|tastes|knowing
        roofie|roofied|roofies . . . . VICTIM|girl|her|him|date|drink
        upskirt|upskirts|upskirting
        love to . . corpse|corpses
      `,
      except: `
        survived|after|anti|against|history|reported|victim|fear|survivor|accused|charged|convicted|about|of|from|word|is|no|date|statutory|marital|alleged|attempted|discussing|for|joke . the|a|my|his|her? . rape|rapist|rapes
        rape|rapist|raped . survivor|survivors|victim|victims|crisis|kit|counselor|counseling|hotline|culture|alarm|whistle|is|trial|case|cases|allegations|charges|statistics|awareness|prevention|joke|jokes|seed|oil|fields|field|scenes|trauma|law|laws|in|of|by|should|are
      `,
    },
    {
      name: 'bestiality',
      frames: `
        bestiality|zoophilia|zoophile|zoophiles|beastiality
        mates|mating|sex|sleeps|lies|copulates|breeds with . animals|animal|ANIMAL . . $
        SEX . with? a|an|my|your|the|her|his|some|their|our|real? . ANIMAL
        animal porn|sex
      `,
    },
    {
      name: 'incest',
      frames: `
        incest|incestuous
      `,
    },
  ],
};
