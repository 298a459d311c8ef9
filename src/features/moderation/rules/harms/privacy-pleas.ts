import type { HarmTable } from '../frames/harm-table.ts';

const ASKING = ['chat_input'] as const;
const TELLING = ['reply', 'character', 'card', 'image_prompt'] as const;

/** Requests for other people's private data, prying, and publishing private material. */
export const PRIVACY_PLEAS: HarmTable = {
  category: 'privacy',
  words: {
    PUBLIC_MATTER: `
      customer (service|support), office hours, embassy, consulate, airline, venue, city hall,
      town hall, hotline, helpline, dmv, post office, white house, fan mail, tour dates,
      exhibit, biography, wikipedia, capital of, deer, wolves, publishers`,
    WATCHED_TALK: `
      stalking me, stalks me, following me, tracking me, watching me, spying on me,
      doxx?(ed|ing)? me, harass(es|ing|ed)? me, bull(ies|ied|ying) me, filming me, filmed me,
      recorded me, recording me, tracked me, stalked me, spied on me, followed me, threatening
      me, hacked me, impersonating me, pretending to be me, reading my, reads my, read my,
      logging in(to)? my, logs into my, got into my, hacked my, leaked my, posted my, shared
      my, stole my, has my, have my, knows my, (on|in|under) my
      (phone|car|laptop|room|house|bag|purse|apartment|rental|airbnb|bedroom|bathroom|truck|bike|computer|wifi|network),
      being
      (stalked|tracked|watched|doxxed|spied|followed|filmed|recorded|monitored|harassed),
      (was|were|got|been|is|are|get)
      (stalked|tracked|doxxed|spied|followed|filmed|recorded|hacked|watched), sweep for, scan
      for, check for, detect, detector, find hidden cameras?, i found a, we found a, found a
      hidden, found an airtag, restraining order against (him|her|my|them|someone), report
      (him|her|it|them|this|the)?, call the police, go to the police, police, block
      (him|her|them), protect, privacy settings, gdpr, ccpa, right to be forgotten, data
      broker`,
  },
  rules: [
    {
      name: 'private_sought',
      surfaces: ASKING,
      frames: `
        DIG_UP . . . . INTIMATE . . of|for|on|from|about|belonging . . ONE|ONES
        DIG_UP . . . DETAILS . . of|on|belonging|behind . . ONE
        give|tell|send|get|show|need|want|provide|whats|what|know|text|list|fetch|bring|hand|sell|slip|leak|pull|have|read . me|us|to|is|are|out|up? . . ONES . . . INTIMATE|NUDE_PICS
        give|tell|send|get|show|need|want|provide|whats|fetch|bring|sell|pull . me|us|up|is|are? . . INTIMATE . . of|for|from|on|belonging . . . ONE|$
        INTIMATE . of|for|on . . . . . born|aged|living|from|in|at|who
        PLEA ... DIG_UP . . . . ONES . . . DETAILS|INTIMATE
        PLEA ... DIG_UP . . . . where|who|what|which|whether|if . . . ONE|ONES . . . . live|lives|living|work|works|working|stay|stays|staying|park|parks|hang|hangs|moved|sleep|sleeps|goes|jog|jogs|shops|drinks|eats|meets|seeing|dating|talking|texting|messaging|sees|went
        find|locate|reach|contact|track|trace|follow|message . . ONE ... SHY_AWAY
        track|tracking|hunt|hunting down . . . . ONE|ONES|everyone
        DIG_UP|who|whats|tell|trace|unmask|run|give|turn . . . . . behind|owner|owns|name|identity|face|address|person|registered . . . . . . account|username|handle|license|plate|number|ip|profile|channel|photo|picture|selfie|avatar|blog|voice|email|tattoo
        find|locate|track|search|look|trace|lookup . for|up|down? . . ONE ... name|named|called|lives|street|address|works|city|town|blocked|number|apartment|house
        all|everything|anything|whatever|dirt|shit|stuff . . . . find|got|know|have|dig|get . . on|about|for . . ONE
        who . is|are . the|that|this|behind . anonymous|masked|secret|mystery . PASSERBY
        ONE . . . shelter|hiding|safehouse ... which|where|find|say|call|get
        dossier . on|about|of . . ONE
        background check . . on|about|of . . ONE
        compile|build|make|create|gather|collect|give|put|assemble|scrape|generate|produce|get|need . . . . . list|map|file|database|directory|spreadsheet|dossier|names|addresses|numbers . . . . . ONE|ONES|activists|signed|lives|women|voters|donors|refugees|jews|muslims|gays|who|addresses|home
        names|addresses|numbers|emails . and|or addresses|numbers|names|phones|phone|emails|photos|schools . . of|for . . . ONE|ONES
        doxx|doxxes|doxes|doxing|doxxing|deanonymize|dox|doxx ONE|ONES|the|this|that|my|for|users|people|a
      `,
      except: `
        find|look|search|see . ONES on|in facebook|instagram|insta|ig|tiktok|twitter|whatsapp|discord|snapchat|snap|telegram|linkedin . $
        NEG . want|to|going|try|would|ever|let|could|even|be|me|you? . DIG_UP|PRY
        lost|forgot|deleted|misplaced|changed|remember|ask|asked|asking|need|needs . . for? . ONES . . . DETAILS
        ONES DETAILS . . and|was|is|are|were|has|had|makes|made|reminds|looks|always|so
        DIG_UP . . . . her|his|their . . photos|pictures|pics|messages|texts|emails|house|home|place|number|phone|birthday|instagram|school|facebook|gym|car|story|job|past|family|church|record|stories|history|email|posts . . . from|yesterday|today|morning|again|party|was|is|were|makes|funny|cute|boring|beautiful|attention
        get|gets|getting|find|finds|finding|learn|search|run|match|see|guess|discover|list|recover|research|verify|look|buy . for|into|to|away|over|back|in|on|along|with|up? . . her|his|their|ONES . . . place|house|home|phone|car|job|name|names|number|face|family|parents|office|school|church|building|flat|apartment|kids|past|contact|location|secret|secrets|diary|routine|passport|salary|income|gps|details|identity|instagram|photos|pictures $
        run|list|get|match|buy|guess|pull|see|find|learn . . . . a|some|good|new|best|the . . . gps|pin|location|traffic|passport|income|salary|dates|identity|secrets|secret|details|job|house|home|place|car|phone|flat|apartment|gym|school|church|name|data|info|information|email|building . . for . my|me|us|our|your|her|his|couples|two|people|students|families
        secret|secrets|dirt|salary|income|grades|routine|affair|affairs|location . of|for|to . . . . success|life|happiness|good|long|kitchen|marriage|universe
        secret|secrets|affair|routine|identity|traffic|location|diary . of . . . . heart|soul|happiness|a|mine|love|city
        my|our|your own|new|old|real|private|secret|favorite? address|number|phone|email|password|passwords|house|place|account|photos|pictures|location|name|birthday|diary|messages|data|secret|secrets
        get|getting . a|her|his|their|the . . number|phone . . . bar|party|nervous|shy|asked|date|him|her
        gave|give|got|asked|ask . me|her|him|for? . her|his|their number
        know|learn|find|tell|see|ask . me|out? where . he|she|they|you|we . . goes|is|go|are|stays|hangs|works|work $
        real|full|legal . name|names|identity . . of . . pope|actor|singer|character|lady|bowie|twain|author|batman|superman|spiderman|queen|king|hero|saint|band|artist
        who . is|was|owns . . . behind . . you|me|door|curtain|counter|song|idea
        track|hunt . down . . . recipe|copy|vinyl|record|book|edition|plumber|electrician|package|part|parts|toy|shoes|refund
        list . . . . names . . for|of . . babies|baby|cats|dogs|cat|dog|boys|girls|characters|pets|band|elf|fantasy|guests|bridesmaids
        make|create|give|need|get|put . . . . list|map . . . . guests|guest|wedding|friends|family|authors|artists|actors|singers|books|players|movies|films|streamers|youtubers|who . invited|coming|wrote|won|played|like|sing
        HELPER_2 . . . . her|his|their . secret|secrets|past|story|life|diary|face|name|family|photos|routine|affair|location
        give|tell|send|show|hand|have . to? . ONES my|our|mine
      `,
      unlessNear: `
        WATCHED_TALK
        GUARDING
        LAW_TALK
        STORY_TALK
        GAME_TALK
        FANTASY
        HARMLESS_FIND
      `,
    },
    {
      name: 'prying',
      surfaces: ASKING,
      frames: `
        PLEA ... PRY !on|people|everyone|it . ONES . . DEVICE|INTIMATE|NUDE_PICS
        PLEA ... PRY . . . . DEVICE|INTIMATE . . of|from|on|belonging . . ONE|ONES
        COVERT . . . PRY . . . ONE|ONES
        PRY . . . ONE|ONES . . . . . COVERT
        PLEA ... PRY_CLEAR . . . ONE|ONES
        PRY_CLEAR . . ONES . . DEVICE
        app|apps|software|program|tool|gadget|device|way|service|method|trick|website . . . . . shows|show|lets|tracks|track|spies|spy|reads|read|records|record|sees|see|monitor|monitors|forwards|mirror|mirrors|copies|listen|hear . . . . ONE|ONES . . . . DEVICE|COVERT|INTIMATE|without|sharing|off
        install|put|hide|place|plant|stick|attach|slip|use|buy|get|recommend|need|want|set|sneak|add|sew|tape|bury|drop|tuck|mount|fit|which|best|cheapest|smallest|good|what . . . . . BUGS . . . . on|in|under|inside|to|into|onto|behind|for|that . . ONE|ONES
        best|sneakiest|cheapest|good|invisible|undetectable|smallest|hidden|stealth|free . . . BUGS
        ONES . . . . DEVICE ... BUGS
        HOW . . BUGS
        open|opening|steam|steaming|close|reseal|read . . . . ONES . . . mail|letter|letters|envelope|envelopes|package
        INTEND . PRY|PRY_CLEAR|clone|bug|mirror . . . ONES . . . DEVICE|INTIMATE
        i|we|ive|just ADVERB? cloned|copied|bugged|installed|hid|planted|hacked|guessed|cracked|got|read|unlocked|opened|placed|put . . . . . ONES . . . DEVICE|BUGS|INTIMATE ... how|what|where|now|so|next|because
        i|we|ive|just ADVERB? installed|hid|planted|placed|put|stuck|taped . . . . LENS|BUGS . . . . . ONE|ONES|BARE_PLACE
        PLEA ... BUGS . . . . ONE|ONES
        spy on phones|people|women|partners|partner
        hide|hidden|hiding|install|installing|put|putting|set|setting|place|placing|plant|planting|conceal|sneak|mount|position|buy|want|where|leave|stick|drill|small|tiny|smallest|best|which|disguise|spy|secret|aim|point|fly|smuggle . . up|to|a|the|should|my? . . . LENS . . . . . in|inside|behind|at|for|to|into|on|under|above|from|that|over|enough|so|of|through . . . BARE_PLACE|ONES|UNDRESSED
        FILM_IT . . . ONE|ONES . . . . . COVERT
        COVERT . . FILM_IT . . . ONE|ONES
        use|using|press|hold|put . ONES . . face|finger|fingerprint|thumb . . . . . unlock|open|phone
        wait|waiting|hide|hiding|lurk|park|camp|sit|show|stand|turn . up|in|at|out|outside|for? . outside|at|by|near|under|in|across|from . . ONES . . house|home|apartment|work|car|building|window|office|gym|job|bushes|dorm|door|street|shift|place . . . . . uninvited|until|every|when|scare|watch|she|he|even|catch|confront|sees|follow|all|night|comes|leaves
        everyone|guys|people|lets|all|army|followers|you . . . HOUND . . . ONE|ONES
        clone|cloning|swap|swapping|port|porting|duplicate . . . ONES . . sim|phone|whatsapp|number|keys|key|card
      `,
      except: `
        a|the|my|enemy|double|master spy|spies
        see|seeing|find|finding|follow|following|check|catch|know ONES on|in|from facebook|instagram|insta|ig|tiktok|twitter|whatsapp|discord|snapchat|snap|telegram|messenger|zoom
        NEG . want|to|going|try|would|ever|let|could|even|be|me|you? . PRY|FILM_IT|stalk|spy|PRY_CLEAR
        he|she|they|ex|who|someone|stalker|husband|boyfriend|wife|people|government|companies|apps|somebody|neighbor|roommate|boss ADVERB? is|was|keeps|kept|might|may|could|can|has|had|does|did|used? . to? . PRY|FILM_IT . . . me|my|us|you|mine
        who am|are i|we|you to
        PRY me|my|us|mine|our own|mail|messages|phone|email|account|diary|mind|lips|eyes|texts|things|computer|laptop|stuff|room|$
        PRY|FILM_IT . . . ONES . . . story|stories|lead|career|music|art|work|advice|example|channel|games|show|mind|lips|body|eyes|face|book|blog|recipe|letter|poem|feelings|heart|smile|game|match|performance|palm|future|side|footsteps|dream|hair|back|breath|voice|concert
        see|seeing|watch|watching|read|reading|follow|following|check|catch|know|record|view|hear|get|open|listen|look|bug|track|shadow|go|copy|peek|capture|snap . in|on|to|at|into|through? . . her|him|them|you|people . $
        see|seeing|watch|watching|catch . . . ONE . . . . . sleep|sleeping|asleep|naked|nude|undress|undressing|in|change|changing|shower|tonight|again|soon|dance|bed|topless|laugh|smile
        see|seeing|read|check|watch|open|get|know|view|catch|look|follow|copy|record|unlock|go|access|download|forward|listen . . . . her|his|their|ONES . . . room|house|home|place|apartment|bedroom|car|phone|photos|pictures|messages|texts|email|emails|instagram|screen|conversation|conversations|call|calls|network|keys|bike|bag|purse|chat|facebook|tiktok|location|calendar|truck|camera|bathroom|snaps|mail $
        film|filming|record|recording|take|photograph|photographing|watch|stream|capture|tape . us|ourselves|me|myself|you|our|yourself|wildlife|birds|sunset
        follow|following|wait|waiting . . ONE . . . . to|into|outside|at|home . . . dance|kitchen|bedroom|beach|bar|car|door|table|world|end|ends|moon|bed|room|concert|airport|station|after|dinner|stage
        read|reads|reading . . ONES . . . . texts|messages|emails|email|letters|poems|mind|mail|texts . . . . out|aloud|over|again|smile|and|every|all
        put|hide|set|place|leave|install|want|buy|mount|aim|point . . . . LENS . . . . . garden|yard|driveway|front|porch|store|nursery|shop|own|birds|nest|tripod|dog|cat|baby|crib|feeder|zoom|streaming|stream|vlog|wildlife|tree
        security|home|baby|doorbell|trail|wildlife|video|film|dash|photo camera|cameras|cam|monitor
        LENS . . in|on|for our|my . . . bedroom|room|bed|apartment|house . . . together|we|both|with|for
        check|checking|keep|look|visit|watch . up|on|an|eye|over? . . on? . my|the|our . . mom|dad|mother|father|grandma|grandmother|parents|dog|cat|kids|son|daughter|friend|sister|brother|baby
        track|tracking|monitor|monitoring . . . . sleep|steps|mood|calories|heart|blood|weight|package|packages|order|luggage|spending|habits|diet|flight|storm|employees|time|workout|progress|temperature|baby|babys
        bug|bugs|bugging . . me|us|you|kitchen|bed|crawling|spray|bite|bites|insects|collection|zapper
        know|tell|see|find|hear . . what|who|how|where|when . . . she|he|they|you|ONE . . . thinks|feels|wants|likes|means|meant|said|says
        get|getting|break|go|log into . . . . mood|trouble|shape|details|bed|car|house|college|zone|argument|fight|position
        visit|confront|surprise|scare|corner . . . ONE
        open|unlock|get|go|bring . . . . car|door|mail|house|room|home
        drone . . . wedding|landscape|sunset|racing|roof|photography
        read|reads|reading . my|our|the|her|his|old|great? . grandmothers|grandfathers|grandmas|grandpas|grandparents|ancestors . letter|letters|mail
      `,
      unlessNear: `
        WATCHED_TALK
        GUARDING
        LAW_TALK
        STORY_TALK
        GAME_TALK
        FANTASY
        HARMLESS_FIND
        together|wildlife|documentary|detective
      `,
    },
    {
      name: 'private_spread',
      surfaces: ASKING,
      frames: `
        INTIMATE|NUDE_PICS ... ONE|ONES ... where|how|can|could|help|should|want|lets|gonna|will . . . . . SPREAD
        FILM_IT . . . ONE|ONES ... how|where|can|which|help . . . . . SPREAD
        revenge porn
        leak|expose|dox|post|spread|blast . . . . . ONE ... DIGITS|address|street|works|number
        found|know|got|have|heres|here|discovered|learned . is|out|where? . . . ONE|ONES . . . . lives|address|number|workplace|works|phone|house . . . . . . . give|gives|happy|share|tell|sending|send|visit|go|text|DIGITS|wait
      `,
      except: `
        NEG . . . SPREAD
        he|she|they|ex|who|someone|boyfriend|husband|friend|somebody|people . . SPREAD . . . my|me|our|mine
        SPREAD . . my|our|your . own|new|private|vacation|holiday|wedding? . photos|photo|pictures|picture|pics|pic|selfies|selfie|nudes|address|number|location|messages|diary|story|email|video|videos|salary|password|secret|secrets|news|data|info
        SPREAD . . . . . with|to|from|of . me|us|you|yourself
        SPREAD . . . . . . of . me|my|us|our|mine
        give|show|send|share|sharing|put|giving|drop|print|list|pass|hand|email|forward . . her|him|their|his|them|it|me|us . . . . photos|photo|pictures|pics|email|emails|texts|text|message|messages|dms|location|diary|identity|family|phone|number|address|house|home|contact|details|name|story|job|records|posts . . . $
        havent|dont|not|never got|have|know|found a|an|any
      `,
      unlessNear: `
        WATCHED_TALK
        GUARDING
        LAW_TALK
        STORY_TALK
        GAME_TALK
        FANTASY
        consent|permission|portfolio
      `,
    },
    {
      name: 'private_told',
      surfaces: TELLING,
      frames: `
        HELPER_2 ... DIG_UP|find|finds|finding . . . . ONES|where|any|private|personal . . . INTIMATE|lives|works
        HELPER_2 . . . . private|personal|home . data|information|details|address|addresses|info|numbers . . . . of|about|for|on|request
        HELPER_2 . . . where . . . ONE|person|anyone . . . lives|works
        HELPER_2 . . . . user|users|you|people|partners|stalkers|anyone|men . . . . . . spy|track|stalk|monitor|hack|snoop|dox|unmask|expose|find|plant . . . . . ONE|ONES|phones|accounts|BUGS|women|exes|addresses|cameras
        finds . . . . . . woman|girl|person|anyone|people|man . . from|by|with . . photo|picture|name|plate|face
        drop|give|send|name|type|enter . me|us|him|a|the|any . . name|photo|plate|number|username|face|picture ... get|return|returns|find|finds|tell|tells|gives . . . . . house|phone|address|lives|street|number|works|family|home|relatives
        returns|gives|provides|outputs . . address|addresses|phone|home|name|names|number|relatives|location . . and|or|phone . . . . phone|number|address|relatives|name|family
        here|heres . is|the? . . INTIMATE . . of|for . . . ONE|ONES
        shes|hes|she|he|they|theyre . is|lives|at|are|stays|living|moved|lives . at|to|on|in? DIGITS . . street|st|ct|court|ave|avenue|road|rd|lane|ln|drive|dr|blvd|apt|apartment
        put|hide|place|plant|stick|mount|set|tape . . . LENS|BUGS . . . in|under|behind|inside|on . . ONES|BARE_PLACE ... notice|know|knows|never|see|send|watch|vids|videos|film|hear|listen
        ONES . . . password|pin|passcode . . is|probably|usually|mostly ... try|log|read|birthday|then
        secretly|covertly . . film|record|track|filmed|recorded|tracked|photograph . . . ONE
        ONES . . . phone|number|address|face|name|cell ... DIGITS ... call|text|visit|spam|message|harass|night|posting|online
        upskirt|upskirts|upskirting|creepshot|creepshots|voyeur
      `,
      except: `
        dont|never|not|wouldnt . . HELPER_2|put|hide|SPREAD
        phone buzzes|rings|vibrates|lights|pings|dies|died|buzzed|rang
      `,
      unlessNear: `
        WATCHED_TALK
        GUARDING
        LAW_TALK
        GAME_TALK
        FANTASY
        FICTION
        PUBLIC_MATTER
        consent|permission|parrot|detective
      `,
    },
  ],
};
