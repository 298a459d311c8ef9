import type { HarmTable } from '../frames/harm-table.ts';

/** Threats, planned attacks, ways to hurt people and animals, praise of attacks, gore. */
export const VIOLENCE: HarmTable = {
  category: 'violence',
  words: {
    KILL: `
      kill(ing)?, murder(ing)?, stab(bing)?, shoot(ing)?, strangl(e|ing), behead(ing)?,
      poison(ing)?, slaughter(ing)?, butcher(ing)?, execut(e|ing), assassinat(e|ing), lynch(ing)?,
      dismember(ing)?, decapitat(e|ing), disembowel(l?ing)?, tortur(e|ing), maim(ing)?,
      mutilat(e|ing), suffocat(e|ing), massacr(e|ing), gut(ting)?, skin(ning)? alive,
      burn(ing)? alive, bury(ing)? alive, shank(ing)?, slay(ing)?, impal(e|ing), crippl(e|ing),
      bludgeon(ing)?, knife, knifing, gun(ning)? down, mow(ing)? down, run(ning)? over,
      curb ?stomp, kneecap, garrote, exterminat(e|ing), unaliv(e|ing), waste, whack,
      liquidat(e|ing), kil, kidnap(ping)?, abduct(ing)?, take out, blow away, do away with,
      eliminate, set fire to, set on fire`,
    INJURE: `
      hurt(ing)?, injur(e|ing), attack(ing)?, assault(ing)?, beat(ing)? up,
      beat(ing)? the (shit|crap|hell|life) out of, beat(ing)? to (death|a pulp), harm(ing)?,
      jump(ing)?, punch(ing)?, bash(ing)?, smash(ing)?, batter(ing)?, choke out, ambush(ing)?,
      hunt(ing)? down, rough up, beat, slap(ping)?, hit(ting)?, kick(ing)?, whip(ping)?,
      burn(ing)?, cut(ting)?, drown(ing)?, hang(ing)?, cripple, disfigure, blind, scar,
      acid attack, bomb(ing)?, throw acid (at|on|in), make suffer, torment(ing)?, push, shove,
      brutali(z|s)e, wound(ing)?, thrash(ing)?, pummel(l?ing)?`,
    BODY: `
      throat, throats, neck, skull, head, face, legs?, bones?, jaw, arms?, nose, knees?, kneecaps?,
      fingers?, brains?, teeth, spine, heart, guts, eyes?, skin, tongue, back, ribs?, face in,
      head in, head off, head open`,
    BREAK: `
      break(ing)?, snap(ping)?, slit(ting)?, slash(ing)?, smash(ing)?, crush(ing)?, bash(ing)?,
      cut(ting)?, rip(ping)?, carv(e|ing), blow(ing)?, cave, rearrange, knock, chop(ping)?,
      tear(ing)?, crack(ing)?, gouge, bust, pull out, wring, twist, stab, split, saw`,
    PLACE: `
      schools?, high school, church, mosques?, synagogues?, temple, mall,
      shopping (mall|center|center), office, hospital, club, nightclub, building, train(s)?,
      train station, station, airport, concert, stadium, university, college, campus, workplace,
      city hall, parliament, courthouse, embassy, market, christmas market, festival, parade,
      pride parade, pride, restaurant, supermarket, subway, metro, bus, plane, clinic,
      abortion clinic, police station, cinema, movie theat(er|re), theat(er|re), capitol,
      white house, bank, hotel, kindergarten, daycare, preschool, precinct, bridge, power grid,
      dam, synagogue, rally, marathon, crowd, gay bar, warehouse, factory, gym, cafeteria, prom,
      graduation, wedding, funeral, clubhouse`,
    BLAST: `
      shoot up, shooting up, blow up, blowing up, bomb, bombing, burn down, burning down, attack,
      attacking, gas, gassing, storm with guns, set fire to, set on fire, torch,
      open fire (on|at|in), spray, shoot, massacre, drive (a|my) (truck|car|van) into,
      ram (a|my) (truck|car|van) into, plow into, run over people at, detonate,
      bring a (gun|bomb|rifle) to, derail, hijack, poison, take hostages at, firebomb`,
    ATTACK_NOUN: `
      (mass|school|church|mall|random) (shooting|stabbing|murder|attack|killing)s?,
      terror(ist)? attacks?, massacre, bombings?, killing spree, shooting spree, suicide bombing,
      car ?bombing, stabbing spree, drive by( shooting)?, hate crime, genocide, pogrom, lynching,
      arson attack, acid attack, knife attack, truck attack, jihad, ethnic cleansing,
      assassination, home invasion`,
    WEAPON_TOOL: `
      gun, guns, rifle, ar ?15, shotgun, pistol, glock, knife, machete, axe, bomb, weapon, weapons,
      hammer, bat, baseball bat, ammo, bullets, grenade, crossbow, handgun, firearm, molotov,
      explosives, acid, blade, hatchet, ak ?47, assault rifle, semi automatic`,
    PAY: `
      pay, suffer, bleed, regret, beg, scream, cry, die, disappear, burn, wish they were never born`,
    ATTACKER: `
      shooters?, school shooters?, mass shooters?, terrorists?, bombers?, killers?, murderers?,
      columbine, isis, al qaeda, hamas attack, breivik, 9 11, nine eleven, osama, bin laden,
      dylann roof, christchurch, uvalde, taliban, unabomber, incel, elliot rodger, sandy hook,
      boston bomber, serial killers?, wife beaters?, assassin, gunman, jihadis?`,
    HEROIC: `
      hero, heroes, right, justified, inspiring, inspiration, legend, legends, saint, martyr,
      martyrs, based, great, brave, god, gods, glorious, did nothing wrong,
      deserves? (a medal|praise|respect), my idol, idols?, beautiful, goals, awesome, a genius,
      good thing, correct, admirable`,
    CREATURE: `
      dogs?, cats?, puppy, puppies, kittens?, pets?, horses?, animals?, hamsters?, rabbits?,
      birds?, parrot, pigeons?, squirrels?, ducks?, swans?, goats?, cows?`,
    PET_OF: `
      the, my, a, that, this, their, his, her, our, some, stray, neighbou?rs, little, stupid,
      barking, noisy, damn, fucking, street, exs?, girlfriends, wifes, roommates, small, live,
      helpless, innocent, defenseless, homeless, these`,
    GORE: `
      gore, gory, dismember(ed|ment|ing)?, decapitat(ed|ion|e|ing), disembowell?(ed|ing|ment)?,
      disembowel, mutilat(ed|ion|e|ing|ing)?, entrails, intestines, viscera, beheaded, beheading,
      flay(ed|ing)?, severed (heads?|limbs?|arms?|legs?|hands?|fingers?|body parts?|torso),
      guts (spilling|hanging|everywhere|out), mangled (corpses?|bod(y|ies)|flesh|remains),
      rotting corpses?, eviscerat(ed|ion|ing)?, skinned (alive|body|man|woman|corpse), impaled,
      exposed (organs|bones?|brain|intestines|ribs|flesh),
      brains? (splattered|matter|leaking|everywhere|spilling), splattered brains?,
      blood soaked (corpse|body|bodies|floor full of bodies),
      bloody (corpses?|bod(y|ies)|remains|entrails|stumps?|massacre|carnage),
      pile of (corpses|bodies|severed heads), heads on (spikes|pikes|stakes), torture porn, snuff,
      crucified (man|woman|body), gutted (man|woman|body|corpse),
      hanged (man|woman|body|corpse|bodies), slit throat, throat slit, gouged (out)? eyes,
      eyes gouged( out)?, eyeballs? (hanging|ripped|popping|gouged),
      chopped up (body|bodies|woman|man|corpse), butchered (body|bodies|woman|man|corpse|people),
      torn apart (body|bodies), charred corpses?, bullet wounds?,
      bullet hole in (his|her|the) (head|forehead), hacked to pieces,
      ripped (open|apart|in half) (body|torso|chest|stomach)?, crushed skull,
      cannibal(ism|s)? (feast|eating)?, corpse, corpses, dead bodies, dead body, execution video,
      necrophilia, sawn in half, peeled skin`,
    GRAPHIC: `
      graphic, graphically, detailed, detail, details, gory, gruesome, explicit, extreme, brutal,
      bloody, gruesomely, vivid, vividly, realistic, every cut, in depth, sickening, gore, slowly,
      nauseating`,
    CRUELTY: `
      torture, torturing, tortured, tortures, mutilation, mutilating, dismemberment, dismembering,
      skinning, flaying, beheading, decapitation, disembowelment, execution, slaughter, killing,
      murder, cannibalism, massacre, mutilate, dismember, skin, skinned, behead, flay, disembowel,
      gut, gutting, dismembers, peel, gore, stabbing, butchering, butchers, skins, dismembered,
      beheaded, disemboweled, being eaten alive, burned alive, vivisection, eviscerated`,
    GORE_STRONG: `
      gore, dismember(ed|ment|ing)?, decapitat(ed|ion|e|ing), disembowel(ed|ing|ment)?,
      mutilat(ed|ion|e|ing), snuff, beheading, torture porn, mutilated (bodies|corpses),
      corpses being, execution videos?, real deaths?`,
    HALLOWEEN: `
      halloween, makeup, make up, cosplay, costume, costumes, haunted house, prop, props,
      fake blood, stage, cartoon, pumpkins?, tattoo, cake, medical illustration, anatomy,
      anatomical, sculpture, wax, doll, ketchup, tomato, video game, nosebleed, movie poster,
      poster, painting by, caravaggio, museum, medieval church`,
    DEPICT: `
      show, describe, draw, generate, write, picture, pictures, send, give, tell, want, watch,
      photo, photos, video, videos, image, images, imagine, paint, render, make, create, depict,
      love, enjoy, link, find, see, crave, fantasize, detail, narrate, like, post, clips?, footage`,
    STING: `
      with (kindness|love|kisses|laughter|cuddles|compliments|hugs|my smile|looks|puns|a joke|jokes|one look),
      softly,
      in (chess|mario|the game|this game|a game|scrabble|tennis|cards|bed|my dreams|front of),
      at (chess|tennis|cards|scrabble|this|that|pool|golf|trivia|poker|mario kart|bowling),
      some feelings, feelings, back an,
      a (text|message|mail|email|look|smile|line|photo|picture|video|dm|quick|question|glance|wink|selfie|short|scene|film|clip),
      an (email|answer|invite|e mail),
      the (link|details|file|breeze|mood|lights|engine|vibe|music|messenger|scene|video|buzz),
      hoops, baskets, pool, you an, me an, over an, him an, her an, them an, over for, over the`,
    CUDDLE: `
      tickle, kiss, kisses, cuddle, hug, pizza, fries, chocolate, spoil, spoiler, spoilers, ending,
      finale, netflix, dessert, cookies?, last slice, remote, dishes, laundry, thermostat, blanket,
      covers, snoring, puns?, dad jokes, socks, toilet seat, coffee, cake, ice cream, playlist,
      prank, pranked, surprise party, teasing, the cat, homework, karaoke, birthday party, donuts?,
      leftovers, burrito, sandwich`,
    LOVING: `
      babe, darling, honey, love, sweetheart, baby, silly, dork, goof, bro, dude, hun, gorgeous,
      handsome, my dear, beautiful, sweetie, sis, bestie, mate`,
    VIEWER_NEWS: `
      news, police, suspects?, arrested, charged, accused, convicted, sentenced, trial, court,
      according to, reported, authorities, jury, prison, wanted to, history, historians?,
      survivors?, victims of, detectives?, investigators?, in (16|17|18|19|20)th, war, battle of,
      ancient, romans?, century, museum, journalist wrote, headline, article, crime rate,
      statistics`,
    PREVENT: `
      prevent, preventing, stop, protect, protection, survive, surviving, escape, self defense, avoid,
      against, campaign, awareness, hotline, shelter, report, reporting, safety, warning signs, bodyguard, foil(ed)?, thwart(ed)?, defuse, defused, drill, drills,
      volunteer, deter, treat, treatment, first aid, save`,
    CAUGHT: `
      getting caught, being caught, get caught, got caught, a trace, leaving a trace,
      leaving traces, leaving marks, leaving evidence, leaving bruises, evidence, suspicion,
      anyone (knowing|noticing|finding out|suspecting), police (knowing|noticing|finding)?,
      getting arrested, being suspected, going to jail, going to prison, detection, cops,
      any witnesses, witnesses, being noticed,
      look(ing|s)? like (an accident|suicide|a heart attack|natural causes|self defense)`,
    BODY_DEAD: `
      a (dead)? body, the (dead)? body, bodies, dead body, corpse, corpses, his body, her body,
      human remains, the remains, their body, blood stains, murder weapon, the evidence, a murder,
      murder, a killing, human bodies, a human body, the crime scene, crime scene`,
    DISPOSE: `
      hide, hiding, dispose of, disposing of, get rid of, getting rid of, dissolve, dissolving,
      bury, burying, burn, burning, clean up, cleaning up, dump, dumping, dismember, dismembering,
      cover up, covering up, get away with, getting away with, destroy, chop up, cut up, melt,
      feed to pigs, make disappear, cremate, remove, conceal, concealing`,
    MINE_VICTIM: 'you, u, ya, your ass',
    SCHOOLMATES: `
      my (whole|entire)? (class|classmates|school|office|family|coworkers|team),
      everyone (at|in) (my|the|this) (school|work|office|party|church|class|building|mall|club|job|house|room|gym|town),
      (all)? (my)? (classmates|coworkers|colleagues|teachers),
      as many (people|of them|cops|students) as (i can|possible), everyone there, all of them,
      every last one of them, innocent people, random people,
      the whole (family|school|class|office|town), a bunch of people,
      people at (work|school|the mall|random|church|the concert|my school|my job)`,
  },
  phrases: {
    PET_VICTIM: 'PET_OF? PET_OF? PET_OF? CREATURE',
    /** "you" as the victim. Separate, because many idioms contain "you". */
    HARM_YOU: `
      KILL MINE_VICTIM
      BREAK your . BODY
      beat you to|up|until|bloody|senseless|black . death|pulp|up|unconscious|bleed|black
      hurt|attack|bury|hang|burn|drown MINE_VICTIM
      put a bullet|knife in|through|into your . BODY
      beat up you
      end your . life
      make you suffer|pay|bleed|scream|disappear|regret`,
    HARM_THEM: `
      KILL . VICTIM
      KILL SCHOOLMATES
      INJURE|BLAST my|our|his|her|their|that|this|the|some|a EPITHET? EPITHET? KIN|ACQUAINTANCE|SOMEONE
      hurt|attack|assault|hang|burn|drown|bash|bury|jump|cripple|disfigure|ambush|bomb|torment|injure|harm HIM|SCHOOLMATES
      beat VICTIM . until|to|up|bloody|senseless|with|black|unconscious|so|half
      beat up VICTIM
      beat|smash|bash|kick|punch|knock the . shit|crap|hell|life|fuck|teeth|daylights|brains . of|out? of? VICTIM
      BREAK . . VICTIM . BODY
      BREAK his|her|their|someones|somebodys|peoples|my|the . . . BODY
      put a bullet|knife|axe|blade in|through|into . VICTIM
      put a bullet|knife|axe in|through|into his|her|their|someones|my . . BODY
      end|take his|her|their|someones|my . . life|lives
      make|making VICTIM . regret|wish . . . ever|was|were|he|she|they|day . . . born|met|alive
      make|making VICTIM . PAY . with|in|until|blood|for|like
      make|making his|her|their|my|that|this . . death|life look|hell|slow|painful
      put VICTIM in the ground|hospital|grave|coffin|morgue|wheelchair|coma
      throw|pour|throwing acid . at|on|in|over|into . . . . VICTIM|face
      burn|burning down . . . house|home|apartment|church|school|office|shop|store|place|building
      cut|carve|chop VICTIM up|open|into|to
      set . VICTIM on fire
      run VICTIM over
      light VICTIM on fire
      skin|burn|bury|eat VICTIM alive
      push|throw|shove VICTIM off|in|down|under|out|into . . stairs|bridge|roof|train|cliff|traffic|balcony|window|river|bus
      drive . . into|over|through . VICTIM|crowd
      kill|murder|shoot|poison . . whole|entire? . family|families|class|team|office|them
      find . your|his|her|their . family|kids|mother|wife|children and . kill|murder|hurt|burn|end
      take VICTIM hostage
      watch VICTIM . die|bleed|suffer|burn|beg
      wipe out . VICTIM|SCHOOLMATES
      shoot|spray|gas|bomb|blow up? . SCHOOLMATES|PLACE`,
  },
  rules: [
    {
      name: 'threat',
      spokenOnly: true,
      surfaces: ['chat_input', 'reply', 'character', 'card', 'profile_name'],
      frames: `
        INTEND HARM_THEM
        INTEND . . and|to|until|go|make|just HARM_THEM
        i . . . . and|then|to WANT_TO HARM_THEM
        i|ive|im . . . . gun|knife|rifle|bat|machete|pistol|weapon|axe . . and|to|for .. WANT_TO|use|HARM_THEM|VICTIM
        bring|bringing|brought|take|taking|took|carry|carrying|smuggle|sneak|pack|packing . . WEAPON_TOOL . . to|into|in . . PLACE|work|class|job|party
        VICTIM . . . . . deserves|deserve|needs|need|has|have|must|should|gotta|is|are to ADVERB? die|PAY
        VICTIM . . . . . deserves|deserve|needs|need|has|have|must|should|gotta|is|are to ADVERB? be !in|at|on|by|home|here|there|early|late|quiet|careful|patient|back|up|after|before|together|perfect|outdoors|indoors|tonight|tomorrow|today
        VICTIM is|are|will|wont|gonna|going . . . dead|die|regret|PAY|see|live|wake when|tonight|tomorrow|soon|by|today|another|up|for
        they|he|she|everyone|theyll|hell|shell|all|bastards|people|you .. will|ll|gonna|going . all? to? regret|pay|suffer|bleed|be|beg|see . sorry|blood|what|with|everything|for
        ^ ADVERB? HARM_THEM tonight|tomorrow|today|and|while|before|slowly
        how many . people|of|them|cops|students . . . can|could|would|do i|we|you|one . kill|shoot|murder|take
        how many . . . can|could|would|do i|we|you|one . kill|shoot|murder
        hit|beat|slapped|punched|choked|kicked|strangled|beating|hitting . . VICTIM . . . until|again|and .. blood|bled|unconscious|again|bleeding|begged|stopped
        you|we|he should|must|could|ought|have poison|kill|murder|stab|shoot|strangle|burn VICTIM
      `,
      except: `
        i could|couldve ADVERB? strangle|kill|murder|throttle|wring VICTIM .. ate|finished|drank|forgot|snores|snored|spoiled|shrank|binned|dropped|canceled
        i could|couldve ADVERB? strangle|kill|murder|throttle|wring VICTIM .. left|leaves|hid|washed the|his|her|their|my|our|all
        HARM_THEM . . WHO_MADE_IT
        NEGATED . . HARM_THEM
        KILL|INJURE . VICTIM STING
        KILL|INJURE STING
        shoot|kill|beat . . at|in . . GAME
        STING
        shot|shoot|shooting VICTIM for|a|an|some|with . photo|wedding|portrait|session|video|calendar|camera|film
        run|running over VICTIM . lines|numbers|list|plan|idea
        take|taking out . . VICTIM for|to|on|tonight|dancing|somewhere|this|friday|saturday|later
        take|taking out . . . for|to dinner|lunch|coffee|drinks|date
        take out|someone trash|food|loan|pizza|insurance
        people who|that . HARM_THEM
        hurt|beat|kick|kill VICTIM . feelings|record|score|time|to it|vibe|mood|buzz
        burn|hurt|cut|beat|kick|hit|push|slap|whip a|the . . calories|candle|fat|record|deal|button|gym|eggs|check|deck|hair|cake|ball|time
        cut|waste|jump|drown|kick|beat|slap|hit|push SOMEONE . some|time|slack|off|a|to|in|up|out|on|with
        hit VICTIM up
        hit on VICTIM
        kick VICTIM out|off
        push|pushing VICTIM . away|to|harder|around|on|swing
        hang|hanging . . with|out|up
        bomb|beat . a|the|my . test|interview|exam|joke|audition|presentation|cancer|odds|clock|traffic|heat|rush
        blow VICTIM away|a|kiss
        eat VICTIM alive with
        mosquito|mosquitoes|spider|spiders|ants|wasp|roach|bugs|weeds
        make|making VICTIM . PAY|suffer for|the|attention|rent|bills|with|in . dinner|drinks|lunch|bill|attention|rent|love|kisses
        VICTIM is dead|die to|inside|tired|last|in|of|from|now|since|and
        should|must be .
        is|are|was|were dead and|now|since|in|for|at
        he|she|they|boss|wife|husband|mom|dad|parents|mother|you|who WANT_TO HARM_THEM
        he|she|they|boss|wife|husband|mom|dad|parents|mother|who|killer|man . . WANT_TO HARM_THEM
        doesnt|dont|didnt|never|not deserve|deserves|need|needs
      `,
      unlessNear: `
        MAKE_BELIEVE
        VIEWER_NEWS
        PREVENT
        CUDDLE
        LONG_AGO
      `,
    },
    {
      name: 'threat',
      spokenOnly: true,
      surfaces: ['chat_input', 'reply', 'contact'],
      frames: `
        INTEND HARM_YOU
        INTEND . . and|to|until|go|make|just HARM_YOU
        come|go|drive|walk . to|into|over . . house|home|door|office|apartment|place and|to . HARM_YOU|kill|shoot|stab|hurt|beat|burn
        youre a dead man|woman|bitch
        youll|youre|you will|gonna|going|wont|are|shall to|not|never|gonna? . . regret|pay|live|die|bleed|beg|suffer . for|tomorrow|tonight|with|slowly|blood|screaming|to|this|another|when
        or|otherwise i ADVERB? WILL|swear . HARM_YOU
        you . . deserve to die|suffer|burn|bleed
      `,
      except: `
        NEGATED . . HARM_YOU
        KILL you STING
        hurt|burn|attack you STING
        HARM_YOU for eating|stealing|making|not|that|this|spoiling|being|saying|leaving|laughing
        HARM_YOU . if|when|unless you . . CUDDLE
        kill|murder|strangle|destroy you LOVING
        LOVING . . HARM_YOU
        HARM_YOU . . LOVING
        waste|hang|knife|take you|u
        take out you
        make you scream|beg|regret|pay|suffer . . pleasure|name|more|bed|attention|dinner|not
        if|when you . . . HARM_YOU
        you WANT_TO HARM_YOU
        want|wants|wanted me|someone|him|her|them to HARM_YOU
        you . . . dead to|inside|gorgeous|tired|on|serious|sexy|funny|right|wrong
        you . . regret|pay|see for|this|me|it|that|to . . not|dinner|coffee|attention|tomorrow|tonight|trying|missing|buying|when
      `,
      unlessNear: `
        MAKE_BELIEVE
        CUDDLE
        VIEWER_NEWS
        LOVING
      `,
    },
    {
      name: 'attack',
      frames: `
        ^ shoot|blow up . . . local? PLACE
        plan|planning|plans|prepare|preparing|organizing|carry|carrying|commit|committing|coordinate|execute|launch . out|for|an|a|the|my? . ATTACK_NOUN
        HOW . . BLAST . . . PLACE
        INTEND . . BLAST . . . . PLACE
        INTEND . . . commit|carry|do|start|plan|launch|organize|stage . out|on|for|an|a|the? . ATTACK_NOUN
        place|put|plant|leave|hide . . bomb|explosives . . in|at|on|under|near . . PLACE
        HOW . . . . ATTACK_NOUN
        plan|planning|help|helping|want|going|join|lets|ready|about . me|to|us|a? BLAST . . . PLACE
        poison . . town|city|school|office|cafeteria|village . water|food|supply|reservoir|coffee
      `,
      except: `
        NEGATED . . BLAST|ATTACK_NOUN
        burn|blow|shoot|bomb up|down? . a|the . . GAME
        blow|blowing up . . balloons|pool|photo|picture|instagram|phone|my phone|mattress
        shoot|shooting . . film|movie|scene|video|hoops|pictures|photos|wedding|documentary|ad|commercial|portraits
        bomb . . the|my|an|that . interview|test|exam|audition|presentation
        attack . . the . hill|castle|day|homework|buffet|fridge
        how . . cope|help|talk|recover|survive|explain|respond|react
        take|taking . . . the bus|train|plane|metro|subway
        how . . BLAST|ATTACK_NOUN . . affect|happen|start|change|end
      `,
      unlessNear: `
        MAKE_BELIEVE
        VIEWER_NEWS
        PREVENT
      `,
    },
    {
      name: 'praise',
      frames: `
        ATTACKER .. is|are|was|were|r ADVERB? . a|an|my|the|such|so|true|real? HEROIC
        ATTACKER . did nothing|right wrong|thing
        admire|worship|idolize|love|support|respect|salute|celebrate|praise|praises|glorify|glorifies|idolizes|admires|celebrates|proud . . ATTACKER|ATTACK_NOUN
        we need more . ATTACKER|ATTACK_NOUN
        someone|somebody|people|we should|needs|need|ought|must|gotta to? . . HARM_THEM|assassinate|kill|shoot
        death to VICTIM|america|the|all
      `,
      except: `
        HARM_THEM . . WHO_MADE_IT
        ATTACKER . . . . of the story|movie
        NEGATED . . HARM_THEM
        should|must be . paid|put . in
        no|not HEROIC
        NEG . . HEROIC|admire|worship|idolize|support|praise
        killers|killer is|was|are . . great|good . smile|heels|instinct|dance|outfit|whale|whales
        serial killers|killer .. podcast|documentary|show|book|fascinating
        love|like|admire|respect . . serial . . . killer|killers|true
        VICTIM . . should|deserve|deserves|need . be . put . to sleep|bed|in|on|first
      `,
      unlessNear: `
        MAKE_BELIEVE
        VIEWER_NEWS
        PREVENT
        weeds|dinner|mosquitoes|thesis|podcast
      `,
    },
    {
      name: 'harm_instructions',
      surfaces: ['chat_input', 'reply', 'card', 'character'],
      frames: `
        HOW . . HARM_THEM
        HOW . . . KILL . . a|another|any|my|the . . VICTIM
        HOW . . INJURE a|another|any|my . VICTIM
        HOW . . HARM_YOU
        HOW . . DISPOSE . . . BODY_DEAD
        KILL|INJURE|poison .. without|and|so|make . . . CAUGHT
        make|making|made . . death|murder|killing|it . . CAUGHT
        what|which|best|how . . . poison|poisons|drug|toxin ... untraceable|undetectable|detected|autopsy|trace|tasteless|kill|kills
      `,
      except: `
        NEGATED . . HARM_THEM
        KILL|INJURE . . VICTIM STING
        STING
        HOW . . beat|kill|hurt|attack . . at|in . GAME
        HOW . . beat|hurt|cut|hit|jump|push|kick|hang|burn . . VICTIM . . . at|in|with GAME|chess|tennis|out|feelings
        HOW . . hit|jump|push|kick|punch|slap|cut|burn|hang|beat|attack|blind|bash|whip|bomb|knife|waste|gut|shoot a|an|the|some . . ball|target|high|note|hair|onion|steak|fish|wedding|couple|portrait|portraits|photo|video|deadline|odds|boredom|interview
        HOW . . shoot|photograph . . . couple|wedding|model|portrait|guests|bride|family|people
        HOW . . beat|kill|fight|cut|burn . . . boredom|time|fat|calories|weeds|anxiety|stress|traffic|jet|heat|cold|mood
        HOW . . hurt VICTIM . feelings
        HOW . . avoid|not|stop|without|never|prevent hurt|hurting
        HOW . . . NEGATED . . hurt|hurting
        break up with
        BREAK . . VICTIM . heart|hearts|news|silence
        how do|does|did|would|could . they|police|cops|detectives|coroners|doctors|people
        remove|destroy|burn|hide|conceal . . evidence . . of|from|that
      `,
      unlessNear: `
        MAKE_BELIEVE
        PREVENT
        VIEWER_NEWS
        photography|camera|photographer|photo|photos
        halloween|prop|taxidermy|spider|weeds|roaches|mice|rats|tick|ticks
      `,
    },
    {
      name: 'animal_cruelty',
      surfaces: ['chat_input', 'reply', 'card', 'character', 'image_prompt'],
      frames: `
        INTEND . . KILL|INJURE|drown|torture|kick|burn . PET_VICTIM
        HOW . . KILL|INJURE|drown|torture|poison|hurt . PET_VICTIM
        torture|torturing|tortures|abuse|abusing|mutilate|mutilating|drown|drowning|burning|skinning . . PET_VICTIM
        dogfight|dogfights|dogfighting|cockfight|cockfights ... dog|dogs|pit|bulls|rooster|roosters|blood|bloody|betting|bets
        dogs|bulls|roosters|illegal|underground|betting|bet|organize|bloody ... dogfight|dogfights|dogfighting|cockfight|cockfights
      `,
      except: `
        NEGATED . . KILL|INJURE|torture . PET_VICTIM
        hate|against|report|stop|who|people . . . torture|torturing|abuse|abusing|hurt|kill
        KILL|INJURE PET_VICTIM fleas|ticks|mites|food|smell
        jump|hit|cut|push|burn|waste . PET_VICTIM . hair|nails|nail|claws
        put . . dog|cat . . sleep|down
      `,
      unlessNear: `
        MAKE_BELIEVE
        PREVENT
        vet|fleas|ticks|worms|coat|hunting|chicken
      `,
    },
    {
      name: 'gore',
      surfaces: ['chat_input', 'reply', 'character', 'card'],
      frames: `
        necrophilia|necrophile
        GRAPHIC . . . CRUELTY
        DEPICT|describe|detail . how|while|as|you|me|the . . torture|torturing|tortured|mutilate|dismember|behead|flay|skin . . prisoner|prisoners|him|her|them|man|woman|victim|people|captive|alive|hostage|enemy|someone
        CRUELTY . . . GRAPHIC
        GRAPHIC . . . . how|of|as|when|where . . . . . CRUELTY|KILL|stab|skinned
        DEPICT . . . . GORE
        DEPICT . . . . . . GORE_STRONG
        torture|tortures|torturing|skin|skins|skinning|mutilate|mutilates|dismember|dismembers|dismembering|butcher|butchers|flay|flays . his|her|their|him|them|the|you|victims|women|people|someone|prisoners|men|me . victims|slowly|alive|piece|limb|for|and|while . . fun|slowly|enjoy|enjoys|pleasure|piece|alive|beg|limb|screams|scream|detail
        cuts|cut|saws|chops|rips|tears|pulls|peels|slices|breaks|cutting|breaking|ripping|sawing off|out? . his|her|their|someones|the|your . . finger|fingers|toes|ears|limbs|nails|fingernails|teeth|hands|skin|tongue . . . one|while|as|scream|screams|slowly|alive|by
        DEPICT . . . screams|scream|agony|suffering . . while|as|of . . . . . burned|skinned|tortured|alive|stabbed|dismembered|killed|flayed|eaten
        DEPICT . . . . . how . . . . cut|saw|chop|carve|tear|rip|hack . . . to|into|limb|apart . pieces|bits|limb
        mutilates|dismembers|skins|butchers|tortures|flays|decapitates . . . . . . keeps|trophies|trophy|parts|collects|eats|collection|wears
      `,
      except: `
        al gore
        gore tex|vidal
        vidal gore
        DEPICT . . . . corpse|corpses|dead|body|bodies . bride|pose|flower|husband
        NEGATED . . . GORE|GRAPHIC|gory
        too|without|less|no|not|hate|avoid . . gory|gore|graphic|GORE|bloody
        cutting|skin|murder|killing|execution|slaughter . . . care|routine|time|detail|it|of|on|stroke|plan|project|skills|spree
        GRAPHIC . . . . . skin|execution|killing . care|design|designer|tan|tone|texture|beautiful|glowing
        skin . . . GRAPHIC
        GRAPHIC . . . skin|murder|execution|killing . . mystery|board|case
        murder . . . scene|mystery|board
        slowly . . . skin|gut|killing|peel
        DEPICT . . cannibals|cannibal|corpse|corpses|body|bodies|dead
      `,
      unlessNear: `
        true crime|documentary|podcast|trial|museum|anatomy|surgery|surgeon|autopsy|forensics|forensic|onion|recipe|designer|novelist
        history|historian|century
        HALLOWEEN
      `,
    },
    {
      name: 'gore',
      surfaces: ['image_prompt', 'clone'],
      frames: `
        GORE
        beaten|battered|punched|stabbed|bruised . . . bloody|bruised|bleeding|face|black|pulp .. crying|blood|bruised|bruises|bloody|eye|tears|floor
        suicide|self . harm|scene|by|noose|cuts
        wrists|wrist . slit|cut|bleeding|slashed
        cut|slit|bleeding|self wrists|wrist|arms
        execution . by|of|scene|squad
        pool of blood
      `,
      except: `
        gore tex
        corpse bride|flower
        dead|hanged body pose
        bloody|blood mary|moon|orange|oranges
        no|without|not . . GORE|blood
        suicide squad
        hanging . . out|garden|gardens|plants|lamp|laundry|chair
        body|corpse pose|paint|lotion
        bullet|bullets|corpse|corpses . . proof
      `,
      unlessNear: `
        HALLOWEEN
      `,
    },
  ],
};
