import type { HarmTable } from '../frames/harm-table.ts';

/** Theft, fraud, forgery, hacking, and getting away with crimes. */
export const ILLEGAL_CRIME: HarmTable = {
  category: 'illegal',
  words: {
    STEAL: `
      steal(ing)?, shoplift(ing)?, rob(bing)?, burglar(ize|ise)?, burgle, mug(ging)?,
      pickpocket(ing)?, carjack(ing)?, hot ?wir(e|ing), hotwire, swip(e|ing), embezzl(e|ing),
      loot(ing)?, siphon(ing)?, skim(ming)?, burgling, burglarizing, jack`,
    BREAK_IN: `
      break(ing)? (into|in|in to), get(ting)? (into|inside|in to), enter,
      sneak(ing)? (into|inside), pick(ing)?( the| a)? locks?( on| of)?,
      pick(ing)?( the| a)? (door |house |car )?lock( on| of)?, lock ?pick(ing)?, bypass(ing)?,
      disabl(e|ing), disarm(ing)?, defeat(ing)?, crack(ing)?, cut(ting)? through, jam(ming)?,
      circumvent(ing)?, force open, jimmy, bump key, bump, unlock, slim jim, open, clone, copy,
      get past, beat, disconnect, turn off, kill, hack`,
    LOCKED: `
      alarms?, alarm systems?, burglar alarms?, security (systems?|cameras?|tags?),
      (home|house|car) alarm, door locks?, deadbolts?, houses, cars, keyless cars?, ignition lock,
      safes?, atms?, vaults?, ring camera, cctv, keyless entry, smart locks?, padlocks?, key ?fob,
      immobilizer, anti ?theft (tags?|device), locked (door|house|car|safe|room)`,
    PREMISES: `
      house, home, apartment, flat, car, garage, office, safe, building, door, store, shop,
      warehouse, locker, window, pharmacy, museum, bank, vault, mailbox, mail, hotel room, shed,
      basement, cabin, condo, school, gas station, dorm room, register, front door, back door,
      jewelry store, gun store, jewelers?, liquor store, pawn shop, supermarket, villa, mansion,
      yacht, truck, locks?, lock, property, place, room, dorm`,
    WHOSE_PREMISES: `
      someones, somebodys, neighbou?rs, exs?, exes, bosss?, parents, landlords, coworkers, friends,
      teachers, his, her, their, strangers, peoples, persons, empty, occupied, unoccupied, vacant,
      abandoned, expensive, luxury, locked, parked, rich, elses, vacation, store, stores, a, an,
      any, the, professors, girlfriends, boyfriends, wifes, husbands`,
    LOOT: `
      cars?, money, cash, jewelry, phones?, wallets?, purses?, bikes?, bicycles?,
      packages?, stores?, banks?, jewelry stores?, houses?, atms?, things, stuff, goods,
      merchandise, clothes, makeup, a store,
      from (a|the|my) (store|shop|work|job|company|employer|register|supermarket|walmart|target|grandmother|grandma|boss|parents|church|charity|neighbou?r),
      gas station, electricity, identity, identities, credit cards?,
      credit card (numbers?|details|info|information|data), card numbers?, copper,
      catalytic converters?, gas, alcohol, art, paintings?, museum, train, tourists, people,
      old (lady|ladies|people), someone, somebody, passwords?, funds, the register, mail,
      inheritance, from (tourists|people|someone|old people), gift cards, motorcycle, guns,
      a tesla, keyless car, dogs`,
    HACK: `
      hack(ing)?( into)?, crack(ing)?, break(ing)? into, get(ting)? into, bypass(ing)?,
      phish(ing)?, ddos(s?ing)?, spoof(ing)?, brute ?forc(e|ing), log(ging)? into, access(ing)?,
      gain(ing)? access to, infiltrat(e|ing), penetrat(e|ing), take over, taking over,
      hijack(ing)?, sim ?swap(ping)?, intercept(ing)?, compromis(e|ing), exploit(ing)?,
      breach(ing)?, steal(ing)?, deface, take down, shut down, crash(ing)?, guess(ing)?,
      sniff(ing)?, dump(ing)?, unlock(ing)?, jailbreak(ing)?, remotely access, sql inject(ion)?,
      change, root, clone, inject, infect, knock offline, ransom`,
    TARGET: `
      wi ?fi, router, networks?, computers?, pc, laptop, phones?, iphone, webcams?, cameras?,
      emails?, gmail, inbox, facebook, instagram, insta, ig, snapchat, snap, twitter, tiktok,
      whatsapp, telegram, discord, icloud, onlyfans, netflix, bank, bank accounts?, accounts?,
      social media, websites?, servers?, databases?, systems?, grades?, grading system, passwords?,
      paypal, venmo, cash ?app, crypto wallet, wallets?, atms?, cctv, power grid, traffic lights,
      hospital, election, voting machines?, portal, smart home, baby monitor, voicemail, sim card,
      pin, 2fa, two factor, steam, channel, login, credentials, car, cloud, messages, data, files,
      mail, teslas?, cards, security`,
    MALWARE: `
      phishing (mails?|e ?mails?|email), scam (mails?|calls?), ransomware, malware, key ?loggers?,
      trojans?, computer (virus|viruses|worms?), viruses, a virus, worms?, botnets?, rootkits?,
      spyware, rat, remote access trojan, stealer, password stealers?,
      phishing (emails?|pages?|sites?|links?|websites?|kits?|messages?|campaigns?|texts?|scripts?|page),
      scam (emails?|scripts?|messages?|texts?|websites?|sites?|letter), smishing, exploit kit,
      credit card skimmers?, skimmers?, card skimmer,
      fake (login|bank|banking|paypal|charity|crypto|investment|website|store|shop|gofundme|lottery) (pages?|sites?|websites?|scams?|exchange|platform|coin|emails?)?,
      ddos (attack|tool|bot|script), cracking tool, crypto ?miner, crypto drainer, wallet drainer,
      backdoor, zero day, worm that, bot to (spam|scam), virus that,
      malicious (code|script|software|email|link|attachment|app|apk)`,
    FRAUD: `
      launder(ing)?( money| cash| dirty money| drug money| the money| funds)?,
      wash(ing)? (dirty )?money, counterfeit(ing)?, forg(e|ing), fak(e|ing), scam(ming)?,
      defraud(ing)?, con(ning)?, swindl(e|ing), evad(e|ing), dodg(e|ing), cheat(ing)?, phish(ing)?,
      extort(ing)?, blackmail(ing)?, brib(e|ing), trick(ing)?, impersonat(e|ing), commit(ting)?,
      fil(e|ing) false, mak(e|ing) false, fabricat(e|ing), inflat(e|ing), embezzl(e|ing),
      smuggl(e|ing), clon(e|ing), manipulat(e|ing), hid(e|ing), avoid(ing)?, skim(ming)?,
      pull(ing)? off, con, rip off, get away with, falsify(ing)?, backdat(e|ing), rig(ging)?,
      stag(e|ing)`,
    SET_UP: `
      set up, setting up, start(ing)?, do, use, using, create, write, fix, open, get, apply for,
      collect, claim, make, get rid of, run, file`,
    FRAUD_THING: `
      (money|cash|proceeds) (from|of) (my|our|the|a) (deals?|drugs?|heist|robbery|scam|sales|business|theft),
      (insurance|tax|credit card|welfare|unemployment|benefits?|wire|identity|bank|check|check|mortgage|loan|romance|charity|crypto|medicare|medicaid|disability|student loan|ppp|gift card|wedding|election|voter|refund|return|visa|marriage|invoice|rental|job|stimulus|covid|payroll) (fraud|scams?|theft|evasion|schemes?|cons?),
      identity theft, money laundering, ponzi( schemes?)?, pyramid schemes?, shell compan(y|ies),
      fake (invoices?|receipts?|charity|charities|company|documents?|ids?|passports?|claims?|accident|injury|reviews|doctors notes?|prescriptions?|checks?|checks?|accounts?|gofundme|degree|diploma|marriage|identity|death|signatures?|cancer|insurance claims?|car accident),
      (someones|my|his|her|a|the|my (bosss?|mothers|fathers|parents|doctors|exs?|husbands|wifes|grandmothers|landlords)|doctors?|parents|another persons|peoples) (signatures?|identity|handwriting|will|prescriptions?|credit|checks?),
      signatures?, prescriptions?, taxes, my taxes, tax (authorities|payments), the irs,
      insurance( company| companies| money| payout)?, insurance claims?, old people,
      elderly people, the elderly, seniors, pensioners, grandmas?,
      lonely (women|men|people|widows), widows, people (out of|online|for)?, investors, customers,
      tourists,
      my (boss|grandmother|grandma|company|employer|insurance|clients|landlord|teacher|coworker|ex|professor|neighbor),
      someone, somebody,
      a (judge|cop|police officer|politician|official|witness|senator|customs officer|jury|juror|border guard|building inspector|doctor|teacher|professor|guard|victim|company|bank|widow|celebrity|student),
      officials?, police( officers?)?, judges?,
      the (bank|government|police|judge|jury|system|witness|welfare system|election),
      stolen (credit cards?|cards?|identity|identities|checks?|money|funds|bank accounts?),
      (someone elses|a stolen|another persons|a dead persons|other peoples|my grandmas|someones) (ssn|social security number|credit cards?|card|identity|name|id|passport|checks?|bank details|bank account|medicare number),
      a credit card in someone elses name,
      loans? in (someone elses|my (moms|dads|exs|wifes)|her|his) name, dirty money, drug money,
      embezzled money, cash illegally, credit card numbers?, voting, an election, elections,
      bank ?notes, money, currency, bills, dollars, coins, cash, workers comp, food stamps,
      a divorce settlement, bankruptcy, vaccine cards?, expenses, expense reports?, payroll,
      the books, the accounts, my resume degree, tax returns?, embezzlement, alibi, an alibi,
      evidence, odometer, mileage, insider trading, stocks? (price|prices)?, child support,
      customs duty, customs, immigration, a visa, a green card marriage, refunds, chargebacks,
      catfish, horse race, match, race, lottery`,
    FRAUD_CLEAR: `
      ponzi( scheme)?, pyramid scheme,
      (insurance|tax|credit card|welfare|unemployment|identity|check|mortgage|loan|romance|charity|crypto|gift card|wire) (fraud|scam)s?,
      shell compan(y|ies),
      fake (invoices?|receipts?|charity|charities|company|documents?|ids?|passports?|claims?|accident|injury|doctors notes?|prescriptions?|checks?|accounts?|gofundme|degree|diploma|marriage|identity|death|signatures?),
      identity theft, money laundering, phishing, stolen (credit)? (cards?|identity|checks?),
      (someone elses|a stolen|another persons|a dead persons|other peoples|my grandmas|someones) (ssn|social security number|credit cards?|card|identity|name|id|passport|checks?|bank details|bank account),
      loans? in (someone elses|her|his) name, scams?`,
    CROOK_AIM: `
      getting caught, being caught, get caught, paying, paying tax(es)?, setting off the alarm,
      being noticed, getting arrested, leaving a trace, leaving fingerprints, leaving traces,
      leaving evidence, being traced, being tracked, getting traced, police,
      the police (noticing|knowing|finding)?, a key, the key, keys, a receipt,
      them (knowing|noticing|finding out), (him|her) (knowing|noticing|finding out),
      anyone (knowing|noticing|finding out), my boss (knowing|noticing), alerting, being seen,
      permission, authorization, detection, triggering, the owner,
      the irs (knowing|noticing|finding)?, being detected`,
    CRIME_NOUN: `
      (bank|jewelry store|armed|train|casino|museum|home|atm|house|diamond|art|store) (robbery|heist|robberies|burglary|invasion|theft|job),
      robbery, burglary, heist, arson, a crime, crimes, the perfect (crime|heist|robbery|burglary),
      shoplifting, car theft, hit and run, extortion, blackmail, vandalism, kidnapping, carjacking,
      credit card fraud, identity theft, looting, piracy, perjury, a felony, witness tampering`,
    RUN: `
      run from, hide from, escape, evade, outrun, avoid, flee, dodge, mislead, lie to, fool, beat,
      pass, cheat, trick, get away from, throw off, get out of`,
    LAW: `
      police, cops, the cops, law enforcement, the law, the fbi, fbi, a warrant, polygraph,
      lie detector( test)?, a drug test, drug tests?, drug test for (my job|work|probation|court),
      a breathalyzer, breathalyzer, probation, parole officer, ankle monitor, house arrest, arrest,
      bail, facial recognition, dui, prison, jail, jury duty, urine test, dna test, speed cameras?,
      extradition, the feds, customs officers`,
    OWN: `
      my own,
      my (house|home|apartment|flat|car|phone|account|laptop|computer|wifi|router|website|password|passwords|email|network|bike|safe|shed|locker|suitcase|diary|server|pc|old phone|old account|iphone|garage|luggage|door|front door|instagram|facebook|gmail|ipad|office|room|bedroom|bathroom|system|padlock|gym locker|grandmas computer with her),
      our own, our (house|home|apartment|car|router), i forgot, forgot, locked out,
      locked myself out, lost (my|the) key(s)?, my landlord is, locksmith, legally, legal,
      with permission, consent, ctf, hackathon, pentest(er|ing)?, penetration test(er|ing)?,
      ethical, white hat, cyber ?security (course|class|job|student|exam), bug bounty, tryhackme,
      hack ?the ?box, homelab, certification, security researcher, red team, my kids, my childs,
      my daughters, my sons, virtualbox`,
    PROTECT: `
      protect(ing|ion)?, prevent(ing|ion)?, avoid(ing)?, spot(ting)?, recogni(z|s)e, detect(ing)?,
      report(ing|ed)?, secure, securing, safe from, defend, against, stop, warn, warning, aware,
      awareness, training, lesson, teach my (mom|dad|grandma|parents|employees), fell for,
      victim of, been scammed, got scammed, got hacked, was hacked, was scammed, were hacked,
      been hacked, was robbed, got robbed, was stolen, got stolen, stole my, hacked my, scammed my,
      my account was, someone (hacked|stole|broke|cloned|robbed), recover(ing)?, refund, antivirus,
      insurance claim for my stolen, identify, tell if, know if, figure out if, block, filter,
      police report, remove (spyware|malware|a virus|the virus|it),
      get rid of (spyware|malware|a virus|the virus|viruses|it), deterrent,
      keep (thieves|burglars|hackers) (out|away)`,
    HACK_JOKE: `
      life, sleep, brain, biology, growth, morning, productivity, kitchen, ikea, cleaning, travel,
      body, diet, hacks for, dopamine, garden, parenting, closet, storage, recipe, hairstyle,
      beauty, hair, wardrobe, focus, habit, habits, metabolism, algorithm, mind`,
  },
  phrases: {
    HOUSE: `
      LOCKED
      WHOSE_PREMISES WHOSE_PREMISES? WHOSE_PREMISES? PREMISES`,
  },
  rules: [
    {
      name: 'theft',
      surfaces: ['chat_input', 'reply', 'card', 'character'],
      frames: `
        HOW . . STEAL . . . . . LOOT
        HOW . . STEAL . . . . without|from|and|at|in|$ . . CROOK_AIM|LOOT|work|$
        HOW . . BREAK_IN . . . HOUSE
        HOW . . hotwire|hot|jack|carjack|shoplift|burgle|burglarize|burglar|pickpocket|loot
        shoplift|shoplifting|pickpocket|pickpocketing . . . . without|tips|techniques|guide|tutorial|tricks|haul|from
        HOW . . . . . CRIME_NOUN
        INTEND . break into . . HOUSE
        key|bump . . . break . into
      `,
      except: `
        NEGATED . . STEAL|BREAK_IN
        STEAL . . . heart|hearts|kiss|kisses|glance|show|spotlight|glances|moment|fries|blanket|hoodie|covers|breath|thunder|dessert|look|scene|you|your|hoodies|time|fry|nap|idea|style|recipe
        HOW . . BREAK_IN . . . . . shoes|boots|industry|acting|tech|modeling|music|business|market|jar|bottle|mood|coconut|habit|conversation|dating|shape|mindset|character|horse|saddle|software|filmmaking|photography|gaming|design|gym|medicine|wine|heart|flow|zone|bed|jeans|trouble|reading|yoga|art|film|publishing|finance
        turn|turning|open|kill|beat|get|getting|copy|unlock . . off|into|in|past|on? . . . . alarm|alarms|store|building|museum|school|house|bank|bar|shop|safe . . . . this|clock|on|my|early|phone|snooze|vault|mode
        turn off . alarm
        open . . a|the . store|shop|bank|building|safe|door|window|house|car|office|garage . . . account|for|online|with|in|near|remotely
        open a|an|my . . store|shop|office|bank
        get|enter|getting|sneak into|inside|the . . . school|house|museum|store|building|bank|office|club|mood|bed . . of|market|wars|party|mates
        get into . school|university|college|grad|med|law|house|building
        copy . . key
        rob . bank|blind . GAME
        gas|copper|mail|art|train|alcohol|goods|dogs|money|cash|people|things|stuff|cars|bikes . . . safely|legally|online
        how . do|did|does . he|she|they|people|thieves|burglars|robbers|someone|criminals
      `,
      unlessNear: `
        MAKE_BELIEVE
        OWN
        PROTECT
        VIEWER_NEWS
      `,
    },
    {
      name: 'fraud',
      surfaces: ['chat_input', 'reply', 'card', 'character'],
      frames: `
        HOW . . FRAUD . . . . . FRAUD_THING
        HOW . . SET_UP . . . . . FRAUD_CLEAR
        help me . . SET_UP . . . FRAUD_CLEAR
        INTEND . FRAUD . . . . . FRAUD_THING
        write|draft|create|make|generate|give|compose|design . me|us? . . . . MALWARE
        write|draft|create|make|generate|give|compose . me|us? . . . . email|message|letter|text|script|website|ad|profile|invoice|story ... . pretending|impersonating|posing|from|trick|tricks|scam|scams|convince|convincing|gets|phishing|steal|fake|fool . . . . . bank|paypal|amazon|password|passwords|irs|victim|victims|people|ceo|card|login|money|microsoft|elderly|seniors|widow|details|account|credentials|lonely|netflix|apple
        forge|forging|counterfeit|counterfeiting . . . passport|passports|id|ids|license|visa|papers|certificate|diploma|degree|documents|document|money|banknotes|bills|signature|prescription|check|permit|notes
        stolen|cloned|hacked . card|credit|bank|gift . . cards|numbers|accounts|details|info? ... how|cash|use|spend|withdraw|where
        launder|laundering . . money|cash|funds|proceeds|it|drug|dirty|profits|bitcoin|crypto
        HOW . . . . FRAUD_CLEAR . . without|work|$
        steal|steals|stealing|clone|cloning|skim|skimming|use|using|buy|sell|swipe . . . . credit|debit|card|bank|identity . card|cards|numbers|details|info|identity|dumps|clones
        blackmail|extort|blackmailing|extorting . . . VICTIM
        fake|stage|forge|forging|faking my|a|an|his|her|the|your . . own? . death|injury|accident|kidnapping|will|robbery|signature|alibi|burglary|disability . . for|to|and|so|on|from|$ . . . insurance|money|collect|claim|inheritance|police|payout|check|get|life|$
        HOW . . RUN . . . LAW
        HOW|help . . . get|getting rid of . . . evidence|fingerprints|dna|stolen|loot|plates
        frame . . my . . VICTIM . . for|as
        fake|generate|generator|working|valid|stolen . . credit|debit card number|numbers|generator
        hide|hiding|move|moving|stash . . . money|assets|income|cash|bitcoin . . . . from . the? irs|tax|taxes|taxman|wife|husband|government|court|divorce
        evade|evading|cheat|cheating|dodge|dodging|lie|lying . on|my|the|paying|about . taxes|tax|irs|customs|duty
        buy|buying votes
      `,
      except: `
        NEGATED . . FRAUD
        tell|explain|show|convince|warn|prove . . . . its|is|was|thats|hes|shes|theyre . . a|an? . FRAUD_CLEAR
        you|he|she|they|someone|who|scammers|scammer|ex|friend|criminals . . FRAUD . . . FRAUD_THING
        avoid|dodge|evade . . . taxes|someone|people|police|tourists|customers|investors
        cheat . on|with? . . someone|exam|test|diet
        hide . . . . money|evidence|alibi . . GAME
        hide|hiding someone|people|customers|tourists
        money|cash|notes|bills . . save|saving|earn|donate
        avoid|hide|fake . . the . books|match|race|police|bank|government|insurance|system
        trick|fool|con|scam|cheat|fake . . . . people|someone|my|me|friend|friends|wife|husband|boss . . . . smile|laugh|party|surprise|birthday|vegetables|thinking|halloween|believing|tan|orgasm|confidence
        trick or treat|question|shot
        pull off . . . look|outfit|dress|hat|prank|surprise
        con|cons|pros artist|man
        RUN . . . drug|dui|jail|prison|jury|arrest . . GAME
        hide from . police . GAME
        avoid|escape|survive . . . prison|jail|jury|arrest|law . . time|school|firm
        pass . the bar|exam|law
        how . . . launder clothes|laundry
        cheat|trick|beat . . . . diet|meal|day|system|boredom|codes|code
      `,
      unlessNear: `
        MAKE_BELIEVE
        PROTECT
        OWN
        VIEWER_NEWS
      `,
    },
    {
      name: 'hacking',
      surfaces: ['chat_input', 'reply', 'card', 'character'],
      frames: `
        HOW . . HACK . . . TARGET
        HOW . . hack|ddos|doxx|phish|keylog . VICTIM|someone|people|accounts|a|an|into
        HOW . . . . . MALWARE
      `,
      except: `
        NEGATED . . HACK
        HACK_JOKE hack|hacks
        hack|hacks . HACK_JOKE
        you|he|she|they|someone|who|hackers|hacker|criminals|people|somebody . . hack|hacked|hacking|crack|phish
        HOW . . HACK . . . . . TARGET . . . back|legally|recover|reset|faster|work|extender|settings
        change . . . my|the . . . password|passwords|email|phone|wifi|grade|account|profile|pin|login|files|mail|data|name
        unlock|access|log|get|crash|shut|take|change|guess|clone|steal|sniff|penetrate|exploit|intercept|inject|root|jailbreak|infect . into|down|over|in? . . . car|mail|data|files|messages|email|phone|system|grades|hospital|server|cloud|pin|camera|cameras|computer|laptop|website|network|bank|account . . . GAME
        crack . . open|smile|joke|eggs|egg|safe|window|code|knuckles|book
        access . . . the|my|your website|account|wifi|hotel|cloud|files|data|email|server|network|premium|messages|portal
        get|getting|log|logging into . . my|this|the|your account|email|website|app|site|portal|computer|laptop|car|phone|mail|system|hospital|data
        shut|shutting|crash|restart|turn . down|off? . . my|the|a . . computer|laptop|phone|pc|server|system|router
        unlock . . . my|this|phone . . phone|account|car|laptop|iphone
        change . . . . . password|passwords
        virus|viruses|worms|worm . . stomach|cold|flu|dog|cat|covid|spread|dogs|tequila|garden|compost|fishing
        clone|copy . . . . my|hard|drive|sim|disk . files|data
      `,
      unlessNear: `
        MAKE_BELIEVE
        OWN
        PROTECT
        VIEWER_NEWS
        gym|yoga
      `,
    },
  ],
};
