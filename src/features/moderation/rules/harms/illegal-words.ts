import type { Vocabulary } from '../frames/harm-table.ts';

/** Vocabulary shared by the crime rules: requests, concealment, and harmless contexts. */
export const ILLEGAL_VOCABULARY: Vocabulary = {
  words: {
    HARD_DRUG: `
      meth, crystal meth, methamphetamines?, amphetamines?, heroin, fentanyl, cocaine, crack
      cocaine,
      mdma, ecstasy, lsd, acid tabs, tabs of acid, ghb, gbl, ketamine, rohypnol, roofies?, pcp, dmt,
      opium, krokodil, carfentanil, oxycontin, oxycodone, oxys?, percs?, percocets?, xanax, xannies,
      xans, xanny bars, adderall, addys, vicodin, morphine, codeine, 2cb, 2c b, shrooms,
      magic mushrooms, psilocybin, quaaludes, steroids, tramadol, ritalin, valium, klonopin,
      benzos?,
      hydrocodone, dilaudid, nitazenes?, hgh, black tar, angel dust, crystal tina, ice meth,
      (illegal|hard|party|street|designer|club) drugs, narcotics, smack, an? (8|eight) ?ball,
      mephedrone,
      flakka, captagon, mescaline, ayahuasca, peyote, ibogaine, lean syrup, cough syrup, spice
      k2, k2,
      synthetic (weed|cannabis|cannabinoids), bath salts, speed pills, uppers, downers,
      (kilos?|bricks?|ounces?|grams?|pounds?|baggies?|bags?|eighths?|zips?) of (coke|blow|weed|snow|crystal|molly|speed|powder|pot|bud|hash|pills|crack|white|yayo|dope|acid),
      dope, yayo, nose candy, bag of blow, some
      (blow|molly|coke|crystal|speed|acid|snow|crack|bars), acid blotters?,
      moonshine, untaxed (cigarettes|tobacco), bootleg (vodka|liquor|alcohol|whisk(e)?y)`,
    MEDICINE: `
      xanax, adderall, oxys?, oxycodone, oxycontin, percocets?, percs, vicodin, morphine,
      codeine, tramadol,
      ritalin, valium, klonopin, benzos?, hydrocodone, ambien, ozempic, steroids, antibiotics,
      pills, meds,
      painkillers?, opioids?, viagra, abortion pills, sleeping pills, insulin, testosterone,
      fentanyl, ketamine, stimulants, controlled (substances?|medication)`,
    PAPER: `
      ids?, i ds?, identification, passports?, licenses?, drivers? licenses?, driving licenses?,
      visas?, papers, birth certificates?, death certificates?, marriage certificates?,
      certificates?,
      degrees?, diplomas?, transcripts?, prescriptions?, scripts? for, doctors? notes?, sick notes?,
      medical (notes?|certificates?), social security cards?, green cards?, work permits?,
      residence permits?, vaccine (cards?|passports?), vaccination
      (cards?|records?|certificates?|passports?),
      covid (test|tests|certificates?|pass), pay ?stubs?, pay ?slips?, bank statements?, tax
      returns?, w2s?,
      w 2, utility bills?, invoices?, receipts?, badges?, police (id|badge), press pass,
      disability (placards?|badge|permit),
      handicap placard, parking permits?, plates, license plates?, number plates?, references?,
      references? letters?, employment (letter|records?|history), proof of
      (income|address|employment|insurance),
      insurance cards?, signatures?, documents?, identity, identities, identity cards?, credentials,
      titles?, deeds?, wills?, contracts?, bank ?notes?, money, cash, currency, bills?,
      (20|50|100|dollar|euro|twenty|hundred)s? (bills?|notes?),
      twenties, hundreds, checks?, cashiers checks?, coins?, stamps?, tickets?, gift cards?,
      vouchers?,
      coupons?, permits?, service dog (papers|certificate), test results?, drug test results?,
      court orders?,
      emotional support (letter|papers), letterhead, citizenship papers, immunization
      records?, payroll`,
    FAKED: `
      fake, faked, forged, counterfeit, phony, bogus, false, falsified, doctored, fraudulent,
      stolen, bootleg, knock ?off,
      novelty, forge, counterfeited, cloned, someone elses, dead persons, photoshopped,
      backdated, dodgy, sham, unofficial`,
    FAKE_IT: `
      forg(e|ing), counterfeit(ing)?, fak(e|ing), falsify(ing)?, doctor, doctoring,
      alter(ing)?, photoshop(ping)?, backdat(e|ing), duplicat(e|ing),
      reproduc(e|ing), tamper(ing)? with, mock(ing)? up, copy(ing)?, print(ing)?, edit(ing)?,
      fabricat(e|ing), replicat(e|ing), clone, cloning,
      imitat(e|ing), chang(e|ing) the (date|dates|name|amount|dob|birth ?date) on, sign(ing)?`,
    GOT_ILL: `
      dark ?web, dark ?net, deep ?web, black market, no questions asked, under the table, off
      the books,
      off the record, untraceable, untraced, back ?alley, on telegram, onion (site|link)s?,
      silk road, tor market,
      without (a|an|any|my)? ?(prescription|script|rx|license|permit|id|background check|paperwork|papers|papertrail|paper trail|registration|receipt|serial number|checks|questions|doctor|record|records|showing id|being asked),
      no (id|license|prescription|script|background
      check|paperwork|papers|checks|serial|serials|questions|paper
      trail|receipt|records|registration), illegally, on the street, off the street, from the
      street,
      unregistered, without going through a (dealer|background check), cash only, on the down
      low, on the dl, under the counter,
      without a trace, with crypto, discreetly, anonymously, with no (id|background
      check|license|paperwork|papers|prescription|questions|records|serial|serials), plain
      packaging`,
    GET: `
      get(ting)?, buy(ing)?, find(ing)?, scor(e|ing), cop, order(ing)?, obtain(ing)?,
      acquir(e|ing), purchas(e|ing), sourc(e|ing), pick(ing)? up, grab(bing)?, procur(e|ing),
      come by,
      get hold of, get a hold of, get my hands on, lay my hands on, got, land, snag, bring,
      hook up, try making, re ?up on, stock up on, restock, locate, secure, rent, borrow,
      hire, import`,
    SELLER: `
      sells?, selling, has, have, got, gets?, deals?, dealing, makes?, supplies, supply,
      supplying, carries, stocks?, offers?, ships?, delivers?, prints?, prescribes?, buys?,
      sorts?, provides?`,
    SUPPLIES: `
      sell(s|ing)?, supply(ing)?, supplies, deal(s|ing)?, distribut(e|es|ing), mov(e|es|ing),
      push(es|ing)?, smuggl(e|es|ing), traffic(s|king)?, import(s|ing)?, export(s|ing)?,
      ship(s|ping)?,
      mail(s|ing)?, transport(s|ing)?, flip(s|ping)?, sling(s|ing)?, peddl(e|es|ing),
      offload(ing)?, unload(ing)?, fenc(e|es|ing), stash(ing)?, hid(e|ing), conceal(ing)?,
      sneak(ing)?, carry(ing)?, run(ning)?, cook(s|ing)?( up)?,
      mak(e|es|ing), synthesi(z|s)(e|ing), extract(ing)?, grow(ing)?, cultivat(e|ing),
      brew(ing)?, distill?(ing)?, produc(e|ing), manufactur(e|ing), press(ing)?, cut(ting)?,
      dilut(e|ing), lac(e|ing), mix(ing)?, packag(e|ing), dry(ing)?, bring(ing)?, get(ting)?,
      tak(e|ing), fly(ing)?, post(ing)?`,
    PRETEXT: `
      for (my|a|the|this) (novel|book|story|script|screenplay|fanfic|fic|podcast|play|movie|film|thriller|game|dnd campaign|campaign|homework|essay|project|paper|class|character|scene|chapter|research|video|blog|school project|short story|crime novel|mystery|documentary),
      (im|i am|were) (writing|working on|researching for) (a|an|my|this), (im|i am) a
      (writer|novelist|screenwriter|author), my
      (character|protagonist|villain|hero|heroine|antagonist|detective|narrator|mc|main
      character),
      asking for a friend, hypothetically, hypothetical, theoretically, in theory, purely
      (academic|educational|hypothetical), just curious, out of curiosity, for
      (educational|research) purposes, for science,
      in minecraft, imagine you(re| are), pretend (you(re| are)|to be), let(s| us)
      (say|imagine|pretend), say (i|someone|a guy|my friend), if (i|someone|somebody|one|a
      person|you) (wanted|were|was|had) to, roleplay, role play, in this scene, in (my|the)
      (novel|story|book), stay in character`,
    EXACTLY: `
      exact, exactly, precise, precisely, real, realistic, realistically, real life, actual,
      actually, actually works, working, works, work, detailed, details, in detail, full
      detail, step by step, steps, step, instructions, recipe, ingredients, specifics,
      specific,
      amounts, quantities, measurements, accurate, accurately, authentic, technically correct,
      how to, tutorial, guide, tools, walk me through, explain how, tell me how, temperatures,
      formula, chemicals, teaches, explains, method, methods, practical, blueprint, list the,
      reproduce`,
    GUARDING: `
      protect(s|ed|ing|ion)?, prevent(s|ing|ion|ative)?, preventing, secur(e|ing)
      (my|our|the), safeguard(ing)?, defend(ing)? (against|myself|my), spot(ting)?,
      recogni(z|s)(e|ing), detect(ing|ion|or)?,
      report(ed|ing)?, aware(ness)?, avoid (being|getting|falling), keep
      (thieves|burglars|hackers|scammers|them|people|intruders|someone|my|our|him|her|kids|anyone)
      (out|away|from|safe), stay safe, safe from, deter(rent|s)?, how (do|can|could|would|to)
      (i|we|you)? ?(tell|know) (if|whether|when|that),
      tell if, know if, know whether, find out if, check if, check whether, sure (its|it
      is|theyre) (real|legit|not fake), identify(ing)?, signs (of|that), red flags?, watch out
      for, look out for, beware, fell for, falling for, fall for, been
      (scammed|hacked|robbed|burgled|mugged|defrauded|phished|conned|blackmailed|doxxed|stalked|burglarized),
      (got|was|were|getting|being|get|be|is|are)
      (scammed|hacked|robbed|burgled|mugged|defrauded|phished|conned|stolen|cloned|burglarized|swindled|tricked|blackmailed|extorted|catfished|forged|counterfeited|arrested|caught|busted|charged|convicted|sentenced|fired|expelled|pickpocketed|kidnapped|trafficked|raped|assaulted|drugged|spiked),
      victims?, survivors?,
      (someone|somebody|they|he|she|thieves|burglars|hackers|scammers|my ex|my
      roommate|ex|kids|punks)
      (stole|hacked|robbed|scammed|broke|cloned|forged|tried|keeps?|took|used|opened),
      (someone|somebody|thieves|burglars|hackers|scammers)
      (is|are|was|might|may|could|has|had|got), stole my, stolen from me, hacked my, scammed
      my, broke into my, what (do|should|can) i do if, dispute, fraud
      (alert|department|prevention), identity theft protection, cancel my card, freeze my
      credit, police report, insurance claim for my,
      call the (cops|police), called the (cops|police), told the police, went to the police,
      antivirus, spam folder, training (at|for) work, at work about, security training,
      phishing (test|training|simulation), my (company|bank|job|work|boss)
      (sent|makes|warned|told|says|had|has), cybersecurity, infosec, ethical hacking, bug
      bounty, ctf, pentest(er|ing)?, penetration test(er|ing)?, red team, security
      (researcher|engineer|class|course|audit), locksmith(s|ing)?, lock ?sport, hobby`,
    LAW_TALK: `
      is it (il)?legal, is that (il)?legal, isnt that illegal, thats illegal,
      (is|are|was|should|be|becomes?|became|made|make|legalize|legally) (il)?legal, legally,
      lawful(ly)?, legal(ly)? (way|ways|advice|age|limit|status), the law, against the law,
      the law (says?|on|about|against), laws (on|about|against|around|regarding|in), what
      happens (if|when) (you|someone|people|i) (get|gets|is|are)? ?(caught)?, penalty
      (for|of), penalties, punishments?, sentenc(e|es|ed|ing) (for|to), prison time, jail
      time, how (long|many years) (do|does|in|is|for|can|could|would),
      statute, misdemeanor, prosecut(e|ed|ion|or), convict(ed|ion), charged
      with, accused of, on trial for, trial (of|for), defense (lawyer|attorney), public
      defender, am a lawyer, im a lawyer, my
      (lawyer|attorney|cousin|uncle|dad|brother|friend|neighbor|ex|grandfather|grandpa|roommate|coworker)
      (is|was|got|did|went|used|says?|told|had|has|just), court case, supreme court,
      legali(z|s)(e|ed|ation|ing), decriminali(z|s)(e|ed|ation|ing), policy, debate, should be
      (legal|banned|illegal), crime (rates?|statistics|stats), war on drugs, drug policy, ban
      on`,
    STORY_TALK: `
      history (of|class|essay|book|books|paper|exam|teacher|lesson|podcast|documentary),
      historical(ly)?, historian, documentar(y|ies), museum, news, newspaper, article
      (about|on|said|says), (read|watched|saw|heard|watching|reading|finished|listening
      to|listened to|binged|rewatched|loved|seen)
      (a|an|the|this|that|some|about|in|on|it|breaking|narcos|ozark), podcasts? (about|on),
      true crime, (the|a|that|this) (episode|movie|film|series|novel|show|book), breaking bad,
      narcos, ozark, the wire, better call saul, heist movies?, oceans
      (eleven|11|twelve|12|thirteen), lupin, money heist, catch me if you can, wolf of wall
      street, italian job, sopranos, peaky blinders, robin hood, al capone, escobar, el chapo,
      bonnie and clyde, madoff, ponzi himself, prohibition,
      (18|19|20)(00|10|20|30|40|50|60|70|80|90)s, in the
      (twenties|thirties|sixties|seventies|eighties|nineties), century, victorian, medieval,
      ancient, world war, wwii, ww2, civil war, cold war, soviet, back in the day,
      how (did|was|were|had) (people|they|the|he|she|al|prohibition|spies|smugglers|bootleggers|medieval|pirates|nazis|soldiers|d)`,
    OWN_ACCESS: `
      my own (house|home|apartment|flat|car|phone|account|laptop|computer|wifi|router|website|password|email|network|bike|safe|shed|locker|suitcase|server|pc|garage|door|office|room|system|padlock|lock|locks|stuff|things),
      our own, my old (phone|account|laptop|computer|email), i forgot, forgot (my|the), locked
      (out|myself out), lost (my|the) (key|keys|password|pin|code), legally, with permission,
      homelab, security researcher, my kids (phone|ipad|tablet), my childs, parental
      controls?`,
    GAME_TALK: `
      video ?games?, (in|play|playing|played|beat|finished|finish|loved|love)
      (the|a|this|that|our|my|your) game, in game, board game, card game, gta, minecraft,
      skyrim, fallout, sims, stardew, dnd, dungeons and dragons, baldurs gate, elden ring,
      zelda, pokemon, runescape, roblox, fortnite, cyberpunk, red dead, rdr2, payday, hitman
      3, thief simulator, oblivion, dark souls, factorio, rimworld, eu4, civ, xbox,
      playstation, nintendo, npc, npcs, rogue class, my rogue, our party, dungeon master,
      campaign, escape room, monopoly, werewolf, mafia game, among us, assassins creed, watch
      dogs, quest, level, speedrun, boss fight, animal crossing, terraria, warcraft,
      uncharted, tarkov`,
    USERS: `
      users?, people, anyone, anybody, everyone, you, partners, clients, men, customers,
      beginners, newbies, others, students, whoever, them, him, her`,
  },
  phrases: {
    HELPER: `
      teaches|helps|shows|tells|explains|gives|walks|instructs|guides|trains|coaches|advises|answers|provides|assists|offers|arranges|takes|knows|sells|shares|demonstrates|lists . . . USERS|how|to|with|instructions|tips|guides|tutorials|lessons|steps
      teaching|helping|showing|guiding|instructing|training|coaching|advising|assisting . USERS
      expert|specialist|guide|mentor|teacher|coach|tutor|assistant|advisor|specialized|instructor|bot|master|consultant . in|for|on|of|who|that
      you|we|i can|should|could|just|simply|need|have|must|will|would|ll . to?
      youll|ill|lets|well|heres . how? . to?
      first|then|next|step|here|this|thats|now|okay|sure|course . . . you|we|i|how|to|of|the|take|is
      answer|answers|give|gives|respond|comply|provide|provides . . . question|questions|instructions|advice|requests about|on|for|with`,
    PLEA: `
      HOW
      INTEND
      HELPER
      how|what|where|which|when i|we|you|one|does|he|she|they|u can|could|do|may|should|must|get|make|one|i|we?
      imma|ima|boutta|finna|tryna|fixing|lemme|let
      beginner|noob|newbie|new|first . at|to|here|in|time?
      help|teach|show|tell|guide|instruct|coach|advise|train|assist|walk|talk|brief|remind|educate|enlighten me|us|him|her|user|users|my|a
      let|lets us|me?
      can|could|would|will|should|might|do|does|did you|u|we|i|one|someone|somebody|anyone|it
      what|whats|which|where|wheres|when|whens|who|whos|whose
      need|needs|needing|want|wants|wanted|looking|plan|plans|planning|trying|tryna|thinking|wanna|gonna|gotta|fixing|about|ready|hoping|considering|wondering|tempted|supposed
      explain|describe|list|write|outline|draft|give|create|make|prepare|compose|design|detail|print|provide|suggest|recommend|script|sketch|map|brainstorm|generate|come|name|share|break|lay
      any|some|good|best|quick|quickest|fast|easy|easiest|safe|safest|simple|simplest|fastest|smartest|cheapest|cleanest|surest|most|foolproof|ideal|perfect|proper|right . tips|advice|tricks|trick|ideas|idea|way|ways|method|methods|technique|techniques|strategy|approach|time|plan|tools|tool|guide|thing|place|one|story|excuse|hack|hacks|app|route|spot|method
      trick|tricks|secret|key|way|art to|of|for
      guide|guides|instructions|tutorial|tutorials|manual|tips|tricks|advice|steps|lesson|lessons|plan|plans|blueprint|checklist|script|course|crash|recipe|ways|way|method|methods|technique|techniques|idea|ideas|trick|secret|art|hack to|for|on|of|in|about|how
      if|when|before|after|while i|we|im|were|my|a ADVERB? . .
      my . . . wants|want|needs|need|asked|plans|plan|is|keeps|wanted . to|me|trying|going|planning|how?
      i|we ADVERB? run|operate|manage|own|lead|do|sell|make|am|had|have|found|got|work|already|use
      someone|somebody|guy|crew|partner|partners|driver|lookout|hacker|people|person|expert|pro . who|to|for|that|in|with
      without|is|are|was . it|there|hard|easy|difficult|possible|worth|risky|smart|enough|anyone|you|like|really`,
    /** Looking for a seller, up to the goods. */
    WHO_HAS: `
      who|whos|anyone|anybody|someone|somebody ADVERB? can|could|might|here|around|still? SELLER
      where|wheres|whered ADVERB? can|could|do|would|should|might|does|to|is|are|the? i|we|u|you|one|a|people|someone|best|cheapest|safest|easiest? person|guy|place|spot|site|man|girl? ADVERB? to|for? GET|go|look
      how ADVERB? do|can|could|would|should|might|to|does i|we|u|you|one|a|people|someone|somebody? person|guy|man|girl|kid|student? ADVERB? go? about? GET
      best|cheapest|safest|easiest|fastest|good|reliable|legit|trusted place|places|way|ways|site|sites|website|market|vendor|spot|app|source|store to|for|that|who|with|of? GET|SELLER?
      what|which|whats|any|got|know|recommend|have a|any|some|good|reliable|the? site|sites|website|websites|market|markets|vendor|vendors|app|apps|forum|store|shop|darknet|channel|dealer|source|plug|hookup|hookups|connect|connects|contact|contacts|link|links ADVERB? for|to|that|who|with|where|do|can|should|has|have|sells|sell|of? i|you|we? GET|SELLER?
      know|knows anyone|anybody|someone|somebody|a|any|where|who|people|of guy|dude|place|site|spot|person|store|dealer|vendor|forger|supplier|someone? who|that|to|where|i|can|you|with? i|you|we|can? can? GET|SELLER?
      any idea|clue|ideas|leads|luck where|who|on|how|finding|getting? i|to|you? can? GET|SELLER?
      hook|set|sort me|us|a up|out|girl|brother with?
      point|link|send|direct me|us to|toward|at|in|the direction|links|link? to|of|for? a|some|any|someone|somebody|place?
      get|find|score|sell|order|buy|bring|fetch|make|forge|print me|us|him|her
      can|could|would|will you|u|someone|anyone|somebody|i|we ADVERB? please|help? me? GET|sell|supply|ship|make|forge
      looking|searching|shopping|hunting|trying|need|needs|want|wanna|tryna|gotta|have|hoping|wish|like|love|ready|plan|planning|going|gonna|about|desperate|dying to|for|2|around? ADVERB? GET|sell|move|unload|offload|make|cook|grow
      looking|searching|shopping|hunting|after|asking for|around|a|some|an?
      i|we|ill|id|im|really|just|desperately|urgently|badly|fuck|man|bro|hey ADVERB? need|want|require|needed|wanted ADVERB? to? get|buy|find|score|a|an|some|my|new|more|another|two|three|ten|like|real|good|any|one|5|3|10|2|four|five|several|multiple?
      in the market for
      how much|many is|for|are|does|do|would|should|can|a|an|will?
      going rate for|on|of
      price|prices|cost|costs of|for|on|per
      deliver|delivers|delivery|delivered . of?
      running|run low|out on|of
      help me|us|him|her|a ADVERB? to? GET|sell|move|make|unload|offload|find|forge`,
    FAKE_PAPER: `
      FAKED . . PAPER
      FAKE_IT|make|making|draft|create|write|issue|generate|produce|draw . me|us|up|him|a|an|my|the|some|his|her? . fake|forged|phony|false|bogus|counterfeit . PAPER
      FAKE_IT . . . doctors|professors|bosss|landlords|judges|lawyers|parents|moms|dads|mothers|fathers|wifes|husbands|grandmas|grandmothers|grandpas|exs|sisters|brothers|doctor|teachers|employers|notarys|notary|nurses signature|note|stamp|name|will|handwriting|check|checks|letterhead|letter
      FAKE_IT . . . passport|passports|diploma|diplomas|prescription|prescriptions|currency|banknotes|checks|license|licenses|visa|visas|signature|signatures|certificate|certificates|transcript|transcripts|paystub|paystubs|deed|id|ids|dollars|euros`,
    UNSEEN: `
      without|wo . . . . caught|noticed|noticing|knowing|knows|detected|traced|tracked|busted|arrested|flagged|realizing|seeing|suspecting|hearing|alerting|tripping|triggering|detection|trace|receipt|paying|fingerprints|leaving|waking|permission|evidence|traces|seen|identified
      so|and|that|where|make|making|sure . . . . nobody|no|noone|wont|cant|doesnt|dont|never|isnt|couldnt . . . be? know|knows|notice|notices|noticed|trace|traced|find|finds|found|suspect|suspects|catch|caught|tell|tells|track|tracked|tracked|detect|detected|prove|proven|see|seen|linked|recognizes|realizes
      get|getting|got away with
      stay|remain|go|stays|going|keep . under|off|undetected|unnoticed|anonymous|invisible|untraceable . . radar|grid
      undetected|unnoticed|untraceable|untraceably`,
    MEANS_NO_HARM: `
      GUARDING
      LAW_TALK
      STORY_TALK
      GAME_TALK`,
    NOT_DONE: `
      never|not|wont|wouldnt|dont|didnt|cant|couldnt|refuse|refused|stop|stopped|quit|hate|no|isnt|against . want|to|would|ever|even|have|going|let|try|know|think|do|any|you|more? . .
      used|learned|swore to|not|off
      i|he|she|they|we|my|people|who had|lost|gave|burned|renewed|threw`,
    PRETEXT_FOR: `
      PRETEXT . . . . . . . . EXACTLY
      EXACTLY . . . . . . . . PRETEXT
      PRETEXT // EXACTLY
      EXACTLY // PRETEXT`,
  },
};
