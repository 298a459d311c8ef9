import type { HarmTable } from '../frames/harm-table.ts';

/** Making, buying, selling and smuggling drugs, weapons and other illegal goods. */
export const ILLEGAL_GOODS: HarmTable = {
  category: 'illegal',
  words: {
    MAKE: `
      make, making, cook(ing)?( up)?, synthesi(z|s)(e|ing), build(ing)?, produc(e|ing),
      manufactur(e|ing), extract(ing)?, print(ing)?, 3d print(ing)?, assembl(e|ing), brew(ing)?,
      cultivat(e|ing), creat(e|ing), grow(ing)?, construct(ing)?, mix(ing)?, prepar(e|ing),
      craft(ing)?, refin(e|ing), distill?(ing)?, concoct(ing)?, put together, putting together, do,
      set up, rig(ging)?, modify(ing)?, convert(ing)?, turn(ing)?, wire, enrich(ing)?,
      cultur(e|ing), weaponi(z|s)(e|ing), purify(ing)?, cut(ting)?, design(ing)?, develop(ing)?,
      fashion, detonat(e|ing), plant(ing)?, purif(y|ication), synth, production of, manufacture of,
      making of, culturing`,
    DRUG: `
      chloroform, nitrous, codeine syrup, meth, crystal meth, crystal, methamphetamines?,
      amphetamines?, speed pills, heroin, fentanyl, crack, crack cocaine, cocaine, mdma, ecstasy,
      molly, lsd, acid tabs, ghb, gbl, ketamine, special k, date rape drugs?, rohypnol, roofies?,
      pcp, dmt, bath salts, angel dust, opium, krokodil, spice, tranq, carfentanil, nitazenes?,
      hard drugs, illegal drugs, oxycontin, oxycodone, oxys?, percs, percocets, xanax bars,
      xannies, captagon, flakka, mescaline, psilocybin, shrooms, magic mushrooms, black tar, lean,
      anabolic steroids, illegal steroids, drugs, narcotics, coke, blow, crank, adderall, 2c b,
      2cb, poppers laced, smack, tina, party drugs, quaaludes, designer drugs, a kilo, kilos?,
      eight ?ball, an 8 ?ball, pounds of weed, pills without (a)? prescription, ritalin, vicodin,
      morphine, codeine, opioids?, opiates?, controlled substances?, valium, tramadol`,
    SOFT_DRUG: 'weed, marijuana, cannabis, pot, hash, edibles, shrooms',
    WEAPON: `
      bombs?, pipe bombs?, nail bombs?, car bombs?, pressure cooker (bomb|explosive)s?,
      fertili(z|s)er bombs?, dirty bombs?, letter bombs?, petrol bombs?, explosives?,
      explosive (device|vest|belt|charge)s?, improvised explosives?, improvised explosive devices?,
      ieds?, suicide vest, nerve (gas|agents?), sarin, ricin, anthrax, napalm, ghost guns?,
      untraceable (guns?|firearms?|weapons?|rifles?), gun silencers?, silencers?, suppressors?,
      molotovs?, molotov cocktails?, nitro ?glycerine?, tatp, thermite,
      chemical (weapons?|agents?|bombs?), bio ?weapons?, biological (weapons?|agents?), grenades?,
      hand grenades?, c4, dynamite, tnt, land ?mines?, mustard gas, vx, vx gas, chlorine gas,
      poison gas, toxic gas, mustard agent, zip guns?, 3d printed guns?, 3d printed firearms?,
      auto sears?, glock switch(es)?, bump stocks?, full auto, fully automatic, detonators?,
      blasting caps?, plastic explosives?, rdx, petn, gunpowder bomb, black powder bomb,
      thermobaric, nuclear (bomb|weapon|device)s?, uranium, botulinum( toxin)?, plague bacteria,
      smallpox, emp, flamethrowers?, machine guns?,
      homemade (guns?|firearms?|weapons?|bombs?|explosives?), illegal (guns?|weapons?|firearms?),
      unregistered (guns?|firearms?|weapons?), unmarked guns?, tear gas, booby traps?, cyanide gas,
      hydrogen cyanide, ammonium nitrate, pathogens?, incendiary (device|bomb)s?, firebombs?,
      shrapnel, phosgene, armor piercing (bullets|rounds), rifle fully automatic,
      weapons of mass destruction`,
    GUN: `
      guns?, pistols?, firearms?, rifles?, glocks?, handguns?, ar ?15s?, ak ?47s?, weapons?, ammo,
      shotguns?, silencers?, revolvers?`,
    NO_CHECK: `
      papers, questions, being traced, background check, background checks, licen(c|s)e, permit,
      serial number, serial numbers, paperwork, id, record, registration, registering, check,
      illegally, off the (street|books), dark ?web, dark ?net, deep web, street, black market,
      under the table, on the street, untraceable`,
    FORGED: `
      (fake|forged|counterfeit|false|stolen|illegal) (id|ids|i ds|passports?|papers|documents?|identity|identities|licen(c|s)es?|driver(s)? licen(c|s)es?|visas?|birth certificates?|degrees?|diplomas?|prescriptions?|social security cards?|ssn|ssns|money|bills?|notes|currency|cash|cards?|credit cards?|vaccination (cards?|certificates?)|vaccine (cards?|passports?|certificates?)|green cards?|bank ?notes|dollars|euros|coins|goods|iphones|phones|bikes|cars|plates|accounts|data|credentials|checks?|checks?|invoices?|work permits?|paychecks?|pay ?stubs?|receipts?|certificates?|badges?|police badge|tickets|permit|transcripts?|death certificate|twenties|hundreds|100s|20s|bank statements?),
      fake money, funny money, cloned (cards?|credit cards?), credit card (numbers|dumps|details),
      cvvs?, fullz, human (organs?|kidneys?|trafficking), organs, a kidney, kidneys, ivory,
      rhino horns?, tiger (skins?|bones?), endangered (animals?|species|birds), pangolins?,
      elephant tusks?, exotic animals illegally, stolen goods,
      counterfeit (money|bills|notes|currency|cash|goods|watches|bags|pills), hot cards,
      burner ids, prescription pads?, prescription drugs (without a prescription|illegally|online),
      antique smuggled, looted artifacts, hacked accounts, stolen data, stolen phones`,
    DEALER: `
      dealers?, plug, drug dealers?, coke dealer, connect, hookup, supplier, suppliers, cartel,
      black market, dark ?net markets?, dark ?web markets?, silk road, darknet, darkweb, dark web,
      telegram dealer, trap house, vendor, vendors`,
    BUY: `
      buy, buying, get, getting, order, ordering, find, score, scoring, purchase, purchasing,
      obtain, obtaining, acquire, cop, pick up, hire, get hold of, get my hands on, procure,
      source, rent, grab, import, get some, bought`,
    SELL: `
      sell, selling, deal, dealing, push, pushing, distribute, distributing, supply, supplying,
      ship, shipping, deliver, move, moving, traffic, trafficking, smuggle, smuggling, import,
      importing, export, transport, transporting, mail, mailing, fence, fencing, launder, offload,
      market, flip, run, hawk, slinging, sling, peddle, peddling`,
    BORDER: `
      border, borders, airport, airport security, customs, security, tsa, prison, jail, plane,
      checkpoint, checkpoints, mexico, country, port, ports, x ray, scanners?, sniffer dogs?,
      drug dogs?, police dogs?, mail, post, post office, school, club, concert, festival, luggage,
      suitcase, channel, sea, state lines?, coast guard, detection, caught`,
    KILLER_HIRE: `
      hitman, hit man, hitmen, contract killers?, assassins?, hired killers?, someone to kill,
      somebody to kill, killer for hire, hired gun, murder for hire, a hit on,
      someone to (beat up|hurt|burn down|rough up|get rid of|take care of) my, arsonist, mercenary,
      someone who kills`,
    TRAFFIC: `
      traffic(king)?, smuggl(e|ing), sell(ing)?, auction(ing)?, enslav(e|ing), kidnap(ping)?,
      pimp(ing)?( out)?, lur(e|ing), recruit(ing)?, buy(ing)?, bring(ing)?, sneak(ing)?,
      transport(ing)?, ship(ping)?, exploit(ing)?, prostitut(e|ing), import(ing)?, hold(ing)?,
      trap(ping)?, keep(ing)?, force, forcing, coerc(e|ing), trick(ing)?`,
    HUMANS: `
      women, girls, people, humans, persons, migrants, refugees, workers, slaves?, immigrants,
      human beings, a woman, a girl, a person, runaways?, sex workers, illegals,
      illegal immigrants, foreign women, young women, prostitutes, models, maids, laborers, bodies,
      someone, her, him, them`,
    BONDAGE: `
      slavery, sex slavery, slaves?, sex slaves?, prostitution, sex work, sex trade, brothels?,
      forced labou?r, sweatshop, trafficking, against their will, across the border,
      over the border, into the (country|us|uk|eu|usa|states|europe|sex trade), human trafficking,
      servitude, passports away, debt bondage, for sex, into sex, into porn, for money,
      to the highest bidder, black market, in my basement, captive, locked up, ransom, overseas`,
    BREAKING_BAD: `
      breaking bad, walter white, narcos, el chapo, escobar, heisenberg, ozark, weeds, sopranos,
      oppenheimer, manhattan project, 24 hour, nobel, alfred nobel, better call saul, the wire,
      prohibition, in the movie, on tv, scarface, trainspotting, requiem`,
    SAFE_BOMB: `
      bath, photo, glitter, cherry, hot chocolate, chocolate, cocoa, tea, water, seed, stink,
      smoke, f, flavou?r, calorie, sex, jager, love, fat, bathroom, protein, logic, zip, fork,
      coffee, truth, time, cookie, sugar, shower, soap, snow, soda`,
    ADDICT: `
      addict(s|ed|ion)?, rehab, sober, recovering, recovery, overdosed, clean from, clean now,
      quit, quitting, withdrawal, detox, arrested, dangers?, effects?, harm reduction, test kit,
      naloxone, legali(z|s)ation, is (it|weed|cocaine) legal, decriminali(z|s)e, war on, news,
      documentary, history, was invented, invented, prescribed, doctor, vet, anesthesia,
      anesthetic, depression treatment, therapy, clinic, hospital, airport security found, bust,
      seized, addictive`,
    HARMLESS_MAKE: `
      sense, dinner, cake, cookies?, soup, crab, crack pie, pie, curry, pasta, love, money online,
      friends, shed, table, house, website, playlist, costume, lego, snow, candles?, prop, props,
      fake blood, toy, minecraft, model, replica, painting, cosplay, drawing, sound, less, speaker,
      poem, song, story, joke, fire pit, campfire, bread, chili, kombucha, beer, wine, lemonade,
      robot, catapult for class, baking soda, volcano, paper mache, foam, cardboard, nerf, origami,
      crochet`,
  },
  phrases: {
    CONTRABAND: `
      DRUG
      WEAPON !man|shell|shells|scare|shelter|voyage|disposal|threat
      FORGED
      GUN . . . without|illegally|off|on|from|with . a|any|no|the? . NO_CHECK
      untraceable|illegal|stolen|unregistered|ghost GUN`,
  },
  rules: [
    {
      name: 'drug_or_weapon_making',
      surfaces: ['chat_input', 'reply', 'card', 'character', 'image_prompt'],
      frames: `
        HOW . . MAKE . . . . . DRUG|WEAPON|FORGED
        HOW . . . . DRUG|WEAPON|FORGED
        MAKE . . DRUG|WEAPON|FORGED at|in|from|with|out|using|step|tutorial|instructions|kitchen|guide|recipe|for . . . home|my|household|kitchen|basement|garage|scratch|lab|stuff|things|chemicals|steps|guide|beginners|$
        INTEND MAKE . . . . DRUG|WEAPON|FORGED
        recipe|recipes|formula|synthesis|blueprint|blueprints|schematics|ingredients|instructions|precursors|reagents|route|chemicals|tutorial|diagram|stl . . . . . DRUG|WEAPON
        DRUG|WEAPON . recipe|recipes|instructions|tutorial|blueprint|blueprints|synthesis|making|guide|formula|ingredients|schematics|precursors
        teaches|shows|explains|tells|instructs|gives|shares|walks|helps .. . . how|instructions|recipe|recipes|steps|through|make . . MAKE? . . . . DRUG|WEAPON|FORGED
        print|printing|3d . . . . GUN
        to|first MAKE . . . DRUG|WEAPON|FORGED you|we . . need|take|mix|heat|start|will|want|first|add|must|have|combine|use
      `,
      except: `
        SAFE_BOMB bomb|bombs
        HARMLESS_MAKE . . . WEAPON|DRUG
        i|to|you crack . !cocaine|rocks|pipe
        crack . pie|egg|eggs|joke|jokes|the|a|open|my|code|case
        speed|ice|acid|crystal|coke|blow|spice|lean . cream|dating|rain|reflux|test|ball|out|bread|chicken|float|zero|dry|up|rack|mix|cake|on|into|meat|in|off|latte|sauce|market
        pot|weed . roast|pie|killer|plant
        diet|cherry|vanilla|rum|a coke
        the|a|your|total|absolute bomb party|cyclone
        photo|sex bomb|bombs
        molotov|acid . . party|drink|girls
        grow|cultivate . . . flowers|herbs|tomatoes
        dynamite|c4|bomb . chicken|shrimp|roll|outfit|kiss|dance|lyrics|song|ass
        how|what . do|does|did|is . . . DRUG|WEAPON . . do|work|feel|affect|kill|damage|smell|help
        deal|cope with . . . . DRUG|WEAPON
        quit|stop|avoid|survive|disarm|defuse|detect|recognize|identify|report|dispose|recover|prevent . . . . . DRUG|WEAPON
        get|stay|come|wean off|away|clean|down . . . . DRUG
        help . . friend|brother|sister|him|her|them|son|daughter|addict|someone . . . . . DRUG
        talk . to . . about . . DRUG
        drug|drugs . . test|store|stores|tests|trial|company|interaction|interactions|policy
        making|make . drugs cheaper|legal|safer|affordable
      `,
      unlessNear: `
        BREAKING_BAD
        GAME
        ADDICT
        defuse|detect|disarm|movie|film|novel|prop|cosplay|museum
      `,
    },
    {
      name: 'dealing',
      surfaces: ['chat_input', 'reply', 'card', 'character', 'profile_name'],
      frames: `
        where|how|who|anyone|anybody|can|could|place|places|site|sites|website|websites|know|what|which|best|cheapest|safest|app|apps . . . . . . BUY . . . . CONTRABAND
        which|what|where|know|any . . . DEALER sells|sell|has|have|got|deals|with . . . CONTRABAND
        where|how|who|anyone|anybody|place|places|site|sites|know . . . . SELL|sells . . . CONTRABAND
        INTEND . BUY|SELL . . . . CONTRABAND
        looking|need|want|searching|asking|in|trying for|to|some|a|the|market? . BUY? . . . CONTRABAND . . tonight|delivered|online|near|asap|cheap|discreet|for|in|by|$
        looking|need|want|find|know|hook|introduce|contact|recommend . for|a|me|an|up|the|to|good|your? . . DEALER
        i|im|we|ive . . SELL . . . CONTRABAND|DRUG
        SELL . . . CONTRABAND . . dm|text|hit|message|cheap|online|delivery|shipping|whatsapp|telegram|wickr|prices
        sell|get|give|bring|send|hook|find|score|fetch|mail|ship me|us . up|with? . . . DRUG|FORGED|WEAPON
        DRUG|FORGED|GUN . . . for sale
        HOW . . smuggle|sneak|hide|conceal|move|transport|bring|get|carry|take|fly . . . . CONTRABAND|cocaine|GUN|SOFT_DRUG . . . across|through|past|over|into|in|on|from|inside|onto . . . BORDER
        smuggle|smuggling|sneak . . . drugs|cocaine|heroin|gun|guns|weapons|people|cash|ivory|gold|tobacco|cigarettes|SOFT_DRUG . . . across|through|past|over|into|in|on|onto|to . . . BORDER
        darknet|dark|deep net|web|market|markets|sites|site|vendors|links . . . . . CONTRABAND|guns|DRUG
        start|set|run|build|open|running|starting . up? . . DRUG lab|business|ring|empire
        DRUG . . . . dealer|plug|vendor . . near|in|around|number|contact|tonight
        hire|find|get|pay|hiring|need|want|know|contact|cost|where|looking|rent|recommend . . . . . KILLER_HIRE . . to|for|on|cost|who|in|near|that|online|$|contact
        how much . . . . KILLER_HIRE|hit
        put a . hit|bounty|contract on . . VICTIM
      `,
      except: `
        lose|lost|losing|gain|gained|gaining|weigh|weighs . . . . kilo|kilos|pounds
        had|have|has|needed to give|get|bring me|us
        nurse|nurses|doctor|doctors|vet|dentist|surgeon|paramedics|hospital|pharmacist . . give|gives|giving me|us
        would|id|could . . sell|trade|give a|my|both kidney|kidneys for|to
        NEGATED . . . BUY|SELL
        BUY . . coke . zero|and|with|from|float|at|please
        get . . high|speed|blow
        get|getting off|rid|over|clean|out|away|into|through . . . . DRUG|drugs
        bought|buy|sell|get . . . drugs . . store|pharmacy|over
        crack . open|the|a|me|up
        molly|tina|crystal|coke . . smith|and|called|knows|said|glass|earrings|ball|wine|glasses|necklace|vase
        get|give|find|buy|make . . . . bomb|dynamite|acid . shelter|outfit|dress|body|bath
        SAFE_BOMB bomb|bombs
        how . do|does|did . they|cartels|police|smugglers|escobar
        speed date|dating
        hire . assassin|assassins . creed|game
        gun|guns safe|license|range|show|control|rack|n
        fake|false id|identity|passport . . photo|movie|bouncer|confiscated|caught|took
        fake|counterfeit . . spot|detect|recognize|avoid
        used to|when|caught
        my organs|kidney|kidneys
        donate|donor|donating|transplant|waiting . . . organ|organs|kidney|kidneys
        play|played|listen|organ . . organs|organ
        lean . on|into|meat|in
        acid reflux|rain|house|jazz
      `,
      unlessNear: `
        BREAKING_BAD
        FICTION
        GAME
        FANTASY
        ADDICT
        LONG_AGO
        donor|transplant|prescription|pharmacy|leather|jacket
      `,
    },
    {
      name: 'trafficking',
      surfaces: ['chat_input', 'reply', 'card', 'character'],
      frames: `
        TRAFFIC . . . HUMANS . . . into|as|for|to|across|over|in . . BONDAGE
        HOW . . traffic|trafficking|smuggle|smuggling|enslave|kidnap|pimp|recruit|lure . . . HUMANS
        sell|selling|rent|renting . her|his|their|girls|womens . body|bodies|virginity . . to|for|and|$
        help me kidnap
        HOW . . . kidnap|abduct|hold . . VICTIM
        INTEND . kidnap|abduct . . VICTIM
      `,
      except: `
        stop|against|end|fight|fighting|victims|victim|survivor|survivors|combat|combating|report|escape|escaped|prevent|rescue|rescuing ... trafficking|TRAFFIC|slavery
        kidnap|abduct you|me . for|and|to|tonight|this|away . weekend|dinner|breakfast|vacation|brunch
        kidnap|abduct you|me
        traffic|trafficking jam|light
        bring|keep|trap|hold|buy|sell|trick . . . people|them|him|her|someone . . . . for money
      `,
      unlessNear: `
        MAKE_BELIEVE
        VIEWER_NEWS
        charity|survivor|survivors|documentary|against|rescue|surprise|birthday
      `,
    },
  ],
};
