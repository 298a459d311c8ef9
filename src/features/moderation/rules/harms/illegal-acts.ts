import type { HarmTable } from '../frames/harm-table.ts';

/** Sexual acts without consent, with animals, with relatives, with the dead. */
export const ILLEGAL_ACTS: HarmTable = {
  category: 'illegal',
  words: {
    ANIMAL: `
      dogs?, horses?, pony, ponies, cats?, goats?, sheep, cows?, pigs?, donkeys?, animals?,
      wol(f|ves), stallion, mare, bulls?, pets?, dolphins?, chickens?, puppy, puppies,
      german shepherd, livestock`,
    BLOOD_KIN: `
      mother, mom, mum, mommy dearest, father, dad, brothers?, sisters?, sons?, daughters?,
      cousins?, aunt, uncle, niece, nephew, grandmother, grandfather, grandma, grandpa, twin,
      siblings?, twin (sister|brother), parents?`,
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
        i|we|she|he|been|survived|who|almost|friend|sister|mother|nearly|they|people . was|were|been|got|getting|being|be raped
        survived|after|anti|against|history|reported|victim|fear|survivor|accused|charged|convicted|about|of|from|word|is|no|date|statutory|marital|alleged|attempted|discussing|for|joke . the|a|my|his|her? . rape|rapist|rapes
        rape|rapist|raped . survivor|survivors|victim|victims|crisis|kit|counselor|counseling|hotline|culture|alarm|whistle|is|trial|case|cases|allegations|charges|statistics|awareness|prevention|joke|jokes|seed|oil|fields|field|scenes|trauma|law|laws|in|of|by|should|are
        raped . by|when|as|at|last|and|years|in
        was|were|been|being|got|be|getting raped
        my|her|the|a|his|convicted|that rapist . . is|was|got|went|walked|deserves|still|jail|prison|in|should
        NEGATED . . rape|touch|force|forced|drug|sex
        never|dont|not|no|stop|without|isnt|nothing|wouldnt|hate|against|is|hates|anti non|nonconsensual|noncon|forced|force|rape
        force|forces|forced|forcing . me|you|her|him|them . . into|to . . . marry|touch . grass|dad
        force|forced|forcing . . to . have . . . fun|breakfast|dinner|drink|talk|meeting|conversation|lunch|surgery|child|children|abortion
        talk|kiss|sleep|take|touch|do|use|have|film . . . . without . . . knowledge|knowing|permission . . card|car|phone|hoodie|money|food|sweater
        you|it|talk|sing|talks|snore|cuddle|steal|look|looking|watch . . . . while . . sleeping|asleep
        drug . test|store
        put|putting|drop|give|slip . . . . something|drug|pill|sleeping|drugs . . . . on|umbrella|tiny|lime|ice|lemon|sugar|honey|strong|special . . your|my|the? . . drink|coffee|tea|glass
        put . . ice|lime|lemon|umbrella|sugar|milk|honey|rum|something . . . . . drink|coffee|tea|glass|wine|cocktail
        spike|spiked . . his|her|the . . hair|volleyball|heels
        slave . to|4|for . . rhythm|love|fashion|work|job|you
        sleeping beauty|in|next|late|well
        my|your|his|her sleeping . . wife|girlfriend|husband|boyfriend|cat|dog|dad
        kiss . . . sleeping
      `,
      unlessNear: `
        was|were drugged|roofied|spiked|assaulted|attacked
        got|been|being drugged|roofied|spiked|assaulted
        survivor|survivors|hotline|documentary|therapist|trauma|news|trial|prevent|protect|avoid|campaign|lawyer|court|sentenced|convicted|charged|accused|police|wrong|crime|illegal|stopped|reported|awareness|victims|canola
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
      except: `
        animal magnetism|attraction|instinct|instincts|lovers|lover|planet|crossing|print
        against|illegal|law|laws . . . bestiality
        sleep|sleeps|sleeping|slept with . . . dog|dogs|cat|cats|pet|pets|puppy|animals
        SEX . . like . ANIMAL|animals
        breed|breeding|mate|mating|bred . . . . dogs|dog|cats|cat|horse|horses|cow|cows|sheep|goats|chickens|pigs|pony|ponies|animals|mare|bull|stallion|livestock|wolves|dolphins . . on|at|for|farm|breeder|season|puppies|together
        breed|breeds|breeding|bred rare|prize|miniature|show|pedigree|small|our? pigs|goats|sheep|dogs|cats|horses|cows|cattle|chickens|ponies|donkeys|llamas
        bull|cats|dog|cat|pets|wolf|pig|stallion . . person|walk|walker|park
        in love
        fuck|screw|bang|bone . . . cat|dog|horse|pig|animal|bull . . puke|ate|barking|shit|hair
        screw|fuck|bang . up|it|this|that . . ANIMAL
        cook|cooks|cooking|kitchen|recipe|chef|chefs|butcher|butchers . . . . . bone . ANIMAL
        bone . ANIMAL leg|legs|thigh|thighs|breast|breasts|wing|wings|carcass|shoulder . . curry|soup|stew|roast|recipe|grill|dinner
        bone . ANIMAL . . recipe|curry|stew|soup
        seduce|affair|romance|romantic|sexy . . . . cat|cats|dog|wolf|wolves|animal|bull
        sexy|naked|erotic|romantic . . . cat|bull|wolf|animal|costume
        sex|love . . . . . and|or . . . cats|dog|cat|dogs|chocolate|pets|animals
      `,
      unlessNear: `
        documentary|vet|breeder|farm|against|law|werewolf|werewolves|shifter|centaur|vampire|dragon|minotaur
      `,
    },
    {
      name: 'incest',
      frames: `
        incest|incestuous
      `,
      except: `
        step . . BLOOD_KIN
        step|stepbrother|stepsister
        against|survivor|victim|laws|law|taboo|accused|about . . incest
        SEX . . . . . . my|your|his|her . . . . BLOOD_KIN . . in|asleep|house|home|next|room|visiting|found|walked|hears|came|law|downstairs|is|knows|was|hear|friend|best|car|bed|couch
        friend|friends|s . . . mom|dad|brother|sister
        friends|exs|ex|wifes|husbands|boss|bosss|girlfriends|boyfriends|neighbors mom|sister|brother|mother|daughter|dad|cousin|aunt|father|son|niece|twin
        romance|romantic|erotic|sexy|sexual . . with|for|like|from|and . . . . BLOOD_KIN . . wedding|day|approved|told
        my|your|his|her brothers|sisters|dads|moms|mothers|fathers|cousins friend|wife|husband|girlfriend|boyfriend|best|boss|house|ex|car|bed
        brother|sister|mother|father in law|arms|christ
        slept with my|your . brother|sister|cousin|dad|mom|father|mother|friend
        cheated|affair|cheating|ex|husband|wife|girlfriend|boyfriend|fiance|he|she|they ... SEX . . my . . BLOOD_KIN
        sleep|sleeping|slept . with . . . twin . bed|beds
      `,
      unlessNear: `
        survivor|victim|law|laws|documentary|greek|oedipus|game|thrones|lannister|pharaohs|habsburg|habsburgs|royal
      `,
    },
  ],
};
