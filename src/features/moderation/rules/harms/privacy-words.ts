import type { Vocabulary } from '../frames/harm-table.ts';

/** Vocabulary of privacy: people, private things, and ways of prying. */
export const PRIVACY_VOCABULARY: Vocabulary = {
  words: {
    /** Other people by their relation to the speaker, also in the possessive. */
    OTHER: `
      exs?, exes, ex
      (girlfriend|boyfriend|wife|husband|gf|bf|boss|friend|roommate|fiancee?|partner|lover|best
      friend)s?, neighbou?rs?, co ?workers?, colleagues?, bosss?, boss, bosses, supervisors?,
      managers?, teachers?, professors?, crushs?, crush, crushes, wifes?, husbands?,
      girlfriends?, boyfriends?, gfs?, bfs?, sisters?, brothers?, siblings?,
      step(sister|brother|mom|dad|mother|father|son|daughter)s?, roommates?, flatmates?,
      housemates?, landlords?, landladys?, landlady, tenants?,
      class ?mates?, friends?, best friends?, bffs?, mothers?, moms?, mums?, dads?, fathers?,
      parents?, daughters?, sons?, kids?, grandmas?, grandmothers?, students?, doctors?,
      therapists?, dentists?, dates?, tinder (date|match|matche)s?, matchs?, match, hookups?,
      one night stands?, cousins?, (new|latest)
      (girlfriends?|boyfriends?|wifes?|husbands?|gfs?|bfs?|partners?|man|mans|guys?),
      employees?, employers?, interns?, secretarys?, assistants?, partners?, rivals?, bullys?,
      bully, bullies, stalkers?, fiancees?, fiances?, uncles?, aunts?, nieces?, nephews?,
      babysitters?, nannys?, nanny, maids?, cleaners?, birth (mother|father|parent)s?,
      trainers?, instructors?, barbers?, hairdressers?, mistresss?, mistress, lovers?, affair
      partner, side (chick|piece|guy)s?, customers?, clients?, patients?, opponents?, enemys?,
      enemy, enemies, haters?, debtors?, in ?laws?,
      (mother|father|sister|brother|son|daughter) in laws?, other woman, other man,
      homewreckers?, sugar (baby|daddy)s?, mailman, mail carriers?, coachs?, coach, pastors?,
      priests?, judges?, lawyers?, accusers?, ex wifes, buddys?, spouses?, baby mamas?, babys
      (mother|father|mom|dad)`,
    PASSERBY: `
      girls?, womans?, women, womens, mans?, man, men, mens, guys?, persons?, ladys?, lady,
      dudes?, chicks?, bitchs?, bitch, bastards?, assholes?, creeps?, whores?, streamers?,
      youtubers?, vtubers?, tiktokers?, instagrammers?, influencers?, redditors?, twitch
      (streamer|girl)s?, creators?, content creators?, onlyfans (model|girl|creator)s?, cam
      ?girls?, camgirls?, strangers?, users?, accounts?, profiles?, posters?, commenters?,
      reviewers?, bloggers?, gamers?, trolls?, players?, hackers?, models?, actress(s|es)?,
      actors?, singers?, celebritys?, celebrities, celebrity, athletes?, politicians?,
      senators?, mayors?, governors?, activists?, protesters?, protestors?, journalists?,
      reporters?, whistleblowers?, witness(s|es)?, jurors?, cops?, police ?officers?,
      policemans?, officers?, soldiers?, baristas?, waitress(s|es)?, waiters?, bartenders?,
      cashiers?, receptionists?, nurses?, joggers?, runners?, owners?, drivers?, uber
      drivers?, delivery (guy|driver|man)s?, sellers?, buyers?, renters?, callers?, senders?,
      authors?, artists?, cosplayers?, dancers?, strippers?, escorts?, sex workers?,
      performers?, librarians?, passengers?, commuters?, guests?, people, peoples,
      someones?, somebodys?, strangers, everyone, everybody, anyones?, anyone, anybody,
      anybodys?, individuals?, private (citizen|person|people|individual)s?, members?,
      donors?, signers?, signatories, refugees?, immigrants?, survivors?, couples?, widows?,
      familys?, family, households?, tourists?, hikers?, swimmers?, victims?`,
    QUALITY: `
      hot, cute, pretty, gorgeous, sexy, random, blonde, brunette, redhead, young, old, older,
      anonymous, private, masked, certain, other, mystery, mysterious, local, new, weird,
      stupid, famous, particular, specific, married, single, rich, lonely, rude, annoying,
      tall, little, next door, same, faceless, popular, female, male, trans, gay, instagram,
      tiktok, onlyfans, twitch, tinder, bumble, hinge, facebook, reddit, discord, youtube,
      gym, bus, train, subway, yoga, coffee shop, starbucks, neighborhood, real, crazy, lying,
      cheating, former, whole, entire, last, poor, elderly, teenage`,
    /** Groups that never own the following noun: "the people at home". */
    CROWD: `
      man, men, woman, women, guys, people, everyone, everybody, anyone, anybody, kids, friends,
      parents, guests, players, couples, family, families`,
    /** Always private. */
    INTIMATE: `
      (home|street|exact|private|current|new|real|actual|physical|residential|house|full|secret|hidden|mailing|personal|precise)
      (address|adress|addy)(es)?, (social security|ss|ssn|national insurance) (number|no)s?,
      ssns?, social security, credit card( number| info| details)?s?, card (number|details)s?,
      bank (details|accounts?|statements?|balance|login|records|info|information|account
      number), account balance, passwords?, passcodes?, pass ?words?, pin codes?, pin, medical
      (records?|history|files?|info|information|chart|data|report)s?, health
      (records?|info|information|data)s?, prescription (history|records), therapy
      (notes|records), psychiatric (records|history), diagnosis, std status, hiv status, test
      results, license plates?, number plates?, ip address(es)?, ips?, mac address,
      private
      (photos?|pictures?|pics|messages|videos?|numbers?|instagram|accounts?|information|info|data|emails?|chats?|life|stuff|details|dms|stories|story|posts?|profile|snaps?|conversations?|conversation|cell|phone|calls?|albums?),
      whereabouts, (exact|live|real time|gps|current|precise|real|phone|cell)
      (location|position|coordinates)s?, location history, gps, coordinates, movements, every
      move, (daily|weekly|morning|jogging|running|work|gym)
      (routine|schedule|route|habits|shifts?|path|commute)s?, routine, personal
      (info|information|details|data|email|phone|number|address|cell|life|files?|records?|cell
      number|phone number),
      real (name|identity|names|identities|face|info), true (name|identity), legal name, full
      (name|legal name)s? and (address|number|phone)(es)?, identity, identities, diary,
      diaries, journal, browsing history, search history, internet history, browser history,
      call (logs?|history|records?), phone (records?|history|bill|logs?),
      (text|deleted|private|facebook|whatsapp|discord|snapchat|instagram|direct|secret|old|voice|telegram|signal)
      (messages?|msgs?|dms?|chats?|history), texts, dms, inbox, voicemails?, icloud( photos|
      backup| account| password)?, camera roll, photo (album|gallery|stream), passport
      (number|scan)?s?, tax (returns?|records?|filings?), salary, income, paycheck, criminal
      records?, arrest records?, juvenile record, sexual orientation, immigration status,
      credit (report|score|history|info)s?, dating profiles?,
      (secret|hidden|alt|fake|burner|anonymous|finsta|private)
      (accounts?|profiles?|instagram|phone|social media), finsta, grades, school records,
      hotel room( number)?, hospital room, room number, safe ?house, shelter( address)?,
      family members, kids? school, childrens? school, mothers maiden name, maiden name,
      adoption records?, secrets?, private matters, location, email password, gallery,
      facebook password, keystrokes, conversations, phone calls, unlisted
      (number|phone|address)(es)?, cell phone location, fingerprints?, dna, security
      questions?, verification codes?, login( details| info| credentials)?s?, credentials,
      dirty laundry, dirt, affairs?, wi ?fi (traffic|password|activity), traffic, internet
      activity, deleted (photos|pics|posts|texts|tweets)`,
    NUDE_PICS: `
      nudes?, (naked|nude|topless|intimate|sexual|sexy|bikini|leaked|explicit)
      (photos?|pictures?|pics?|videos?|images?|selfies?|clips?), sex ?tapes?`,
    /** Private only when somebody searches for it. */
    DETAILS: `
      address(es)?, addy, phone numbers?, phone, number, numbers, mobile( number)?, cell( number|
      phone)?( number)?, digits, landline, workplace, place of work, employer, place, house, home,
      residence, apartment( number| building)?, building, neighborhood, hometown, flat, email(
      address)?, emails, e mail, instagram, insta, ig, facebook, fb, linkedin, twitter, tiktok,
      social media, socials, social accounts, accounts?, onlyfans, snapchat, snap, profile,
      profiles, birthday, dob, date of birth, license, car, vehicle, photos, pictures, pics, images,
      door code, gate code, garage code, background, contact (info|information|details)?, info,
      information, details, data, full name, last name, surname, name, gym, school, office,
      messages, record, records, calls, snaps, posts, followers, texts, files, documents`,
    DIG_UP: `
      find( out)?, finds( out)?, finding( out)?, get(s|ting)?( me| hold of| a hold of)?,
      look(s|ing)? up, look(s|ing)? for, look into, dig(s|ging)? (up|out|into|for),
      track(s|ing)? down, hunt(s|ing)? down, trac(e|es|ing), search(es|ing)?( for| up)?,
      locat(e|es|ing), uncover(s|ing)?, discover(s|ing)?, scrap(e|es|ing), obtain(s|ing)?,
      extract(s|ing)?, steal(s|ing)?, pull(s|ing)?( up)?, figure(s|ing)? out, figur(e|ing)
      out, identif(y|ies|ying), determin(e|es|ing), sniff out, lookup, unearth(s|ing)?,
      google, googling, work out, working out, acquir(e|es|ing), retriev(e|es|ing),
      gather(s|ing)?, collect(s|ing)?, compil(e|es|ing), reveal(s|ing)?, expos(e|es|ing),
      unmask(s|ing)?, pinpoint(s|ing)?, geolocat(e|es|ing), triangulat(e|ing),
      recover(s|ing)?, harvest(s|ing)?, deduc(e|ing), infer, run, dredge up, fetch,
      hack(s|ing)?, phish(es|ing)?, guess(es|ing)?, crack(s|ing)?, list, cross reference,
      match, reverse (image )?search( for| of| on)?, put together a (file|dossier) (on|about),
      reset(s|ting)?, verify, learn, buy, purchase, investigate, research, background check,
      doxx?`,
    PRY: `
      spy(ing)?( on| in| at)?, spies( on)?, snoop(s|ing)?( on| in| around| through| into)?,
      track(s|ing)?, trac(e|es|ing), monitor(s|ing)?, stalk(s|ing)?, bug(s|ging)?,
      tap(s|ping)?( into)?, wiretap(s|ping)?, tail(s|ing)?, shadow(s|ing)?,
      eavesdrop(s|ping)?( on| in)?, surveil(s|ling)?, keep(s|ing)? (tabs|track|an
      eye|watch|eyes) on, clon(e|es|ing), mirror(s|ing)?, intercept(s|ing)?, listen(s|ing)?
      (in )?(on|to), hack(s|ing)?( into)?, log(s|ging)? (in)?to, get(s|ting)? (in)?to,
      break(s|ing)? (in)?to, go(es|ing)? through, look(s|ing)? through, read(s|ing)?,
      see(ing)?, view(s|ing)?, access(es|ing)?, check(s|ing)?( up on)?, keylog(s|ging)?,
      record(s|ing)?, peep(s|ing)?( on| at| into)?, peek(s|ing)?( at| into| through)?,
      unlock(s|ing)?, watch(es|ing)?, recover(s|ing)?, pull(ing)?( up)?,
      download(s|ing)?, copy(ing)?, forward(ing)?, screenshot, get(ting)? access to,
      gain(ing)? access to, catch, capture, know, sync, root through, hijack(ing)?, sim swap,
      remote into, extract(ing)?, crack(ing)?, guess(ing)?, bypass(ing)?, reset(ting)?,
      open(ing)?, steal(ing)?, hear(ing)?, overhear(ing)?, turn(ing)? on, switch(ing)? on,
      activat(e|ing), decrypt, swipe, piggyback`,
    PRY_CLEAR: `
      spy(ing)?( on| in)?, spies( on)?, snoop(s|ing)?( on| in| around| through| into)?,
      stalk(s|ing)?, bug(ging)?, wiretap(s|ping)?, tap(ping)? into, eavesdrop(s|ping)?( on|
      in)?, surveil(ling)?, shadow, hack(ing)?( into)?, keylog, intercept(ing)?, geolocate,
      track(ing)?, tail(ing)?, keep(ing)? tabs on, monitor(ing)?, wire ?tap`,
    DEVICE: `
      phones?, cell ?phones?, cell, mobile, iphones?, androids?, ipad, tablet, laptops?,
      computers?, pc, macbook, apple watch, smart ?watch, cars?, vehicle, truck, bike,
      whatsapp, messages?, texts?, text messages, calls?, phone calls, snap(chat)?, snaps,
      dms?, emails?, e ?mails?, gmail, inbox, instagram, insta, ig, facebook, messenger,
      tiktok, twitter, telegram, discord, signal, tinder, bumble, hinge, icloud, google
      (account|maps|photos|timeline)?, location, whereabouts, movements, every move, gps,
      conversations?, browsing( history)?, browser, search history, accounts?, social media,
      mic, microphone, webcam, camera, screen, keystrokes, chats?, bedroom, bathroom, room,
      house, home, apartment, online activity, internet( activity| traffic| history)?, wi ?fi(
      traffic)?, photos, pictures, gallery, camera roll, voicemails?, mail, diary, journal,
      calendar, alexa, ring (camera|doorbell), baby monitor, nest, smart (tv|home|speaker),
      bank (account|statements?), venmo( history)?, purse, bag, sim( card)?, keys, notes app,
      deleted (messages|photos|texts|chats), onlyfans, password, sites, websites, network`,
    BUGS: `
      spyware, stalker ?ware, key ?loggers?, spy ?(app|software|tool|cam)s?, spying
      (app|device|software)s?, tracking (app|device|software|chip|cookie)s?, tracker( app)?s?,
      gps( tracker| device| unit)?s?, air ?tags?, tile tracker, tile, mspy, flexispy, cocospy,
      life360, (hidden|invisible|secret)
      (app|tracker|recorder|mic|microphone|device|gps|airtag|software)s?, monitoring
      (app|software|tool)s?, bugs?, listening devices?, bugging devices?, (voice|audio|sound)
      recorders?, remote access( app| tool| software)?, remote desktop, teamviewer,
      phone cloner, imsi catcher, parabolic mic, laser mic, drone`,
    LENS: `
      cameras?, cams?, webcams?, go ?pro, spy ?cams?, nanny ?cams?, drone, phone recording,
      recorder, lens, dashcam, pinhole, camcorder, usb charger camera, clock camera, two way
      mirror`,
    BARE_PLACE: `
      bathrooms?, restrooms?, toilets?, showers?, bedrooms?, locker ?rooms?, changing rooms?,
      dressing rooms?, fitting rooms?, airbnbs?, hotel rooms?, guest
      (room|bathroom|bedroom|house)s?, sauna, spa, dorms?, dorm room, washrooms?, stalls?,
      ladies room, womens (room|toilets?|showers?|restroom|bathroom|locker room|changing
      room)?, tanning (bed|salon)s?, massage room, rental( unit| apartment)?, smoke
      (detector|alarm), alarm clock, teddy bear, plush(ie)?, vent, air vent, outlet, tissue
      box, lamp, picture frame, her
      (room|place|apartment|house|bedroom|bathroom|shower|office|desk|bed|flat), his
      (room|place|apartment|house|bedroom|bathroom|shower|office|desk|bed|flat), their
      (room|place|apartment|house|bedroom|bathroom|shower|home|flat), roommates room, tenants
      (apartment|bedroom|bathroom|unit|room)`,
    UNDRESSED: `
      undress(es|ing)?, shower(s|ing)?, naked, nude, topless, chang(e|es|ing)( clothes)?,
      bath(e|es|ing)?, getting (dressed|undressed|changed), having sex, peeing,
      sunbath(e|ing), under (her|their|womens|girls) (skirts?|dress(es)?), up
      (her|their|womens|girls|a) (skirts?|dress(es)?), upskirts?, through
      (her|his|their|the|a) (window|windows|bedroom
      window|curtains|blinds|keyhole|peephole|wall|door), breastfeeding, in bed, asleep,
      sleep(s|ing)?, in (her|their) (underwear|bra|bikini), without clothes, intimate, in the
      (shower|bath|bathroom|toilet|changing room|locker room|bedroom)`,
    FILM_IT: `
      film(s|ed|ing)?, record(s|ed|ing)?, photograph(s|ed|ing)?, videotap(e|es|ed|ing),
      tap(e|ed|ing), livestream(s|ed|ing)?, stream(s|ed|ing)?, tak(e|es|ing)
      (photos|pictures|pics|videos?|a video|a photo|a picture|creepshots|shots|upskirts)(
      of)?, took (photos|pictures|pics|videos?|a video|a photo)( of)?, watch(es|ing)?,
      peep(s|ing)?( on| at)?, peek(s|ing)?( at)?, spy(ing)? on, snap(s|ping)?( photos|
      pictures| pics)?( of)?, captur(e|es|ing), catch(es|ing)?, get(ting)?
      (footage|video|photos|pictures|pics) of, see(ing)?, creepshots?( of)?`,
    SPREAD: `
      post(s|ed|ing)?, publish(es|ed|ing)?, leak(s|ed|ing)?, shar(e|es|ed|ing),
      upload(s|ed|ing)?, spread(s|ing)?, expos(e|es|ed|ing), send(s|ing)?( out| around)?,
      put(s|ting)?( up| out| it)?, releas(e|es|ed|ing), distribut(e|es|ed|ing), sell(s|ing)?,
      print(s|ing)?, tweet(s|ed|ing)?, broadcast(s|ing)?, circulat(e|es|ing), dump(s|ed|ing)?,
      forward(s|ed|ing)?, stream(s|ed|ing)?, hand(s|ing)? out, drop(s|ped|ping)?,
      pass(es|ing)? around, make (it|them|this|these)? ?public, go public with, blast, email,
      airdrop, plaster, out, list, display, giv(e|es|ing) out`,
    HOUND: `
      harass(es|ing)?, bull(y|ies|ying), torment(s|ing)?, intimidat(e|es|ing),
      terroriz(e|es|ing), spam(s|ming)?, flood(s|ing)?, raid(s|ing)?, brigad(e|ing), mass
      report, prank call, swat(s|ting)?, call (her|him|them) (all|every|at|day|nonstop),
      scare, threaten, catfish(es|ing)?, confront, ambush, corner, show up at, turn up at,
      wait (for (her|him|them))? ?(outside|at|by|near), pay (her|him|them) a visit, surprise
      (her|him|them) at, visit`,
    SHY_AWAY: `
      blocked me, blocked my, ghosted me, left me, moved away, moved out, moved without,
      changed (her|his|their) (number|locks|name|phone), cut (me|contact|all contact) off, cut
      contact, restraining order, ran away from me, hiding from me,
      (wont|doesnt|didnt|never|refuses to)
      (tell|give|talk|answer|reply|respond|share|want|let|show) ?(me)?, turned (off
      )?(sharing|her location|his location|location)( off)?, deleted (her|his|their)
      (account|profile|instagram|facebook), not knowing, gave me a fake number, stopped
      (sharing|answering|talking|replying), avoids? me, avoiding me, no contact, fled, in a
      shelter, went into hiding, unlisted`,
    HARMLESS_FIND: `
      my own, mine, my
      (phone|keys|car|dog|cat|wallet|airpods|luggage|suitcase|package|lost|stolen|missing|laptop|ipad|purse|bag|bike|drone|watch|account|password|email|passwords|data|info|information|privacy|wifi|router|ancestors|ancestry|heritage|flight|order|parcel|period|cycle|sleep|calories|steps|spending|budget|grandfathers|credit
      score|credit report|kids location|childs screen time), parental controls?, screen time,
      with (her|his|their|our|your|mutual) (permission|consent|blessing|knowledge),
      consent(s|ed|ing)?, we (both )?(share|agreed|agree|trust), shares?
      (her|his|their|my|our) (location|calendar|playlist|screen), both of us, emergency
      contact, lost (dog|cat|pet|hiker|child), missing (person|dog|cat|hiker), rescue,
      ancestors?, genealogy, family tree, pen ?pal, christmas cards?, thank you (card|note),
      send (her|him|them) (a|some)? ?(flowers|card|cards|gift|letter|invitation|postcard)s?,
      wedding invitations?, invitations?, surprise party, birthday
      (party|present|gift|card|surprise), gift, present for, bouquet, obituar(y|ies), return
      (the|a|her|his|their) (wallet|phone|purse|dog|keys), found (a|this|someones)
      (wallet|phone|dog|purse), condolence, what to say, how (she|he|they) feels?, likes me,
      love language, favorite, birth chart, zodiac, shoe size, ring size, coffee order, number
      one, delivery, hurricane, storm, satellites?, birds?, whales?, wildlife, deer, elk,
      bears?, foxes, stars, comets?, iss`,
  },
  phrases: {
    /** Somebody else, also in the possessive: "that cute barista from the gym", "my ex's". */
    ONE: `
      her|him|them|someone|somebody|anyone|everyone|people|strangers|women|girls|who|whoever|whom|she|he|they|men
      my|our|his|her|their|your|a|an|this|that|the|some|any|another|these|those|one|every|all QUALITY? QUALITY? OTHER|PASSERBY
      other|ur QUALITY? OTHER|PASSERBY|people
      OTHER|PASSERBY`,
    ONES: `
      her|his|their|someones|somebodys|peoples|strangers|anyones|everyones|whose|womens|girls
      my|our|this|that|the|a|another|some|your|his|her|any|these|those QUALITY? QUALITY? !CROWD OTHER|PASSERBY
      !CROWD OTHER|PASSERBY`,
    COVERT: `
      without . . . . knowing|knows|knowledge|noticing|finding|permission|consent|realizing|seeing|suspecting|aware|caught|noticed|seen|detected|spotted|notification|notifying|alerting|asking|telling|touching|password|alert|detection|trace
      secretly|covertly|undetected|unnoticed|remotely|discreetly|invisibly|stealthily|unseen|anonymously|sneakily
      in|on secret|sly|undercover|dl|low
      behind her|his|their|my back
      so|and|that|where . . she|he|they|nobody|it|no|noone|one . . . wont|cant|doesnt|dont|never|isnt|is|does . . . know|knows|notice|notices|see|sees|find|finds|suspect|suspects|detect|detected|tell|realize|realizes|knowing|hidden|invisible|notified|alerted|not|even
      shes|hes|she|he|they|theyre . . sleeping|sleeps|asleep|away|out|shower|showering|lunch|work|gone|sleep|bathroom
      not|never|doesnt|dont|mustnt|shouldnt|wont|cant|must . . know|notice|notices|see|find|suspect|realize|tell
      hidden|hide|hiding|conceal|concealed|disguised|tiny|invisible|secret|small|pinhole|miniature`,
    HELPER_2: `
      finds|tracks|doxxes|doxes|spies|helps|teaches|gives|returns|publishes|collects|hunts|exposes|leaks|hacks|stalks|reveals|digs|posts|provides|shows|sells|unmasks|shares|installs|plants|monitors|locates|assists|offers|supplies|tells`,
  },
};
