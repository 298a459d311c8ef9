import type { HarmTable } from '../frames/harm-table.ts';

/** Verbatim copies of whole copyrighted works, and pirated copies. */
export const COPYRIGHT: HarmTable = {
  category: 'copyright',
  words: {
    HAND_OVER: `
      give, write, type, recite, print, paste, copy, reproduce, quote, send, output, post, show,
      read, sing, repeat, share, transcribe, dictate, provide, display, generate, narrate, retype,
      reprint, write down, need, want, get, dump, put, drop, can i (have|get|see), rewrite,
      deliver, publish, regurgitate, recreate, replicate, supply, complete, spell out, list, text,
      posts, prints, types, gives, sends, recites, reproduces, shares, looking for, find,
      translate, feed, tell, performs?, rap`,
    RECITE: `
      sing, type, recite, paste, copy, reproduce, transcribe, retype, dictate, quote, write out,
      write down, print out, type out, recites, reproduces, types, posts, rap`,
    ENTIRE: `
      full, complete, entire, whole, exact, every, each, verbatim, unabridged, uncut, all, all of,
      original, total, actual, word for word`,
    LYRICS: 'lyrics?, song ?text, screenplays?, sheet music, libretto, song lyrics',
    WORK: `
      lyrics?, screenplays?, scripts?, chapters?, books?, novels?, poems?, songs?, articles?,
      transcripts?, verses?, stanzas?, manuscripts?, short story, textbooks?, choruses, chorus,
      teleplay, comic, manga, ebooks?, novella, memoir, biography, prologue, epilogue, columns?,
      monologues?, cookbook, audiobook, essay, sonnets?, saga, dialogue, episode, musical,
      libretto, sheet music, interview, speech, study guide, passage,
      paragraphs?, series, trilogy, movie script, opening scene, scene`,
    TEXT: 'text, texts, words, pages?, lines?, contents?, paragraphs?, wording, rap',
    VERBATIM: `
      verbatim, word for word, word by word, line by line, line for line, letter for letter,
      in its entirety, in their entirety, in full, unabridged, complete and unabridged,
      from (start|beginning|cover|the start|the beginning) to (the)? (finish|end|cover),
      from the (first|opening) (line|word|page|verse|chapter) to the last, from front to back,
      start to finish, cover to cover, beginning to end,
      every (single)? (word|line|verse|page) of it,
      exactly as (it is|it was|written|published|printed|it appears|in the),
      as it (is|was) (written|published|printed), not a summary, no summary, dont summarize,
      do not summarize,
      without (paraphrasing|summarizing|leaving|skipping|omitting|cutting|changing),
      dont (skip|leave out|paraphrase|change), all of it, the whole thing, the entire thing,
      all of them, word perfect, as published, copied exactly, page by page, chapter by chapter,
      unedited, uncensored and complete`,
    BY: 'of, to, from, by, in, for, called, titled, off, on',
    COPY_GOODS: `
      movies?, films?, albums?, games?, books?, ebooks?, audiobooks?, software, photoshop, adobe,
      windows, microsoft office, netflix, series, shows?, episodes?, mp3s?, music, comics?, manga,
      textbooks?, pdfs?, spotify, disney plus, hbo, song, songs, season, sims 4, minecraft,
      autocad, final cut, epub, premium, fonts?, plugins?, sports streams?, pay per view, ppv,
      match, fl studio, ableton, courses?, onlyfans content, roms?, journal articles?, anime`,
    PIRATE: `
      (copy|drm) protection, pirate (site|sites|copy|copies|version|stream|streams|link),
      pirat(e|ed|ing), torrents?, torrenting, cracked, crack, keygens?, serial keys?,
      activation keys?, license keys?, product keys?,
      illegal(ly)? (download|stream|copy|copies|downloads?|streams?),
      download (for)? free (illegally|without paying), without paying( for (it|them))?,
      free download, bootleg, warez, pirate bay, libgen, z ?library, putlocker, fmovies, 123movies,
      drm removal, remove drm, strip drm, bypass (the)? (paywall|drm), leaked copy, cam rip,
      ripped copy, jailbroken fire ?stick, crack for, nulled, 1337x, rip`,
    POSSESSIVE: 'my, your, our, his own, her own',
    OWN_KIND: `
      poems?, story, stories, songs?, novel, book, letters?, speech, messages?, vows, emails?,
      chapters?, essay, script, thesis, article, diary, journal, texts?, lyrics, blog, manuscript,
      playlist, recipes?, column, review, paper, report, homework, screenplay, fanfic, chats?,
      conversation, draft, toast, memoir, presentation, resume, cv, lines?, words?, monologue,
      verses?, notes, eulogy, answer, reply, confession, dream, fantasy, day, list, favou?rites?,
      mind`,
    OWN_MARK: `
      (you|i|we) (just)? (wrote|made|composed|sang|sent|told|said|promised|started|invented|recorded|finished|posted),
      original (song|poem|story|one|piece), about us, about (me|you),
      for (my|our) (wedding|anniversary|girlfriend|boyfriend|wife|husband|mom|mother|class),
      (new|short|little|silly|sweet|love|bedtime|erotic|spicy) (poem|song|story)s?, make (one)? up,
      made up, invent, improvise, freestyle, come up with, from your heart,
      this (email|contract|letter|sentence|text|paragraph|message|form), below, i pasted,
      following, i just (finished|wrote), your imagination, wrote me, she wrote, he wrote,
      write me (a|an), write (a|an), compose,
      a (full|whole|complete|entire) (chapter|song|poem|story|script|novel), out loud together,
      in my own words`,
    FREE_WORK: `
      shakespeare, bible, psalm, psalms, genesis, gospel, lords prayer, quran, torah,
      public domain, poe, raven, dickens, austen, pride and prejudice, whitman, dickinson,
      brothers grimm, grimm, grimms, anthem, national anthem, nursery rhyme, hymn, christmas carol,
      silent night, jingle bells, amazing grace, auld lang syne, declaration of independence,
      constitution, gettysburg, sonnet, sonnets, hamlet, romeo and juliet, macbeth, homer, odyssey,
      iliad, beowulf, blake, keats, byron, shelley, wordsworth, goethe, rumi, twinkle twinkle,
      humpty dumpty, happy birthday, alice in wonderland, sherlock holmes, dracula, frankenstein,
      moby dick, folk song, traditional, aesop, ozymandias, jabberwocky, the tyger, sun tzu,
      art of war, marcus aurelius, rossetti, serenity prayer, hippocratic oath, preamble,
      bill of rights, magna carta, wikipedia, terms of service, privacy policy, our chat,
      creative commons, ode to joy, old macdonald, lullaby, carol`,
    SUMMARY: `
      summar(y|ize|ise), about, mean(s|ing)?, theme, discuss, analy(z|s)e, analysis, recommend,
      review, favou?rite, title, name, explain, interpret, short quote, one line, a line, a quote,
      opinion, think of, plot, inspired by, similar to, in the style of, parody, paraphrase, gist,
      spoil, who wrote, who sings, what song, which song, remember, learned, learn,
      memoriz(e|ed|ing), a few lines, couple of lines, a bit of`,
  },
  phrases: {
    OWN_WORK: `
      OWN_MARK
      POSSESSIVE . . OWN_KIND`,
    WHOLE_WORK: `
      ENTIRE ENTIRE? of? . . . WORK
      ENTIRE ENTIRE? of? . . TEXT|WORK of|to|from|in|by|for
      first|second|third|fourth|fifth|last|opening|final|next DIGITS|one|two|three|ten|few|100|50? . chapter|chapters|pages|verses|scene|episode|act|stanzas|page|verse|paragraphs of|from|in|to
      chapter|chapters|verse|act|page|pages DIGITS|one|two|three|four|five|1 . through|to|and|of|from|in`,
  },
  rules: [
    {
      name: 'reproduction',
      surfaces: ['chat_input', 'reply', 'character', 'card'],
      frames: `
        HAND_OVER . . . . ~to|about|in|on|at|after|before|during|from|like|with WHOLE_WORK
        HAND_OVER ... LYRICS . BY
        HAND_OVER ... WORK|TEXT ... VERBATIM
        VERBATIM ... HAND_OVER ... WORK|TEXT
        RECITE ... VERBATIM
        what|whats are|is? . . ENTIRE . . LYRICS
        LYRICS . BY // VERBATIM
        here|this|heres is|are|s? . . WHOLE_WORK
        WHOLE_WORK . . . . please|pls
        WORK|TEXT . of|to|from|by|in ... VERBATIM
      `,
      except: `
        i|we|she|he|have|ive|already|who|never|you|they|almost|just|finally|once . . read|memorized|finished|learned|know|wrote|watched|sang|heard|translated|typed . . . . WHOLE_WORK
        dont|no|not|never|wont|cant|didnt|without . . . . WHOLE_WORK
        read|reading|finish|finishing|listen|write|writing|memorize|learn|study . to? . . . WHOLE_WORK . . together|tonight|this|before|with|by|in . week|weekend|summer|month|sunday|me|bed|class|school|friday|exam
        list|name|all|every . . . songs|books|poems|chapters|episodes|novels|articles . . by|in|of|that|from|with|where|ever|you|on
        favorite WORK|LYRICS
        quote|give|sing|tell|send|read . me? . one|a|some|two|few|couple|favorite . line|lines|verse|sentence|paragraph|words
        word for word . . what|he|she|they|you|i|we
        what . . . said|say|told . . . word for word
        original . series|movie|film|version|song|show|soundtrack|cast|book|poem
        whole|full|entire|complete . . . . scene|episode|series|trilogy|musical|interview|speech|movie|saga|audiobook|paper . . about|together|with|tonight|again|on|was|is|and
        translate|list|text|find|get|want|need|show|looking|put|perform|feed|rap|tell . . every|each|all . . . WORK|TEXT
        all . in|the|these? . paper|speech|words|lines|episode|episodes|scene|pages
        RECITE . . . . list|address|recipe|number|plan|message|name|what ... VERBATIM
        sing|read|talk me to . sleep
        write|writes|wrote|writing|letters to? each|one other|another
        all of them . . are|were|is|love|you|and|i
        you|ive|i wrote|write|composed . . . poem|song|novel|story|book|verses // HAND_OVER ... WHOLE_WORK
        your . novel|book|story|manuscript|poem|poems // HAND_OVER ... WHOLE_WORK
      `,
      unlessNear: `
        FREE_WORK
        OWN_WORK
        SUMMARY
      `,
    },
    {
      name: 'piracy',
      surfaces: ['chat_input', 'reply', 'character', 'card', 'profile_name'],
      frames: `
        where|how|link|links|find|give|send|need|get|want|know|download|best|any|looking|share|site|sites|help|watch|stream|show ... COPY_GOODS ... PIRATE
        PIRATE . . . . version|copy|link|key|pdf|download|site|sites|for|of|code . . . . . COPY_GOODS
        PIRATE COPY_GOODS
        remove|strip|crop|erase . . . watermark|watermarks|drm|copyright . . from|on|off|so
        plagiarize|plagiarise
      `,
      except: `
        NEGATED . . PIRATE
        crack|rip . . . code|joke|up|open|me|egg|eggs|jokes|at|jeans|off
        pirate . . ship|costume|party|movie|movies|book|captain|game|queen|king|shanty|story|accent|radio|day
        is|was|why|dont|against|stop|hate . . . piracy|pirating|pirate|torrenting|plagiarize
        legal|legally
        serial|product number|key . of . my
      `,
      unlessNear: `
        legal|legally|library|gutenberg|lawsuit|kindle|captain|caribbean
      `,
    },
  ],
};
