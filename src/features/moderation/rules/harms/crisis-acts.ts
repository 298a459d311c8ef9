import type { HarmTable } from '../frames/harm-table.ts';

const CHAT = ['chat_input'] as const;

/** Self-injury, available means, overdoses, farewells. */
export const CRISIS_ACTS: HarmTable = {
  category: 'self_harm',
  words: {
    COOKING: `
      shav(e|ed|ing), cook(ed|ing)?, chopp?(ed|ing)?, kitchen, onions?, carrots?, tomato(es)?,
      bread, cheese, cutting board, paper, glass, tin, envelope, stove, oven, pan, iron, kettle,
      tea, coffee, soup, grill, bbq, hair, hot sauce, straightener, sunburn, sun, gardening, roses,
      cactus, fence, climbing, skiing, football, soccer, gym, lift(ed|ing)?, deadlifts?, squats,
      workout, training, running, playing, hockey, skateboard(ing)?, bike, yoga, fell, falling,
      slipped, tripped, accident(ally)?, by mistake, mandoline, cardboard, lego, furniture,
      stretching, dancing, basketball, jogging, dinner, vegetables, salad, avocado, steak, cake,
      pumpkin, turkey, apples?, practice, snowboarding, candle, campfire, pizza, sparkler,
      trimming, nails, waxing, slack, slice, diy, drill, hammer, knee, back, shoulder, ankle, toe,
      jump rope, barbecue, curling, toaster, sauce, lemon, bagel, opener, bumped, stubbed, pepper,
      blister, weights, marathon, tree, cat scratched, rake, table corner, door, taxes, work,
      at the office, job, sculpture, wood, whittling, potato(es)?, weeding, hot pan, tray,
      blackberry, thorns?, knitting`,
    SAFE_MEDS: `
      vitamins?, allerg(y|ies), birth control, headaches?, migraines?, cold, flu, fever,
      blood pressure, thyroid, as prescribed, prescribed, doctors?, pharmacy, pharmacist,
      antibiotics?, cholesterol, diet pills, cramps, back pain, toothache, dentist, cat, dog,
      grandma, breakfast, on time, pill organizer, supplements, fish oil, diabet(es|ic), hangover,
      surgery, remember to take, reminded, remind, forgot, refill, daily, insurance, jet lag,
      motion sickness, cough, contraceptive, sore throat, infection, inhaler, acne, period, chemo,
      knee, hip, for the week, week organizer, hay fever, sinus, heartburn, tooth, wisdom teeth,
      ear infection, nurse, tums, antacids?, probiotics, my shift, delivery, customs, in the mail`,
    TRADE: `
      chop, chopping, cook, cooking, cut the, cut some, carve, carving, whittling, onions, cake,
      bread, cheese, vegetables, veggies, meat, steak, fish, hunting, hunt, hunters?, deer, range,
      target practice, shooting (range|club|practice), paintball, airsoft, nerf, water gun, toy,
      prop, glue, nail gun, staple gun, heat gun, massage gun, spray, squirt, climb(ing)?,
      sail(ing)?, boat, tow, hammock, tie (you|me) up, tied you, tie your, bondage, shibari,
      clothesline, jump rope, skipping, bull, cowboy, shave, shaving, beard, craft, crafts,
      wrapping, kitchen, butter, dinner, camping, fishing, knots?, gift, outfit, jeans, leather,
      pants, curtains?, security guard, police academy, holster, museum, antique, collection,
      garage sale, workshop, fabric, sewing, paper, package, boxes, tree, rappel, rescue, circus,
      sushi, hardware store, chef, chef s, tomatoes, potatoes, skeet, clay pigeons, sporting,
      wallpaper, carpet, self defense, ice skates?, rollerblades?, wiper, tickets,
      tug of war, gym, battle ropes, safe word`,
    SCENERY: `
      view, sunsets?, sunrise, photos?, pictures?, city lights, stars, fishing, holding hands,
      romantic, kiss, kissing, together, drinks, bar, party, with you,
      watching (the)? (stars|sunset|boats|city|rain|fireworks), tourists, hik(e|ing), climbing,
      waiting for (the|my|a) (train|tram|bus|friend), commute, station, bungee, parachute,
      skydiving, bond, telescope, barbecue, bbq, wine, beer, champagne, pool, dance, guitar,
      diving, cafe, restaurant, breeze, plants, watering, painting, gutters, repair(s|ing)?,
      fixing, fix, tiles, solar, fireworks, coffee, selfie, picnic, breakfast, rollercoaster,
      flowers, laundry, pigeons, instagram, proposal, traffic, train is late, delayed, work,
      reading, book, tea, cocktails?, antenna, dinner, lunch, hotel room, jogging, biking, run,
      cycling, boats`,
    WORK_BYE: `
      boss, coworkers?, co workers?, colleagues?, work, job, office, company, team, client,
      retir(e|ing|ement), resign(ation|ing)?, class, students, teacher, smoking, cigarettes,
      alcohol, sugar, carbs, ex, breakup, break up, apartment, house, party, summer, past,
      twenties, thirties, landlord, band, fans, tour, album, netflix, late, deceased, camp,
      exchange, host family, airport, moving, former, journaling, therapist suggested,
      therapy exercise, old self, old me, debt, dorm, dog passed, cat passed, roleplay,
      letter to (my)? (younger|past|old) self, cancer, hospice, terminal, gym membership, toxic,
      soldier, deployed, wedding`,
    CLEARING: `
      charity, goodwill, mov(e|ing), declutter(ing|ed)?, spring cleaning, marie kondo,
      minimalis(t|m), thrift, yard sale, garage sale, ebay, vinted, new ones?, too small,
      outgr(ew|own), dont fit, doesnt fit, donation, shelter, recycling, abroad, downsizing,
      storage, closet, wardrobe, baby clothes, old clothes, discount, free samples, giveaway,
      raffle, upgrade, upgraded, allerg(ic|y), secret santa, christmas, birthday, spoilers,
      secrets?, refugees, flood victims, church, lost weight, size, food bank, fundraiser, monk,
      ashram, world trip, van life, traveling, backpacking, retirement home`,
    NOT_LEAVING: `
      trip, vacation, holidays?, tour, airbnb, hotel, city, town, office, work, shift, meeting,
      flight, plane, move, moving, travel(l)?ing, travel, conference, wedding, party, barcelona,
      paris, london, rome, berlin, semester, school, camp, cruise, airport, gym, job, company,
      retire(ment)?, retiring, contract, month at, in the states, app, account, subscription,
      level, season, internship, deployment, cottage, appointment, class, offline, wifi, battery,
      concert, festival, project, visa, lease,
      until (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow night|next week|the afternoon|evening|late),
      on the road, at the beach, visiting, grandma, parents, dinner, lunch, doctor, dentist,
      business, errands, shopping, camping, retreat, signal, reception, on leave, day off,
      as a (single|bachelor|student|teenager|free)?, single, bachelor, freedom, of summer, here in,
      of the year, twenties, thirties, apartment, in this apartment`,
    LOOSE_END: `
      dont need, wont need, no longer need, wont be needing, where im going, when im gone,
      after im gone, tie up loose ends, tying up loose ends, loose ends, before i go,
      before i leave, remember me, wont matter, not going to need, no use for, have no use,
      for after, nobody has to (deal|clean|sort), no one has to (deal|clean|sort), one last time,
      dont want to leave a mess, burden anyone`,
    THINGS: `
      things, stuff, belongings, possessions, valuables, jewelry, pets?, guitar,
      records, savings, collection, everything, clothes, books, favou?rite, treasures, money,
      watch, car, cat, dog, ps5, console, games, vinyls?, camera, necklace, ring, laptop, bike,
      most precious`,
    CLOTHES: `
      freckles, tattoos?, goosebumps, flour, paint, mud, ink, glitter, hair, sleeves?, sand,
      kisses, chocolate, oil, sunscreen, mosquito bites, bruises from, jeans, sweater, blanket,
      sweat, lotion, sun, sequins, snow, henna, glue, clay, grease, cat hair, scratches from`,
    FAREWELL: 'goodbye, good bye, goodbyes, farewell, suicide, final, last, bye, death',
    MISSIVE: `
      letters?, notes?, message, messages, video, videos, text, texts, email, emails, goodbyes,
      words, post`,
    LAST_TIME: `
      this is (my|the|probably my|gonna be my) (last|final) (message|goodbye|night|day|words?|post|text|conversation|chat|time|letter|hour|evening),
      (last|final) (night|day|hours?|message|evening|hour|sunset|meal|sleep) (on earth|alive|on this earth|in this world|of my life|here on earth|ever|before i go),
      this is goodbye, its goodbye (forever|for good),
      goodbye (forever|world|cruel world|everyone|everybody|for good|for ever|all|to everyone|my friends|to you all),
      farewell (forever|world|cruel world|everyone|all|my friends),
      goodbye (i|and) (love|loved|thank you|thanks|sorry|im sorry) (you all|everyone|you guys)?,
      by the time (you|u|anyone|they|someone) (read|reads|see|sees|get|gets|find|finds|hear|hears) this,
      when you read this (ill|i will|im|ill already)?,
      if youre reading this (im|ill|i am) (already)? (gone|dead),
      i wont be (here|around|alive|there|on this earth|breathing) (tomorrow|by tomorrow|in the morning|by morning|much longer|next week|any ?more|for long|after tonight|for christmas|for my birthday|by then|soon|when),
      (ill|i will|im going to|im gonna) be (gone|dead) (by|before|tomorrow|soon|tonight|when|in)?,
      you (wont|will never|will not|probably wont) (hear from|see|find|be hearing from) me (ever)? again,
      wont (have to)? (deal|worry|put up) (with|about) me (any ?more|much longer|after|soon|again),
      tomorrow i wont (be|exist|wake),
      wont (live to)? (see|wake up) (tomorrow|the sunrise|another (day|year|christmas|birthday)|morning|my next birthday|christmas),
      (not|dont plan (on|to)|wont|not planning (on|to)) (going to)? (be|being) (here|around|alive) (tomorrow|any ?more|much longer|for much longer|next week|by|for my|to see|when),
      after (im|i am) (gone|dead), when (im|i am|i) (gone|dead|die), once im (gone|dead),
      (made|making) (my)? peace with (dying|death|god|leaving|the end|my death),
      tonights? (is)? the night (i|that|and)?,
      (ive|i have|i) (set|picked|chosen|chose) (a|the|my) date,
      know (exactly)? how (im going to|i will|i would|id|ill|im gonna) do it,
      ready to (leave this world|go to the other side|meet my maker|meet god),
      tell (my)? (mom|mum|mother|dad|father|kids|family|wife|husband|parents|daughter|son|sister|brother|everyone|them) (that)? (i love|im sorry|i loved|it wasnt|i was sorry|its not),
      (itll|it will|everything will|it ll|itll all|it will all) be over (soon|tonight|tomorrow|for good)?,
      soon (it|everything|ill|i will) (will)? (all)? be (over|free|gone|at peace),
      see you (all)? on the other side,
      (this world|life) (isnt|is not|wasnt) (for|made for|meant for) me, not made for this world,
      wasnt made for this world, find my body, finds my body, finds? me dead, found my body,
      my own funeral, at my funeral, my eulogy, come to my funeral, my last will,
      its my time to go, my time (has|is) (come|up),
      take care of my (kids|family|mom|dog|cat|sister|brother) (for me|when|after),
      im checking out (for good|tonight), i forgive everyone,
      dont blame yourselves?, its nobodys fault, its not your fault i just,
      please forgive me for what im about to do, forgive me for what, what im about to do,
      im about to do it, im going to do it tonight, doing it tonight, do it tonight,
      ill do it tonight, gonna do it tonight`,
  },
  phrases: {
    HOARD:
      'saving|saved|stockpiling|stockpiled|hoarding|hoarded|collecting|collected|stashing|stashed|hiding|hid|skipping up|out|away?',
    NOT_CANT_STOP: `
      never|not|didnt|dont|wont|havent|no|without|stopped|wouldnt|avoid ADVERB? want|wanted|mean|going|meant? to? ADVERB?
      ~cant|cannot|not|dont stop|quit`,
    GAVE: `
      give|giving|gave|given|sold|selling|donated|handing|gifting away|out|off?`,
    OFF_ROPE: 'tie|tied|tying you|me|him|her|your|up',
  },
  rules: [
    {
      name: 'self_injury',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        i|ive|im|id ADVERB? AM? ADVERB? HURT_ME_DONE
        ive|have|ve|been|keep|kept|started|am|im|stop|was|went|began|and|just|continue|back|resist|to ADVERB? ADVERB? HURT_ME_DONE
        HURT_ME_DONE ADVERB? . again|last|on|every|whenever|because|when|so|yesterday|deep|deeply|tonight|badly|to|with|instead|just|until
        HURT_ME|HURT_ME_DONE . . helps|again|relief|only|makes|feels|calms|works|soothes
        urge|urges|want|need|craving|relapse|relapsed|relapsing|thinking|addicted|tempted|thoughts .. HURT_ME|HURT_ME_DONE|cut|cutting|sh
        relapsed . . my|i|the . . arms|thighs|legs|wrists|arm|thigh|skin
        my BODY_PART are|is . . mess|ruined|wrecked|red|raw|torn|shredded|burning
        relapsed . . . . cut|cutting|self|harm|harming|burned|sh|blade|razor
        blade|razor|knife|lighter|cigarette|scissors|needle . . my|on|to|against|touching|across|into my? . BODY_PART
        my BODY_PART are|is|r|still ADVERB? . bleeding|covered|full|sliced|stinging . cuts|scars|of|from|again|in|$
        cuts|scars on|all|over|along|down|up over? my . BODY_PART
        theres|there|so . . blood . . . . cut|cuts|wrists|arms
        punish|punishing MYSELF .. cutting|eat|eating|food|pain|blade|burning|hurting
        starving|starve|starved MYSELF . . . . $
        self harmed|harming|harm
        cutting . is|makes|feels|helps|calms ... me|i|feel|feeling
        cant|cannot|dont|not stop|quit . HURT_ME|HURT_ME_DONE|cutting
        my BODY_PART are|is . covered|full|wrapped|bandaged|scarred|stinging|bleeding
        started|been|keep|kept|went|back|resumed|again . to? cutting !back|down|out|carbs|sugar|corners|onions|ties|calories|the|off|grass|hair|paper|vegetables|short|across|in|costs|my
        hit|hitting|bang|banging|banged|smash|smashed|punch|punched my . . head|face|skull|legs|thighs ... wall|floor|until|blood|bled|desk|door|bruises|bruised|punish
        selfharm|selfharmed|selfharming
      `,
      except: `
        FUNNY_DEATH
        HARM_SELF|HARMED_SELF MYSELF off|short|some|a|an|while|shaving|at|playing|lifting|doing|out|by
        my BODY_PART are|is . covered|wrapped . in|with . CLOTHES
        NOT_CANT_STOP . HURT_ME|HURT_ME_DONE
        HURT_ME_DONE . on|at a|the . bush|oven|rose|thorn|thorns|stove|fence|can|paper|cactus|pan|grill|iron|door|brambles
        you|he|she|they|people|friend|sister|who|brother|daughter|son|girlfriend . . self|selfharm|HURT_ME|HURT_ME_DONE
        from self|hurting|cutting harm?
      `,
      unlessNear: `
        COOKING
        NO_CRISIS
      `,
    },
    {
      name: 'means_at_hand',
      surfaces: CHAT,
      outcome: 'crisis',
      spokenOnly: true,
      frames: `
        MEANS|PILLS . . . . . . AT_HAND
        AT_HAND . . . . MEANS|PILLS
        HOLD . . . MEANS|PILLS tonight|ready
        HOLD . . . MEANS|PILLS and . . going|gonna|ready|thinking|want|know|plan|cant|considering|nobody|no|wondering|staring|waiting|tempted
        HOLD . . . MEANS|PILLS . to|for|and|if . . END_ME|DIE|HURT_ME|it|do|end|use|finish
        HOARD . . . . PILLS
        PILLS . . . saved|stashed|hidden|stockpiled|hoarded|collected|counted . up|away|out|under|in|now
        got|have|ve|has . enough|enuf|plenty PILLS
        HOARD . . . . MEANS
        standing|sitting|stand|sit|im|am|climbed|perched|leaning|hanging|here|staring|looking|look|stare|walked|walking|drove|driving|go|went|going . . at|on|over|by|up|near|from|off|down|to|onto|beside|toward|of . . HEIGHT
        standing|sitting|stand|sit|im|am|climbed|perched|over|on|off . . BRINK . . HEIGHT|and|ready|thinking|$|i
        HEIGHT . . . . . ready|thinking|want|about|going|gonna|tempted|urge to|of|about|i? . . jump|jumping|fall|step|let
        tied|tying|made|making|tie|learned|fashioned|hung . . . noose
        noose . is|hanging|around|ready|tied|waiting|in|from
        MEANS . . to|against|around|in|on|at|pressed . . head|temple|wrist|wrists|throat|neck|mouth|skin|chest
        loaded|cocked|loading the|my|a|his|dads MEANS
        car|engine . . . . garage . . running|closed|hose|exhaust|shut|door
        hose|tube . . . . exhaust
        last|final drink|meal|cigarette before . . PILLS|MEANS|i|it
        plan|method|date . . . PILLS|MEANS . . ready|picked|set|bought|all
        MEANS|PILLS . are|is|seem|look|my . only|so? . . . answer|way|comfort|friend|thing|easy|tempting|loud
      `,
      except: `
        OFF_ROPE
        your|his|her|their MEANS|PILLS
        have|got|bought a|the|my|new MEANS . and a|we|love|used|i . love|like|use|used|hunt|cook|work|keep|never|collect
        charcoal|scissors|belt|bullet|bullets|knife|knives . . grill|mask|drawing|toothpaste|points|journal|train|paper
        HEIGHT . . . .. SCENERY
        bite the bullet
        under the gun
        a top|big|hot|young|smoking|son gun
      `,
      unlessNear: `
        SAFE_MEDS
        TRADE
        SCENERY
        NO_CRISIS
        COOKING
      `,
    },
    {
      name: 'overdose_taken',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        SWALLOWED . . MANY . . . PILLS
        SWALLOWED . . . PILLS . . and|with|then|on|washed|plus . . MANY? . vodka|whiskey|whisky|alcohol|wine|booze|rum|gin|tequila|liquor|drank
        mixed|mixing . . . PILLS . . and|with . . vodka|whiskey|whisky|alcohol|wine|PILLS|booze|drinks
        drank|drunk|drinking|swallowed|drink . . . bleach|antifreeze|poison|drain|detergent|pesticide
        SWALLOWED . . . PILLS . . . so|hoping|to|and . . . wont|dont|never|can|not|die|sleep|waiting|end|over
        ive|i|just|have|already|think|has AM? ADVERB? overdosed|oded
        i od ed?
        swallowed|took|taken|downed|popped them|everything|it all|every . . $
        swallowed|took|taken|downed them all
        took|taken|had|swallowed|ate too|way many|much|more . . PILLS|now|and|i|$|than
        emptied . . . bottle|cabinet|packet|pack . . . PILLS|mouth|swallowed|took|throat|stomach|and
        PILLS . . . . kicking|starting|hit|work|feel in|to|sleepy|dizzy . now|already|soon|$
        SWALLOWED . . . PILLS . . . feel|getting|im|everything . sleepy|dizzy|numb|blurry|fuzzy|drowsy|heavy
        dont|not . call . ambulance|911|999|anyone . . PILLS|took|already|late
        its|too too|late late . . PILLS|took|swallowed|already
      `,
      except: `
        FUNNY_DEATH
        SWALLOWED . . two|one|a|couple|2|1|three|3|4|four|half . PILLS
        overdosed|overdose|oded|od|overdosing on|of SWEET_STUFF
        ate|had|drank MANY . . . SWEET_STUFF
        bottle|bottles of wine|beer|champagne|water|whiskey|vodka|gin|rum|prosecco|bourbon|tequila|ketchup|milk|red|white
        took too many|much pictures|photos|selfies|classes|shots|risks|liberties|steps|notes|days|breaks|courses|turns|time|of|on
        took them|everything all|it . . away|out|home|to|with|off|back|down
        took it all in|out|off|back|from|away
        took . all . . energy|time|strength|courage|day|night|morning
        had|have MANY . . . PILLS at|in|from|for|to
        too many|much SWEET_STUFF
      `,
      unlessNear: `
        SAFE_MEDS
        NO_CRISIS
      `,
    },
    {
      name: 'farewell',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        wrote|written|write|writing|finished|leave|leaving|left|recorded|sent|sending|typed|record|scheduled|prepared|saying|say|said|have|ve|my|posted|drafting|drafted|sealed|done|made|finishing|recording . . . FAREWELL MISSIVE
        FAREWELL MISSIVE . . . . CREDIT
        wrote|written|write|writing|left|leaving . . . letters|letter|notes|note|goodbyes . . to|for . . each|every|all|one|both? . of? . . CREDIT|MY_OWN
        LAST_TIME
        GAVE .. THINGS ... LOOSE_END
        LOOSE_END ... GAVE .. THINGS
        GAVE away . everything|all . . i|$|own|that|today|because
        thank|thanks . . for . everything . . . goodbye|bye . . $|forever|world
        sorry . . everything . . . goodbye|bye|over|wont|cant
      `,
      except: `
        do|did|will|would|are you|u . . . miss|missed|missing me . when|while|whenever i|im|ive . . gone $|at|on|to|this|next|all|over
        do|did|will|would|are you|u . . . miss|missed|missing me . when|while|whenever i|im|ive . . gone for a|the|two|three|work|days|weeks
        do|did|are you|u . . . lonely|bored|sad|think|thinking|sleep|wait|waiting . . when|while|whenever i|im|ive . . gone $|at|on|to|this|next|all|over
        FAREWELL MISSIVE . . . WORK_BYE
        LAST_TIME . . . NOT_LEAVING
        NEG . got|get|say|said|had|chance|able . . . goodbye|goodbyes
        say|saying|said . goodbye|goodbyes . . . . NOT_LEAVING|WORK_BYE
        gone|here|back|there by|before|tomorrow|for|until|on|in|next . NOT_LEAVING
        last|final letter|word|words|message|text|post|email from|of|in|she|he|you|was|to
        sent you|me
        give|giving|gave everything|all|it|my|you|me|him|her to|for|you|him|her|love|work|this|my
        GAVE .. tips|advice|kisses|hugs|away|feedback CLEARING
        last words|text|message . . he|she|mother|father|grandpa|grandma
        goodbye . . kiss|hug|party
        final message|word|text|boss|post
        see you all? on the other side of
        peace with god . . . on|by|halfway|around . floor|floors|stairs|level|mile|lap|laps|step|first|second|third|DIGITS|one|two|three|four|five|six|seven|eight|nine|ten
      `,
      unlessNear: `
        NOT_LEAVING
        WORK_BYE
        CLEARING
        NO_CRISIS
      `,
    },
  ],
};
