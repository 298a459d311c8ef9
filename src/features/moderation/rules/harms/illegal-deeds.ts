import type { Vocabulary } from '../frames/harm-table.ts';

/** Vocabulary of crimes: acts, objects and victims. */
export const DEED_VOCABULARY: Vocabulary = {
  words: {
    TAKE_IT: `
      steal(s|ing)?, nick(ing)?, swip(e|ing), lift(ing)?, boost(ing)?, pilfer(ing)?,
      snatch(es|ing)?, jack(ing)?, rob(s|bing)?, loot(ing)?, poach(ing)?, skim(s|ming)?,
      siphon(s|ing)?, embezzl(e|es|ing), tak(e|ing), grab(bing)?,
      pocket(ing)?, smash and grab, make off with, walk out with, run off with, help myself
      to, divert(ing)?, palm, yoink, drain(s|ing)?, clean out, empty, hot ?wir(e|ing),
      carjack(ing)?, sneak out, sneak(ing)?, slip out, get away with, raid(ing)?, relieve,
      five finger, heist`,
    THIEVE: `
      shoplift(s|ing)?, burgl(e|es|ing), burglari(z|s)(e|es|ing), pickpocket(s|ing)?, hot
      ?wir(e|es|ing), carjack(s|ing)?, embezzl(e|es|ing), porch pirat(e|ing), dine and dash,
      dine n dash, racking, boosting cars, dip on the (check|bill)`,
    VALUABLES: `
      cars?, keyless cars?, vehicles?, trucks?, motorcycles?, motorbikes?, scooters?, bikes?,
      bicycles?, e ?bikes?, boats?, catalytic converters?, rims, tires, copper( wire|
      pipes?)?, money, cash, savings, pension, funds, donations, tips, jewels?, jewelry,
      silver(ware)?, gold, diamonds?, ring, rings, necklace, watch, watches, rolex,
      phones?, iphones?, laptops?, ipads?, macbooks?, tvs?, electronics, consoles?, ps5, xbox,
      wallets?, purses?, handbags?, bags?, backpacks?, luggage, packages?, parcels?,
      deliveries, amazon (packages?|boxes), mail, checks?, credit cards?, debit cards?,
      cards?, card (numbers?|details|data), identity, identities, ssn,
      register, till, safe, vault, cash ?box, strong ?box, merchandise, goods, stuff, things,
      clothes, shoes, sneakers, makeup, perfume, cosmetics, razors, groceries, meat, steaks?,
      liquor, booze, alcohol, bottles?, wine, whisk(e)?y, cigarettes, meds, medication, pills,
      drugs, guns?, tools, painting, paintings, art, statue, artifacts?, antiques?, documents,
      trade secrets, customer list, client list, source code, data, supplies, inventory,
      stock, gas, fuel, diesel, electricity, power, cable, wi ?fi, internet, water,
      inheritance, dogs?, puppy, cattle, sheep, keys, valuables, gift cards?, coupons, cash
      register, cash drawer, collection plate, chips, trailer, tractor, statues?, plants,
      drinks, food, headphones, camera, game consoles?, video games?`,
    SHOP: `
      stores?, shops?, walmart, target, sephora, ulta, costco, ikea, best buy, home depot,
      macys, tesco, supermarkets?, groceries, grocery store, mall, boutique, pharmacy,
      pharmacies, drug ?store, cvs, walgreens, gas stations?, liquor store, jewel(l)?er(s|y
      store|y shop)?, banks?, atms?, cash machine, armored (truck|car|van), museum, gallery,
      warehouse, train, trains, truck stop, church, casino, pawn ?shop, gun store, hardware
      store, convenience store, corner store, 7 eleven, hotel, hotel rooms?, office, company,
      employer, work, workplace, job, self checkout, checkouts?, register, bakery, restaurant,
      bar, post office, dispensary, charity, school, hospital, airport, luggage carousel,
      construction sites?, building site, farm, cemetery, vending machines?, parking meters?,
      delivery (van|truck)s?, apple store, bookstore, library`,
    MARK: `
      someones?, somebodys?, neighbou?rs?, exs?, exes, ex
      (wife|husband|girlfriend|boyfriend)s?, bosss?, boss, landlords?, coworkers?, co
      workers?, colleagues?, roommates?, flatmates?, friends?, sisters?, brothers?, moms?,
      dads?, mothers?, fathers?, parents, grandmas?, grandmothers?, grandpas?, grandfathers?,
      grandparents, grannys?, aunts?, uncles?, inlaws?, in laws, teachers?, professors?,
      employers?, companys?, companies, clients?, customers?, patients?, victims?, wifes?,
      wives, wife, husbands?, girlfriends?, boyfriends?, gfs?, bfs?, cousins?, stepdads?,
      stepmoms?, classmates?, rivals?, competitors?, strangers?, tourists?, widows?, old
      (ladys?|ladies|people|man|men|woman|women|folks), elderly( people| woman| man| couple|
      neighbor| folks)?, seniors?, pensioners?, retirees?, retired people, peoples, person,
      persons, people, her, his, their, him, them, she, celebrity, celebrities, politicians?,
      mayor, judge, students?, users?, tenants?, churchs?, congregation, bank, insurance,
      insurer, government, state, taxpayers?, investors?, lonely (men|women|people|hearts?),
      single (moms?|women|men), immigrants, dementia patients?, lottery winners?, passengers,
      commuters, diners, guests, drunk (people|guys|girls)?, passed out, dead
      (people|persons|relative|uncle|aunt|grandma|grandpa|mother|father)s?`,
    DWELLING: `
      house, houses, home, homes, apartment, flat, condo, place, room, door, front door, back
      door, window, garage, shed, car, truck, van, office, locker, safe, gate, building,
      basement, cabin, villa, mansion, cottage, vacation home, lake house, summer house,
      storage unit, mailbox, desk, drawer, filing cabinet, dorm, dorm room, bedroom, shop,
      store, warehouse, pharmacy, trailer, yacht, boat, vehicle, lock, locks, deadbolt,
      padlock, latch, patio door, sliding door, hotel room, mail room, alarm`,
    ENTER_IT: `
      break(s|ing)? (in|into|in to|inside), get(s|ting)? (in|into|inside|past), enter(ing)?,
      sneak(s|ing)? (in|into|inside), pick(s|ing)?, jimmy(ing)?, pry(ing)? open, force(s)?,
      forcing, force open, bump(ing)?, drill(ing)?, crack(s|ing)?, open(s|ing)?,
      unlock(s|ing)?, slim ?jim, climb(s|ing)? (in|into|through), bypass(es|ing)?,
      disabl(e|es|ing), disarm(s|ing)?, defeat(s|ing)?, cut(s|ting)?, jam(s|ming)?, silence,
      silencing, kick in, smash, copy, clone, duplicate, kill, tamper(ing)? with, let myself
      (in|into), case, casing, scope out, scoping out, gain entry to, gain access to, get
      access to, lock ?pick(ing)?, squat in`,
    ALARM: `
      alarms?, alarm systems?, burglar alarms?, security
      (systems?|cameras?|tags?|sensors?|guards?|gates?), anti ?theft( devices?| tags?|
      systems?)?, immobili(z|s)ers?, ignition, keyless entry, key ?fobs?, deadbolts?,
      padlocks?, safes?, vaults?, cash registers?, motion (sensors?|detectors?), ring
      cameras?, ring doorbell, cctv, ink tags?, magnetic tags?, sensor tags?, gps trackers?,
      electronic tags?, door sensors?, self checkout, atms?, parking meters?, vending
      machines?, lockbox, smart locks?, card readers?, steering lock, wheel clamp, boot on my
      car`,
    SWINDLE: `
      scam(s|ming)?, defraud(s|ing)?, con(s|ning)?, swindl(e|es|ing), fleec(e|ing), rip(ping)?
      off, cheat(s|ing)?, trick(s|ing)?, deceiv(e|ing), fool(s|ing)?, bilk(ing)?,
      hustl(e|ing), dup(e|ing), phish(es|ing)?, catfish(ing)?, extort(s|ing)?,
      blackmail(s|ing)?, brib(e|es|ing), pay(ing)? off, grease, shak(e|ing) down, milk(ing)?,
      bleed, guilt trip, manipulat(e|es|ing), coerc(e|ing), pressur(e|ing),
      impersonat(e|es|ing), talk(ing)?, convinc(e|ing), persuad(e|ing), get(ting)?, sweet
      ?talk(ing)?, mak(e|ing), lur(e|ing), steal(ing)?, exploit(ing)?, threaten(ing)?,
      rob(bing)?, drain(ing)?, groom(ing)?`,
    SWINDLE_CLEAR: `
      scam(s|ming)?, defraud(s|ing)?, swindl(e|es|ing), fleec(e|ing), bilk(ing)?,
      phish(es|ing)?, catfish(ing)?, extort(s|ing)?, blackmail(s|ing)?, brib(e|es|ing),
      rip(ping)? off, con(ning)?, shak(e|ing) down, swindle`,
    INTO_PAYING: `
      (out )?of (his|her|their|its) (money|savings|cash|pension|inheritance|house|home|life
      savings|fortune|retirement)( fund)?, out of (money|cash|thousands|a few
      (thousand|hundred|grand)), into
      (sending|giving|wiring|signing|transferring|paying|handing|investing|buying|revealing|sharing|changing|leaving|approving|lending|telling|entering|clicking),
      (send|sends|wire|give|gives|transfer|sign|pay|hand|invest|wires|signs|transfers|sending|giving|wiring|leave)
      (me|us|over|it|the|his|her|their|all|away|in|everything|money|cash|gift|up|to), bank
      details, card details, credit card (number|info|details)s?, their
      (passwords?|pins?|pin|savings|login|ssn|social|bank|card|codes?), his
      (password|pin|savings|login|ssn|social|bank|card), her
      (password|pin|savings|login|ssn|social|bank|card), life savings, gift cards, bitcoin,
      wire transfer, power of attorney, the house over, the will, the deed, login details,
      verification codes?, one time codes?, security codes?, for money, for cash, for a
      payout, pay me, paying me, hush money, ransom`,
    SCHEME: `
      (insurance|tax|credit card|welfare|unemployment|benefits?|wire|identity|bank|check|mortgage|loan|romance|dating|charity|crypto|medicare|medicaid|disability|student loan|ppp|gift card|wedding|election|voter|refund|return|visa|marriage|invoice|rental|apartment|job|stimulus|covid|payroll|dating|real estate|ticket|puppy|tech support|irs|grandparents?|grandma|phone|sms|text|email|lottery|inheritance|investment|timeshare|chargeback|warranty|card|identity|food stamps|snap|workers? comp|accounting|securities|stock|immigration|asylum|bankruptcy) (fraud|scams?|theft|evasion|schemes?|cons?|hustle|swindle),
      identity (theft|fraud), money ?laundering, laundering operation, ponzi( schemes?)?,
      pyramid schemes?, pump and dump, rug ?pull, insider trading, shell compan(y|ies)
      (to|for|that|and), chop shop, call center scam, advance fee, 419, pig butchering,
      card(ing)? (scam|operation|ring), check kiting, kiting checks, bust out, slip and fall
      (claim|scam), staged accident, stage(d)? (a|an)? ?(car)?
      ?(accident|crash|burglary|robbery|theft|break in), fake (charity|gofundme|go fund
      me|lottery|investment|crypto|store|webshop|online
      store|shop|website|accident|injury|claim|insurance
      claim|burglary|robbery|cancer|death|kidnapping|company|companies|landlord|rental|rental
      listing|listing|police officer|cop|giveaway|raffle|tickets|reviews|job
      offer|job|apartment),
      false (insurance )?claims?, false (tax|expense) (returns?|reports?|claims?), bogus
      claims?, bogus invoices?, phantom (employees?|invoices?), ghost employees?, inflated
      (claims?|invoices?|expenses), sham marriage, marriage of convenience for (papers|a
      visa|a green card), green card marriage, protection racket, extortion racket, money
      mules?, price fixing, bid rigging, cooking the books, cook the books, double books,
      dirty money, drug money, illegal (gambling|casino|poker|betting)( ring| den|
      operation)?, numbers racket, loan ?shark(ing)?, dog ?fight(s|ing)?( ring)?, cock
      ?fight(s|ing)?( ring)?, prostitution ring, brothel, sweatshop, trafficking
      (ring|operation), drug ring, theft ring, carding ring, gang, cartel`,
    DIRTY_MONEY: `
      drug money, dirty money, cash from (my|our|the|a) (deals?|dealing|side
      business|business|sales|heist|robbery|grow), proceeds, illegal(ly)?
      (income|cash|money|earnings|gains|funds|earned|profits), stolen
      (money|funds|cash|bitcoin|crypto), unreported (income|cash), undeclared
      (income|cash|money), embezzled (money|funds|cash), ransom money, bribe money,
      (the|this|that|my|our|his|some|of|in)
      (cash|money|funds|proceeds|profits|bitcoin|crypto|loot|stash|income), millions? in cash,
      large (sums|amounts) of (cash|money)`,
    TAXES: `
      taxes, tax, my taxes, irs, the irs, taxman, tax man, hmrc, tax
      (office|authorities|authority|collector|return|inspector|agency), customs, customs
      (duty|duties), import (tax|duty|duties), income tax, vat, sales tax, child support,
      alimony, creditors, divorce court, my (wife|husband|ex wife|ex husband|ex|spouse|wifes
      lawyer) in the divorce, bankruptcy court, welfare office, unemployment office, benefits
      office, auditors?, the audit, regulators?, the sec`,
    BREACH: `
      hack(s|ing)?( into| in to)?, crack(s|ing)?, break(s|ing)? (in)?to, get(s|ting)? (in)?to,
      phish(es|ing)?, ddos(es|ing)?, dos, brute ?forc(e|ing), log(s|ging)? (in)?to, log on to,
      access(es|ing)?, gain(s|ing)? access to, get access to, infiltrat(e|ing),
      penetrat(e|ing), take over, taking over, hijack(s|ing)?, sim ?swap(ping)?,
      intercept(ing)?, compromis(e|ing), exploit(ing)?, breach(ing)?, defac(e|ing), tak(e|ing)
      down, tak(e|ing) (it|them|his|her|their) offline, shut(ting)? down, crash(ing)?,
      guess(ing)?, sniff(ing)?, dump(ing)?, bypass(ing)?, sql ?inject(ion)?( attack)?( on|
      into)?, clon(e|ing), infect(ing)?, knock(ing)? offline, unlock(ing)?, reset(ting)?,
      steal(ing)?, spoof(ing)?, tamper(ing)? with, snoop(ing)?( on| in| through)?, remote
      into, root, wipe, delete, alter, change, dox, flood(ing)?, spam, disable, ransom,
      encrypt(s)?, sabotage, jailbreak`,
    BREACH_CLEAR: `
      hack(s|ing)?( into| in to)?, phish(es|ing)?, ddos(es|ing)?, brute ?forc(e|ing),
      gain(s|ing)? access to, infiltrat(e|ing), hijack(s|ing)?, sim ?swap(ping)?,
      breach(ing)?, defac(e|ing), sql ?inject(ion)?( attack)?( on| into)?, knock(ing)?
      offline, take over, taking over, break(s|ing)? into, crack, compromise, exploit`,
    MACHINE: `
      wi ?fi, routers?, networks?, computers?, pcs?, laptops?, macbook, phones?, iphones?,
      androids?, tablets?, ipads?, webcams?, cameras?, emails?, e ?mails?, gmail, inbox,
      facebook, instagram, insta, ig, snapchat, snap, twitter, tiktok, whatsapp, telegram,
      discord, icloud, onlyfans, netflix, spotify, steam, roblox, twitch, youtube channel,
      bank accounts?, bank, paypal, venmo, cash ?app, zelle, coinbase, crypto wallets?,
      wallets?, accounts?, social media, websites?, web ?sites?, sites?, servers?, databases?,
      systems?, mainframe, grades?, gradebook, grading (system|portal), transcripts?,
      portals?, passwords?, pins?, atms?, cctv, power grid, grid, traffic lights?, hospitals?,
      hospital (system|network|records|files)?, elections?, voting machines?, smart homes?,
      smart lock, baby monitor, voicemail, sim( card)?, 2fa, two factor( codes?)?, login,
      logins, credentials, cloud, messages, payroll( system)?, hr (system|files)?, point of
      sale, card readers?, teslas?, car, cars, vending machine, slot machines?, school
      (network|server|system|computer|portal|database)s?, university (portal|server|system)s?,
      government (site|website|servers?|database)s?, company
      (network|server|email|files|system|database)s?, ex(s)? (phone|email|account)s?, exam
      (server|portal|questions)s?, exam, billboard, airport (system|network), airline,
      pipeline, water (plant|supply|system), drone, pacemaker, profile, channel, minecraft
      server, game server, competitors (site|website|server|database)s?, license
      (check|server), loyalty points, gift card balances?, points`,
    MAL_CODE: `
      ransomware, malware, spyware, key ?loggers?, trojans?, trojan horse, computer
      (virus|viruses|worms?), botnets?, rootkits?, remote access (trojan|tool)s?, password
      (stealer|cracker|grabber)s?, token (grabber|logger)s?, info ?stealers?, crypto
      ?(miner|drainer|locker|jacker)s?, wallet drainers?, exploit kits?, zero ?days?,
      backdoors?, logic bomb, phishing (kit|page|site|website|link|email|e
      ?mail|mail|text|sms|message|campaign|template|script|scam)s?, spear ?phishing, smishing,
      vishing, fake (login|log
      in|bank|paypal|netflix|amazon|apple|microsoft|google|instagram|facebook|irs|fedex|usps|dhl|tax|support|tech
      support|antivirus) (page|site|website|email|e ?mail|text|sms|message|popup|pop
      up|screen|portal|form|notice|letter|call|login|alert|invoice)s?, ddos
      (tool|script|attack|bot)s?, booter, stresser, credential stuff(er|ing), card skimmers?,
      skimmers?, rubber ducky (payload|script), evil twin, wifi jammer, signal jammer, bad
      ?usb, (malicious|infected)
      (code|script|software|email|link|attachment|app|apk|macro|pdf|usb|file|program)s?, scam
      (email|e ?mail|script|message|text|letter|website|site|page|call|ad|sms|bot)s?,
      scareware, (virus|worm|program|script|bot|code|software|macro|payload|tool|app)
      (that|which|to)
      (steals?|encrypts?|deletes?|spreads?|infects?|wipes?|logs?|records?|locks?|crashes|crash|destroys?|scrapes?|drains?|hijacks?|spies|spy|cracks?|guesses|guess|brute|floods?|disables?|sends)`,
    CRIME_TRADE: `
      carding, smurfing, sim swapping, sim swap, refund(ing)? fraud, refunding methods?,
      return fraud, chargeback fraud, credential stuffing, account takeovers?, bin attacks?,
      jugging, scamming, phishing, skimming, check kiting, money muling, muling, drop shipping
      stolen, lock ?picking cars, car theft, credit card fraud, identity theft, insurance
      fraud, welfare fraud, tax evasion, tax fraud, money laundering, ransomware attacks?,
      ddos attacks?, pickpocketing, shoplifting, burglary, counterfeiting, forgery, blackmail,
      extortion, embezzlement, drug dealing, drug trafficking, gun running, arms dealing,
      human trafficking, human smuggling, people smuggling, pimping, poaching, arson,
      kidnapping, insider trading, price fixing, vote buying, election fraud, smuggling, bank
      robbery, safe ?cracking, hot ?wiring, cat burglary, wire ?tapping, dog fighting, cock
      ?fighting, organ trafficking, fencing stolen goods, bribery, swindling, catfishing for
      money, romance scams?`,
    POSE_AS: `
      grandson, granddaughter, grandkid, grandchild, police, cop, cops, policeman, bank, irs,
      microsoft, apple, amazon, paypal, netflix, tech support, doctor, lawyer, hospital,
      officer, manager, ceo, boss, soldier, general, charity, priest, landlord, broker,
      utility (guy|company|worker|man), electric company, delivery (guy|driver|man),
      repairman, technician, inspector, nurse, social worker, lottery, tax
      (man|office|officer), customs, insurance, recruiter, model, widow, son,
      daughter, nephew, niece`,
    GOODS_WORD: `
      coke, cocaine, molly, mdma, weed, pot, hash, pills, speed, acid, crack, crystal, meth,
      heroin, k, ket, ketamine, xans, xanax, bars, percs, oxy, oxys, lean, dope, shrooms,
      edibles, fent, fentanyl, smack, blow, snow, gear, bud, green, mary jane, ganja, addys,
      adderall, vapes, carts, thc, tabs, lsd, ghb, drugs, guns, glocks, weapons, fake ids,
      ids, fakes, stolen phones, cannabis, marijuana`,
    EVIDENCE: `
      evidence, fingerprints?, prints, dna, blood ?stains?, blood, murder weapon, the weapon,
      the gun, the knife, security footage, footage, tapes?, texts?, emails?, records?,
      documents?, files?, hard drives?, server logs?, logs, witnesses?, a witness, the body, a
      body, bodies, corpses?, stolen (goods|car|stuff|property|phone)s?, getaway car, crime
      scene, tracks, traces, proof, paper trail, receipts, search history, phone records,
      gunshot residue, gunpowder residue, footprints, tire tracks, drugs, stash`,
    DESTROY: `
      destroy(s|ing)?, hid(e|es|ing), get(ting)? rid of, dispos(e|ing)( of)?, dump(ing)?,
      tamper(ing)? with, wip(e|ing)( down| off)?, eras(e|ing), clean(ing)?( up)?, cover(ing)?
      up, conceal(ing)?, plant(ing)?, fabricat(e|ing), burn(ing)?, bury(ing)?, dissolv(e|ing),
      shred(ding)?, bleach(ing)?, delet(e|ing), fak(e|ing), intimidat(e|ing), silenc(e|ing),
      scar(e|ing) off, bribe, pay off, threaten, move, remove, ditch, lose, launder, make
      disappear`,
    COPS: `
      police, cops?, the law, law enforcement, the feds, feds, fbi, dea, atf, detectives?,
      sheriff, state troopers?, highway patrol, swat, border patrol, ice agents?, immigration,
      customs( agents?| officers?)?, tsa, parole officer, probation officer, warrants?, a
      warrant, arrest warrant, bail, bounty hunters?, investigators?, prosecutors?, court, a
      subpoena, subpoena, extradition, interpol, k9, k 9, drug dogs?, sniffer dogs?,
      polygraph, lie detector( test)?, drug tests?, drug screen(ing)?, urine test, hair
      follicle test, breathaly(z|s)ers?, dui checkpoint, field sobriety test, ankle monitor,
      ankle bracelet, house arrest, speed cameras?, red light cameras?, toll cameras?, license
      plate readers?, facial recognition, dna test, interrogation, background checks?, the
      irs, ignition interlock, interlock, jury duty`,
    EVADE: `
      evad(e|es|ing), escap(e|es|ing), outrun(ning)?, los(e|ing), flee(ing)?, run(ning)? from,
      hid(e|ing) from, dodg(e|es|ing), duck(ing)?, skip(ping)?, jump(ing)?, beat(s|ing)?,
      pass(es|ing)?, cheat(s|ing)?, fool(s|ing)?, trick(s|ing)?, get(ting)? (past|around|out
      of|away from|by), slip(ping)? past, throw(ing)? off, ly(ing)? to, lie(s)? to,
      mislead(ing)?, avoid(ing)?, bypass(ing)?, remov(e|ing), cut(ting)? off, tak(e|ing) off,
      disabl(e|ing), defeat(ing)?, block(ing)?, tamper(ing)? with, bribe, pay off`,
    PEOPLE_GOODS: `
      women, girls, woman, girl, people, humans, migrants?, refugees, workers?, immigrants?,
      runaways?, sex workers?, illegals?, foreigners?, maids?, nann(y|ies), models, dancers,
      laborers, slaves?, prostitutes?, a person, someone, homeless (people|men|women),
      addicts, human beings, bodies, families, family, employees, nurses`,
    ENSLAVE: `
      traffic(s|king)?, smuggl(e|es|ing), enslav(e|ing), kidnap(s|ping)?, abduct(s|ing)?,
      pimp(s|ing)?( out)?, lur(e|es|ing), prostitut(e|ing), auction(ing)?, sell(s|ing)?,
      recruit(s|ing)?, trap(s|ping)?, hold(ing)?, forc(e|es|ing), coerc(e|es|ing),
      trick(s|ing)?, keep(s|ing)?, import(ing)?, export(ing)?, transport(ing)?, ship(ping)?,
      mov(e|ing), bring(ing)?, sneak(ing)?, get(ting)?, hid(e|ing), buy(ing)?, rent(ing)? out,
      lock(ing)? up, hold captive, drug(ging)?, break(ing)?, control(ling)?, exploit(ing)?`,
    INTO_BONDAGE: `
      across the (border|channel|sea|river|mexican border|rio grande|frontier), over the
      border, into (the
      )?(country|us|uk|eu|usa|states|europe|canada|germany|england|britain|america|sex
      trade|prostitution|porn|sex work|slavery|brothels?|a brothel|escorting|working for
      free|forced labor), through customs, in a (truck|container|van|trunk), in (shipping
      containers?|trucks?), as (slaves?|sex
      slaves?|prostitutes?|brides|maids|hookers|escorts|cheap labor), for
      (sex|prostitution|labor|ransom|organs|their organs), to (brothels?|a
      brothel|pimps?|clients|buyers|the highest bidder|johns), slavery, sex slaves?,
      prostitution, brothels?, forced labou?r, unpaid, without pay, their passports?, their
      papers, her passport, her papers, cant leave, cannot leave, from leaving, never leave,
      cant escape, cannot escape, run away, locked (up|in), against (their|her) will, captive,
      debt, debt bondage, human cargo, sweatshop, in my basement, in (a|the|my)
      (basement|cellar)`,
    BURN: `
      burn(ing)?( down)?, torch(ing)?, set(ting)? (fire to|ablaze|alight|on fire), set(ting)?
      a fire (in|at|to), arson( of| on)?, firebomb(ing)?, light(ing)? (up|on fire),
      start(ing)? a fire (in|at)`,
    BUILDING: `
      house, home, car, truck, building, business, restaurant, store, shop, warehouse, office,
      barn, apartment, school, church, mosque, synagogue, factory, garage, garages, shed,
      boat, van, club, bar, property, place, forest, woods, bakery, diner, salon, trailer,
      cafe, rival, competitor, clinic, storage unit, villa, dumpster, police station`,
  },
  phrases: {
    DEED: `
      THIEVE
      TAKE_IT . . . VALUABLES . . from|off|out|at|in|of . . . MARK|SHOP|DWELLING|porch|porches|street|lots|driveway|driveways|job|people|drawer
      TAKE_IT . . MARK . . VALUABLES
      steal|steals|stealing|hotwire|jack|snatch|boost|swipe|pilfer|rob|loot|heist ADVERB? a|an|the|some|any|this|that|their|his|her|my|expensive|old|new|parked|two? . VALUABLES
      knock|knocking|hold|holding|stick|sticking|hit over|up a|an|the|my|that|this|some|local|old|two? . SHOP|MARK|DWELLING
      rob|robs|robbing|burgle|mug|mugging|mugs|loot|looting|heist|raid|raiding a|an|the|my|that|this|some|local|old|two? . SHOP|MARK|DWELLING
      steal|stealing|embezzle|skim|skimming|siphon|siphoning|swipe|pilfer|pocket|divert . . . from . . . MARK|SHOP|work|company|employer
      ENTER_IT . on? . MARK . . . DWELLING|ALARM
      ENTER_IT . . . DWELLING|ALARM . . . of|belonging|in . . MARK|SHOP|DWELLING
      ENTER_IT . a|an|the|any|some|that|this|other|rich|empty|vacant|abandoned|locked|occupied|parked|expensive|someone|other . . house|houses|home|homes|apartment|apartments|pharmacy|warehouse|mansion|villa|cabin|cars|vault|atm|safe
      bypass|bypassing|disable|disabling|disarm|disarming|defeat|defeating|jam|jamming|cut|cutting|remove|removing|trick|tricking|fool|beat|beating|hack|clone|cloning|evade|block|silence|crack|cracking|drill|trip|get . off|the|a|an|past|rid|of|around? . . . ALARM
      picking|lockpicking . technique|techniques|method|methods|tool|tools ... MARK . . DWELLING
      CRIME_TRADE
      carry|take|walk|sneak|bring|wheel|slip|move . . out|away|off . . . . . UNSEEN|inventory|camera|security
      which|what . . . could|can|should i carry|take|sneak|pocket|lift . . out|home|away . . . UNSEEN
      jam|jamming|block|scramble . . police|cell|phone|gps|radio . . radio|radios|signal|signals|scanner|frequency|tracker
      gets|get|makes|make|tricks|trick|convinces|lures|has . my|the|our|his|her|all? . coworkers|employees|users|customers|people|colleagues|victims|clients|students|staff . . . . . . type|enter|give|send|reveal|click|hand|share|log|confirm|provide . . . . . password|passwords|login|card|details|credentials|code|codes|pin|link|info
      smuggle|smuggles|smuggling|traffic . . . . . . in|from|across|into|over|through|past
      fake|bogus|phony . landlord|employer|boss|reference|doctor|lawyer|references|company|contractor ... so|that|clean|history|approve|loan|mortgage|rent|bank|income
      break|breaks|breaking in . . . . for|to|and|at|on|through|tonight|when|while|there|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next
      steal|stealing|nick|nicking|lift|lifting|boost|boosting|jack|jacking|swipe|swiping|snatch|pinch|pinching|thieve . . . VALUABLES
      steal|stealing|lift|lifting|nick|nicking|rob|robbing|swipe|swiping|thieve|boost|boosting from
      switch|switching|swap|swapping|change|changing|replace|peel|copy . . . price|barcode|bar|upc|sticker . code|label|labels|tag|tags|sticker|stickers|codes
      skip|skipping|avoid|dodge|without|not . scan|scanning|paying . . . self|checkout|items|item|fare|gate|tab|bill|toll|tolls
      walk|walking|leave|leaving|run|running|drive|sneak . out|off|away? . . . without . paying
      beat|beating|remove|removing|get|take|rip|cut . off|past|the|by|rid|around|of? . . . tag|tags|sensor|sensors|gates|scanners
      return|returning . . stolen|used|fake|someones|worn . . . . refund|cash|credit|money
      bring|sneak|take|get|drive|hide|smuggle|cross|carry|ferry|move|put . . . . MARK|PEOPLE_GOODS|cousin|cousins|nephew|uncle|relatives ... border|frontier|crossing|channel|checkpoint|customs|river . . . . . without|paper|papers|truck|visa|hidden|trunk|night|undetected|look|vegetables|cargo|van
      without|no . . paper|papers|visa|documents ... border|crossing|frontier
      scare|force|forcing|threaten|beat|keep|break|pressure|convince|manipulate . . her|them|him|girls|women|girl|one|someone . . . to|from|into|out|so|in . stay|keep|continue|work|working|leaving|sell|selling|prostitution|line|trick|tricks|earning|escorting
      works|work|working for me ... girls|women|clients|johns|out|leave
      pay|paying|offer|offering|give|giving|slip|slipping . . . . . cop|cops|officer|officers|judge|inspector|guard|clerk|official|policeman|juror|witness|examiner|jailer|warden|bouncer|doctor|nurse . . . . to|so|for|cash|money|lose|forget|drop|look|sign|let|under
      cash|cashing|collect|collecting|keep|keeping|claim|claiming|draw|drawing|use|using . . . his|her|their|dead|late|deceased|MARK . . . checks|check|pension|benefits|disability|pensions|medicare|prescription
      put|send|sends|receive|move|transfer|pass|run|push|funnel . . . money|cash|funds . . . . . account|accounts|business|bank ... keep|percent|cut|forward|dirty|see|notice|ask|commission|offshore
      bank|irs|police|customs|government|taxman|office . . not|doesnt|wont|dont|cant|never|without . . . see|sees|notice|notices|flag|ask|know|knows|report|noticing|find|look|looks|trace
      pretend|pretending|say|saying|text|texting|texted|sent|send|call|calling|called|write|act|acting|pose|posing|claim|tell|telling|told|impersonate|impersonating|email|message . . . . . POSE_AS ... pay|pays|money|send|sends|wire|wires|code|codes|card|cards|account|accounts|bail|savings|password|pin|login|transfer|cash|deposit
      account|card|acc|package|computer . is|was|has|got . locked|blocked|frozen|suspended|hacked|expired|infected ... give|gives|code|password|empty|verify|click|pay|login|pin|details|call
      empty|emptying|drain|draining|clean|wipe . out|it|the|her|his|their|out? . . . account|accounts|savings|wallet|wallets
      sink|sinking|crash|crashing|total|burn|torch|wreck|dump|ditch|flood|flooding|smash|lose|hide|burning|steal|trash|break . my|the|our|his|own . . boat|car|truck|house|phone|shop|yacht|bike|laptop|barn|bakery|restaurant|warehouse|cabin|van|ring|business|leg|arm ... insurance|claim|payout|adjuster|insurer
      insurance . . . job|money|payout|claim|company|check|people|guy|adjuster ... sink|burn|torch|crash|stage|ditch|lie|fake|dump|burning|flood|smash|happened|tell
      lie|lying|tell|telling . . . . insurance|adjuster|insurer ... happened|stolen|accident|crash|lost
      i|we|you break|smash|crack|drill|pick|cut . . . . window|lock|glass|door|safe|alarm|vault ... grab|take|drive|steal|keep|empty|carry|bag
      split . it|the|them|half|money|loot|take|cash . . half|fifty|ways|way|between|loot|take|even
      my|a|the|our|ur|some . dude|guy|man|friend|plug|cousin|buddy|dealer|boy|homie|connect|pal . . sells|sell|selling|got|has|deals|gets|moves . . . . GOODS_WORD
      sell|sells|selling|deal|deals|dealing|push|pushing|move|moving|sling|slinging|flip|supply|supplies . . . . GOODS_WORD . . . . . hmu|menu|prices|price|dm|cheap|users|chat|kids|students|school|discreet|delivery|round|around|near|dark|behind|cash|shop|campus|corner|local|gram|grams|bulk|here|online|tonight|u|you|dealing|bars|club
      fake|counterfeit|forged|false|replica|duplicate|template|scan|blank|novelty . . . . . id|passport|license|bill|note|certificate|diploma|visa|check|banknote|card|stamp|sticker|permit|ticket|papers|prescription . . . . . photo|name|print|legit|looks|look|blank|fields|template|stamp|countries|pass|works|resolution|fill|club|hologram|delivery|pay|ready
      DIGITS|fifty|hundred|twenty|ten|100|50|20 . euro|euros|dollar|dollars|pound|pounds|franc|usd . note|notes|bill|bills|banknote|banknotes ... both|front|print|scan|sharp|high|resolution|replica|fake|counterfeit|back|sides|spend|copy
      passport|passports|visa|visas|id|ids|papers|license|licenses . . false|fake|forged
      steal|stole|stealing|took|taken|found|cloned|copied|grabbed|swiped|lifted|nicked|got . . MARK . . card|cards|wallet|identity|ssn|passport|checks|check|checkbook|login|pin|password|purse ... how|what|where|spend|use|before|cash|buy|notice
      FAKE_PAPER
      FAKE_IT|forge|copy|fake . . MARK . . sign|signature|sig|autograph|handwriting|name
      burglary|burglaries|robbery|robberies|shoplifting|carjacking|theft|larceny|stickup|holdup|embezzlement|arson|extortion|blackmail|kidnapping|smuggling
      SWINDLE . . . MARK . . . . INTO_PAYING
      SWINDLE_CLEAR . . . MARK|police|cop|cops|officer|officers|official|officials|judge|inspector|guard|guards|juror|jury|witness|COPS|TAXES
      pay|paying|slip|slipping|offer|offering . . . bribe|bribes|kickback|kickbacks|hush
      SCHEME
      launder|launders|laundering|wash|washing|clean|cleaning|hide|hiding|stash|funnel|funneling|move|moving|move|structure|structuring . . . . DIRTY_MONEY . . . through|so|without|with|into|from|from|via|offshore|abroad|in|legit|look|$
      launder|launders|laundering|structuring
      cheat|cheating|evade|evading|evades|dodge|dodging|dodges|avoid|avoiding|hide|hiding|lie|lying|skip|skipping|defraud|fool|trick|conceal|scam|shield . . . . . TAXES
      cheat|cheating|defraud|scam|scamming|fool|trick|lie|milk|deceive . to|the|my|on|an? . insurance|insurer|medicare|medicaid|welfare|unemployment|casino|accounting|bank|lender
      file|filing|submit|submitting|make|making|report|reporting|claim|claiming|invent|inventing|inflate|inflating|fake|faking|fabricate|stage|staging|pad|padding|falsify|falsifying|exaggerate|backdate . . . false|fake|bogus|fraudulent|inflated|invented|staged|phony|nonexistent|made|fictional|dead|stolen|insurance . . . . claim|claims|return|returns|invoice|invoices|expense|expenses|report|reports|dependents|deductions|accident|injury|crash|burglary|theft|robbery|police|receipts|disability
      fake|faking|stage|staging my|a|an|his|her|our|the own? . death|suicide|injury|disability|accident|kidnapping|burglary|robbery|theft|crash|slip|illness|cancer|back
      open|opening|take|taking|apply|applying|get|getting|max|use|using . out|for|up? . . . account|accounts|card|cards|loan|loans|credit|mortgage|line|identity|ssn|social|name|identities . . . . MARK . . . name|names|identity|ssn|social|credit|info|information|card|details
      use|using|steal|stealing|assume|assuming|borrow|borrowing|take|taking . on|over? . MARK . . . identity|ssn|social|credit|debit|card|cards|name|medicare|benefits|pension|checks
      collect|collecting|cash|cashing|keep|claim . . . MARK . . . pension|benefits|checks|disability|social
      use|using|cash|cashing|spend|spending|sell|selling|withdraw|charge . out|from|on|with|up? . . . stolen|cloned|hacked|skimmed|found|someones . . . card|cards|numbers|check|checks|accounts|account|info|identity|details
      skim|skimming|clone|cloning . . . card|cards|debit|credit|atm|pump|fob|fobs
      BREACH_CLEAR . . . MACHINE
      BREACH_CLEAR . . . MARK
      BREACH . . MARK . . . MACHINE
      BREACH . . . MACHINE . . of|belonging . . MARK
      bypass|bypassing|crack|cracking|guess|guessing|intercept|intercepting|spoof|spoofing|clone|cloning|crash|crashing|change|changing|alter|altering . . . . MACHINE . . . . UNSEEN
      change|changing|alter|altering|fix|edit|raise|bump . my . grades|grade|gpa|transcript|attendance|record|score|scores . . . in|on|through|inside|system|portal|database|server|without|hacking
      write|code|build|make|create|develop|program|generate|give|send|deploy|spread|install|design|compose|draft|sell|buy|need|want|plant|run|use|set|using|making|writing|building|creating|running . me|us|a|an|some|the|up|simple|new|my? . . . MAL_CODE
      plant|planting|frame|framing|pin . . . evidence|crime|drugs|theft|murder|it on|in|at|for . . . MARK|car|innocent
      DESTROY . . . EVIDENCE . . . . before|from|after|so|without|off|of|at|in|on|that . . . . police|cops|detectives|trial|court|crime|burglary|robbery|heist|warrant|raid|scene|caught|investigators|search|subpoena|forensics|murder|audit|lawsuit|hit|job
      get|getting rid of . . . . body|bodies|corpse|evidence|fingerprints|dna|stolen|weapon|bloodstains
      EVADE . . . . COPS
      need|want|give|provide|get|build|make|invent|arrange|fabricate|fake|create|come|cook . me|us|up|with? . . . alibi|cover . for|story?
      lie|lying . under oath|on
      bribe|intimidate|threaten|silence|scare . . . witness|witnesses|juror|jurors|jury|judge|whistleblower
      ENSLAVE . . PEOPLE_GOODS . . . . . INTO_BONDAGE
      traffic|trafficking|enslave|enslaving|pimp|pimping|smuggle|smuggling . . PEOPLE_GOODS|MARK|humans
      PEOPLE_GOODS . . . . . who . cant|cannot|never leave|escape|refuse
      kidnap|kidnapping|abduct|abducting|snatch . . . MARK|PEOPLE_GOODS . . . . for|and|hostage|captive|ransom|in|without|from|off|until
      hold|holding . . . MARK|PEOPLE_GOODS . . . . hostage|captive|ransom
      take|taking|keep|keeping|confiscate|hold|holding|hide|withhold . away|on|to? . their|her|workers|maids|his . passports|passport|papers|ids|visas|documents
      BURN . . . . BUILDING . . . . insurance|payout|money|claim|accident|without|competitor|rival|ex|boss|so|and|to|for|look|tonight|of|$
      BURN . . MARK . . BUILDING
      rig|rigging|steal|stealing|fix|fixing|hack|throw|throwing|swing . an|the|our|local|a|this . election|elections|vote|votes|lottery|raffle|match|matches|race|games|fight|jury|auction|bid
      vote|voting twice|illegally
      stuff|stuffing . the? ballot
      buy|buying votes
      hire|pay|hiring|paying . . someone|somebody|guy|gang|thug|hacker|thugs|hackers|hitman|hitmen|arsonist . . . . beat|burn|hack|kill|hurt|steal|rob|break|scare|rough|torch|get|threaten|vandalize|smash|ddos
      poach|poaching . . . deer|elk|bear|bears|rhino|rhinos|elephants|elephant|tigers|turtles|eagles|abalone|lobster|wolves|lions
      dump|dumping|bury . . . . waste|chemicals|asbestos|oil|barrels . . . . UNSEEN|river|woods|lake|ocean|legally|paying|night`,
  },
};
