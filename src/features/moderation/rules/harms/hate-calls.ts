import type { HarmTable } from '../frames/harm-table.ts';

/** Requests for hateful text, signs and laws against a group, and characters from hate groups. */
export const HATE_CALLS: HarmTable = {
  category: 'hate',
  words: {
    PEOPLE_OF: `
      slavs?, slavic people, colou?red (folks|people), pakistanis, bangladeshis, vietnamese, filipinos, thais,
      irish, italians, greeks, hungarians, bulgarians, serbs, croats, kurds, berbers, moroccans,
      algerians, egyptians, ethiopians, eritreans, kenyans, ghanaians, jamaicans, brazilians,
      colombians, venezuelans, guatemalans, hondurans, dominicans, travelers, sinti,
      dalits, uyghurs, rohingya, tibetans, shiites, sunnis, jehovahs witnesses, amish, dwarfs,
      dwarves, blind, deaf, cripples, amputees, autistics, epileptics, albinos, hiv positive people,
      transwomen, transmen, drag queens, nonbinaries, aromantics, bisexual people, every homosexual,
      mexican coworkers, lgbt people, queer people, brown folks, black folks, orientals, natives,
      inuit, maori, saudis, yemenis, iraqis, lebanese, libyans, tunisians, sudanese, congolese,
      chechens, georgians, armenians, moldovans, ukrainian refugees, boat people, newcomers`,
    BIG_GROUP: `
      jews?, muslims?, blacks, gays, lesbians, homosexuals?, arabs?, mexicans?, asians, africans,
      indians?, pakistanis?, immigrants, migrants, refugees, foreigners, catholics, hindus, sikhs,
      gypsies, roma, latinos, hispanics, chinese, turks, syrians, somalis, nigerians, transgenders,
      transsexuals, poles, romanians, israelis, palestinians, haitians, koreans, minorities,
      disabled, queers, christians, buddhists, protestants, mormons`,
    INSULTS: `
      slurs?, insults?, insulting, nicknames?, insulting (nickname|name|joke|word|remark)s?,
      racist (jokes?|insults?|slurs?|remarks?|names?|memes?|chants?|poems?|songs?|nicknames?|tweets?|speech),
      racial (slurs?|insults?|epithets?), derogatory (names?|terms?|words?),
      homophobic (jokes?|slurs?|insults?|remarks?|names?|rants?),
      antisemitic (jokes?|slurs?|insults?|memes?|remarks?|rants?|caricatures?|cartoons?),
      transphobic (jokes?|slurs?|insults?|remarks?|rants?),
      hateful (jokes?|words?|names?|speech|messages?|comments?|posts?|rants?|song), hate speech,
      degrading (jokes?|names?|words?|poem), demeaning (jokes?|names?|words?), epithets?,
      offensive (names?|terms?|words?|nicknames?), dehumanizing (words?|speech|text|metaphors?),
      caricatures?, hate (mail|post|song|poem|rant|rhyme)s?, mean (jokes?|names?), swear words,
      cruel (jokes?|names?), bigoted (jokes?|rants?)`,
    MAKE_IT: `
      write, give, tell, find, make, draft, compose, list, create, teach, invent, suggest, generate,
      think of, come up with, need, want, help, say, use, uses, using, draw, spread, share, post,
      send, print, hurl, throw, know, produce, design, talk, speak, spouts?, spew, rant, tells,
      makes, hurls, throws, says, shouts`,
    HATER: `
      klansman, klansmen, klan member, klan leader, white supremacist, neo ?nazi, ss officer,
      nazi officer, gestapo officer, racist, antisemite, homophobe, skinhead, bigot, fascist,
      grand wizard, slave owner, slave trader, misogynist, xenophobe`,
    STUPID: `
      stupid, dumb, inferior, lazy, dirty, greedy, primitive, criminal, dangerous, worthless,
      filthy, disgusting, evil, ugly, cheap, backward, subhuman, brainless, parasitic, violent,
      vile, sneaky, slaves, slave, animals, savages, vermin, parasites, sheep, rats, pigs, dogs,
      monkeys, apes, scum, filth, trash, cockroaches, thieves, terrorists, disease, plague, pest,
      subhumans, lice, maggots, cancer, swine, beasts, weeds, locusts`,
  },
  phrases: {
    A_GROUP: `
      BIG_GROUP
      PEOPLE_OF
      GROUPS
      GROUP_ADJ coworkers|coworker|neighbors|neighbor|colleagues|colleague|classmates|boss|boys|guests|children|landlord|community|communities|family|families|tenants|employees|customers|girls|roommate|teacher`,
  },
  rules: [
    {
      name: 'group_shut_out',
      frames: `
        A_GROUP . are|is|were|r ADVERB? ADVERB? nothing|all|just|only|basically|like|such|a|but|the? but|a|of|than|bunch? . STUPID . that|who|and|which|by|to|in|like|from|of|$
        GROUP_ADJ|A_GROUP . family|families|couple|people|neighbors|kids|man|woman|guy|church|mosque? . . moved|moving|opened|in|arrived|next|joined . . . // . theyre|they|these|those . are|all? . vermin|parasites|filth|scum|rats|animals|trash|savages|cockroaches|subhuman|thieves|criminals|terrorists|pigs
        no dogs . . no? . A_GROUP
        put|lock|throw|send|herd|pack|load|ship|want|push . . . A_GROUP . . in|into|on|behind|to . . camp|camps|cages|ovens|ghetto|ghettos|chambers|chains
        we|country|nation|europe|america|us ADVERB? need|needs|want|wants|demand ... ethnic|racial|racially|ethnically cleansing|purge|purity|purification|pure|separation|segregation|war
      `,
      except: `
        NEGATED . LOW|STUPID
        not all . GROUPS
        REPORTER . . . REPORT ... A_GROUP
        are|is|why|do|does|if|whether|were A_GROUP ... STUPID
        A_GROUP . . are|is|were ADVERB? not|never|no|arent|called|treated
        A_GROUP . . are|is . . victims|afraid|scared|targeted|called|treated
        men|women|fat|old|poor|homeless|christians . are|is|can|r|should|must|need|deserve
        put|send|keep|take|want|place . . women|men|homeless|children ... back|in|on|to
        GROUP_ADJ|A_GROUP . . food|restaurant|cuisine|movie|music|film|market|coffee|hair|dress
        russians|poles|indians|chinese|italians|irish|greeks are|is . . . lazy
        stupid|lazy|dumb|cheap|dirty|ugly . i|am|it
        weeds|pest|pests|locusts|lice|rats|mice . . in
      `,
      unlessNear: `
        SPOKEN_OF_HATE
        NICE
        cleveland|chiefs|football|cricket|baseball
      `,
    },
    {
      name: 'insults_asked',
      frames: `
        MAKE_IT ... INSULTS ... for|about|against|at|on|of|to|toward|mocking|targeting|like|that ... A_GROUP
        MAKE_IT ... joke|jokes|poem|song|rhyme|rap|meme|text|article|post|tweet|rant|monologue ... that|which|mocking|ridiculing|humiliating|insulting|degrading|attacking|dehumanizing ... A_GROUP
        jew|jews|jewish|muslim|black|african|arab|mexican|asian|roma ... caricature|as . a? rat|rats|monkey|monkeys|vermin|pig|pigs|ape|apes|devil|octopus|parasite|cockroach|cockroaches|spider
        as|like a|an HATER ... despise|hate|inferior|superior|subhuman|blame|insult
      `,
      except: `
        NEGATED . INSULTS
        REPORTER . . . REPORT ... INSULTS|A_GROUP
        called|call|calls|heard|shouted|got|shouting|yelled|stop|against|report|hate|hates|endured|faced|survived|wont|never|dont . . . . INSULTS
        respond|response|react|deal|cope|answer|reply|stand . . to|with|against|up ... INSULTS
        caricature|caricatures of . . women|men|me|us|myself|old|white|fat
        INSULTS . . . women|men $
        sweet|cute|love nicknames|nickname
        nickname|nicknames ... love|cute|sweet|lover|girlfriend|boyfriend|wife|husband
        swear words . . in
      `,
      unlessNear: `
        SPOKEN_OF_HATE
        against|overcome|overcomes|fights|fighting|moderation|moderator|filter|report
      `,
    },
  ],
};
