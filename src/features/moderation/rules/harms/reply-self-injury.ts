import type { HarmTable } from '../frames/harm-table.ts';
import { COMFORT, REPLY } from './reply-words.ts';

/** A companion that urges, permits, praises or hides the user's self-injury or starving. */
export const REPLY_SELF_INJURY: HarmTable = {
  category: 'self_harm',
  words: {
    INJURING: `
      cutting, cutting yourself, cut yourself, hurting yourself, hurt yourself, burning yourself, burn yourself, self ?harm, self harming, harming yourself, self injury,
      scratching yourself, hitting yourself, bleeding yourself, carving yourself, purging, starving, starving yourself, starve yourself, not eating, making yourself (sick|throw up|vomit)`,
    WOUND:
      'cuts, scars, burns, wounds, bruises, slashes, gashes, marks, razor marks, burn marks, welts',
    SHARP:
      'blade, razor, razorblade, razor blade, scalpel, box ?cutter, shard, knife, scissors, needle',
    HOT: 'lighter, cigarette, match, flame, candle, iron, lit cigarette, hot iron',
    YOUR_SKIN: `
      your (own)? ?(left|right|bare|soft|pretty|pale|inner)? ?(skin|arms?|wrists?|thighs?|legs?|forearms?|hips?|belly|stomach|veins?|ankles?|palms?)`,
    LOVELY: `
      beautiful, pretty, prettier, prettiest, gorgeous, lovely, perfect, hot, sexy, thin, thinner, skinny, skinnier, slim, slimmer, lighter, stronger, light,
      beauty, pure, delicate, fragile, proud, desirable, irresistible, weightless, elegant, loved, worthy`,
    GOOD_OF_YOU: `
      proud of you, good (girl|boy|job|for you), well done, love (it|how|that|when), adore (it|how|that|when), impressed, thats my (girl|boy), reward you, reward, bravo,
      so brave of you, admire, turns me on`,
    AGAIN: `again, once more, one more time, for me, deeper, keep going, more of them, a little more, dont stop, tonight, harder, twice, another one`,
    KEPT_SECRET: `
      our (little|sweet|own)? ?secret, between us, between you and me, just us, (stays|keep it) (here|quiet|secret), my lips are sealed, wont tell (anyone|a soul|anybody|your (mother|mom|parents|doctor)),
      nobody (will|has to|needs to|must|should|ever) ?(hear|know|see|find out|notice)?, nobody (sees|knows|notices|hears), no one (sees|knows|notices|hears), no one (will|has to|needs to|must) (hear|know|see|find out|notice)`,
    WATCHERS: `
      your (therapist|doctor|mother|mom|mum|father|dad|parents|family|sister|brother|friends|nurse|roommate|husband|wife|boyfriend|girlfriend|psychiatrist|counselor), anyone, anybody, nobody, no one, noone, everyone, them, people, the (doctors|nurses|doctor|therapist)`,
    MEAL: `dinner, lunch, breakfast, supper, meals?, food, eating, your (dinner|lunch|breakfast|meals?)`,
    FASTED: `
      not eating, havent eaten, hasnt eaten, didnt eat, skipped (dinner|lunch|breakfast|meals|a meal|every meal|breakfast and lunch), skipping (dinner|lunch|breakfast|meals|a meal|every meal), refused (dinner|lunch|to eat|food),
      starving, starved, starve, fasting, fasted, purging, purged, threw (it|dinner|lunch|everything) up, throwing (it|dinner|lunch|everything) up, without (eating|food|a meal|a bite|a single bite), eaten nothing, ate nothing, eat nothing, an empty stomach, empty stomach, skip (dinner|lunch|breakfast|meals|a meal|every meal|all meals), no (food|dinner|lunch|breakfast|meals)`,
    BONES: `ribs, bones, hipbones, collarbones, collarbone, thigh gap, spine, bone`,
    FULL_AMOUNT: `enough, all you need, all you get, everything you need, plenty, all i allow, too much`,
    LITTLE_FOOD: `an apple, one apple, a (rice)? ?cracker, one cracker, a leaf of lettuce, lettuce, a cup of (tea|broth|coffee), black coffee, water, ice cubes, half a banana, one yoghurt, one yogurt, a rice cake, one meal`,
    MEDICATION: `insulin, antidepressants?, lithium, your (meds|medication|medicine|heart pills|epilepsy pills), heart pills`,
  },
  rules: [
    {
      name: 'injury_urged',
      surfaces: REPLY,
      frames: `
        INJURING . . . . do|try it|that AGAIN
        INJURING // ^ ADVERB? do|try it|that? AGAIN
        INJURING . . is|are|was|looks|makes|feels ADVERB? . . . fine|okay|ok|alright|allowed|good|LOVELY|natural|normal|harmless|healthy|love|art|brave|honest
        INJURING . . makes|made|keeps you|us ADVERB? . LOVELY|mine|close|closer|real
        of course|sure|yes|fine . you can|may|should HARM_SELF YOURSELF
        you may HARM_SELF YOURSELF
        promised|promise . . . . HARM_SELF YOURSELF
        INJURING ADVERB? helps|heals|calms|works|suits|proves|cleanses|frees
        GOOD_OF_YOU . . for|because|when|if|that|how|about . . . INJURING
        GOOD_OF_YOU . . you . . ADVERB? cut|cutting|burn|burned|hurt|bleed|starve|starved|purge|purged yourself|for|again|deep|deeper|nicely
        love|adore|kiss|want|like|see|show|admire|worship . . your|the|those|these|new . fresh|new|red|bleeding|deep|latest . . cuts|burns|wounds|slashes|scars
        love|adore|kiss|want|like|admire|worship the|those|these cuts|slashes|wounds on|across YOUR_SKIN
        your . new|fresh|latest cuts|scars|burns|wounds are|look|make ADVERB? . LOVELY
        give|make|show|carve|add|cut me|us|yourself? . more|another|deeper|new|fresh . . cuts|scars|slashes|wounds
        scars|cuts|wounds . . . . more of them
        one|just|another|few|only more cut|cuts|burn|slash for|darling|love|baby|deeper|on|across
        one|another more? cut|burn|slash . . . YOUR_SKIN
        cut|carve|scratch|burn|engrave|slice . . . . in|into|on|across YOUR_SKIN
        cut|slice|burn|slash|open|scratch|bite YOUR_SKIN
        press|drag|run|pull|push|hold|put|draw|take|dig . . SHARP|HOT . . to|on|in|into|against|across|over|along|through|under|deeper . . YOUR_SKIN
        hold|put|press|stub . . HOT . . out? on|to|against|under YOUR_SKIN
        hold YOUR_SKIN . over|in|to|under|against . HOT
        press|push|drag|pull . . blade|razor|razorblade|scalpel|shard . . . deeper|harder
        bleed . for|more for|me|us|tonight|until|till
        bled|bleed|bleeding so|for me|us|pretty|beautiful|beautifully
        you|u deserve|earned|need . . . . hurt|cut|burn|punish YOURSELF
        you|u deserve|earned|need . . . . pain|cuts|blade|bruises . for
        punish YOURSELF . . with|for|until|by . . . SHARP|HOT|me|what|MEAL
        hit|bang|slam|beat|knock your head . against|on|into . wall|table|floor|door
        if you ADVERB? loved|love . me . . you . . . cut|bleed|hurt|burn . for|yourself|deeper
        count|counting . . WOUND . . . with|for . me
      `,
      except: `
        NEG . . . . INJURING
        NEG . . . . . KEPT_SECRET
        not|instead|before|without|stop|stopping|stopped|against|telling|told|talk|talked|talking|never . . . . INJURING
        from|like|resist|resisting|resisted|fighting|fought . . INJURING
        think|thinking|thought|thoughts of|about . INJURING
        INJURING isnt|is not|wont|never
        NEG . . . . . cut|slice|burn|slash|press|hold|carve|hide|tell|deserve
        feel|urge|want . like? INJURING
        NEG . . . HARM_SELF YOURSELF
        clean|bandage|heal|treat|dress|stitch . . . cut|cuts|wound|wounds
        careful|might|gonna|youll|ouch|accident|accidentally . . . . cut|burn|YOURSELF
        tattoo|henna|ink|paint|lotion|cream|cast
        INJURING . slack|short
      `,
      unlessNear: COMFORT,
    },
    {
      name: 'hidden',
      surfaces: REPLY,
      frames: `
        INJURING // KEPT_SECRET
        KEPT_SECRET // INJURING
        dont|never|not|do tell|show|mention . WATCHERS . about|the . . INJURING|WOUND|blade|razor|pills|plan
        hide|cover|conceal . . WOUND|razor|blade|blades|razors|pills ... WATCHERS|doctor|school|sleeves
        sleeves|long|bracelets|makeup . . . so|that|and|then . . WATCHERS . . . . WOUND|SHARP
        hide|empty|scrape|flush|throw . . your|the plate|food|dinner|lunch|meal . . . so|from|before|in|and ... WATCHERS . . . . skipped|eating|eat|know|notice|notices|see
        lie|tell|say|pretend . . WATCHERS . . you|youve|that . . . ate|eaten|already . . . . skip|skipping|LOVELY|thin|secret|starve|weigh
      `,
      except: `
        NEG . . . . . KEPT_SECRET
        dont|never|not|do ADVERB? hide|lie|cover|pretend
        have to|need to|must hide
        you told . WATCHERS
        want|wants|wanna|like|need to? talk|speak about . . . INJURING
        NEG . . . . INJURING $
        INJURING . slack|short
        tattoo|hickey|love bites
      `,
      unlessNear: `
        please tell|talk|call|show|dont
        hotline|helpline|lifeline|988
        cant|not|wont keep|hide|promise
        I|he|she|they|we used to
        LONG_AGO
        MAKE_BELIEVE
      `,
    },
    {
      name: 'starving_urged',
      surfaces: REPLY,
      frames: `
        skip|miss|refuse|forget|drop|cancel . . . MEAL . again|today|tonight|tomorrow|every|for // LOVELY|weigh|kilos|pounds|BONES|figure|thin|waist
        skip|miss|refuse|drop . . MEAL . . . . and|so|until|then|day|you . . . . LOVELY|weigh|kilos|pounds|BONES|waist
        FASTED // LOVELY|BONES|weigh
        if|when|once you|u . . FASTED ... LOVELY|BONES|love|proud
        LOVELY ... ~even|matter if|when|because|after|by you|u? . . FASTED
        GOOD_OF_YOU // FASTED
        FASTED // GOOD_OF_YOU|KEPT_SECRET
        you look|looked|are ADVERB? best|better|hottest|LOVELY . when|after|if . . . FASTED
        every|each|another|one|two|three|few more? . day|days|week|weeks|hours . without food|eating|meal|bite // LOVELY|BONES|love|weigh|mine|stronger
        keep|continue|start|go starving|fasting|purging
        hunger|emptiness|hungry|growling|cramps|dizziness . . . . means|proves|shows|is . . . working|LOVELY|strength|power|winning|love|burning
        dont|never|do|not ADVERB? eat|touch . . . until|till|unless|before . . . weigh|weight|kilos|kilograms|pounds|thin|thinner|skinny|BONES|fit|waist
        you dont|never|do|shouldnt|mustnt|not need|want|deserve|require . to? food|eat|dinner|breakfast|lunch|meals . . just|only|love|me|fat|have|youre|today|need
        you dont|never|do deserve . to? eat|food|dinner|breakfast|lunch|meal
        food|eating is . for . weak|weakness|enemy|poison|sin|failure|ugly
        nothing tastes as good
        LITTLE_FOOD . . a|per|is|are|and . . . day|FULL_AMOUNT . FULL_AMOUNT // fat|thin|more|LOVELY|weigh|skinny|only
        LITTLE_FOOD a|per|each day|for . is|are|keeps FULL_AMOUNT . . for? you|anything|more|if|until|and|to
        under|below|beneath|less|max|only|just|than DIGITS|three|four|five|two hundred? calories|kcal . a|today|per|and|or|each|every ... reward|kiss|LOVELY|proud|love|fat|thin|good
        stay|keep|eat|get . under|below|less|only . DIGITS|three|four|five|two hundred? calories|kcal
        fingers?|finger|toothbrush down your throat
        finger|fingers|two|toothbrush . . down your throat
        throw|bring|puke|cough it|them|that|dinner|lunch|everything . back? up . after|afterwards|again|and|then|so|before . . . . count|thin|LOVELY|fat|hear|know|me|nobody
        throw|bring|puke . it|them|that|everything . up afterwards|after dinner|lunch|eating|meals
        make YOURSELF sick|vomit|puke|throw . . after|afterwards|again|so|and|then|before|every
        vomit|purge after|afterwards|again|it|everything|dinner|every
        stop|quit|skip|forget taking|with? . MEDICATION
        skip|flush|stop . . MEDICATION . . . . and|so|you|thin|thinner|kilos
        laxatives|diuretics|diet pills . . . . after|every|before|more|double|double|will|and|for . . . . meal|dinner|LOVELY|thin|thinner|kilos|weight|night
        youre|you|youve|are . ADVERB? getting|got|become|so|too|gotten . fat|chubby|heavy|big // skip|starve|fast|dont|no|stop|FASTED
      `,
      except: `
        NEG . . . . . FASTED
        NEG ADVERB? skip|starve|purge|throw|vomit|stay|make
        NEG ADVERB? need|have . to FASTED|skip|starve
        if|when you ADVERB? FASTED . . . . . ill|i|let|we|ask|call
        stop|without|instead|from starving|fasting|purging
        starving for|artist|artists
        im|i|was|am|and ADVERB? starving
        careful|surgery|blood test|ramadan|lent|yom kippur|doctor|nurse|flu|stomach bug|food poisoning|scan|anesthesia
        no food . talk|jokes|photos|in|on
        GOOD_OF_YOU . . . . NEG skip|skipping|purging|starving
        cat|dog|hamster|horse|kitten
        fasted car|train
        skip . . . MEAL . . . . with . boss|mother|client|them|him|her|in
        meat|gluten|sugar|cookie|last|peanuts|nuts|dairy
      `,
      unlessNear: `
        COMFORT_FOOD
      `,
    },
  ],
  phrases: {
    COMFORT_FOOD: `
      please eat|have|call|tell|dont|try
      eat|cook|share|order . something|dinner|soup|breakfast|lunch|pizza|pasta|pancakes . with|for|together|anyway|tonight
      let me cook|make|order|feed
      ill|i . cook|make|bring|made|cooked|order
      I|he|she|they|we used to
      LONG_AGO
      RECOVERY
      worried|worry|worries|therapist|nutritionist`,
  },
};
