import type { Vocabulary } from '../frames/harm-table.ts';

/** Whole numbers in digits, for classes of amounts. */
export const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i)).join(', ');

/**
 * Words and phrases that several categories use. Texts are lower-case and without apostrophes:
 * "I'll" is `ill`, "don't" is `dont`.
 */
export const SHARED: Vocabulary = {
  words: {
    I: 'i, im, ive, id, ill, we, weve, imma, ima',
    AM: 'am, m, was, have been, ve been, been, are',
    ADVERB: `
      really, just, so, actually, honestly, seriously, literally, finally, truly, fucking, totally,
      still, now, also, only, even, always, genuinely, definitely, probably, maybe, sometimes,
      kinda, kind of, sort of, lowkey, deadass, simply, constantly, often, absolutely, almost,
      completely, soon, tonight, today, tomorrow, then, basically, legit, rly, very, again, gladly,
      already, recently, properly, secretly, quietly, quickly, fully, personally, ever, be able to,
      all, too, both, slowly, right now, at least, as well, either, one day, someday, this time,
      for real, fr, desperately`,
    WILL: 'will, would, shall, should, could, can, might, may, must, have to, ought to, do',
    WANT_TO: `
      want(s|ed)? to, want 2, wanna, wana, need(ed)? to, plan(ned)? to, intend(ed)? to, wish to,
      got to, gotta, have to, going to, goin to, gonna, gona, about to, ready to, planning (to|on),
      plotting (to|on), prepared to, tempted to, trying to, tried to, tryna, bout to, boutta,
      finna, thinking (of|about), considering, contemplating, dreaming (of|about),
      fantasi(z|s)ing about, determined to, hoping to, looking to, would (like|love) to,
      (like|love) to, feel like, feeling like, swear to, vow(ed)? to, decided to, mean to,
      getting ready to, preparing to, dying to, obsessed with, close to, willing to, set to,
      cant wait to, think i (should|will|might|want to|need to|could), think ill,
      think im (going to|gonna), thought (of|about), think (of|about), dream (of|about),
      fantasi(z|s)e about, imagine, starting to think (of|about), an urge to, (the|an) impulse to,
      urges? to, desire to, itching to, wouldnt mind, considered, feel the need to, rather`,
    NEG: `
      not, never, dont, doesnt, didnt, wont, wouldnt, cant, cannot, couldnt, shouldnt, isnt, arent,
      aint, without, no, nobody, refuse(d)? to, stop, stopped, isn t, don t, didn t, wasnt, werent,
      no longer, avoid, against, hardly, neither, n t`,
    MY_OWN: `
      my, our, his, her, their, your, the, that, this, these, those, a, an, some, another,
      someones, both, one of my, all, every, any, some of the, half the, all of my, all the,
      all my, whole, entire, all of the, all these, all those`,
    EPITHET: `
      own, stupid, fucking, damn, goddamn, cheating, old, former, new, crazy, lying, abusive,
      worthless, ungrateful, annoying, noisy, little, horrible, evil, younger, older, elderly,
      rich, whole, entire, next door, downstairs, upstairs, bloody, bitch of a, dumb, ugly, nasty,
      fat, real, dear, poor, random, local, loud, drunk, innocent, female, male, black, white,
      pregnant, newborn, disabled, sleeping, adopted, biological, first, second, awful, soon to be,
      beloved, ex, future, hot, pretty, cute, mean, shitty, lousy, estranged, unfaithful, late`,
    KIN: `
      wife, husband, mother, father, mom, mum, dad, parents?, brothers?, sisters?, sons?,
      daughters?, kids?, child, children, cousins?, aunt, uncle, niece, nephew, grandmother,
      grandfather, grandma, grandpa, girlfriends?, boyfriends?, gf, bf, fiance, fiancee, partner,
      spouse, twin, step ?mother, step ?father, step ?dad, step ?mom, step ?son, step ?daughter,
      in laws, (mother|father|brother|sister) in law, family, hubby, siblings?, toddler, granny,
      bro, sis, relatives, baby`,
    ACQUAINTANCE: `
      ex, exes, boss, bosses, managers?, supervisor, neighbou?rs?, co ?workers?, colleagues?,
      teachers?, professors?, doctor, dentist, landlord, landlady, room ?mates?, flat ?mates?,
      house ?mates?, class ?mates?, friends?, best friend, crush, stalker, rivals?, bully, bullies,
      employees?, employer, customers?, clients?, patients?, students?, mailman, priest, pastor,
      imam, rabbi, principal, coach, tenants?, barista, waitress, bartender, ex ?wife, ex ?husband,
      ex ?girlfriend, ex ?boyfriend, ex (gf|bf|partner|boss|friend), old flame, witness, witnesses,
      judge, therapist, babysitter, nanny, maid, tinder (date|match), date, lawyer, secretary,
      assistant, mistress, lover, abuser, accuser, business partner, superior, stepfather, buddy,
      intern, team ?mates?, acquaintance`,
    HIM: 'him, her, them, em, someone, somebody, everyone, everybody, anyone, anybody',
    SOMEONE: `
      person, people, man, woman, men, women, guys?, girls?, boys?, bitch, bitches, bastards?,
      assholes?, whore, slut, fuckers?, motherfuckers?, cunts?, prick, punk, scumbag, jerk,
      humans?, strangers?, dude, lady, couple, victims?, cops?, policem(a|e)n, police officers?,
      officers?, police, politicians?, senator, mayor, president, prime minister, governor, ceo,
      protest(e|o)rs?, prostitutes?, hookers?, shoppers, passengers, worshippers, civilians,
      pedestrians, target, reporters?, journalists?, streamers?, youtubers?, influencers?,
      celebrity, nurse, cashier, bouncer, security guard, guards?, pensioners?, widow, tourists?,
      crowds?, idiot, creep, homeless (man|guy|people), delivery guy, driver, foreigners?,
      immigrants?, guests, congressman, congresswoman, pm, king, minister, thief, burglar, model,
      singer, actress, actor`,

    /** Signs that a dark text is fiction. */
    FICTION_WORD: `
      novels?, movies?, tv shows?, tv series, episodes?, storyline, screenplay, fanfic, fanfiction,
      comics?, manga, anime, protagonist, antagonist, villains?, heroine, narrator, author,
      thriller, whodunn?it, fairy tale, legends, myths?, mythology, opera, ballet, musical,
      theat(er|re), poem, ballad, podcast, documentary, documentaries, true crime, netflix,
      fiction, fictional, hamlet, macbeth, shakespeare, agatha christie, sherlock, sequel, prequel,
      trilogy, album, prologue, trailer, audiobook, backstory, on screen, on stage, on tv, oc, ocs,
      writing (a|my) (story|book|play|script|scene), short story, horror story, detective story,
      murder mystery, book club, bookclub, plot twist, rom com, cartoon, sitcom, soap opera,
      screenwriter, serie, serialu, pelicula, romanzo, telenovela, main character, my character, her character, his character`,
    /** Fiction after a determiner: "a film", not "film her". */
    FICTION_NOUN: `
      films?, shows?, scenes?, stor(y|ies), scripts?, books?, plots?, songs?, characters?, series,
      season, chapters?, mystery, hero, play, painting, lyrics, costume, legend, draft, line,
      sketch, finale, manuscript`,
    GAME: `
      games?, gaming, video ?games?, boss fight, final boss, boss level, minecraft, fortnite, gta, skyrim,
      elden ring, dark souls, call of duty, cod, warzone, valorant, counter strike, csgo,
      overwatch, fifa, mario, mario kart, zelda, sims, chess, checkers, poker, scrabble, monopoly,
      tetris, dnd, d and d, d d, dungeons and dragons, dungeon master, (dnd|our|my) campaign,
      quest, npcs?, speedrun, pvp, raid boss, raid, league of legends, world of warcraft, pokemon,
      roblox, witcher, baldurs gate, rpg, mmo, respawn, playstation, xbox, nintendo, tabletop,
      board game, larp, laser tag, paintball, airsoft, nerf, hitman 3, red dead, cyberpunk,
      rimworld, assassins creed, resident evil, among us, bowling, tennis, ping pong, karaoke,
      trivia, darts, halo, hide and seek, ranked, my rogue, my paladin, nat 20, squash, uno,
      badminton, water gun, pillow fight, snowball fight, thumb war, crossword, escape room,
      stardew, doom`,
    FANTASY: `
      dragons?, vampires?, werewol(f|ves), zombies?, monsters?, orcs?, goblins?, demons?, witch,
      witches, wizards?, elf, elves, knights?, kingdom, castle, throne, swords?, daggers?, spells?,
      curse, potion, pirates?, sheriff, outlaws?, bandits?, samurai, ninjas?, gladiators?, warlord,
      spaceship, starship, aliens?, androids?, robots?, galaxy, empire, rebels, ghosts?, trolls?,
      undead, necromancer, warriors?, vikings?, emperor, lair, dungeon, beasts?, giants, sorcerer,
      sorceress, mage, fae, siren, mermaid, minions?, overlord, sith, jedi, hydra, kraken, tavern,
      saloon, mutants?, cyborg, arena, apocalypse, skeletons?, duel, musket, cutlass, crossbow,
      lightsaber, your majesty, my lord, my liege, bounty, quests, fangs, dark lord, prophecy,
      mob boss, mafia boss, mafia don, don corleone, space station, crew mates, magic, medieval,
      gunslinger, superhero, supervillain, battlefield, robot, in character, in this rp, in our rp,
      roleplay, role play, rp`,
    LAUGH_WORD: `
      lol, lmao, lmfao, rofl, haha, hahaha, hahah, hehe, heh, xd, jk, kidding, joking, joke, lolol,
      teehee, giggle, giggles, giggling, playfully, winks?, ha ha, figuratively, metaphorically,
      not literally, laughs, laughing, tickle, silly, dork, goofball, sweetie, haah, grins?,
      smirks?`,
    YEAR: numbers(1900, 2019),
    LONG_AGO_WORD: `
      years ago, years back, decades ago, a long time ago, long ago, back then,
      when (i|he|she|they|we) (was|were), as a (teen|teenager|kid|child|student),
      in (college|high school), at (university|uni), in my (teens|twenties|thirties|youth|past),
      in the past, used to, last century, decades, a lifetime ago, growing up,
      in the (nineties|eighties|seventies|sixties), in the (60|70|80|90)s`,

    GUIDE: `
      guides?, instructions?, directions, tutorials?, recipes?, steps?, step by step, tips,
      blueprints?, formula, ingredients, walkthrough, manual, template, procedure, methods?, ways?,
      techniques?, tricks?, process, synthesis, rundown, plan, plans, design, schematics?, hacks,
      materials, parts list, shopping list, checklist, list, advice, detailed, precise, exact,
      route, protocol`,
    INGREDIENT: `
      ingredients, chemicals, tools?, materials?, equipment, supplies, steps?, parts, precursors,
      household (items|chemicals|products), stuff, things, fertilizer, apps?, software, program,
      method, methods, poison, acid, substance, technique, route, dose, dosage, amount, weapon,
      drug, drugs, way`,
    TEACH: `
      teach, instruct, help, assist, guide, walk, talk, tell, show, explain, coach, train, educate,
      give, send, write, provide, list, describe, need, want, share, create, make, outline, know,
      learn, draft, generate, produce, looking for, post, spell, break, lay`,
  },
  phrases: {
    /** Signs that a strong word is a joke. */
    FICTION: `
      FICTION_WORD
      MY_OWN|in|of|new|favorite|crime|horror|last|next|war|old|like . . FICTION_NOUN`,
    LAUGH: '~not|no|isnt|aint|never|arent|a LAUGH_WORD',
    /** Settings where strong words are not meant literally. */
    MAKE_BELIEVE: `
      FICTION
      GAME
      FANTASY
      LAUGH`,
    /** The speaker's own intent, up to the verb: "I'm finally going to". */
    INTEND: `
      I AM? ADVERB? ADVERB? WANT_TO ADVERB?
      I AM? ADVERB? WILL ADVERB? WANT_TO? ADVERB?
      I keep|kept|cant ADVERB? stop? WANT_TO ADVERB?
      I . have|get|got|feel|felt|had .. WANT_TO
      ill|imma|ima|lemme|lets ADVERB? WANT_TO? ADVERB?
      let me|us ADVERB?
      ^ ADVERB? WANT_TO ADVERB?
      and|then|so|tonight|tomorrow|but|or|now|because|coz|cause WANT_TO ADVERB?
      ^ will|shall ADVERB?
      ^ should|shall|could|can i ADVERB?
      i ADVERB? plan|hope|swear|promise . ill|to|i|that|on will? ADVERB?`,
    /** Asking for instructions, up to the act. */
    HOW: `
      how ADVERB? to|2 ADVERB? go? about?
      how ADVERB? do|can|could|would|should|might|does|may|did i|we|one|you|u|someone|somebody|people|they|anyone|criminals|thieves|hackers|dealers|scammers|terrorists ADVERB? go? about?
      how a|would|could person|guy|one|beginner|somebody|someone|i can|could|would|might|go?
      GUIDE ADVERB? to|for|on|of|how|in ADVERB? do?
      GUIDE i|we|you can|could|should
      TEACH me|us|someone|people|them|in ADVERB? how? to
      teach|instruct|help|assist|guide|coach|train me|us|him|her|them to|in|with|how|on|through|out|about?
      TEACH me|us|out|down? GUIDE .
      TEACH me|us? . . GUIDE .
      walk|talk|guide|coach|lead me|us through|into
      what|which INGREDIENT . do|can|should|would|could|will|are|is . i|you|we|one|needed|required|used|best .
      what|whats do|does|would|should|is|else|all i|you|we|one|it|a|needed need|use|mix|buy|take|do|require|combine|person? to|for|in|with?
      what|whats . needed|required|goes|involved|necessary to|for|into|in
      what would|does|will it take to
      i ADVERB? want|need|like|love to ADVERB? know|learn|understand how? to|i?
      id ADVERB? like|love to know|learn how? to
      know|learn|learning|figure|find|figured how|out how? to|you|i|one
      is|are|would it|there|any . possible|easy|hard|way|ways|difficult|risky|trick|secret|feasible . to|of|for
      how easy|hard|difficult|possible|expensive|much is|does|would it . to
      trick|secret|key|art|science to|of|behind
      best|easiest|fastest|quickest|safest|cheapest|simplest|smartest way|ways|method|place|time|thing|one to|of|for
      where can|could|do|should|would i|we|one ADVERB? learn .
      any|got|have|some|with tips|ideas|advice|tricks|idea|pointers . on|for|about|to|how
      any|got|have an|a|any? idea how|what|where . to|i|you|can
      ideas for|to|on`,
    /** A real person in one to four words: "my cheating ex", "that guy", "her". */
    VICTIM: `
      MY_OWN? MY_OWN? EPITHET? EPITHET? KIN|ACQUAINTANCE|SOMEONE
      HIM
      my|our|his|her|their|that|this|the? EPITHET? whole? EPITHET? class|school|office|church|family|department|workplace|town|company|team|parents`,
    /** "the guy who invented Mondays" */
    WHO_MADE_IT: `
      who|that|whoever . invented|designed|created|scheduled|programmed|named|coined|approved|decided
      who|that|whoever . came up with
      who|that|whoever thought`,
    LONG_AGO: `
      LONG_AGO_WORD
      in|since the? YEAR`,
    NEGATED: `
      NEG ADVERB?
      NEG ADVERB? want|wanna|going|gonna|trying|mean|meant|wanted|planning|have|about|dare|like|able|here|meaning|intend|promise|promised to? ADVERB?
      NEG ADVERB? ever? WANT_TO
      afraid|scared|terrified|worried of|to|that|i|id|ill? might|could|will|may|would?
      instead|rather of|than
      promise|promised|swore|swear not|never to?`,
  },
};
