import type { HarmTable } from '../frames/harm-table.ts';

/** Requests for full copyrighted works and unpaid copies, in indirect words. */
export const COPYRIGHT_PLEAS: HarmTable = {
  category: 'copyright',
  words: {
    SPELL_OUT: `
      recit(e|es|ing), reproduc(e|es|ing), transcrib(e|es|ing), retyp(e|es|ing),
      typ(e|es|ing)( out| up| down| in| it)?, copy(ing)?( out| down| in)?, copies( out)?,
      dictat(e|es|ing), writ(e|es|ing) (out|down|up|it out|the words|the text|me the words),
      writ(e|es|ing), print(s|ing)?( out)?, past(e|es|ing), sing(s|ing)?, rap(s|ping)?,
      read(s|ing)?( out| aloud| me| to me)?, output(s|ting)?, regurgitat(e|es|ing),
      dump(s|ing)?, post(s|ing)?, quot(e|es|ing), repeat(s|ing)?, narrat(e|es|ing),
      display(s|ing)?, continu(e|es|ing), complet(e|es|ing), replicat(e|es|ing),
      recreat(e|es|ing), republish(es|ing)?, giv(e|es|ing), send(s|ing)?, show(s|ing)?,
      provid(e|es|ing), deliver(s|ing)?, shar(e|es|ing), tell(s|ing)?, translat(e|es|ing),
      perform(s|ing)?, belt out, upload(s|ing)?, put(s|ting)?, need, want, get, drop, pull up,
      finish, fill in, spell out, start, begin, lay out, feed me, hit me with, supply,
      supplies, list`,
    IN_FULL: `
      verbatim, word for word, word by word, line (by|for) line, letter (by|for) letter, verse
      (by|for) verse, page (by|for) page, chapter by chapter, scene by scene, paragraph by
      paragraph, sentence (by|for) sentence, in (its|their) entirety, in full, in one
      (go|piece|sitting|message), unabridged, uncut, unedited, uncensored, complete and
      unabridged, complete text, full text, whole text, entire text, exact
      (words|text|wording|lyrics|lines), original (words|text|wording|lyrics|lines),
      from (start|beginning|cover|top|front|first page|the start|the beginning|the top|page
      one|page 1|chapter one|chapter 1|memory exactly|the first
      (line|word|page|verse|chapter)) (to|till|until|through|on)?, from the first
      (line|word|page|verse|chapter) to the last,
      (start|beginning|cover|front|top|end|beginning) to (finish|end|cover|back|bottom),
      (until|till) the (very )?end( of the book)?, to the last (page|line|word|chapter|verse),
      to the end of the (book|song|chapter|text|novel|article),
      every (single )?(word|line|verse|page|chapter|lyric|syllable|stanza|scene|panel)( of
      it)?, each (word|line|verse|page|chapter), all (the|of the|its|three|four|five|of
      its|his|her)? ?(words|verses|lyrics|lines|pages|chapters|stanzas|panels), all of it, the
      whole
      (thing|book|song|text|poem|novel|script|article|chapter|album|movie|film|speech|screenplay|lot),
      the entire
      (thing|book|song|text|poem|novel|script|article|chapter|album|movie|film|speech|screenplay),
      the full
      (thing|book|song|text|poem|novel|script|article|chapter|lyrics|screenplay|transcript),
      exactly (as|like) (it (is|was|appears|stands)|written|published|printed|in|they
      (are|were)|(he|she|they|tolkien|rowling|the author) wrote|sung|recorded|the original),
      as (written|published|printed|in the original|it appears|sung|recorded), no
      (omissions|summary|summaries|paraphrasing|cuts|skipping|changes|paraphrase|edits|shortcuts|abridging),
      without
      (leaving|skipping|omitting|cutting|changing|paraphrasing|summarizing|missing|altering|dropping)
      (anything|a|any|out|one|it|single)?, nothing (left out|missing|skipped|omitted|cut),
      (dont|do not|not)
      (skip|leave|omit|paraphrase|summari(z|s)e|change|cut|shorten|miss|abridge)( out| a|
      anything| any)?, not a summary, not just a (summary|excerpt|snippet|few lines), the
      whole of, the entirety of, all of the text, copied exactly, exact copy, complete copy,
      full copy, full copies, chapter one (through|to), chapters (1|one) (through|to),
      (full|complete|entire|whole)
      (lyrics|book|novel|chapter|script|screenplay|article|text|transcript|poem|song|story|sheet
      music|manuscript|works?|ebook|audiobook|comic|manga|issue|column|essay|bestsellers?|novels|books|short
      story|memoir|textbook|scene|act|episode|dialogue|libretto|album|first chapter|second
      chapter|last chapter|final chapter|opening chapter|prologue|epilogue|edition)s?`,
    WORKPIECE: `
      lyrics?, song ?text, words (of|to|from) (the|a|that)? ?(song|hit|track|chorus), words
      to, screenplays?, scripts?, chapters?, books?, novels?, poems?, songs?, articles?,
      transcripts?, verses?, stanzas?, manuscripts?, short stor(y|ies), textbooks?,
      chorus(es)?, teleplay, comics?, manga, ebooks?, novellas?, memoirs?, biograph(y|ies),
      prologue, epilogue, columns?, monologues?, cookbook, audiobooks?, essays?, sagas?,
      dialogue, episodes?, musical, libretto, sheet music, interviews?, passages?,
      paragraphs?, series, trilogy, scenes?, page, pages, album, track, hit, ballad, anthem,
      bestsellers?, pdf, issue, story, text, film, movie, show, play, soundtrack, stand ?up
      special, routine, sitcom, paper, journal, magazine, newspaper, new york times, wall
      street journal, washington post, economist, new yorker, guidebook, manual, workbook,
      study guide, test bank, copyrighted
      (text|texts|works?|material|books|novels|songs|lyrics)`,
    FREELY: `
      for free, free, for nothing, without paying( for it| for them| a cent| anything)?,
      without (buying|a subscription|subscribing|spending|purchasing|a license|license|an
      account|getting sued|paying)( it| them)?, free of charge, no
      (cost|payment|subscription|charge), at no cost, gratis, illegally, under the table,
      didnt (pay|buy), havent (paid|bought), dont (want to|wanna|feel like) (pay|buy)(ing)?,
      not (pay|paying|buying), cant afford, need not pay, (dont|do not|doesnt) (have to|need
      to) pay, unpaid, on the cheap, refuse to pay, instead of (paying|buying), save (me)?
      ?the (money|cost|price)`,
    BOOTLEG: `
      torrents?, torrent(ed|ing)?, magnet links?, pirat(e|es|ed|ing)
      (site|copy|copies|version|stream|link|download|movie|film|book|game|software|music|ebook|audiobook|epub|pdf|library|iptv|series|album|episode|font|plugin|course)s?,
      pirated, pirating, piracy (site|forum)s?, pirate bay, tpb, libgen, library genesis, z
      ?library, zlib, sci ?hub, annas archive, putlocker, fmovies, 123movies, soap2day,
      kickass, kickasstorrents, rarbg, yts, 1337x, nyaa, kissanime, 9anime, gogoanime,
      mangadex scans, scanlations?, cracked, crack(s)? for, keygens?, key generators?, serial
      (key|code)s?, activation (key|code|crack)s?, license (key|code)s?, product keys?,
      cd keys?, working key, nulled, warez, bootleg(s|ged|ging)?, cam ?rips?, dvd ?rips?, web
      ?rips?, leaked
      (album|copy|episode|movie|film|song|chapter|script|version|season|ebook|pdf|book|game|track)s?,
      illegal (stream|download|copy|copies|site|link|iptv|upload)s?, illegally
      (stream|download|watch|upload|copy)(ing)?, mod(ded)? apk, apk (mod|crack)(ed)?, cracked
      apk, iptv( subscription| list| link| playlist)?s?, m3u, jailbroken (fire
      ?stick|firestick), fire ?stick loaded, kodi (addon|build)s?, popcorn time, stremio,
      usenet, drm free copy, free (stream|download|pdf|epub|mp3|copy|full movie)s?( link|
      site| of| for)?, download links?, streaming links?, unlocked version, patched version,
      unlicensed (copy|version|stream)`,
    PROTECTION: `
      drm, copy ?protection, copy ?rights?
      (filter|claim|check|notice|info|information|detection|mark|strike|bot|system)s?, content
      ?id( system| match| filter)?, license check, activation( check| screen)?, watermarks?,
      paywalls?, region ?lock(s)?, encryption on (kindle|audible|itunes|netflix), dongle,
      trial (limit|period|timer), anti ?piracy( system)?, denuvo, always online check,
      subscription (wall|check), the signature, artists? (signature|name|mark|logo|credit)s?,
      photographers? (name|signature|mark|credit|logo)s?, logo from, credit line`,
    DEFEAT: `
      remov(e|es|ing), strip(s|ping)?( off| out)?, crack(s|ing)?, break(ing)?,
      bypass(es|ing)?, get(ting)? (around|past|rid of|through|over), circumvent(ing)?,
      disabl(e|ing), defeat(ing)?, eras(e|ing), crop(ping)?( out)?, clon(e|ing) out,
      cut(ting)?( out| off)?, fool(ing)?, trick(ing)?, evad(e|ing), avoid(ing)?, beat(ing)?,
      hid(e|ing)( from)?, dodg(e|ing), take(s)? (off|out|away), taking (off|out|away), get
      (off|out), edit(ing)? (out|off|away), photoshop(ping)? (out|off|away), delet(e|ing),
      unlock(ing)?, doesnt (detect|notice|catch|see|flag), wont (detect|notice|catch|flag),
      not (detected|caught|flagged), without (the|a|that|its|their|any), skip, hack, read
      past, scrub`,
    MEDIA: `
      movies?, films?, albums?, games?, books?, ebooks?, e books?, audiobooks?, software,
      programs?, photoshop, adobe, illustrator, premiere, lightroom, acrobat, creative
      (suite|cloud), windows( 10| 11)?, microsoft (office|word|excel|365), office 365, office,
      netflix, hulu, prime video, amazon prime, series, seasons?, shows?, episodes?, mp3s?,
      music, comics?, manga, textbooks?, pdfs?, spotify, spotify premium, youtube premium,
      disney( plus)?, hbo( max)?, apple music, song, songs, sims( 4)?, minecraft, autocad,
      solidworks, matlab, final cut( pro)?, logic pro, epubs?, kindle( books?)?, audible,
      fonts?, plugins?, vsts?, sample packs?, presets?, football, soccer, nba, nfl, ufc,
      premier league, f1, boxing, fight, sports( streams?| package)?, pay per view, ppv,
      match(es)?, fl studio, ableton, courses?, masterclass, udemy, onlyfans
      (content|pics|videos), patreon (content|posts)?, roms?, nintendo (games?|roms?), switch
      games?, ps5 games?, xbox games?, steam games?, journal articles?, papers?, anime,
      soundtracks?, discography, stock (photo|image|video|footage)s?, getty images?,
      shutterstock, istock, pictures?, photos?, images?, artwork, drawings?, paintings?,
      videos?, documentary, documentaries, concert (film|video)s?, sheet music, scores?, test
      banks?, answer keys?, solution manuals?, magazines?, newspapers?, article, articles,
      trilogy, dvds?, blu ?rays?, marvel, star wars, harry potter, batman, avengers, barbie,
      frozen, pixar, gta 6?, elden ring, zelda, pokemon, call of duty, fifa, cyberpunk, taylor
      swift album, new album, bestsellers?, novels?, grammarly, chatgpt plus, norton,
      antivirus, vpn, filmora, canva pro, tv, cable, channels, app, apps, template, theme,
      wordpress (theme|plugin)s?, stl files?, patterns?, knitting patterns?`,
    BRANDED: `
      disney, mickey( mouse)?, minnie, frozen, elsa, pixar, marvel, spider ?man, batman,
      superman, dc, star wars, pokemon, pikachu, nintendo, mario, hello kitty, snoopy, harry
      potter, hogwarts, nike, adidas, supreme, gucci, louis vuitton, chanel, prada, hermes,
      rolex, coca cola, starbucks, apple, lego, barbie, nfl, nba, yankees, lakers, taylor
      swift, bts, ferrari, tesla, simpsons, bart simpson, south park, sponge ?bob, minions,
      peppa pig, bluey, paw patrol, studio ghibli, totoro, naruto, one piece, dragon ball,
      getty, banksy, official, trademarked?, copyrighted?, licensed, famous brands?,
      designer`,
    COMMERCE: `
      sell(s|ing)?, print(s|ing)?, merch, merchandise, t ?shirts?, shirts?, hoodies?, mugs?,
      stickers?, posters?, etsy, redbubble, shop, prints?, bootlegs?, knock ?offs?,
      counterfeits?, replicas?, handbags?, bags, sneakers, toys?, plush(ies)?, phone cases?,
      amazon, ebay, market, profit, dvds?, usb sticks?, hard drives?`,
    FORMAT: `
      epubs?, mobi, pdfs?, mp3s?, flacs?, mkv, m4b, cbr, cbz, azw3, rars?, zip, iso, roms?,
      apk, camrip, 1080p, 4k rip, mega link, google drive link, gdrive, unlocker, dlc
      unlocker, cheat engine`,
    PLAGIARIZE: `
      plagiari(z|s)(e|es|ing), pass(es|ing)? (it|this|them|these|that|his|her|someones|their)?
      ?off as (my|mine|our), as (if )?(it (was|were)|its|they were)? ?(my own|mine), under my
      (own )?name, claim (it|i wrote|this|them|credit)( as mine| as my own)?, submit (it )?as
      (my|mine), put my name on, rip off, steal (someones|somebodys|his|her|their|another|an
      artists|a friends)
      (song|art|artwork|drawing|design|photo|novel|story|poem|essay|code|melody|beat|book|manuscript|idea),
      rewrite (it|this|the) (just enough|so)`,
    FREE_OR_OWN: `
      shakespeare, shakespeares, sonnet, sonnets, hamlet, macbeth, romeo and juliet, jane
      austen, austen, pride and prejudice, dickens, bible, psalms?, lords prayer, gospel,
      quran, torah, edgar allan poe, poes, the raven, emily dickinson, walt whitman, whitman,
      robert burns, keats, byron, shelley, wordsworth, blake, goethe, rumi, homer, odyssey,
      iliad, beowulf, alice in wonderland, sherlock holmes, dracula, frankenstein, moby dick,
      peter pan by barrie, grimm, grimms, fairy ?tales?, little red riding hood, cinderella by
      grimm, aesop, fables?, nursery rhymes?, twinkle twinkle, humpty dumpty, happy birthday,
      christmas carols?, silent night, jingle bells, amazing grace, auld lang syne, folk
      songs?, traditional, national anthem, star spangled banner, declaration of independence,
      constitution, gettysburg( address)?, bill of rights, magna carta, preamble, hippocratic
      oath, serenity prayer, prayers?, public domain, out of copyright, gutenberg, project
      gutenberg, creative commons, open source, sun tzu, art of war, marcus aurelius,
      meditations, plato, aristotle, wikipedia, terms of service, privacy policy, ozymandias,
      jabberwocky, invictus, if by kipling, kipling, tennyson, yeats, oscar wilde, wilde, mark
      twain, twain, tolstoy, dostoevsky, chekhov, kafka metamorphosis, beethoven, mozart,
      bach, ode to joy, old macdonald, lullab(y|ies), mantra, oath, pledge of allegiance,
      recipe, recipes, shopping list, grocery list, wedding vows, (my|our|your) (own
      )?(poem|story|song|novel|book|letter|essay|script|article|chapter|diary|journal|vows|speech|thesis|blog|manuscript|text|chat|conversation|draft|lyrics|email|messages?|work|art|drawings?|photos?|photographs?|album|game|film|movie|mixtape|demo|code|paper|screenplay|fanfic|memoir|notes|resume|report|presentation|homework|pictures?|cover
      letter|design|watermark|logo|company|band|video|play|column)s?, (i|we|you|youve|ive)
      (just
      )?(wrote|written|made|composed|finished|drew|painted|recorded|shot|took|posted|published|bought|paid|own|rented|borrowed|purchased|ordered|subscribe|subscribed),
      make (one )?up, made up, invent(ed)?, improvise(d)?, original
      (poem|song|story|lullaby|one|piece), come up with, about (us|me|you|our|my|your), in the
      style of, inspired by, similar to, parody, (write|compose) (me )?(a|an|some)
      (short|new|little|silly|sweet|love|romantic|funny|cute|sad|happy)?`,
    TALK_OF_WORKS: `
      summar(y|ies|ize|ise|ized)( of)?, what its about, about what, supposed to mean, meaning
      of, what does, themes? of, discuss, analy(z|s)e, analysis, recommend(ation)?s?,
      review(s|ed)?, favou?rite, title( of)?, explain(s|ed)?, interpret(ation)?, opinion( on|
      of)?, think of, thoughts on, plot( of)?, gist, spoilers?, who
      (wrote|sings|sang|directed|composed|plays|played), what song, which song, library card,
      from the library, at the library, legal(ly)?, lawful(ly)?, is it (il)?legal, copyright
      (law|last|lasts|protection|office|infringement|lawyer)s?, fair use, royalt(y|ies)(
      free)?, licensed? (from|under|through), buy (it|them|the)?, purchase, rent (it|the)?,
      trailer, soundtrack recommendations, learn(ed|ing)?, memori(z|s)(e|ed|ing), study(ing)?
      for, by heart, karaoke, concert, tickets?, on vinyl, someone
      (copied|stole|plagiarized|pirated|is selling), somebody (copied|stole),
      (copied|stole|stolen|plagiarized|pirated) my, protect my, watermark my, report
      (a|the|someone)?, dmca, takedown, open ?source, alternatives? (to|for), replace
      photoshop, instead of photoshop, captain, pirates of the caribbean, pirate
      (ship|costume|party|king|queen|captain|radio|flag|treasure|accent|day)s?, jack sparrow,
      treasure, sea shanty`,
  },
  rules: [
    {
      name: 'work_in_full',
      surfaces: ['chat_input'],
      frames: `
        SPELL_OUT ... ~to|about|at|on IN_FULL
        IN_FULL ... SPELL_OUT ... WORKPIECE|by|from|of
        IN_FULL ... IN_FULL
        lyrics . . . . . . . complete|full|all|text|print|entire|whole|every|IN_FULL
        IN_FULL . . . . . . . here|please|now|go|message|chat
        answer|solution|solutions|answers|test book|key|keys|bank|manual ... scanned|pdf|full|free|FREELY
        SPELL_OUT . . . . words to
        page|chapter|verse|line|scene by|after|to page|chapter|verse|line|scene
        SPELL_OUT . . . . . . chapter|page|verse|act|scene|chapters|pages DIGITS|one|two|three|1 . . to|of|from|through|until|and|word|start|onward|in
        scanned|scan|scans|photocopy|photocopied|digital . . textbook|book|novel|copy|pages
      `,
      except: `
        i|we|she|he|have|ive|already|who|never|they|almost|just|finally|once|im|hes|shes|to|you ADVERB? read|reading|memorized|finished|learned|know|knew|wrote|writing|watched|sang|heard|translated|typed|finish|loved|remember|forgot|love|cried|listened|saw|repeat|played|been . . . . . IN_FULL|WORKPIECE
        NEG . . . . . IN_FULL
        SPELL_OUT . . . . one|a|some|two|few|couple|favorite|short|small|single . line|lines|verse|sentence|paragraph|word|words|quote|passage
        read|listen|study|learn|write|finish|start|watch|perform|sing|get . to? . . . . . . IN_FULL . . . . . together|tonight|tomorrow|before|week|weekend|summer|month|sunday|bed|class|school|friday|exam|again|once|night
        tell|repeat|give|show|send|say|get|need|want|put|start|begin|list|finish|share|feed|pull . . . . . . . . he|she|they|happened|said|day|story|truth|everything|details|life|feel|thoughts|date|recipe|list|names|plan|instructions|directions|conversation|message|what|report|password|address
        every|each|all . . word|words|line . . . you|she|he|they|i|we . say|said|says|speak|write|wrote|tell|mean|meant|text|spoke|told
        sing|read|talk|put . me to . sleep
        all of it|them . $
        the whole thing . . . was|is|again|makes|felt|sounds|over
        whole|full|entire|complete story|series|album|movie|film|book|scene|episode|song|poem . . was|is|made|about|together|with|again|on|and|in
        next|new|own|another|our|together|a . chapter|page|verse of . . . life|lives|story|love|us
        turn|write|start|begin|open . . . page|chapter . . of . . . life|lives|story|love|our|us
        lyrics . . . . . . . about|mean|means|meaning
        on|turned|am|finished|at|reached|until page|chapter
        one two three
        fill in . . form|blank|blanks|gaps
        line by line . . . poem|dance
        want|need|get . . . . all of it|you
        get|need|put|want|start|begin|finish|show . . . . . free|dressed|up . . . .
      `,
      unlessNear: `
        FREE_OR_OWN
        TALK_OF_WORKS
        GUARDING
      `,
    },
    {
      name: 'pirated',
      surfaces: ['chat_input'],
      frames: `
        PLEA ... BOOTLEG
        BOOTLEG . . . . . . . MEDIA
        MEDIA . . . . BOOTLEG
        WHO_HAS ... BOOTLEG
        BOOTLEG . . . . for|link|links|please|pls|site|sites|download|$
        serial number|numbers . . for|of|to . . . . MEDIA
        working|valid|free|free . serial number|numbers
        get|download|downloading|stream|streaming|watch|watching|read|listen|use|find|obtain|install|have|grab|access|play|playing|print|send|give|like|need|want . . . . . . . MEDIA . . . . . FREELY
        where|how|site|website|link|app|place|sites|websites|links . . . . . . . . MEDIA . . . . . FREELY
        where|wheres|how|site|sites|link|links|channel|app|any|which|know . . . . . . watch|download|stream|listen|see|read . . . . . . . . . FREELY
        site|sites|website|channel|group|server|link|place . . . . . . . . FREELY
        channel|site|group|server|discord|forum|drive|folder . . . with|of|for|has . . . . free|all . . MEDIA
        FORMAT . . . . . . please|share|link|send|free|anyone|need|got|download|have|drop|someone|hmu|dm|bestseller|bestsellers|new
        anyone|anybody|someone|gives|shares|send|sends|link|free|got|need|want|download|drop|hands|find|get . . . . . . FORMAT . . of|for|from|please|without|link|free
        download|rip|record|save|copy|downloading|ripping . . all|whole|every|entire . of|the? . . MEDIA
        DEFEAT . . . . . . PROTECTION
        PROTECTION . . . . . . . DEFEAT
        make|give|create|draw|design|print|generate|produce|want|help|sell|selling . . . . . . . . BRANDED . . . . . . . . COMMERCE
        COMMERCE . . . . . BRANDED . . . . look|looks|official|original|logo|logos|real|authentic|license|copies
        PLEA ... PLAGIARIZE
        take|remove|edit|use|using|copy|copying|submit|publish|sell|post|rewrite|steal . . . . . . . . PLAGIARIZE
      `,
      except: `
        NEG . . . . PLAGIARIZE|BOOTLEG
        screen|phone|window|glass|jeans|shirt|pants|lips|skin|cup|plate|tooth|voice|is|are|was|got|my . . cracked|ripped|rip|ripping
        torrent|torrents of !the|a|this|that|any|all|every|new|my|MEDIA
        crack|rip|cracked|ripped|ripping|cracking . . . . code|joke|up|open|me|egg|eggs|jokes|at|jeans|off|screen|phone|rib|ribs|lips|smile|tooth|whip|case|knuckles|in|pants|heart|through|shirt|your|my
        pirate|pirates . . ship|costume|party|book|captain|queen|king|shanty|story|accent|radio|day|adventure|crew|roleplay|treasure
        is|was|why|dont|against|stop|hate|about|think|should . . . piracy|pirating|torrenting|plagiarize|plagiarism
        free . . trial|weekend|evening|tonight|time|play|jazz|programs|software|alternatives|alternative|app|apps|verse|form|will|throw|concert
        watch|read|listen|play|get|use|have|want|need|like|find|give|send . . . . MEDIA . . tonight|together|with|when|while|on
        get|getting|be|am|im|are|you|feel|youre|feeling|set|break|free . free . from|of|to|tonight|tomorrow|for|on|after|this|at
        serial|product|license|registration number|key . . of|for|on . my|our
        break|cut|avoid|hide|crop|remove|skip|strip|delete|trick|hack . . . . the|my|our . . signature|picture|photo . . . wall|frame|ex
        design|make|draw|create|want|print . . . . . . . apple|lego|famous|supreme|official|elsa|tesla|mario|marvel . . . . . pie|tree|shop|cake|toys|juice|party|birthday|costume
        official . . . boyfriend|girlfriend|couple|merch|store|website|shirt|announcement
        burn|share|use|copy|sell|take|print . . . . . . . picture|pictures|photo|photos|video|videos|music|app|apps|playlist . . . . . friends|us|me|you|ourselves|our|my
        spring|heat|emotional . break
        without a|the|any|that|its|their . . . . . . . . PROTECTION $
        torrent of
      `,
      unlessNear: `
        FREE_OR_OWN
        legal|legally|gutenberg|lawsuit
        from|at|in|the|my|your local|public|city|a|the? library
        lawsuit|captain|caribbean|parrot|treasure|sea|royalty|fair|lawyer|scam
        is it legal|illegal
        protect|protecting|report|reported|dmca|takedown
        someone|somebody|they|he|she|who . . copied|copies|stole|stolen|plagiarized|pirated|pirates|leaked|uploaded
      `,
    },
    {
      name: 'work_given',
      surfaces: ['reply', 'character', 'card', 'image_prompt', 'profile_name'],
      frames: `
        recites|sings|sing|reproduces|reproduce|posts|types|prints|sings|copies|transcribes|dictates|outputs|gives|shares|sends|provides|writes|reads|hands|supplies . . . . . IN_FULL ... demand|request|asks|users|user|anyone|any|copyrighted|every|ask|songs|books|novels|line
        gives|shares|sends|supplies|hands|provides|offers|uploads|distributes|leaks|sells|serves|posts . . . . . . . . BOOTLEG|FORMAT ... user|users|anyone|everyone|links|asks|people|free|paying|request|chat|them|$
        pirate|torrent|magnet site|sites|link|links
        image|photo|picture|pic|photos|poster . . . . . . . . . without|no|minus . . . watermark|watermarks|stamp|logo
        exact|official|identical|perfect . copy|replica|copies|reproduction . . . . . . . BRANDED|movie|album|poster|cover
        recites|sings|reads|performs|writes . . . . . all|every|any . songs|lyrics|song|book|books|novels
        BRANDED . . . . . . . . . for|can|to|i . sell|selling|sale|merch|etsy|prints
      `,
      except: `
        NEG . . . . BOOTLEG|IN_FULL
        reads|read|reading the|a|her|his|your|my label|sign|menu|note|letter|inscription|instructions|recipe|list|receipt|contract|map
        pirate|pirates . . ship|costume|party|captain|queen|king|shanty|radio|treasure
      `,
      unlessNear: `
        FREE_OR_OWN
        legal|legally|library|captain|caribbean|parrot|treasure|sea
        GAME_TALK
      `,
    },
  ],
};
