import type { HarmTable } from '../frames/harm-table.ts';
import { PUBLIC_FIGURES } from '../public-figures.ts';

/** Normalizes a name such as "Anya Taylor-Joy" like the readings. */
const words = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
const FIGURES = PUBLIC_FIGURES.map(words);

const DESCRIBING = ['character', 'card'] as const;

/** Likenesses of real people, famous or not, and impersonation. */
export const REAL_PERSON: HarmTable = {
  category: 'real_person',
  words: {
    FIGURE: FIGURES.join(', '),
    FIGURES_OWN: FIGURES.map((name) => `${name}s`).join(', '),
    LIKE_LOOKS: `
      looks? (exactly|just|a lot|almost|very much|a bit|so much|basically|totally|a little|somewhat|kind of)? like,
      looking (exactly|just|a lot|almost)? like, look ?alikes? (of|for), lookalikes?,
      resembl(es|ing|e), (strong|striking|uncanny|close) resemblance to, identical to,
      (a|the|perfect|exact|body|near|dead)? ?double (of|for), spitting image of,
      in the likeness of, likeness of, clone of, (exact|perfect|carbon|digital)? ?copy of, face of,
      (same|exact) (face|body|voice|looks) (as|of|like), modell?ed (on|after), based on, twin of,
      mirror image of, dead ringer for, doppelg(a|ae)nger of, replica of, recreation of,
      version of, reminds? (you|everyone|people|one|me) of, mistaken for, impersonator of,
      impression of, avatar of, digital twin of, inspired by the (looks|face|body) of,
      with the (face|body|voice|looks|features|appearance) of,
      has the (face|body|voice|looks|features|smile) of, same as, think of, imagine, parody of,
      the (next|new|real|famous)`,
    PRIVATE_NOUN: `
      ex, exes, neighbou?rs?, co ?workers?, colleagues?, boss, teacher, class ?mates?, flat ?mate,
      room ?mate, friends?, best friend, ex ?(girlfriend|boyfriend|wife|husband), cousin, crush,
      sister, brother, mother, mom, mum, aunt, niece, nephew, landlord, landlady, doctor,
      therapist, professor, girlfriend, boyfriend, wife, husband, manager, secretary, assistant,
      daughter, son, sister in law, barista, trainer, (yoga|gym) (teacher|trainer|instructor),
      stepmom, employee, student, friends (wife|mom|girlfriend|sister), bosss wife,
      (girl|person|woman|guy|man) (i know|from work|next door|from my (gym|class|office)|at work),
      real (actress|actor|singer|celebrity|person|woman|man)`,
    PICTURE_OF: `
      a (realistic|real|fake|hot|sexy|nude|naked|photorealistic)? (photo|picture|image|pic|video|portrait|selfie|drawing|render) of,
      (photos|pictures|images|pics|videos|nudes|portraits) of, generate, draw, paint, render,
      photo of, picture of, image of, video of, nude of, pic of, nudes of, show me, pics of,
      send me`,
    SEXUAL: `
      nudes?, naked, undressed, topless, porn, sex ?tapes?, deep ?fakes?, lingerie, onlyfans, nsfw,
      explicit, leaked, bikini, in bed, kissing, underwear, shirtless, stripping, sexy, seductive,
      in the shower, sexual, erotic, making love, xxx, bedroom`,
    PRETEND: `
      pretend (to be|you are|youre|that you are|that youre|ur|u are), pretend ur, pretending to be,
      role ?play(ing)? (as|being|with|a scene with|where you(re| are)?)?,
      role play(ing)? (as|being|with)?, rp as, act (as|like)( if you (were|are)| youre| you are)?,
      play(ing)? (as|the role of|the part of)?, impersonat(e|ing|es), become, becoming,
      turn(ing)? (into|yourself into), transform (into|yourself into), morph into,
      imagine (you are|youre|you were), speak (as|like)( if you were)?,
      talk (as|like|to me as|to me like)( if you (were|are))?,
      (talk|speak|reply|answer|respond|chat|flirt|write|text|message|sing)( to me| me| only)? (as|like|in the voice of|in the style of)( if you (were|are))?,
      voice of,
      (you are|youre|ur|u r|your) (now|going to be|gonna be|supposed to be|really|actually|the real)?,
      call you, your name is (now)?, (change|make) your name (to|into), name yourself,
      dress(ed)? (up)? as, simulate, simulating, channel, channeling, mimic(king)?,
      take on the (role|persona|identity|personality) of, in the (persona|role|character|voice) of,
      cosplay (as)?, a chat with, chat with, date with, from now on (you are|youre|act as|be),
      i want you to be, be my,
      i want (you to be|to (talk|chat|sleep|flirt|date|roleplay) (to|with)),
      make yourself (look like|into),
      change your (face|look|looks|appearance|voice) to, youll be, you will be, you play,
      you can be, can you be, would you be, could you be,
      with the (voice|face|body) of, describe yourself as, your (face|body|voice) is`,
    FAN: `
      fans?( of)?, listen(s|ing|ed)? to, lov(e|es|ing|ed), likes, liked,
      (i|we|they|you|also|who|and) (really)? like, enjoys?, enjoyed, favou?rites?, admires?,
      admired, songs?, music, films?, movies?, starring, posters?, concerts?, watch(es|ing|ed)?,
      read(s|ing)?, sings?, singing, hates?, hated, tickets?, played, plays, follows?, opinions?,
      talks? about, album, albums, playlist, vinyl, karaoke, obsessed with, crazy about, crush on,
      quotes?, quoting, biograph(y|ies), interviews?, podcasts?, collects?, dances? to, cried at,
      saw, seen, met, worked (for|with|as), interviewed, photographed, styled, worships?, adores?,
      idoli(z|s)es?, jokes? about, gossip(s)? about, news about, covers?, records?, tour,
      soundtrack, era, swiftie, collection, books?, cooks to, cleans to, admiration for, debates?,
      voted, votes?, campaign, shirt, t shirt, mug, discography, binge, binges, hums?, humming,
      swears by, blasts?, blasting, supports?, cheers for, wears, roots for, defends, argues about,
      rants about`,
    NAME_LABEL: `
      name, named, called, known as, full name, real name, actress, actor, singer, rapper, model,
      popstar, pop star, celebrity, footballer, musician, politician, president, star, idol`,
    DENY: 'not, isnt, arent, never, wasnt, cant, wont, dont, no, unlike, nothing like, doesnt',
    DEEPFAKE: `
      deep ?fak(e|es|ing|ed), face ?swap(s|ped|ping)?, swap (her|his|their|the|my) face, faceswap,
      nudif(y|ies|ying|ied), undress app, ai undress, clothes ?off, clothoff, deepnude, deep nude`,
  },
  phrases: {
    PRIVATE: `
      my|your|our|his|her|a EPITHET|high|best? EPITHET|school? PRIVATE_NOUN`,
    SOMEBODY:
      'FIGURE|PRIVATE|VICTIM|celebrity|celebrities|classmate|classmates|actress|streamer|photo|picture|selfie',
  },
  rules: [
    {
      name: 'public_figure',
      surfaces: ['image_prompt', 'clone'],
      frames: `
        FIGURE
      `,
      except: `
        poster|posters|shirt|album|vinyl|record|cover|mug . of|with . FIGURE
        FIGURE|FIGURES_OWN . poster|album|vinyl|concert|song|shirt|record|music|fan
      `,
    },
    {
      name: 'public_figure',
      surfaces: DESCRIBING,
      frames: `
        FIGURE
        LIKE_LOOKS . . . FIGURES_OWN
        FIGURES_OWN face|body|double|twin|lookalike|likeness|clone|looks|voice|doppelganger|features|exact|identical|secret|identity
      `,
      except: `
        FAN ... FIGURE
        FAN ... FIGURES_OWN
        FIGURE . fan|fans|impersonators|songs|song|music|films|movies|albums|album|concerts|posters|lyrics
        DENY . . . . FIGURE
        hummed|hum|to|by|with|and|or|jazz|soul|pop|rock|indie FIGURE . in|on|while|at|loud|songs|music|records . shower|car|kitchen|repeat|speakers|loop
        music|jazz|soul|pop|records|record|rock|influences|taste|loves|likes|fan|idols|idol|heroes|hero|role . . . . . . . . . FIGURE
      `,
    },
    {
      name: 'public_figure',
      surfaces: DESCRIBING,
      frames: `
        LIKE_LOOKS . . . . FIGURE
        PRETEND . . . FIGURE
        SEXUAL . . . . FIGURE
        FIGURE . . . . SEXUAL
        ^ NAME_LABEL . . FIGURE
      `,
      except: `
        FAN . . . . FIGURE
        DENY . . . . FIGURE
        FIGURE . fan|fans|songs|song|music|films|movies|albums|album|concerts|posters|lyrics
      `,
    },
    {
      name: 'impersonation',
      surfaces: ['chat_input'],
      frames: `
        PRETEND . . . FIGURE
        be|as a|the|my|famous|real|actual|singer|actor|actress|popstar|star|named? FIGURE
        FIGURE . . . you play|act|be|pretend|are . him|her|them|that|$
        SEXUAL . . . . . FIGURE
        FIGURE . . . . . SEXUAL
        PICTURE_OF . . . . FIGURE
        PICTURE_OF . . . FIGURE SEXUAL
        FIGURES_OWN voice|face|body|identity|persona|likeness|nudes|feet|naked . . for|on|and|in|with|please|$
      `,
      except: `
        your ADVERB? favorite|opinion|view|taste|thoughts|pick|choice|type|guess|eyes|mind|list|books . . . . . FIGURE
        as . . as FIGURE
        you|youre|ur|she|he|hes|shes|i|my|im . look|looks|sound|sounds|laugh|smile|dance|sing|are|talk|eyes|acted . . . like|as FIGURE
        say|says|told|tells|think|people|everyone . . . . look|looks|sound|sounds . . like FIGURE
        i|id|im|we|he|she|they|friend|friends|sister|colleague|brother . want|wish|like|love|wanna|could|wishes|wants|dream|dreamed|would to|i|of|that|about could|was|had? be|look|sing|dress|dance|meet|met|cook|act|marry|being|meeting|date . like|as|with|to? FIGURE
        i|she|he|we|my . . dressed|went|dream|dreamed . . . . FIGURE
        be|look|sing|dance|dress|cook|sound|act|talk|feel . more? . like . FIGURE . . . when|one|someday|on|in|at
        youre|you are|were|ur ADVERB? . . . a|as|the|my|into|more|like|prettier|better|hotter|funnier|cuter|hot|pretty|funny . than|as|of|with|fan|biggest|like . . . FIGURE
        youre|you|your . . . a . FIGURE fan|fans|type|song
        show|draw|paint|send . me? . . . . song|songs|interview|meme|clip|movie|film|album|link|lyrics|trailer|ticket|tickets|concert|gif|video|news|playlist . . . . FIGURE
        photo|picture|poster|video|pic|pics|pictures|photos|portrait . of . FIGURE . . on|at|from|in|over|above . . . wall|room|magazine|news|concert|premiere|met|gala|cover|red|fridge|show
        saw|took|hangs|has|have|found|seen|liked|bought|got . . . . . photo|picture|poster|video|pic|pics|pictures|photos|portrait . . of . FIGURE
        a . date|chat with . . FIGURE . . won|raffle|auction|prize|sounds|would
        play|playing|played|plays|stream|put . . on? . some|the|a|new|old|only|more|her|by|it|that|as? . song|songs|music|album|record|track|tune|playlist|loud . . . FIGURE
        play|playing|put|hear|listen . some|more|only|on|to? FIGURE . . . songs|music|song|album|on|while|in|loud|please|$|tonight
        FIGURE . . . . leaked|naked . gun|album|song|songs|truth|dress|track|tracks
        SEXUAL . . . . . . by|of|from|like . FIGURE . . song|songs|music|movie|film|album
        sexy|seductive . . . . song|voice|songs|music|movie|role|actor|actress|man|woman|alive|person
        FIGURE . . . . . sexy|kissing|shirtless|bikini|lingerie|underwear . in|movie|film|actor|song|line|brand|voice|scene|thought . movie|film|mind|commercial|series|campaign
        kissing|shirtless|bikini|sexy|lingerie . . . . scene|scenes . . . . FIGURE
        imagine . meeting|if
        be . jealous|mad|there|as|honest|at|a|in|with|like|seeing|watching|listening|into|fan
        as . . much|good|big|famous|rich|tall|funny|well|pretty|handsome|beautiful|talented|soon|long|many . as
        dressed|dress . up? . as . FIGURE for|last|at|on
        who|what|which|whats|is|are|was|do|does|did|have|has|when|where|why|how . . . . . FIGURE $
      `,
      unlessNear: `
        imitation|impression|tribute
        tribute|karaoke|halloween|quiz|trivia|documentary|biopic|premiere|impersonator
      `,
    },
    {
      name: 'impersonation',
      surfaces: ['reply'],
      frames: `
        im|am . . the|real? . FIGURE
        my name is . . FIGURE
        its|it|this is? . really|me|actually|truly|yes? . me? FIGURE
        as FIGURE i|ive|my
        you and me|i FIGURE ... holding|kissing|kiss|hands|hand|love|alone|bed|tonight|forever
        call me FIGURE
        nude|naked|nudes . . . of FIGURE
        FIGURE . . naked|nude|nudes|undressed
      `,
      except: `
        im|am . . . . a|not|into|watching|listening|like|no|as|than|obsessed|seeing|with|fan|going|reading|hearing|thinking|talking|about|crazy|playing|never|nothing|from|jealous|sure|glad|such|meeting|singing|humming|team|in . . . . . FIGURE
        not|never|no|isnt|hardly . . FIGURE
        i|you . wish|dream|pretend
        its|this is . . . about|a|by|from|like|what|how|why|not|just|only|song|album|movie . . . FIGURE
        im|am . no|not|hardly FIGURE
      `,
    },
    {
      name: 'deepfake',
      frames: `
        DEEPFAKE . . of|with|for|onto|on|into|her|him|his|my|this|a|the|their . . . SOMEBODY
        DEEPFAKE . her|him|them|this|my|app|bot|tool|porn|video|nudes|come
        put|swap|paste|place|insert|stick|superimpose|edit|photoshop|replace|add|use|merge . . . face|faces|head . . . . of|onto|on|with|in|into|for|over . . . . body|porn|photo|picture|video|model|nude|naked|actress|bikini|this
        undress|strip|unclothe . . . . in|from|of|this|that|the . . photo|picture|image|pic|selfie|snapshot|screenshot
        remove|take|erase|delete|edit|strip . off|out|away? . . . . clothes|clothing|bikini|dress|shirt|outfit|swimsuit|bra . off|out|away? . . from|in|of|off|on . . . . photo|picture|image|pic|selfie|SOMEBODY
        nude|nudes|porn|lingerie . photo|photos|picture|pictures|image|pic|pics|video? of . PRIVATE
        naked|nude|nudes|topless . . version|photo|picture|image|pic|pics|photos|images|pictures . of . . . PRIVATE|classmate|FIGURE|this|photo|her
        fake|ai|realistic . . nudes|nude|porn|photos|pictures|sex . . . of|with . . SOMEBODY
      `,
      except: `
        NEG|news|about|documentary|victim|against|law|laws|ban|banned|article|spot|detect|report|illegal|someone|scary|danger|dangers|read|watched|my ex|fear|worried|somebody|scared|class|talk|lecture . . . . . . DEEPFAKE
        legal|illegal|crime|allowed|banned ... DEEPFAKE
        DEEPFAKE . laws|law|detection|technology|scandal|is|are|was|were|scare|scam|scams|detector|awareness|bill|victims|problem
        i|he|she|they|ex|someone . . made|posted|shared|sent|created . . . . DEEPFAKE . of|with . me|my|us|myself|herself
        put|place|stick . . . face|faces|head . . . . . pillow|pillows|shoulder|chest|lap|neck|hair|hands|blanket|sun|book|light|cake|t|towel
        undress|strip . . me|you|us|myself|yourself
        take|remove . off|out|away? . . your|my . . clothes|clothing|bikini|dress|shirt|outfit
        take|get . . . out|off . her|the|his|my|your
        put|add . . my . face
        should|is|are . . illegal|legal|banned|forbidden|allowed|punishable ... ai|fake|realistic . . pictures|photos|nudes|porn of real|other? people|persons|celebrities|politicians
      `,
      unlessNear: `
        consent|filter|dog|cat|snapchat filter|emoji
        PROTECT
      `,
    },
    {
      name: 'private_likeness',
      surfaces: ['image_prompt', 'clone', 'character', 'card'],
      frames: `
        LIKE_LOOKS . . . PRIVATE
        PRIVATE . . . face|body|twin|double|lookalike|clone|likeness|exactly
        from|using|based|use . on? . her|his|their|this|these . . real|instagram|facebook|tinder? . photos|pictures|instagram|selfies|profile . of? PRIVATE?
      `,
      except: `
        his|her|their EPITHET? KIN
        reminds|remind . . . of . . PRIVATE . . cooking|used|when|humor
        based on my|your|our . old|own|real? . life|love|dream|experiences|trip|story|day|idea|first
        not|never|nothing . look|looks|like . . PRIVATE
        imagine|think|version . . PRIVATE
        treats|acts|talks|talk|cooks|laughs|dresses|sees|feels|knows|behaves . . . . like . . PRIVATE
        must|without|never|not . . ask|know|knowing|asking|agreed|said . . . why|permission|about|what|how|questions|twice|love|her|him|it|them|yes
        from|using|based . . my|his|her|their . pictures|photos . . travel|trip|camera
      `,
      unlessNear: `
        consent|agreed|permission
        fictional|imaginary
      `,
    },
    {
      name: 'public_name',
      surfaces: ['profile_name'],
      outcome: 'queue',
      frames: `
        FIGURE
      `,
      except: `
        FIGURE . fan|fans|stan|lover|cat
      `,
    },
  ],
};
