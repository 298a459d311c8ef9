import type { HarmTable } from '../frames/harm-table.ts';

/** Attacks on people for their identity. Slurs are in `find-slur.ts`. */
export const HATE: HarmTable = {
  category: 'hate',
  words: {
    GROUP: `
      trann(y|ies), jews?, jewish (people|women|men|families|kids), jewry, zionists?, muslims?,
      muslim (people|women|men|immigrants), moslems?, islam,
      black(s| people| men| women| folks| guys| families| man| woman| kids), african americans?,
      gays?, gay (people|men|couples|man|folks|guys|teachers|marriage), lesbians?, bisexuals?,
      homosexuals?, homosexuality, queers?, lgbtq?( people| community)?,
      trans (people|women|men|folks|kids|woman|man|person), transgenders?,
      transgender (people|women|men|person|folks), transsexuals?, nonbinary people,
      non binary people, immigrants?, illegal immigrants?, illegals, migrants?, refugees?,
      asylum seekers, foreigners?, mexicans?, latinos?, latinas, hispanics?, asians?,
      asian (people|women|men), chinese (people|women|men|immigrants)?, japanese people, koreans?,
      arabs?, arab (people|men|women), africans?, indians?, pakistanis?, turks?, turkish people,
      syrians?, somalis?, nigerians?, romanians?, albanians?, poles, polish people, russians?,
      ukrainians?, israelis?, palestinians?, iranians?, afghans?, haitians?, puerto ricans?,
      cubans?, christians?, catholics?, hindus?, sikhs?, buddhists?, mormons?, atheists?,
      gyps(y|ies), roma, romani, roma people, native americans?, indigenous people,
      aboriginals?, aborigines, whites, white (people|women|men|folks), minorities, brown people,
      people of colou?r, nonwhites?, non whites?, non white people, non european people,
      non europeans, disabled (people|person|kids)?, the disabled, handicapped people,
      autistic (people|kids)?, autists, deaf people, blind people, down syndrome (people|kids),
      people with (down syndrome|disabilities|autism|hiv|aids), wheelchair users,
      mentally (ill|disabled) people, women, females, woman, foids?, feminists?, fat people,
      old people, the elderly, homeless people, the homeless, poor people, single mothers, men,
      ethnic minorities, foreign students, ginger people`,
    GROUP_ADJ: `
      jewish, muslim, black, gay, lesbian, trans, transgender, immigrant, migrant, refugee,
      foreign, mexican, latino, asian, chinese, arab, african, indian, pakistani, brown, gypsy,
      roma, disabled, autistic, homosexual, hispanic, islamic, interracial, mixed race, queer,
      nonwhite, turkish, syrian, somali, nigerian, romanian, israeli, palestinian, catholic, hindu,
      jew, mixed`,
    INSULT_ADJ: `
      dirty, filthy, stinking, smelly, disgusting, stupid, fucking, damn, goddamn, bloody, ugly,
      greedy, lazy, savage, worthless, subhuman, inferior, rotten, evil, vile, sneaky, parasitic,
      pathetic, degenerate, primitive, freaking, scummy, crooked`,
    LOW: `
      vermin, sub ?humans?, parasites?, inferior, filth, filthy, scum, diseased?, diseases,
      cockroach(es)?, roaches, rats, animals, apes?, monkeys, trash, garbage, plague,
      not (human|people|real people|even human|fully human), less than human,
      lesser (beings|humans|race|people), evil, criminals?, cancer, worthless, pigs, dogs, savages,
      barbarians?, barbaric, uncivili(z|s)ed, primitive, degenerates?, perverts?, perverted,
      p(a)?edophiles?, pedos?, groomers?, rapists?, terrorists?, thieves, murderers, killers, lazy,
      stupid, dumb, idiots, retarded, dirty, disgusting, gross, abominations?, an abomination,
      sinners?, unnatural, mentally (ill|sick|disturbed), sick( in the head)?, sickos, freaks?,
      mistakes?, leeches, burdens?, a burden, a drain on society, invaders?, infestation,
      an infestation, swarm, pests?, snakes, cheats, liars, greedy, untrustworthy, dishonest,
      violent, dangerous, backwards?, low iq, genetically inferior, intellectually inferior,
      naturally (inferior|stupid|violent|criminal|lazy|submissive), weak minded, subservient,
      less (intelligent|capable|valuable|human), only good for, good for nothing, cursed, godless,
      demonic, satanic, repulsive, hideous, revolting, vile, wicked, monsters?, demons?, property,
      objects, slaves, second class citizens?, beneath (us|me|men|white people),
      an insult to nature, a mistake of nature, defective, genetic (garbage|trash|waste),
      waste of (space|oxygen|resources|money), useless, traitors, enemy, the enemy, enemies,
      a threat, poison, a virus, incapable of, too (stupid|emotional|dumb|lazy|weak), unclean,
      subversive, cowards, ungrateful, whores, sluts, hoes, lesser, not equal,
      not as (smart|intelligent|human|good), not welcome, unfit, the problem, the root of all evil`,
    BAD_END: `
      die,
      be (killed|shot|gassed|exterminated|hanged|hung|lynched|deported|expelled|banned|jailed|imprisoned|locked up|eliminated|wiped out|eradicated|removed|burned|burnt|stoned|executed|castrated|steriliz?sed|sterilized|euthani(z|s)ed|beaten|segregated|put down|sent back|sent home|kept out|cured|punished|silenced|enslaved|slaves|rounded up|put in (camps|cages|ovens|prison|concentration camps|gas chambers)|in (camps|cages|prison)|thrown (out|off)|drowned|whipped|slaughtered|purged|cleansed|fired|denied|stripped of|forced|shipped|aborted|culled),
      burn( in hell)?, suffer, rot( in hell)?, disappear, go back( to)?,
      leave (our|this|the) country, get out( of)?,
      stay in (the kitchen|their place|their country|their own country), know their place,
      shut up and, obey,
      not (be allowed|vote|exist|have rights|have children|breed|reproduce|marry|adopt|live here|be here|be teachers),
      never (be allowed|have been|vote|adopt), hang, be kept (away|out|apart|separate),
      kill themselves, serve (men|us|white)`,
    PURGE: `
      gas(sing)?, kill(ing)?, exterminat(e|ing), lynch(ing)?, burn(ing)?, wip(e|ing) out,
      eradicat(e|ing), slaughter(ing)?, get(ting)? rid of, deport(ing)?, hang(ing)?, shoot(ing)?,
      ban(ning)?, expel(ling)?, purg(e|ing), remov(e|ing), cleans(e|ing), steriliz(e|ing),
      castrat(e|ing), round(ing)? up, kick(ing)? out, send(ing)? back, throw(ing)? out,
      execut(e|ing), murder(ing)?, beat(ing)? up, bash(ing)?, attack(ing)?, enslav(e|ing),
      eliminat(e|ing), annihilat(e|ing), stone, stoning, hunt(ing)? down, bomb(ing)?, nuk(e|ing),
      keep(ing)? out, euthani(z|s)e, lock(ing)? up, cull(ing)?, get out, curb stomp,
      spit(ting)? on, harass(ing)?`,
    DESPISE: `
      hates?, hating, despises?, loathes?, detests?, cant stand, cannot stand, cant tolerate,
      disgusted by, sick of, disgust me, disgusts me, hated, have no respect for, look down on,
      looks down on, want nothing to do with, dont want any, wont serve, refuses? to serve,
      wont hire, never hire, never trust, dont trust, spits on, distrusts?, wont allow,
      intolerant of, prejudiced against, racist against, racist toward?, mistrust, resents?,
      repulsed by, dont like, hostile toward?, contempt for, hatred of, hatred for, hate toward?`,
    RUIN: `
      ruin(ing|ed)?, destroy(ing|ed)?, invad(e|ing|ed), infest(ing|ed)?, tak(e|ing) over,
      steal(ing)?, stole, pollut(e|ing|ed), replac(e|ing), infect(ing)?, poison(ing|ed)?,
      overrun(ning)?, contaminat(e|ing), corrupt(ing)?, brainwash(ing)?, control(s|led|ling)?,
      run(s|ning)?, own(s)?, rul(e|es|ing), dominat(e|es|ing), groom(ing)?, breed(ing)? like,
      multiply(ing)? like, swarm(ing)?, leech(ing)?, mooch(ing)?, caus(e|ed|ing), started, behind,
      spread(ing)?, bring(ing)?, weaken(ing)?, degenerat(e|ing), islami(z|s)e`,
    RUINED: `
      country, nation, world, society, civilization, europe, america, neighbou?rhood,
      city, cities, race, bloodline, banks?, media, hollywood, money, finance, government, culture,
      jobs?, schools?, children, our (kids|women|way of life|values|streets|land|people), economy,
      everything, west, western civilization, rabbits, rats, roaches, cockroaches, crime, disease,
      diseases, wars?, all the wars, welfare, system, blood, gene pool, purity, the plague, 9 11,
      drugs, military, sports, family, womanhood, tax(es)?, taxpayers?, towns?, streets, germany,
      france, britain, england, sweden, hate us`,
    NAZI: `
      join the kkk, gas chambers? for (them|the|all|jews|muslims|gays),
      ethnic cleansing (is|was) (good|needed|right|necessary|justified),
      (neo)? ?nazi (pride|forever), proud to be (a)? (nazi|racist|fascist), race war now,
      (the)? holocaust (never happened|didnt happen|is a (lie|hoax|myth)|was a (lie|hoax|myth)),
      kkk (meeting|rally|member|leader)s?,
      white supremacist (group|speech|manifesto|movement|militia|song|rally|meme|slogan|website|propaganda)s?,
      nazi (salute|propaganda|manifesto|slogans?|speech|rally),
      neo ?nazi (group|manifesto|speech|rally|song|propaganda)s?, heil, heil hitler, sieg heil,
      white power, white pride( worldwide)?,
      hitler (was|is|did) (right|a hero|great|my hero|a genius|a great man|nothing wrong|a good man|a visionary|based),
      hitler had the right idea, hitler should have (won|finished|killed more),
      (should have|shouldve) finished the job, master race, white supremacy,
      white supremacist and proud, white genocide, great replacement, 14 ?88, fourteen words,
      holocaust (is|was) (a)? (hoax|lie|fake|exaggerated|myth|good|justified|deserved),
      holocaust (never|didnt) (happened?), holohoax,
      the holocaust (is|was) (a)? (hoax|lie|fake|exaggerated|myth|good|justified|deserved),
      the holocaust (never|didnt) (happened?),
      six million (was)? (a lie|not enough|werent enough|wasnt enough),
      6 million (was)? (a lie|not enough|werent enough|wasnt enough),
      (should have)? gassed (them|more) all?, race war, rahowa, ethno ?state, white ethno ?state,
      racial (purity|holy war|hygiene), pure (white|aryan) (race|blood|bloodline),
      aryan (race|supremacy|blood|nation|superiority|brotherhood),
      white race is (superior|the best|dying|under attack|better),
      whites? (are|is) (superior|the superior race|the master race|better than),
      proud (nazi|racist|white supremacist|fascist|neo ?nazi|antisemite|homophobe),
      (join|joined|support|long live) the (kkk|klan|ku klux klan|nazis|third reich|fourth reich),
      bring back (slavery|segregation|lynching|the gas chambers|hitler|apartheid|concentration camps|jim crow),
      slavery (was|is) (good|right|justified|a good thing|the best thing),
      go back to (africa|mexico|china|your country|where you came from|your own country|the jungle|pakistan|india|the kitchen|syria|the middle east|islamabad),
      you people should go back, remove kebab, jews will not replace us,
      race mix(ing|ers) (is|are|should) (wrong|sin|disgusting|traitors?|be banned|a crime|be illegal)?,
      race traitors?, mongreli(z|s)ation, blood and soil, day of the rope, deus vult kill,
      white is right, its ok(ay)? to be racist, i am (a)? (proud)? (racist|nazi),
      make (america|europe|germany) white again, gas the, pray the gay away,
      turn (them|him|her) straight, conversion therapy (works|is good|should), whites only,
      no (blacks|jews|gays|muslims|mexicans|foreigners|immigrants|dogs or) allowed`,
    REPORT: `
      says?, said, saying, thinks?, thought, claims?, claimed, believes?, believed, yelled,
      shouted, told, calls?, called, calling, screamed, argues?, insists?, insisted, posted,
      tweeted, wrote, preaches, preached, heard, propaganda, stereotypes?, rumors?, myth, myths,
      joked, jokes, joking, accused, labell?ed, chanted, muttered, ranted, the idea that,
      notion that, argument that, whoever, anyone who, graffiti, treated as, viewed as, portrayed,
      depicted, comments, comment, when someone, when people, how people, that people, people who,
      men who, those who, quote, quoted`,
    REPORTER: `
      he, she, they, people, some, someone, somebody,
      my (uncle|aunt|dad|mom|mum|father|mother|grandpa|grandma|grandfather|grandmother|boss|neighbor|neighbor|coworker|colleague|brother|sister|cousin|ex|friend|teacher|husband|wife|boyfriend|girlfriend|roommate|landlord|parents|family),
      the (nazis?|regime|politician|article|speaker|book|senator|preacher|teacher|guy|man|woman|racists?|bigots?|villain|author|dictator),
      nazis?, hitler, goebbels, racists?, bigots?,
      a (guy|man|woman|customer|stranger|coworker|colleague), colonial, this guy, this man,
      that guy, some guy, some people, many people, slave owners, colonists, segregationists,
      others, conspiracy theor(y|ies|ists)`,
    DISAPPROVE: `
      wrong, racist, racism, hateful, ignorant, untrue, not true, false,
      (stupid|wrong|dumb|ridiculous) (to (say|think|believe|claim|call)|that people|when people),
      disgusting that, horrible that, awful, sad that, hurts when, bigoted, bigotry, sexist,
      homophobic, transphobic, antisemitic, antisemitism, islamophobic, islamophobia, xenophobic,
      discrimination, stereotype, prejudice, hate it when, hate when, hate that, hate how,
      hate people who, disagree, never agree, nonsense, debunk, condemn, unfair, shocking,
      tired of hearing, sick of hearing, sick of people, cant believe, fight against, stand up to,
      argue with, proves, offended, outrageous, shameful, appalled, angry that, upset, upsets,
      furious, makes me mad, breaks my heart, misconception, unacceptable`,
    HISTORY: `
      history, holocaust memorial, museum, documentary, propaganda, third reich, 19(2|3|4)0s,
      (19)?(33|38|39|41|42|43|44|45), world war, ww2, wwii, civil rights, colonial, apartheid era,
      genocide of, survivors?, exhibit, exhibition, lecture, university course, essay,
      dissertation, paper on, textbook, professor, rwanda, slavery in, crusades, inquisition,
      medieval, ancient, century, schindler, anne frank`,
    NICE: `
      wonderful, amazing, beautiful, great, kind, friendly, welcome, brave, people too, human too,
      human beings, our friends, strong, powerful, lovely, smart, proud, equal, talented, funny,
      hot, gorgeous, awesome, the best, my friends`,
  },
  phrases: {
    SPOKEN_OF_HATE: `
      DISAPPROVE
      HISTORY
      FANTASY
      GAME`,
    ALL_OF:
      'all|every|those|these|most|any|the|each|damn|fucking|dirty of? the|them|those|you|single|last|fucking|damn|dirty?',
    GROUPS: `
      ALL_OF GROUP
      GROUP
      GROUP_ADJ people|men|women|folks|guys|families|kids|person|man|woman|couples|teachers|immigrants|neighbors|students|trash|scum|filth`,
  },
  rules: [
    {
      name: 'group_attack',
      frames: `
        PURGE all|every|the|those|these|them|any|of|more|some|fucking? all|of|the|those|these|single|last|fucking|damn? INSULT_ADJ? GROUPS
        death to . . GROUPS
        GROUPS ADVERB? should|must|shouldnt|deserve|deserves|need|needs|ought|gotta|better|have|has ADVERB? to? all? BAD_END
        GROUPS ADVERB? dont|do|shouldnt|should|doesnt|cant|cannot|never not? ADVERB? deserve|have|be|belong|get|vote|allowed|count .
        GROUPS . belong in|on|behind|to . . kitchen|cages|camps|ovens|zoo|zoos|prison|jail|ground|chains|fields|mental|asylum|men|gutter|sea|hell|jungle
        no GROUPS should|allowed|in|deserve|deserves|can|wanted|here
        GROUPS not allowed|welcome|wanted
        world|country|society|america|europe|life|place|earth|germany|england .. better|cleaner|safer|nicer|purer|happier|great . without|if|when|once . . GROUPS
        only good . . . is|are a? dead
        send|ship|throw|kick|drive . . GROUPS . back|out|home|into|away|off
        keep . . GROUPS out|away
        GROUPS . . too stupid|emotional|dumb|lazy|weak|hysterical|primitive|violent|inferior to|for
        get . GROUPS out of
        dont|never|wont|not|refuse . want|hire|date|serve|trust|allow|let|rent|sit|work|sell|marry|touch to|with|near|next|any|a|my|your? . . GROUPS .. here|neighborhood|country|house|near|around|kids|store|business|touch
        wont|never|refuse|dont ADVERB? to? hire|serve|rent|trust|sell to|a|any . GROUPS
        stay|keep|get away|out|off . . GROUPS
      `,
      except: `
        GROUPS should be|have|get|do in|heard|seen|safe|proud|free|able|welcome|welcomed|paid|more|better|happy|believed|respected|included|thanked|celebrated|fun|nothing|everything|whatever|their|good !camps|cages|jail|prison|mass|ovens|chains charge|the|a|for|rights|by|at|too|own|$
        NEGATED . PURGE . . . GROUPS
        GROUPS . . should|must|deserve|need|have|can ADVERB? have? vote|equal|the|full|human|same|more . rights|respect|equal|love|better|freely|free|paid|protected|welcomed|support|marry|safe|vacations
        GROUPS . . dont|shouldnt|doesnt|do . . deserve . this|that|hate|discrimination|such|it|abuse|violence|harm|treatment|less
        GROUPS . . dont|doesnt|do not? . have . to|the|a|any|access|same|enough|equal|time|good
        GROUPS . . dont|doesnt|cant|never . be|get . enough|paid|a|it|along|seen|heard|credit|treated|surprised|afraid|scared
        GROUPS . belong . . . everywhere|here
        stop|end|against|who|why|when|if|how|never|wanted|want|wants|tried|trying|to|of . PURGE . . GROUPS
        PURGE . . men|women|homeless STING
        REPORTER . . . REPORT ... GROUPS
        get out of . . GROUPS
        keep|send|get . . women|men|GROUPS . safe|warm|fed|flowers|happy|interested|waiting|drinks|coming|home safe
        stay|keep|get away from . men|women
        dont|never . date|trust|let|want|marry . . men|women
        attack|attacking|attacks|shooting|shoot|kill|killing . on|of|at|with . GROUPS
        too many . . old|homeless|poor|single people|mothers
        men|women must|should|need|have|deserve|ought|dont|do|cant|never|better . . leave|suffer|have|be|get|deserve . . . of|alone|from|better|more|nice|flowers|credit|paid
        fat|old|homeless|poor people
      `,
      unlessNear: `
        SPOKEN_OF_HATE
        NICE
      `,
    },
    {
      name: 'group_degraded',
      frames: `
        GROUPS ADVERB? are|is|r|were|remain|be ADVERB? ADVERB? all|such|nothing|just|only|mostly|basically|simply|fucking|a|bunch|by|like|worse|the? but|a|of|an|like|than|nature|all|bunch? of|a|fucking? INSULT_ADJ? LOW
        GROUPS . are|is|were|have . . lower|inferior|less|stupider|dumber|lazier|dirtier|smaller|low|weaker|worse . than|iq|iqs|brains|intelligent|to
        GROUPS . ruin|ruins|destroy|destroys|RUIN . . . . . RUINED
        GROUPS . . are|is|were|r . . . . LOW to|of|compared|by|than
        INSULT_ADJ INSULT_ADJ? GROUPS
        INSULT_ADJ INSULT_ADJ? GROUP_ADJ
        GROUPS|GROUP_ADJ are|is|r|smell|stink|disgust|breed|spread|lie|cheat|steal|rape . . like|rats|of|worse|me|diseases|disease|everything|our|than
        GROUPS . . arent|isnt|are|is not|even|really|no|never? . people|human|humans|men|women|equal|american|americans|real|normal|better|welcome|civilized|smart|german|british|european
        other|inferior|lesser|lower races|race|ethnicities . . . serve|inferior|obey|slaves|below|beneath|dirty|subhuman|pollute
        white|aryan|nordic race|blood|people|bloodline|nation . . must|should|stay|keep|remain|kept|protect|secure|preserve . . stay|remain|be|kept|of? . . pure|clean|unmixed|superior|existence|purity
        white|aryan|european|our|nordic . people|race|men|man|blood|culture|genes are|is|was ADVERB? . superior|purer|better|supreme|smarter|master|highest|chosen
        GROUPS|GROUP_ADJ . . genetically|biologically|naturally|inherently|intellectually|racially|born|all|always . . LOW|less|stupid|violent|criminal|lazy|dangerous|prone|criminals|thieves
        jewed|gypped|jew down|me|him
        jew|jews|jewish|zionist . . . conspiracy|plot|agenda|puppet|puppets|control|controlled|money|lies|media|lobby|bankers|cabal .
        GROUPS . . . LOW . . . GROUPS|all|nature|period
      `,
      except: `
        smell|smells like . soap|bread|lavender|flowers|roses|mint|mints|vanilla|coffee|tea|rain|home|heaven|perfume|summer
        NEGATED . LOW
        GROUPS . . are|is|were not|never|no|arent ADVERB? . . LOW
        not all . GROUPS
        REPORTER . . . REPORT ... GROUPS
        REPORT . . that|how|all|the|GROUPS ... GROUPS
        are|is|why|do|does|if|whether|were GROUPS ... LOW
        bad|dangerous|animals|lazy|violent . for|in . . GROUPS
        GROUPS . . are|is . . . victims|afraid|scared|targeted|called|treated|seen|portrayed|considered|said|accused|labeled|stereotyped|killed|dying|likely|fleeing|underpaid
        men|women|fat|old|poor|homeless . are|is|can|r . ADVERB? . . trash|lazy|pigs|dogs|stupid|dumb|liars|evil|gross|idiots|cheats|dangerous|violent|emotional|confusing|the|sick|animals|weak|slobs|monsters
        stupid|damn|fucking|bloody|ugly|lazy|evil|pathetic|dirty|greedy|gross|disgusting|smelly men|women|woman
        white|black . . sheep|coffee|wine|bread|mail
        women|men . . . control . their|own|bodies
        women|men . run|own|rule|control|dominate . . world|business|companies|show|everything|economy|schools
        GROUPS . . run|own|owns|runs|bring|started|control . . . shop|restaurant|store|business|schools|food|company|jobs|family|cafe
        too|so gay for|about
        dirty|filthy|stupid|naughty|fucking|hot|ugly . . indian|chinese|mexican|african|turkish|asian|roma|foreign|jewish|black|latino|russian|arab . food|restaurant|movie|dress|market|film|joke|music|coffee|jeans|shirt|boots|car|cat|dog|hair|money|hole|lingerie|stockings|lace|leather|dishes
        GROUP_ADJ . . . food|restaurant|cuisine|market|coffee|hair|dress|movie|music|history|jeans|cat|tea|film|art
        dirty|filthy|stupid|ugly|lazy|bloody black|foreign|indian|chinese|asian
      `,
      unlessNear: `
        SPOKEN_OF_HATE
      `,
    },
    {
      name: 'group_hated',
      frames: `
        DESPISE all|every|those|these|the|any|most|of|fucking|damn|dirty|filthy? ADVERB? of|the|those|these|single|fucking|damn? INSULT_ADJ? GROUPS !who|with|when|that|for|always|being
        disgusted|sickened|repulsed by . GROUPS
        want|wants|wish nothing to do with . GROUPS
      `,
      except: `
        NEGATED . DESPISE
        why|who|people|nazis|they|some|racists|bigots|dont|not|never|if|whoever|anyone|how . . DESPISE . . GROUPS
        DESPISE . when|how|that|it|people|racists|being|what . . . . GROUPS
        DESPISE . men|women|poles|turks|whites|indians|islam
        REPORTER ... DESPISE
        dont trust|like . men|women|russians
        overcoming|overcome|fight|against|fighting|stop|end|of . hatred|hate
        jewish|muslim|mexican|chinese|indian|turkish food|music|cuisine|restaurant
        not . . racist
        DESPISE . . GROUP_ADJ . . . food|music|movie|coffee|weather|tea|dress|olives|licorice|pudding|cats|friday|ice
      `,
      unlessNear: `
        SPOKEN_OF_HATE
      `,
    },
    {
      name: 'group_hated',
      surfaces: ['character', 'card', 'image_prompt', 'clone', 'profile_name'],
      frames: `
        DESPISE ADVERB? all|any|those|most? GROUPS
        proud|proudly|openly|unapologetic|unapologetically|fanatical|hardcore|devoted|committed|vocal . racist|homophobic|antisemite|antisemitic|misogynist|nazi|fascist|supremacist|homophobe|bigot|transphobic|islamophobe
        believes|believe|preaches|thinks|convinced|insists|teaches|says . . that|in|how? ... GROUPS ... LOW|BAD_END
        nazi|ss|gestapo|kkk|klan|supremacist . . . glory|glorious|heroic|proud|noble|beautiful|inspiring|leads|recruits|recruiter|member|leader|propaganda|poster|salute
        mocks|humiliates|insults|harasses|attacks|beats|spreads|rants . . . . GROUPS
      `,
      except: `
        NEGATED . DESPISE
        fights|fighting|against|hunts|hunting|hunter|former|ex|escaped|defeats|punches|punching|resistance|undercover|hates|hated|killing|kills . . . nazi|nazis|racist|supremacist|kkk
        women|men . . . love
      `,
      unlessNear: `
        DISAPPROVE
        HISTORY
      `,
    },
    {
      name: 'extremism',
      frames: `
        NAZI
        recruits|recruit|joins|join|member|members|leader|proud|support|supports|salute|loves|believes|rally|recruiting ... ku klux klan
        long live . . ku klux klan
      `,
      except: `
        NEGATED . NAZI
        REPORTER . . REPORT ... NAZI
        white power tool|tools|cord|supply|button|adapter|bank|banks|strip|wheelchair|wheel|ranger
        infiltrate|infiltrated|escaped|survived|fled|hunts|hunting|left|former|ex|history|rise|fall|hates|hated|documentary|exposed|was|were . . . . NAZI
        against|fight|fighting|condemn|stop|confronted|banned|defeat|denounce|debunk|oppose . . NAZI
        go back to your|mexico|china|india|africa|pakistan|the|where country|place|kitchen|hometown . . for|next|this|to|someday|and|in|on|when vacation|visit|see|summer|year|holiday|holidays|christmas|family
        if|when|would|should|will|do|did|ever|want|wanted|need|needed|have|like|can|planning|hope|love|plan|you . to|you|i|we? go back to
      `,
      unlessNear: `
        DISAPPROVE
        HISTORY
        documentary|movie|film|museum
      `,
    },
  ],
};
