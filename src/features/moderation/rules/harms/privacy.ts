import type { HarmTable } from '../frames/harm-table.ts';

const SPEECH = ['chat_input', 'reply', 'card', 'character'] as const;

/** Finding, watching, unmasking and exposing real people. */
export const PRIVACY: HarmTable = {
  category: 'privacy',
  words: {
    WHOSE_WORD: 'her, his, their, someones, somebodys, peoples, strangers',
    OWN_FAMILY: `
      sisters?, brothers?, siblings?, mothers?, moms?, mums?, fathers?, dads?, parents, grandmas?, grandpas?,
      grandmothers?, grandfathers?, grandparents, aunts?, uncles?, cousins?, sons?, daughters?, kids,
      children, nieces?, nephews?, family, folks`,
    NEAR_ONES: `
      exs?, exes, ex ?(girlfriend|boyfriend|wife|husband|gf|bf|boss)s?, neighbou?rs?, co ?workers?,
      colleagues?, bosss?, teachers?, professors?, crushs?, crushes, wifes?, husbands?,
      girlfriends?, boyfriends?, gfs?, bfs?, sisters?, brothers?, roommates?, landlords?,
      classmates?, friends?, mothers?, moms?, daughters?, sons?, students?, doctors?, therapists?,
      managers?, tinder (dates?|match(es|s)?), dates?, cousins?, new (girlfriends?|boyfriends?),
      employees?, partners?, rivals?, bullys?, bullies, stalkers?, tenants?, fiancee?s?, uncles,
      aunts, babysitters?, nannys?, maids?, birth mothers?, birth fathers?, flatmates?, trainers?,
      barbers?`,
    SEEN_ONES: `
      girls?, womans?, women, mans?, guys?, persons?, ladys?, dudes?, streamers?, youtubers?,
      strangers?, users?, accounts?, profiles?, creators?, models?, actress(s)?, actors?,
      celebritys?, influencers?, redditors?, tiktokers?, baristas?, waitress(s)?, waiters?,
      nurses?, cops?, cashiers?, journalists?, reporters?, judges?, bloggers?, gamers?, trolls?,
      cam ?girls?, politicians?, police officers?, officers?, bartenders?, chicks?, bitch(s)?,
      bastards?, assholes?, receptionists?, witness(s)?, joggers?, owners?, drivers?, sellers?,
      instagrammers?, authors?, senators?, vtubers?, artists?, neighbors?, coworkers?`,
    SEEN_AS: `
      instagram, tiktok, onlyfans, twitch, tinder, facebook, hot, cute, pretty, random, gym, bus,
      train, blonde, young, anonymous, private, masked, certain, other, mystery, local, new,
      reddit, discord, old, weird, stupid`,
    SOMEBODY_ELSE: `
      someone, somebody, a person, people, her, him, them, she, he, they, women, girls,
      a private individual, strangers, everyone who`,
    SECRET_STRONG: `
      home address(es)?, street address, exact address, private address, current address,
      new address, real address, (social security|ssn)( numbers?)?, socials?, ssn,
      credit card( numbers?| details)?,
      bank (details|account|accounts|statements|balance|login|records), passwords?, passcode,
      pin code, medical (records|history|files)?, health records, license plates?,
      number plate, ip address(es)?,
      private (photos?|pictures?|pics|messages|videos?|numbers?|instagram|account|information|info|data|emails?|chats?|life|stuff),
      nudes?, naked (photos?|pictures?|pics|videos?), sex tapes?,
      intimate (photos?|pictures?|videos?|pics), whereabouts, exact location, real time location,
      live location, gps location, location, daily (routine|schedule),
      personal (info|information|details|data|email|phone|number|address|cell|life)?,
      real (name|identity)s?, full name and address, identity, diary, browsing history,
      search history, call (log|logs|history|records), texts?, text messages, dms?,
      direct messages, private dms, emails?, deleted messages, whatsapp( messages)?, snapchats?,
      messages, voicemails?, icloud, passport number, tax returns?, salary, criminal record,
      sexual orientation, hiv status, immigration status, credit report, credit score,
      dating profiles?, secret accounts?, grades, work schedule, hotel room, hospital room,
      room number, safe house, shelter address, family members`,
    SECRET_WEAK: `
      address, phone number, phone numbers, mobile number, cell number, cell phone number, phone,
      number, workplace, work address, place of work, place, house, home, office, school,
      email address, email, instagram, facebook, social media, socials, onlyfans, snapchat,
      birthday, date of birth, license, car, photos, pictures, pics, apartment, apartment number,
      door code, kids school, background, contact (info|information|details),
      full name, last name, surname`,
    FIND: `
      find( out| me)?, finding( out)?, get( me| hold of)?, getting, look(ing)? up, look for,
      track(ing)? down, leak(ing)?, dig(ging)? up, search(ing)? for, search, locat(e|ing),
      hack(ing)?, publish(ing)?, expos(e|ing), reveal(ing)?, uncover(ing)?, discover(ing)?,
      trac(e|ing), scrap(e|ing), obtain(ing)?, extract(ing)?, steal(ing)?, pull up, dig out,
      figure(d|ing)? out, identify, determine, sniff out, lookup, unearth, google, work out,
      acquire, retrieve, gather, collect, compile, access`,
    EXPOSE: `
      post(ing)?, publish(ing)?, leak(ing)?, shar(e|ing), upload(ing)?, spread(ing)?, expos(e|ing),
      send(ing)? (out|around)?, put(ting)?, releas(e|ing), distribut(e|ing), sell(ing)?,
      print(ing)?, tweet(ing)?, broadcast(ing)?, circulat(e|ing), dump(ing)?, show(ing)?,
      reveal(ing)?, forward(ing)?, stream(ing)?, give, drop, pass around`,
    ONLINE: `
      online,
      on (the)? (internet|web|reddit|twitter|facebook|instagram|tiktok|x|discord|telegram|4chan|pornhub|porn sites?|a porn site|forum|forums|a forum|social media|billboards?|craigslist|tinder|onlyfans|snapchat|whatsapp|kiwi farms|a website|here),
      to (her|his|their) (boss|family|parents|employer|work|school|friends|husband|wife|coworkers|church),
      everywhere, publicly, to everyone, to the (world|public|press|whole school|whole office),
      without (her|his|their) (consent|permission|knowledge|knowing), as revenge, for revenge,
      to get back at (her|him|them), in the group( chat)?, in my group chat,
      to my (friends|buddies|boys), so (people|everyone|they|fans) can, and get (her|him) fired,
      to ruin, to humiliate, to embarrass, to shame, for everyone`,
    TRACK: `
      track(ing)?, trac(e|ing), follow(ing)?, spy(ing)?( on)?, monitor(ing)?, stalk(ing)?,
      bug(ging)?, tap(ping)?, tail(ing)?, eavesdrop(ping)?( on)?, watch(ing)?, clon(e|ing),
      mirror(ing)?, intercept(ing)?, read(ing)?, record(ing)?, snoop(ing)?( through| on| in)?,
      wiretap(ping)?, see, check(ing)?, go(ing)? through, keep(ing)? tabs on, surveil,
      listen(ing)? (in )?(to|on), hack(ing)?( into)?, log(ging)? into, get(ting)? into,
      access(ing)?, geolocate, gps, keylog, look(ing)? through, shadow(ing)?, unlock(ing)?`,
    TRACKED: `
      phones?, location, cars?, messages?, texts?, text messages, calls?, phone calls, whatsapp,
      snap(chat)?, dms?, emails?, e ?mails?, iphone, android, laptop, computer, gps, instagram,
      facebook, every move, movements, whereabouts, conversations?, browsing( history)?, accounts?,
      icloud, live location, mic, microphone, webcam, camera, screen, keystrokes, chats?, room,
      bedroom, house, home, online activity, internet activity, apple watch, airtag, photos,
      gallery, voicemails?, telegram, signal messages, tinder, mail, diary`,
    SECRETLY: `
      without (her|him|them|his|their|my (wife|husband|girlfriend|boyfriend|ex|partner|roommate|sister|coworker|neighbou?r)) (knowing|noticing|knowledge|finding out|permission|consent|ever knowing|realizing|seeing|being aware|suspecting)?,
      without (permission|consent|being (caught|noticed|seen|detected|spotted)|getting caught|a notification|anyone knowing|detection|being (in)? public),
      secretly, behind (her|his|their) back, covertly, in secret, undetected,
      so (she|he|they) (wont|doesnt|dont|cant|never|will never|wouldnt) (know|knows|notice|see|find|suspect|notices),
      remotely, unnoticed, from my phone, unseen, discreetly, anonymously, she doesnt know,
      he doesnt know, invisibly, stealth, hidden, on the sly`,
    SPYWARE: `
      spyware, stalkerware, key ?loggers?, spy ?apps?, spying apps?, tracking apps?, tracker apps?,
      trackers?, gps( trackers?| device)?, air ?tags?, mspy, flexispy, hidden apps?,
      monitoring (app|software)s?, bugs?, listening devices?, hidden mic(rophone)?s?, tile tracker,
      spy software, remote access app, recorder, voice recorder, tracking device, life360,
      hidden recorders?, remote desktop`,
    CAMERA: `
      (hidden|spy|secret|tiny|small|mini|concealed|pinhole|nanny|disguised|wireless) (cameras?|cams?|webcam|phone),
      cameras?, webcam, go ?pro, cam, nanny cam, phone recording`,
    PRIVATE_PLACE: `
      (bathroom|restroom|toilets?|shower|showers|bedroom|locker room|changing room|dressing room|fitting room|airbnb|hotel room|room|bed|dorm|sauna|apartment|house|bathrooms|washroom|gym|guest room|guest bathroom|office bathroom|tanning bed|stalls?|ladies room|girls locker room|womens (bathroom|toilet|locker room|restroom|changing room|shower)|ladies (room|toilet|bathroom)|rental|spa|living room|airbnb bathroom|her place|alarm clock|smoke detector|teddy bear|vent|roommates room)`,
    PEEP: `
      film(ing)?, record(ing)?, photograph(ing)?, videotap(e|ing), tap(e|ing),
      tak(e|ing) (photos|pictures|pics|videos|a video|a photo) (of)?, watch(ing)?,
      peep(ing)?( on| at)?, peek(ing)?( at)?, spy(ing)? on, stream(ing)?, livestream(ing)?,
      snap(ping)? (photos|pictures|pics) of, capture, catch`,
    BARE: `
      undress(ing)?, shower(ing)?, naked, sleep(ing)?, changing, bathing, getting dressed,
      in the (shower|bathroom|bath|toilet|changing room|locker room|bedroom), having sex, peeing,
      sunbathing, under (her|their) skirts?, up (her|their) skirts?,
      through (her|his|their|the) (window|bedroom window|curtains|blinds|keyhole), nude,
      breastfeeding, in bed, taking a (bath|shower)`,
    UNMASK: `
      dox(x|es|xes|ing|xing|ed|xed)?, deanonymi(z|s)e, de anonymi(z|s)e, unmask, doxer, doxxer,
      swat(ting)?, dox`,
    PICTURE_SEARCH: `
      reverse image search, reverse search, facial recognition, face recognition, face search,
      face lookup, pimeyes, run (her|his|this|the|a) face, geoguess, clearview`,
    COMPANY: `
      company, business, store, shop, restaurant, pizzeria, pizza place, hotel, clinic, hospital,
      doctors office, dentists?, museum, library, support, customer (service|support), bank branch,
      office hours, embassy, airline, school office, venue, theater, gym website, salon,
      pharmacy, florist, bakery, cafe, garage, plumber, taxi, airport, landmark, senators office,
      congress, celebrity fan mail, publisher, agent, booking, headquarters, city hall,
      police station, non emergency`,
    PROTECT_ME: `
      protect(ing)?, prevent, safe, safety, avoid, stop, report, reported, police,
      restraining order, victim, help me get away, remove my, delete my,
      being (stalked|tracked|watched|doxxed|spied|followed),
      is (stalking|tracking|spying|following|watching) (on)? me, stalks me, tracks me, spies on me,
      stalking me, stalked me, doxxed me, tracked me, spying on me, tracking me, following me,
      watching me, spied on me, leaked my, posted my, shared my, hacked my, got doxxed, was doxxed,
      been doxxed, were doxxed, being doxxed, my own, on myself, detect, find out if,
      check (if|whether|for) (hidden|my|there|a), search for hidden, spot hidden,
      find hidden cameras, on my (phone|car|laptop), in my (car|room|house|bag|purse|apartment),
      how do i know if, how can i tell if, my lost, my stolen, my package, packages?, parcel,
      flight, steps, calories, macros, period, sleep, runs, workouts?, order, shipment, delivery,
      luggage, keys, pet, cat, dog, toddlers? in, baby monitor, elderly mother with dementia,
      dementia, with (her|his|their) (permission|consent), consent(s|ed)?, agreed,
      shares? (her|his|their) location with, we share, both of us share, budget, spending, habits,
      investments, hurricane, storm, satellites?, santa, birds?, whales?`,
  },
  phrases: {
    WHOSE: `
      WHOSE_WORD
      my EPITHET? EPITHET? NEAR_ONES
      this|that|the|a SEEN_AS? SEEN_ONES`,
    WHO: `
      SOMEBODY_ELSE
      my EPITHET? EPITHET? NEAR_ONES
      this|that|some|a|the|any SEEN_AS? SEEN_ONES`,
    SECRET: 'SECRET_STRONG|SECRET_WEAK',
  },
  rules: [
    {
      name: 'personal_data_sought',
      surfaces: SPEECH,
      frames: `
        FIND . out|me|up|the|for? . . WHOSE . . . SECRET_STRONG|SECRET_WEAK
        FIND . . . . SECRET_STRONG . . of|for|from|on|belonging . . WHO
        give|tell|send|get|show|need|want|provide|whats|what|know|text|have|list . me|us|to|is|know|are? . . WHOSE . . . SECRET_STRONG
        need|want|looking|search|help . me? . . . . WHOSE . . . SECRET
        what|whats|tell|give|need|want|know . is|me|are? . . SECRET . . of|for . . WHO ... find|look|search|online|up|get|me|$
        WHOSE . . SECRET ... find|look|search it|up|for . online|up|me|out
        SECRET . of|for . WHO|WHOSE // find|look|search|online|google . it|up|for|out|this|that? . me|$|it|up|online|out
        where . does|do|is . WHO . . go|goes|hang|jog|run|park|shop|gym . . . . . . follow|watch|wait|secretly|want|see|every|track
        FIND|tell|know|show|need|want|figure|learn|see|located|ask|google|check|tracking . me|out|to|up|exactly|know|find? . . where . . WHO . . . live|lives|living|work|works|stays|staying|hangs|goes|parks|moved|sleeps|is
        where . does|do|is|are . WHO . . . live|lives|work|works|staying|hiding|living|park|stay|sleep . . address|exactly|now|these|right|$
        who . owns|is|belongs|lives|registered . . . . . license|plate|number|house|address|phone|account|ip
        license|plate|phone|ip . plate|number|address? . . . . who . is|owns|it|lives|belongs
        PICTURE_SEARCH .. . WHO|find|woman|girl|guy|man|name|identify|who|her|him|instagram|profile
        WHO|photo|picture|pic|woman|girl|face|screenshot|video ... PICTURE_SEARCH
        WHOSE real|legal|actual name|identity . . . and|so|address|where|from|online
        FIND . everything|anything|dirt|all|info|information|details|stuff . . . . about|on|regarding . . . WHO|WHOSE
        UNMASK . . . . WHO|WHOSE|VICTIM|streamer|someone|people|the|this|girl|address
        dox|doxx|doxing|doxxing|doxed|doxxed|doxes|doxxes
      `,
      except: `
        cant|wont|cannot|wouldnt|couldnt|dont|not ADVERB? look|find|tell|track|search|trace ... lives|live|works|address|number|is
        NEG|lost|forgot|deleted . . . WHOSE
        was|were|been|got|against|dont|never|of|being|not|get|if|getting|who|people|is|anti . . UNMASK
        UNMASK . is|me|happened|attempt|victims|by|laws|can
        VICTIM|he|she|they|someone|troll|trolls|somebody UNMASK . me
        FIND|see|read|check|get|learn|view . . . WHOSE . . photos|pictures|pics|messages|message|texts|text|emails|email|dms|house|home|place|number|phone|birthday|instagram|school|facebook|gym|car|background|snapchats|grades . . . made|from|last|yesterday|today|morning|again|party|after|later|and|was|is|at|i|to|about|makes|because|when|with
        see|read|get|learn|check|view her|his|their . photos|pictures|pics|messages|message|texts|text|emails|email|dms|house|home|place|phone|number|birthday|instagram|school|facebook|gym|car|family|parents|background|socials|location|office|apartment $
        know|learn|find|tell|see|ask . me|out? where . he|she|they|you|we . . goes|is|go|are|stays|hangs|works|work $
        where . is|are . she|he|they $
        where . do|does|did|is|are . my|our EPITHET? OWN_FAMILY . live|work|stay|sleep|living|staying|from . $|again
        where . do|does|did . she|he|they|you . live|work|stay|sleep $
        her|his|their|your . character|avatar
        see|meet|visit . . family|parents|house|home|place|office
        get|getting|find . . WHOSE . . attention|number|phone . . . . bar|party|nervous|shy|asked|without
        gave|give|got|asked|ask . me|her|him|for? . her|his|their number
        what|whats . is|are . . . . real name|names . $|of|actor
        real name . . of . . pope|actor|singer|character|lady|bowie|twain|author
      `,
      unlessNear: `
        COMPANY
        MAKE_BELIEVE
        PROTECT_ME
        police|lawyer|witness|court
        gift|present|flowers|surprise|birthday
      `,
    },
    {
      name: 'stalking',
      surfaces: SPEECH,
      frames: `
        TRACK . . . WHO . . . . . SECRETLY
        HOW . . TRACK . on|through|into|in|all|down|to? . WHOSE . . . TRACKED
        HOW . . track|trace|spy|stalk|monitor|bug|tap|follow|surveil|eavesdrop|tail|shadow . on|down? . . WHO|VICTIM
        INTEND . track|trace|spy|stalk|monitor|bug|tap|surveil . on|down? . . WHO|WHOSE
        track|trace|spy|bug|tap|monitor|clone|hack|stalk|wiretap . on|down|into? . WHOSE TRACKED
        stalk my|her|his|this|that|a|someone
        install|put|hide|place|plant|stick|attach|slip|use|buy|get|recommend|need|want|good|best|which|what|is|any|set|send|sneak|add . . . . . SPYWARE . . . . on|in|under|inside|for|to|into|onto|without|that . . WHOSE|WHO|someones|catch|spy|monitor|track|her|his|SECRETLY
        SPYWARE . . . . . WHOSE|WHO . . . TRACKED|car|purse|bag|backpack|phone|SECRETLY
        read|reading|see|get|intercept|recover|view|check|forward . . all|of|through? . WHOSE . . . texts|messages|dms|emails|whatsapp|chats|snapchat|snaps|mail|diary|email . . . . SECRETLY|from|on|without|remotely
        hide|hidden|hiding|install|installing|put|set|setting|place|plant|conceal|sneak|mount|position|buy|want|where|leave . up|to|a|the|should? . . . CAMERA . . . . in|inside|behind|at|for|to|into . . . . PRIVATE_PLACE
        CAMERA . . . . in|inside|for|at . . . PRIVATE_PLACE . . . . film|record|watch|guests|guest|roommate|without|see|women|girls|her|tenants|caught|catch
        hidden|spy|secret camera|cameras|cam . . . . . WHOSE|WHO|PRIVATE_PLACE|guests
        PEEP . . . WHO|WHOSE|VICTIM|women|girls|guests|tenants|roommate . . . . . BARE|SECRETLY
        follow|following|followed . WHO|WHOSE . . home|to|around|from|after . . . work|school|gym|house|every|without|apartment|night|see|car|secretly
        keylogger . . . . . WHOSE|WHO|her|his
        INTEND . . put|place|hide|stick|attach|install|plant . . . SPYWARE . . . on|in|under|into
        listen|listening|eavesdrop . in|on|to? . on? . WHO . . . through|with|via|from . . wall|walls|bug|door|app|phone|device|mic
        unlock|guess|crack|get|find|bypass|open|access . . . phone|password|passcode|account|email|instagram|laptop|computer|messages|icloud|dms . of . . WHO
        guess|crack|find|get|steal|figure . out? . WHOSE . . . password|passwords|passcode|pin|pattern
      `,
      except: `
        NEGATED . . TRACK|stalk|stalking|spy
        TRACK . . WHOSE . . . story|lead|career|music|art|work|advice|example|channel|games|show|mind|lips|body|eyes|face|book|blog|recipe|letter|poem|feelings
        he|she|they|ex|who|someone|stalker|husband|boyfriend|wife|people|government|companies|apps|somebody . . TRACK . . . me|my|us|you
        stalking|stalk my|you|me . own|instagram|profile
        watch|watching|see|follow|following|check|read . her|him|them|you|she|he|people|someone|women|girls . . $
        watch|watching|watched . . . WHO . . sleep|sleeping
        follow|following . . VICTIM . . to . . dance|kitchen|bedroom|beach|bar|car|door|table|world|end|ends|moon|bed|room
        read|reads . WHOSE . . . texts|messages|emails|email|mind|letters|poems . . . out|aloud|over|again|and|all|every|smile
        put|hide|set|place|leave|install|want . . . cam|camera|cameras . . . . garden|yard|driveway|front|porch|store|nursery|shop|own
        security|home|baby camera|cameras|cam
        found|discovered|noticed|saw a|an|the|some . hidden|spy|secret . camera|cameras|cam
        camera . . . living|my|our . room|bedroom|house|home|apartment . . for|to . . . dog|cat|pets|burglars|security|zoom|streaming|streams|stream|calls
        camera|phone|webcam . . in|on|for . our|my . . . bedroom|room|bed|apartment|house . . with|together|we|both
        film|filming|record|take|photograph . us|ourselves|me|myself|you|our
        watch|watching|catch|capture . . . women|girls|people|guys|men|strangers . . . in bed|beach
      `,
      unlessNear: `
        MAKE_BELIEVE
        PROTECT_ME
        consent|consensual|together|agreed|permission
        wildlife|deer|birds|pitcher|ball|documentary|detective
      `,
    },
    {
      name: 'exposure',
      surfaces: SPEECH,
      frames: `
        EXPOSE . . . WHOSE . . . SECRET_STRONG
        EXPOSE . . . WHOSE . . . SECRET|photos|videos|pictures|picture|photo|video|body . . . . ONLINE
        revenge porn
        EXPOSE . everyone|people|them|all? . . . nudes|nude|naked|private|intimate|sex . photos|pictures|videos|tape|messages? . . that|which . WHO . . . sent|shared|gave|made
        WHOSE . . . address|number|phone|ssn|social|email|password is|are . . . . DIGITS
        call|visit|text|harass . . at|her|him home|work . . . . . . DIGITS
        lives|works|stays at|on . DIGITS // visit|go|call|ask|ring|kill|watch|follow . her|him|there|them
        dug|digs|dig|digging|tracks|tracked|finds|found . up|down? . . SECRET . . of . . WHO|WHOSE|his|her ... posts|posted|post|publishes|shares|sells|leaks|all|see
      `,
      except: `
        NEGATED . . EXPOSE
        he|she|they|ex|who|someone|boyfriend|husband|friend|somebody . . EXPOSE . . . my|me
        EXPOSE . my|our|your own|new|private|vacation|holiday|wedding? photos|photo|pictures|picture|pics|pic|selfies|selfie|nudes|address|number|location|messages|diary|story|email|video|videos|salary|password
        EXPOSE . . . with|to|from|of you|me|us
        give|show|send|share|sharing|put|giving|drop|print|reveal . . her|him|their|his|them . . . . photos|photo|pictures|pics|email|emails|texts|text|message|messages|dms|location|salary|grades|diary|identity|family|private|personal|nudes|whatsapp|snapchats|voicemails . . of|to|from|with . me|my|our|us|mine
        share|sharing|show|showing|send|put|post|posting|give . . . WHOSE . . . . messages|emails|email|texts|text|dms|location|salary|identity|whatsapp . . $
        WHOSE . . number|phone|email is|are . . . . DIGITS . . digits|percent|years|old|chars
        number . one|1
        show|reveal|give|put . . . her|his|their|someones . . . . identity|personal|salary|family . . . side|life
        put|puts|posted|shared|leaked|uploaded|spread . . . . . . . // taken|take|taking|delete|deleted|remove|removed down|off|from|them|it
      `,
      unlessNear: `
        MAKE_BELIEVE
        PROTECT_ME
        COMPANY
        consent|permission|lawyer|police
      `,
    },
    {
      name: 'stalking',
      surfaces: ['image_prompt', 'clone'],
      frames: `
        upskirt|voyeur|voyeuristic|peeping|peep
        hidden|spy|secret camera|cam|cameras . . . . . . woman|girl|women|shower|bathroom|changing|bedroom|locker
      `,
      except: `
        peep toe|toes|show
      `,
      unlessNear: `
        FICTION
      `,
    },
  ],
};
