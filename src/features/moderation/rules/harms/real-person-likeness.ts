import type { HarmTable } from '../frames/harm-table.ts';

/** Companions modeled on people the speaker knows, and celebrities addressed as if present. */
export const REAL_PERSON_LIKENESS: HarmTable = {
  category: 'real_person',
  words: {
    KNOWN_NOUN: `
      exs?, exes, ex (girlfriend|boyfriend|wife|husband|gf|bf|fiancee?|partner|boss|roommate|crush|lover|friend)s?, neighbou?rs?, co ?workers?, colleagues?, boss, bosss, supervisor, manager, teachers?, professors?, crush, crushs, classmates?, roommates?, flatmates?, housemates?, friends?, best friends?, friends (wife|mom|sister|girlfriend|daughter|brother|husband|boyfriend|ex), bosss (wife|daughter), brothers (wife|girlfriend|fiancee), sisters (friend|husband|boyfriend|roommate), husbands (friend|boss|brother), wifes (friend|sister|cousin), sister in law, brother in law, cousins?, sisters?, brothers?, stepsister, stepmom, stepmother, aunt, uncle, mother, mom, father, dad, landlord, landlady, doctors?, dentists?, therapists?, nurse, barista, bartender, waitress, cashier, receptionist, mail(man| carrier), trainer, coach, instructor, (yoga|gym|dance|math|english|piano|spanish|french) (teacher|instructor|trainer|tutor), pastor, priest, secretary, assistant, intern, employee, client, customer, student, tenant, babysitter, nanny, hairdresser, vet, pharmacist, librarian, (tinder|bumble|hinge) (date|match), high school (crush|sweetheart|girlfriend|boyfriend|friend), childhood (friend|crush|sweetheart), first love, late (wife|husband|girlfriend|boyfriend|mother|father|friend), dead (wife|husband|friend), deceased (wife|husband|friend), the (girl|guy|woman|man|boy|lady|dude) (next door|upstairs|downstairs|across the (street|hall)|from (work|my (gym|office|class|building|school|church|street|yoga class)|the (gym|office|bakery|cafe|coffee shop|bus|train|bar|store))|at (work|my (gym|office|school|church)|the (gym|office|cafe|bakery|coffee shop|bar|store))|i (like|love|met|saw|know|follow)|who (works|lives|left|dumped|sits)), local (news anchor|weather girl|streamer|barista), (weather|news) (girl|anchor|man), instagram (model|girl|influencer), streamer, influencer, youtuber, onlyfans girl`,
    PLAYMATE: `
      companions?, characters?, bots?, chat ?bots?, girlfriends?, boyfriends?, lovers?,
      avatars?, ai
      (girlfriend|boyfriend|version|copy|companion|character|bot|lover|waifu|wife|husband),
      waifu, husbando, virtual
      (girlfriend|boyfriend|version|copy|wife|husband|lover|companion), digital
      (version|copy|twin|clone|double|girlfriend|replica), versions?, clones?, replicas?,
      doubles?, copies, copy, twins?, lookalike, persona, likeness, sex ?bot, sexbot, model,
      simulation, recreation, partner, doll, image, images, picture, pictures, photos?,
      portrait, render, video, voice, wife, husband, roleplay, card, profile`,
    FASHION_IT: `
      mak(e|es|ing), made, creat(e|es|ing), created, build(s|ing)?, built, generat(e|es|ing),
      design(ing)?, turn(s|ing)?, convert(ing)?, transform(ing)?, clon(e|es|ing), copy(ing)?,
      copied, recreat(e|es|ing), recreated, replicat(e|ing), rebuil(d|t|ding), reproduce,
      simulat(e|ing), model(ing|l?ed)?, base, based, program, train(ing)?, code, set up,
      become, becomes, be, act as, act like, play, plays, pretend (to be|youre|you are),
      roleplay( as)?, role ?play( as)?, impersonat(e|es|ing), imitat(e|es|ing),
      mimic(king|s)?, talk like, speak as, speak like, answer as, answer like, respond as,
      write as, text me as, draw, render, paint, swap, put, use, bring, give, want, need,
      like, resurrect, morph, portray, embody`,
    STAGE_NAME: `
      drake, messi, ronaldo, adele, madonna, bono, usher, lorde, halsey, cher, eminem, lizzo,
      hozier, the weeknd, weeknd, lisa from blackpink, jennie from blackpink, rose from
      blackpink, jisoo, jimin, jungkook, suga, taehyung, felix from stray kids, hyunjin,
      jhope, namjoon, keanu, timothee, leo dicaprio, kanye, kim k, jlo, j lo, arnold, trump,
      putin, biden, obama, zelensky, macron, elon, musk, zuckerberg, starmer, mr starmer, sza,
      bts member, beckham, mbappe, haaland, neymar, lebron, steph curry, kobe, shaq, usain,
      zidane, djokovic, nadal, federer, kylie, kendall, kourtney, khloe, brangelina, ariana,
      selena, billie, dua, gaga, britney, miley, rihanna, beyonce, shakira, cardi, nicki,
      doja, taylor, harry from one direction, zayn, louis from one direction, niall, bieber,
      hailey bieber, kpop idol from, oprah, ellen, kimmel, gordon ramsay, snoop, ye, 50 cent,
      diddy, jay z, tupac, biggie, the rock, john cena, pewdiepie, mrbeast, ishowspeed, ninja
      the streamer, pokimane, amouranth, valkyrae, dream the youtuber, markiplier,
      jacksepticeye, charli, addison, bad bunny, maluma, pitbull, sting, slash, flea, ozzy,
      moby, skrillex, deadmau5, tiesto, enya, bjork, pink the singer, prince harry, prince
      william, kate middleton, meghan, aoc, bernie, kamala, (the )?(real )?(prime
      minister|president|queen (elizabeth|camilla|of england)|pope|king of england|first lady|vice
      president|chancellor|dalai lama)`,
    LACKING_WORD: `
      without (her|his|their|asking|any)
      ?(knowledge|consent|permission|knowing|agreement|her|him|them|agreeing)?, without
      (telling|asking|informing) (her|him|them), no idea, behind (her|his|their) back,
      secretly, in secret, no consent, unaware, (never|not)
      (said|agreed|asked|gave|consented|told), refuses, refused, said no, rejected me, turned
      me down, blocked me, left me, dumped me, is married, taken`,
    SOURCED: `
      same (face|voice|name|body|looks|personality|hair|eyes), exact
      (face|voice|looks|body|personality|likeness|copy), (her|his|their) (real|exact|actual)
      (name|face|voice|body|personality|looks|life|photos|job), real
      (name|face|voice|photos?|pictures?), real life, in real life,
      (facebook|instagram|linkedin|tinder|yearbook|holiday|vacation|beach)
      (photos?|pictures?|pics|selfies|profile)`,
    AS_SELF: `
      as if you (were|are)( really| actually| truly)?, like you (are|were)( really)?, as
      though you (were|are)( really)?, you are now, youre now, you are really, youre really,
      youre actually, pretend youre, pretend (that )?you(re| are), in every detail, in
      (every|all) (respect|way)s?, exactly (as|like|how) (she|he|they)
      (is|was|does|did|talks|talked|would|are|were|speaks|looks|sounds), the way (she|he|they)
      (talks?|talked|speaks?|spoke|sounds?|used to|did|was|is|would), just like (she|he|they),
      like (she|he|they) (does|did|would|talks?|talked|used to)`,
  },
  phrases: {
    LACKING: `
      LACKING_WORD
      she|he|they|shes|hes . doesnt|dont|must|mustnt|does|cant|wont|will|never|need|neednt|wouldnt|didnt|has|have|shouldnt|should|isnt|may|hasnt|havent|is|do|would . not|never|no|to? need|have|be? to|a|any|the? know|knows|agree|agreed|consent|consented|find|approve|idea|aware|see|realize|suspect|asked|given|gave|clue|allow|say`,
    SOURCE: `
      SOURCED
      from|using|with|off|use|on|have|upload|uploaded|attached . her|his|their|these|this|the|some|real|a|attached|old|an|all|those|only|just? . real|own|private|facebook|instagram|linkedin|tinder|holiday|vacation|wedding|yearbook|profile|attached|uploaded|old|public|work|beach|insta|tiktok|snapchat|online|dating? photo|photos|picture|pictures|pic|pics|selfie|selfies|video|videos|voice|voicemails|recordings|recording|messages|texts|chats|chat|emails|profile|instagram|facebook|linkedin|snaps|image|images|dms|posts`,
    KNOWN_ONE: `
      my|our|his|her|this|that|a|an|users|the EPITHET? hot|cute|pretty|real|old|new|former|actual|sexy|beautiful|married|favorite? KNOWN_NOUN
      someone|somebody|girl|woman|guy|man|person|lady|colleague|neighbor . . i know|knew|met|saw|follow|like|work
      girl|woman|guy|man|person|lady . . at|from|in|who|on . my|the|our . gym|office|class|building|work|school|church|bus|train|street|bakery|team|neighborhood|instagram|facebook|tinder|linkedin`,
  },
  rules: [
    {
      name: 'private_copy',
      surfaces: ['chat_input', 'image_prompt', 'clone'],
      frames: `
        FASHION_IT . . . . . PLAYMATE . . . . . . of|from|like|as|is|exactly|based|looks|who|named|modeled|that|after|using|out|with . . . . . KNOWN_ONE
        FASHION_IT . . . KNOWN_ONE ... into|as|in . . . . PLAYMATE
        turn|turning|convert|make|transform|bring . . . her|him|them|KNOWN_ONE|photo|picture|pictures|photos . . into|as|to|back|my . . . . PLAYMATE|life
        copy|clone|replica|version|double|twin|lookalike|bot|companion|avatar|character|persona|likeness|simulation|recreation . . . of|based|modeled|made|exactly|after|like|is . . . KNOWN_ONE
        KNOWN_ONE . . . . . . . brought back
        KNOWN_ONE ... FASHION_IT ... AS_SELF|him|her|SOURCE
        FASHION_IT . . . KNOWN_ONE ... LACKING|SOURCE|AS_SELF
        KNOWN_ONE ... SOURCE ... LACKING
        SOURCE ... KNOWN_ONE ... FASHION_IT|LACKING|PLAYMATE
        act|be|become|play|answer|talk|speak . as|like . . him|her|them . . . every|detail|exactly|way|way|so
        FASHION_IT . . her|him|them ... SOURCE
        KNOWN_ONE ... photo|photos|picture|pictures|pics|pic|foto ... make|be|become|train|turn|create|build|generate|use|put . . . . . . . . my|me|companion|girlfriend|boyfriend|gf|bf|face|you
        KNOWN_ONE face|voice|body|likeness|photo|photos|looks . . . on|onto|for|in|as|into . . . . PLAYMATE|body|you|your|bikini|model
        full name|real . name? . is . . . . . . . . . photo|linkedin|instagram|facebook|works|lives
        realistic|real|photorealistic|nude|naked|sexy|hot|lewd|topless|lingerie|bikini|fake . . . image|images|photo|photos|picture|pictures|pic|pics|portrait|version|video|art|drawing|render . of . . . KNOWN_ONE
        KNOWN_ONE . . . naked|nude|undressed|topless|lingerie|nudes
        KNOWN_ONE . . . . . . . . . from|based|in . . attached|uploaded|her|his|this|reference . photo|photos|picture|selfie|instagram
        undress|nudify|strip|unclothe . . . KNOWN_ONE|photo|picture|pic|selfie
      `,
      except: `
        put|puts|putting him|her on|in|to|through|up|down|under|off
        tell|ask|told|show|give|help|call|text . . . KNOWN_ONE
        KNOWN_ONE . i dont|didnt|do|did|was|am
        friend|sister|brother|mother|mom|dad|she|he|they|artist|someone made|painted|drew|took|has|have|keeps . . . portrait|picture|photo|painting|drawing . . of
        brought|brings . . . cake|back|coffee|lunch|gift
        NEG . . . look|want|need|make|sound|act|turn|be|play|use|copy . . .
        i|he|she|we|they|someone|somebody|who|friend made|turned|copied|created|played|drew|built|used|painted|photographed|took|stole . . . . . me|my|myself|us
        FASHION_IT . . . . . . like|as|to|for|with|a . . my|your|our . . . . . . mad|jealous|happy|laugh|smile|cake|dinner|card|gift|breakfast|surprise|proud|playlist|coffee|cry|apologize
        be|want|need|like|act|play|give|put|make|made|turn|set|bring|draw|build|get|write . . . . to|with|for . . KNOWN_ONE . . . . dinner|card|gift|cake|flowers|together|back|coffee|breakfast|lunch
        draw|paint|make|create|design|build|bring|give|write . . . . . picture|card|portrait|cake|gift|scrapbook|album|collage|video|frame|photo|pictures . . . . for|to . . KNOWN_ONE
        picture|pictures|photo|photos|image|video|portrait|copy|copies|model|version . of . . my|our|her|his . . KNOWN_NOUN . . . on|at|with|in|from|hangs|is|was|and|when|as . . . wall|desk|wallet|phone|fridge|wedding|album|party|trip|dog|cat|frame
        be . my|your . EPITHET? girlfriend|boyfriend|wife|husband|roommate|boss|neighbor|friend|teacher|coworker|secretary|nurse|trainer|coach|tutor|therapist|doctor|landlord|assistant|colleague|crush
        pretend|act|roleplay|role|play . . . . my . EPITHET? girlfriend|boyfriend|wife|husband|roommate|boss|neighbor|friend|teacher|coworker|secretary|nurse|trainer|professor|coach|tutor|therapist|doctor|landlord|landlady|assistant|colleague|crush|ex $
        you . look|sound|act|talk|remind . . . . . KNOWN_ONE
        real . estate|friend|friends|talk|quick|life|brother
        with|from|to|my|her|his|our|your . wife|husband|boyfriend|girlfriend . . . . naked|lingerie|in|bed
        act|be|acts|acting . . . . like . . . . boss|teacher|mom|mother|dad|father|ex $
        like|as|than|of|by . her|his|your . mother|father|mom|dad|sister|brother
        photo|photos|picture|pictures|pic|pics|portrait|negatives|album|slides ... restored|restore|restoring|restoration|repaired|repair|retouched|scanned|colorized|digitized|framed|enlarged|developed|printed
        restore|restoring|repair|repairing|scan|scanning|colorize|digitize|frame|framing|enlarge ... photo|photos|picture|pictures|pic|pics|portrait|negatives|album|slides
        put|puts|putting|posts|posted|shared|shares . . . . . . on|to . facebook|instagram|insta|tiktok|snapchat|story|stories|twitter
        KNOWN_ONE looks|look|looked exactly|just? like . . KNOWN_NOUN
        put|puts|putting|posts|posted . . . . . . online
      `,
      unlessNear: `
        consent|consented|agreed|permission|fictional|imaginary|invented|fantasy|halloween|someone made|stole|somebody
        report|reported|remove|removed|takedown|legal|illegal|lawyer|law|police
        PROTECT_ME
      `,
    },
    {
      name: 'star_copy',
      surfaces: ['chat_input', 'reply'],
      frames: `
        be|become|play|act|pretend|roleplay|impersonate|imitate|mimic|do|are|youre|im|its . as|like|to|the|really|actually|now|really|me|be|youre|are? . . STAGE_NAME|FIGURE . . . . . as|and|my|for|with|from|missed|babe|in|on . . . . girlfriend|boyfriend|gf|bf|wife|husband|lover|love|tour|voice|kiss|marry|real|tonight|bed|date|me|u|you|secret|babe|flirt|court
        STAGE_NAME|FIGURE . . . gf|bf|girlfriend|boyfriend|wife|husband . mode|bot|roleplay|experience|version|on
        STAGE_NAME|FIGURE ... you|u . be|are|act|play . . . her|him|them|she|he
        adored|love|loved|adore|admire|crush|fan ... FIGURE // be|become|play|act|pretend . . him|her
        be|become|you|youre|play|are . . . . . . . the real one|him|her|deal|guy|thing|man|woman
        make|give|turn|want|need . . . . bot|companion|character|girlfriend|boyfriend|avatar|face|you|yourself|her|him|it . . look|looks|looking|sound|into|like|be|as . . like|exactly|be? . FIGURE|STAGE_NAME
        FIGURE ... AS_SELF
        AS_SELF ... FIGURE
        FIGURE ... SOURCE
        FASHION_IT ... PLAYMATE . . . . of|like|as|is|who|from|named|with|based|that . . . . . FIGURE
        as|like . the . real|actual|famous|true|one|legendary? . FIGURE ... i|my|ill|im|me|describe|tell|say|how
        photo|picture|selfie|image|video|pic|pictures|photos . . . . . . . with|of|and|kissing|hugging . . . FIGURE
        FIGURE . . . . . . . . is|as|be|becomes . my|your|the? . . girlfriend|boyfriend|wife|husband|lover|mistress|bride|soulmate|fiance|fiancee
      `,
      except: `
        NEG . . . . FIGURE
        fan|fans|listen|listening|listened|poster|concert|tickets|album|albums|song|songs|interview|podcast|biography|playlist|karaoke|tour|saw|met|seen|watched|voted|played|watch|read . . . . . . FIGURE
        FIGURE . . . . . fan|fans|song|songs|music|film|films|movie|movies|album|albums|concert|lyrics|speech|interview|book|podcast|show|tour|ticket|tickets|rockets|news|tweet|tweets|documentary|match|goal|game
        she|he|my|who|people|everyone|friend|friends|sister|brother|cat|dog|they|i ADVERB? . . . look|looks|looked|sound|sounds|sing|sings|dance|dances|laugh|dress|dressed|named|called|remind|reminds|smile|eyes|hair|cook|act|talk|walk|play|plays|hot|cute|prettier|better|acting|singing|dancing|cuter|hotter . . . . like|as|than|of|after . . FIGURE . . $
        think|saw|see|watched|watch|watching|listen|listening|read|met|dreamed|dream|heard|love|loved|wish|imagine|seen|reading|called|liked|interview|voted|follow|hate|guess|know|seeing|if|wonder|named ADVERB? . . . . . . FIGURE
        who|what|which|whats|is|are|was|does|did|have|has|when|where|why|how|whos|hows . . . . . . . FIGURE . . . . . $
        i|hes|shes|he|she|we|id|im|my|our . . . . wish|could|dress|dressed|tried|trying|going|went|learning|named|wanted . . . . . . . . FIGURE
        photo|picture|poster|video|pic|pics|pictures|photos|portrait . of|with . FIGURE . . on|at|from|in|over|above|hangs . . . wall|room|magazine|news|concert|premiere|met|gala|cover|red|fridge|show|airport|once|desk
        play|playing|put|stream . . on? . . . . FIGURE . . . . . song|songs|album|playlist|record|music|while|loud|tonight|in|on|next
        as . . much|good|big|famous|rich|tall|funny|well|pretty|handsome|beautiful|talented|soon|long|many . as
        the next|new|of|team|like|be . FIGURE . . day|someday|of|one|in
      `,
      unlessNear: `
        tribute|karaoke|halloween|quiz|trivia|documentary|biopic|premiere|impersonator|impression
        GUARDING
        LAW_TALK
      `,
    },
    {
      name: 'private_copy',
      surfaces: ['character', 'card', 'reply'],
      frames: `
        full name|real . name? . is . . . . . . . . . photo|linkedin|instagram|facebook
        KNOWN_ONE ... SOURCE ... LACKING
        its|it|im|i . is|am? . me? . . your . ex|coworker|neighbor|crush|boss|teacher|colleague . . . . . . . . from|photo|photos|picture|real|you
      `,
      unlessNear: `
        consent|consented|agreed|permission|fictional|imaginary|invented
      `,
    },
  ],
};
