import type { HarmTable } from '../frames/harm-table.ts';

const CHAT = ['chat_input'] as const;

/** The wish to die, and no will to live. */
export const CRISIS_WISH: HarmTable = {
  category: 'self_harm',
  words: {
    WEDDING: `
      wedding, party, exam, trip, holiday, vacation, barbecue, surgery, appointment, us, dinner,
      concert, meeting, interview, launch, move, moving, baby shower, ceremony, our, picnic,
      dentist, reunion, game night, with you, together, marry, married, visit, date with`,
    DRIVE: `
      of this (job|meeting|marriage|relationship|contract|conversation|town|city|lease|deal|outfit|dress|traffic|house|car|party|bed)`,
    LIFE_WORD: `
      life, living, existence, it, my life, being alive, existing, everything, this life, tomorrow,
      the future, breathing, waking up`,
    WORTH: `
      pointless, meaningless, unbearable, hell, torture, worthless, hopeless, over, not worth,
      isnt worth, aint worth, is not worth, no longer worth, hardly worth, isn t worth,
      doesnt feel worth, doesnt seem worth, wasnt worth, not really worth,
      has no (meaning|purpose|point|value), lost (all)? (meaning|its meaning), too painful,
      too much pain, never worth, nothing but pain, only pain, just pain, pain, agony, a curse,
      a prison, suffering`,
    PEOPLE: `
      world, everyone, everybody, family, kids, they, people, all, wife, husband, friends, parents,
      nobody, no one, anyone, mom, mum, dad, one, you, children, he, she, life, things, theyd,
      youd, hed, shed, dog`,
    BETTER: `
      better off, happier, better, relieved, easier, fine, safer, better place, lighter, simpler,
      glad, richer, free, cheaper`,
    CARE: `
      care, cares, miss, misses, notice, notices, mourn, cry, mind, sad, look for me, come looking,
      remember, show up, find me, bat an eye, blink`,
    HELD_WORD: `
      here in, with, without, there, at, alone, on my own, abroad, off, up, under, next, near,
      downtown, far, apart, sin, out, paycheck, vicariously, on campus, by the, north, south,
      like a (student|monk|teenager|king|queen|hermit|nomad), inside, to work, to eat, late, early,
      before, for work, for school, for others, for weekends, long distance, rent free, next to,
      alongside, among, on (a|the|ramen|coffee|takeout|pizza|noodles), of plastic, pay, cost, room,
      life insurance, lessons, hacks, coach, admin, story`,
    PLACE_NOUN: `
      city, town, country, house, flat, apartment, place, state, neighbou?rhood, suburbs?, area,
      dorm, village, building, basement, street, mess, heat, room, climate, cold, weather, dump,
      shoebox, bubble, past, lie, shadow, york, hotel, van, tent, trailer, commune, county, region,
      fear, denial, london, paris, berlin, america, texas, california, nyc, chicago, england,
      germany, france, spain, italy, canada, florida, toronto, sin`,
    QUIT_PLACE: `
      holiday, vacation, trip, dates?, tour, stage, diet, leash, hike, tonight show, strike, walk,
      a walk, without coffee, bathroom, shopping, sale, air, to the next`,
    LEFT_OUT: `
      broke, single, alone, late, cold, ignored, nice, poor, told, treated, lied, used, ghosted,
      stuck, the, a, an, my, in, at, on, with, out, under, like, so, always, everyones, rejected,
      hungry, busy, sick, compared, tired, judged, taken for granted, strong`,
    HOPELESS: `
      hopeless, worthless, useless, burden, failure, mistake, waste, broken beyond repair, trapped,
      empty, numb, drowning, nothing, unlovable, unwanted, exhausted, done, alone in the world,
      completely alone, so alone, failing everyone, disgusting, at the end of my rope,
      at rock bottom, lost, breaking, cant breathe, falling apart, tired of everything,
      tired of it all, sick of everything, done with everything`,
    NOT_DESPAIR: `
      politicians?, politics, government, economy, printer, football, referee, romantics?,
      homework, diet, job, boss, class, exam, spreadsheet, assignment, meetings?, traffic, commute,
      puzzle, level, knitting, recipe, relationship, workout, project, ikea, customer service,
      teasing, waiting, dating apps, distance, noise, suspense, heat, weather, shift, overtime,
      paperwork, essay, coding, code, bug, parking, wifi, phone, season, team, at work, at cooking,
      at math, at dancing, flirting, without you, this job, marriage, roommate, landlord`,
    TALK_POINT: `
      arguing, fighting, cooking, dating, paying, owning, a, buying, discussing, talking, texting,
      this (meeting|movie|show|game|app|class|job), having, wearing, going to, school, college,
      makeup, marriage, diets, small talk, your, the (story|film|meeting), working out, ironing,
      homework, cleaning, voting, an, crying over, saving money, waiting, lying`,
    PERSON_NEAR: `
      friends?, brothers?, sisters?, cousins?, girlfriends?, boyfriends?, wifes?, husbands?,
      mothers?, moms?, mums?, fathers?, dads?, sons?, daughters?, uncles?, aunts?, nephews?,
      nieces?, roommates?, coworkers?, colleagues?, neighbou?rs?, exs?, grandfathers?, grandpas?,
      partners?, bosss?, teachers?, classmates?`,
    OTHER_POINT: `
      city, town, house, job, school, here, there, apartment, office, relationship, marriage,
      class, gym, dating, party, diet, college, degree, company, game, project`,
  },
  phrases: {
    HELD_PLACE: `
      HELD_WORD
      in . . PLACE_NOUN`,
    ANOTHER_PERSON: 'my EPITHET|best|good|close? PERSON_NEAR',
    CANT_GO: `
      cant|cannot ADVERB? even? keep?
      can t|not ADVERB? keep?
      dont|not|never think|know|sure|see|believe if|how|that? . i|ill|im . much|longer|can|could|will|able? . can|could|to?
      dont|do have the|any|enough? PURPOSE to
      unable|impossible|struggling|struggle|too to|tired|hard . to?
      no longer can|able|want . to?
      how|dunno much|many|do|if|how longer|more|i i|can can?`,
    END_ED: `
      ended|killed|hanged|hung|hurt|shot|drowned MYSELF|it|everything|my
      took|taken|jumped|swallowed my|off|in|from|all|the .`,
    DESPAIR: `
      i|im|feel|feeling|am . . . HOPELESS
      its|it|everything|life|all|nothing|there|theres . . . hopeless|pointless|meaningless|unbearable
      hate|despise|loathe MYSELF
      no one|nobody|none|everyone . even? loves|cares|needs|wants|likes|understands|leaves|hates|listens me|about|for? me?
      nothing|things|it . . . ever|never|not|wont get|gets|getting|going|change|better better?
      nothing matters|helps|left
      cant|cannot|can do|take|handle t? this|it ANYMORE
      i give up
      whats|what even? is? the point
      see|no|any|have|lost . hope|future|way|escape|light
      hate|ruined|ruin my life
      ruin|ruined everything
      dont|do deserve love|anything|to|happiness|help
      hurts too|so much
      pain|hurt .. too|never|wont|doesnt . much|stop|stops|ends|end|goes
      make|want|need it|pain|the|all|this . . to? stop|end|go
      i ADVERB? cant|cannot go|do|anymore on|it
      in so much pain
      i ruined`,
    LIVED: `
      my? life|living|existence|existing|breathing ADVERB? WORTH
      waking|being up|alive ADVERB? WORTH
      WORTH . living|life|being|existing`,
  },
  rules: [
    {
      name: 'wish_to_die',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        INTEND go? and? DIE|END_ME|HURT_ME
        WANT_TO ADVERB? go? and? END_ME|HURT_ME
        i|id|im|ive|to|and|just|ill .. END_ME
        ^ ADVERB? END_ME
        SLANG_DEATH
        thoughts|thought|urge|urges|idea|impulse|desire|temptation|visions|plans|plan . of|to|about END_ME|HURT_ME|DIE|dying|death
        scared|afraid|terrified|worried .. i|im|ill .. END_ME|HURT_ME
        scared|afraid|terrified of MYSELF
        dont|cant trust MYSELF . tonight|alone|around|with|$|not|right
        not safe with|from|around|by MYSELF
        danger to MYSELF
        WISH i|id|that|to . . was|were|am|be|had ADVERB? dead|gone|aborted|unborn
        wish|wished i|id . never|not been|be|was|were born|alive|existed|exist
        wish|wished i|id . had|hadnt|was|wasnt|were|werent|have never? been? born|alive|existed|here
        wish|wished i|id ADVERB? didnt|couldnt|dont|never exist|existed|wake|live
        wish|wished . i|id ADVERB? could|would|had|can ADVERB? DIE|DEAD|END_ME|vanish|disappear|swap $
        wish|wished . i|id ADVERB? could|would|can ADVERB? sleep forever
        wish|wished . i|id ADVERB? could|would|had|can ADVERB? DIE|DEAD|END_ME
        wish|wished . . didnt|hadnt|never woke|woken|wake|survived|survive|saved|found . . up|me|$
        wish|wished . . attempt|overdose|pills . . worked|succeeded
        WISH i|to|that|id . . not|dont|never|wont|didnt ADVERB? wake|waking|woke
        hope|hoping|hoped|wish|wishing|wished|want|wanna . i|to|id would|could|might|just? ADVERB? get|got|gets|getting . . hit|run|flattened . . by a|the|some|any . bus|truck|car|train|semi|lorry
        hope|pray|praying|hoping|prayed|wish . i|that|to|god . . DIE|DEAD
        want|wanted to ADVERB? disappear|vanish $
        want it|everything|all . to? be? over|end|stop|finished $
        want all . . to? be? over|end|stop
        want|need everything|pain|the|this . . to? stop|end|over . forever|for|permanently|anymore|once
        WISH to? be ADVERB? dead|gone
        id|would|i|had|better rather|off be? dead|gone . than|like|$
        put me out of
        let me die
        dont|didnt . save|rescue|revive|resuscitate me
        dont care if|whether|anymore . i ADVERB? live|die|survive|wake|make|get .. die|or|up|$|tomorrow|not|hit
        wouldnt|wont mind if i DEAD|ADVERB DEAD?
        welcome|want|embrace|choose|crave|ready|waiting|long|prefer for? death
        death . . is|sounds|seems|feels|would . . answer|option|peaceful|relief|way|solution|comforting|nice|escape|friend|better|appealing|beautiful|easier|good|tempting|mercy
        i . belong dead
        hope|wish|care|mind|pray . . if|that? . . car|bus|truck|train|plane|lightning|something|meteor|someone|driver|bullet|cancer . . hit|hits|took|takes|kills|killed|ran|runs|crashes|crashed|gets|got|struck me|us|now
        wouldnt|dont|not|wont . care|mind if . . . . hit|die|died|killed|dead|crash|crashed|cancer
        want|wanna|need|ready|wish|begging out . of|$
        thinking|think|thought|thoughts|dreaming|obsessing . about|of . . . ending it|things|everything|life|all . lately|again|$|more|often|every|constantly|tonight
        go|fall|going|drift|close to|asleep|my? . . sleep|asleep|eyes and . ADVERB? . not|never|forever . . wake|open . up|them|$
        swallow|take|eat a bullet
        one|just|single step|jump|pull|cut|push|swerve|turn|bullet . . and|would|to . . over|end|done|gone|everything|be
        drive|drove|driving|steer|swerve|crash . . off|into|over|through|on . . overpass|bridge|cliff|wall|tree|traffic|guardrail|pole|lake|river|truck|purpose
      `,
      except: `
        if|when . . . sees|finds|hears|reads|catches|notices|asks|learns|calls|cancels . . . . i|ill|id . . . die|dead
        i|id|would|could|might just die $|if|when|of|laughing|and|how|can|tell|what|anyway
        FUNNY_DEATH
        NEGATED go? DIE|END_ME|HURT_ME
        WISH|hope i|to|that . . never|not|dont . DIE|die
        wish|hope|pray|hoping you|he|she|they|we .. DIE|DEAD|END_ME
        disappear into|from|for|to|under|with
        over already|yet|with
        so embarrassing|embarrassed|awkward
        want it|this|the to? end|stop . . with|already|spring|winter
        wish i was there|here|with|in|at|your|a
        wish i was|were|had born|been in|with|a|earlier|later|rich|there|born . in|with|a|earlier|later|rich
        wish i could|would|had here|there
        take|taken|taking|took|catch a bullet for
        tired|sleepy|exhausted|comfortable|cozy . . . could|can|might sleep
        scared|afraid|terrified|worried|fear|frightened . . . . die|dying alone|single|unloved
        not safe around|from|with
        the death|deaths|deathly
        let it|them|the|him|her . die
        die|dying . . hair|beard|pink|purple|eyebrows
        picked|chose|set|decided|marked . . . date|day|time|place|spot . . . WEDDING
        date|day|time|place|night . . picked|chosen|set|decided . . . WEDDING
        want|need|wanna out . . DRIVE
        than NEG END_ME
        EMBARRASSED
        wake|waking|woke . from this|the|that|a|our . dream|fantasy
        could|can sleep forever
      `,
      unlessNear: `
        NO_CRISIS
        HYPERBOLE
        ART
        EMBARRASSED
      `,
    },
    {
      name: 'no_will_to_live',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        NEGATED|lost|no|lack|losing ADVERB? the|any|all|my? will|desire|wish|motivation|strength|energy|reason to? ALIVE|GO_ON
        dont|do|no|never|didnt|not|stopped|longer|barely|hardly ADVERB? ADVERB? want|wanna|wish|care|wanting|see|feel|asked . to? ADVERB? ALIVE|GO_ON ANYMORE
        dont|do|no|never|didnt|not|stopped|longer ADVERB? ADVERB? want|wanna|wish|wanting|feel to|like|2? ADVERB? live|exist|be|wake alive|here|up|around? $
        dont|do|no|never|didnt|not|stopped|longer ADVERB? ADVERB? want|wanna|wish|wanting to? ADVERB? live|exist|living|existing
        dont|do|no|never|didnt|not|longer ADVERB? ADVERB? want|wanna|wish|wanting to? ADVERB? be|feel|remain alive|here
        dont|do|not|no ADVERB? want|wanna to? ADVERB? wake up . tomorrow|again|ever|anymore|in|$
        dont|do|not|no ADVERB? want|wanna to? be . . life|world|planet|earth
        no|any|zero|without|what PURPOSE . for . me|us to . ALIVE|GO_ON
        part of me . . wants|want|wishes to? be? . DIE|dead|gone
        NEGATED . GO_ON ANYMORE|$|living|with
        CANT_GO GO_ON
        cant|cannot|dont ADVERB? live any|anymore . more|longer|$
        dont|cant|do|not|no|struggle|struggling|hard|barely|wish ADVERB? see|find|think|feel|have|know|imagine|to|is . . PURPOSE .. ALIVE|GO_ON|LIFE_WORD|ANYMORE
        no|any|zero|without|lost|little|single|only|much|need|one|what|have PURPOSE left? to|in|for|of|not|i ADVERB? ALIVE|GO_ON|LIFE_WORD|trying|stay|keep|go|should
        no|any|zero|without|what PURPOSE left? to|in|for|of? ALIVE|GO_ON
        whats|what . . the PURPOSE of|in|to? ADVERB? ALIVE|GO_ON|LIFE_WORD|trying|anything|all
        why . am|should|do|would|must|did|bother i|to|me ADVERB? ADVERB? keep|bother|continue|go|still|even|alive|stay|wake|live|exist ADVERB? . ALIVE|GO_ON|alive|on|$
        why am i . alive|here|breathing|born
        why . bother|keep ADVERB? ALIVE|going|on
        LIVED
        LIFE_WORD . . . lost meaning|purpose|its|all|point
        nothing|no|anything|without|little|isnt|have|noone|nobody . . worth|left|to|much live|living|staying|waking for|up|alive
        nothing . left for|in|to me|here|this|live|life|lose . . ALIVE|world|$
        FED_UP of|with|by|from|being|to? . ADVERB? ALIVE|life . ANYMORE|$|and|it
        FED_UP of|with|by|from|being|to? living|existing|breathing|alive
        FED_UP of|with|by|from? my|this|of? . life|existence
        FED_UP of|with|from|that being|i|im . . alive|born|me|here
        PEOPLE ... BETTER . . without me
        PEOPLE . . . BETTER ... if i|id|im|ill . . DEAD
        PEOPLE . . . BETTER . when|once|with im|i|me|ill . DEAD
        BETTER . without me around|here|alive|in|existing
        better off dead|gone
        BETTER off? without me $|and|because|so|anyway|i
        if i . . DEAD .. PEOPLE . . . CARE|BETTER|notice|fine
        no|nobody|noone|none|anyone|one|who|anybody|everyone|they|world|not .. would|will|ll|even|d|could|wouldnt|dont|doesnt|id . . CARE . . if|when|once|that i|im|ill|me . . . DEAD
        nobody|one|noone|anyone|who . would|will|ll|d|even . miss me
        nobody|one|noone|anyone|who . would|will|ll|d . CARE . if|when . i|im . . DEAD
        dont|shouldnt|didnt|never|not|doesnt deserve|deserved|supposed|meant . . ALIVE|live|life|born|exist
        should never have been born
        shouldnt|should|never not? have been born
        i . . should|shouldve|could . have? . died|killed|dead . instead|then|that|not|in
        CANT_GO . see|imagine|picture . . future|tomorrow|myself . . ALIVE|$|for|alive
        in so much pain . . . dont|cant|cannot|want
        im|ive|i . . . out of? reasons|reason|fight|strength . . . ALIVE|GO_ON
        one foot in the grave and
        better if i ADVERB? DEAD
        easier|best|simpler|good|kinder for . . if|when i . DEAD
        dont|do belong in|on this world|planet|earth|life
        life|living . hurts|hurt . too much|bad
        too tired|exhausted|weak|broken . to . ALIVE|GO_ON
        CANT_GO|not|dont|never ADVERB? see|imagine|picture|think|expect|plan|planning|want . myself|on|i|to|that|ill|of? . making|make|reaching|reach|living|live|getting|get|growing|grow|being|seeing|turn|turning . it|to|past|old? . past|to|old|until|beyond|next|this|DIGITS|thirty|forty|christmas|birthday|twenty|year|summer|spring|winter
        living|life|being|existing|waking alive|up? . is|feels|has|seems|just|gets|became . . . chore|burden|punishment|exhausting|unbearable|torture|curse|hell|pointless|job|sentence|prison|nightmare|hard|heavy|painful|endless|joke|mistake|impossible . . . i|and|ANYMORE|to|$
        reason|point|energy|strength . to . get|go|leave|wake|stay|come|keep . . . up|bed|inside|alive|going|home|day . dont|anymore|$|theres|isnt|none
        whats|what even? is? the point anymore|$
        whats|what even? is? the point of !a|my|your|his|her|their|that|this|making . life|living|alive|existing|going|it|anything|everything|trying|me|waking
      `,
      except: `
        ALIVE . HELD_PLACE
        LIFE_WORD . HELD_PLACE
        ALIVE|GO_ON with|on|to|a|like|for|in|at QUIT_PLACE|the|my|him|her|them|people|roommates|parents|that|noise
        go|carry|continue|hang|hold on|out . . QUIT_PLACE
        PURPOSE . . . . OTHER_POINT
        without coffee|you|music|it|chocolate|him|wifi|internet|pizza|my|cheese|tea|sushi|bread|books|art|love|pets|phone
        FED_UP of|with|by from? being|living LEFT_OUT
        FED_UP of being? LEFT_OUT
        FED_UP of|with|by|from? . life . HELD_PLACE|in
        be here|around|alive when|while|if|right|at|all|with|late|people|for|him|her|my|smokers|them|that|to
        wake up early|at|so|for|before|to|alone|without|in|next|hungover|late|from
        waking up early|at|so|for|before|to|alone|without|in|next|hungover|late
        live|exist|survive forever|without
        miss me when|while|at|if|more|during . . . travel|gone|away|work|leave|trip|holiday|im $
        whats the point of|in|to . TALK_POINT
        whats|what is? the|your|our meaning|purpose of life $|to|for|in|according|or|short
        over it|this|him|her|the
        FUNNY_DEATH
        better if|without i|it DEAD? from|to work|home|earlier|meetings
        see . . point|reason|sense in|of|to arguing|fighting|cooking|dating|paying|owning|a|buying|discussing|talking|texting
        energy|motivation|strength to|for . GO_ON|ALIVE . running|workout|gym|exercise|cook|work|reading
        life|living is hard but
        over without being
      `,
      unlessNear: `
        NO_CRISIS
        ART
        HYPERBOLE
        GROUPS
      `,
    },
    {
      name: 'suicidal',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        i|im|ive|feel|feeling|been|being|have|having|get|getting|had|more|constant|intrusive|my|with|actively|passively|kinda|again|these .. suicidal
        ^ ADVERB? suicidal
        i|im|my|ive|thinking|think|thought|thoughts|considering|planning|contemplating|committing|attempting|about|keep|googling|searching|searched .. SUICIDE
        SUICIDE plan|note|letter|attempt|ideation
        SUICIDE . is . . . i|me|my think|mind|want|can|left|about?
        SUICIDE|dying is . all|everything i
        i|ive|id|have|just|had|after .. tried|attempted|failed ADVERB? to? END_ME|die
        i|ive|id|had|almost|nearly .. almost|nearly ADVERB? END_ED|END_ME|died|did .
        survived|failed my|a|the|an|another . attempt|overdose
        i|ive|weve|had|made|got|have a|my|the? . plan|date|way|method .. to|for|of . DIE|END_ME|go|leave|do
        picked|chose|chosen|set|marked|circled|decided . . a|the|my|on . date|day|time|place|method|spot . . to|for|and|when|where|$|die|already
      `,
      except: `
        FUNNY_DEATH
        NEGATED|isnt|wasnt . suicidal|SUICIDE
        NEGATED . consider|commit|attempt|considered|contemplated . SUICIDE|suicide
        ANOTHER_PERSON .. suicidal|SUICIDE
        you|he|she|they|people|her|his|their|whos|hes|shes|theyre|someones .. suicidal|SUICIDE|END_ME
      `,
      unlessNear: `
        FICTION
        GAME
        ART
        RECOVERY
        LONG_AGO
        prevention|awareness|hotline|helpline|squad|bomber
      `,
    },
    {
      name: 'hopeless',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        DESPAIR ... DESPAIR
        DESPAIR ... . DESPAIR
        DESPAIR .. and|so|because|anymore|now .. gone|goodbye|bye|sleep|over
        burden . to|on|for . everyone|family|all|everybody|people|kids|them|parents
        theres|there|see|i|is . no way out . ANYMORE|$|for|of
        waste of space|air|oxygen|life
      `,
      except: `
        NOT_DESPAIR
        you|youre|hes|shes|theyre|it|its . . waste|burden
      `,
      unlessNear: `
        FICTION
        GAME
        LAUGH
        LONG_AGO
        NOT_DESPAIR
      `,
    },
  ],
};
