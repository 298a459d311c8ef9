import type { HarmTable } from '../frames/harm-table.ts';

/** Encouraging self-harm, methods, and praise. The user's own distress is in the crisis files. */
export const SELF_HARM: HarmTable = {
  category: 'self_harm',
  words: {
    USER: `
      user, the user, users, people, you, others, him, her, them, someone, everyone, listeners,
      visitors, friends, lonely people, vulnerable people, followers, partner, lover, chat partner,
      anyone, me, whoever, teens`,
    URGE: `
      tells?, telling, urges?, urging, encourages?, encouraging, convinces?, convincing, makes?,
      making, pushes, pushing, lets, wants?, asks?, asking, persuades?, persuading, talks?,
      manipulates?, manipulating, dares?, daring, coaches, coaching, begs?, begging, orders?,
      ordering, pressures?, guides?, teaches, helps?, inspires?, invites?, tempts?, drives?,
      forces?, suggests?, suggesting, recommends?, instructs?, advises?, whispers?, whispering,
      insists?, should, goads?, hypnoti(z|s)es?, motivates?, commands?, explains?, shows?,
      supports?`,
    PRO_ANA: `
      pro ?ana, pro ?mia, thinspo, thinspiration, bonespo, meanspo, pro anorexia, pro bulimia,
      pro self ?harm, pro suicide`,
    STARVE: `
      (stop|quit) eating, hunger is (beauty|beautiful|power|control|strength|love), dont eat,
      not eat, never eat, skip (every|all|your)? ?(meals?|dinner|breakfast|lunch),
      starv(e|es|ing) (yourself|themselves|herself|himself|for)?, starv(e|es|ing),
      fast for (a week|ten days|two weeks|days), only (eat|eats) (100|200|300|400|500),
      (100|200|300|400|500) calories, purg(e|ing), throw up (after|every|your|what),
      make yourself (throw up|vomit|sick|puke), vomit (after|every), lose weight until,
      eat nothing, eating nothing, eat less than (100|200|300|400|500)`,
    GLORY: `
      beautiful, romantic, poetic, noble, the answer, the only (answer|way( out)?|solution|escape),
      freedom, peaceful, brave, glorious, art, wonderful, cool, beautiful thing, a relief, relief,
      liberation, a gift, salvation, sexy, hot, pure, solution, the best,
      ultimate (act|proof|freedom|gift|escape), heroic`,
  },
  phrases: {
    END_YOU: `
      KILL_SELF ADVERB? YOURSELF|THEMSELF
      HARM_SELF ADVERB? YOURSELF|THEMSELF
      kys
      k y s
      end|take|taking|ending your|their|his|her|ur own? life|lives|misery|suffering|existence|story
      end it all|tonight|now
      commit|committing|attempt SUICIDE
      jump|jumping|leap off|from|out|in . of? . . HEIGHT|building|window|train|traffic
      slit|cut|slash|open your|their|ur . wrist|wrists|throat|veins|arms|skin
      blow your|their . brains out
      put|stick|take a|the gun|bullet to|in|through your|ur . head|mouth|temple
      swallow|take|down|drink all|every|the|those|these|your|them|bleach|poison|a|too all|whole|entire|of|those|the|your|many|bottle|full? . of? PILLS|bottle|bleach|pill
      drink bleach|poison|antifreeze
      pull the trigger on yourself
      tie|make|put . . . noose
      neck|rope|unalive|off YOURSELF|THEMSELF
      die by suicide
      overdose
      starve YOURSELF|THEMSELF
      go|just|should|please|better . die|hang
      hang YOURSELF`,
  },
  rules: [
    {
      name: 'encouraged',
      frames: `
        kys
        k y s
        kill|killing|hang|drown|shoot|unalive|off|poison|neck|end YOURSELF
        ^ please|just|so|then|now|why|and|go|seriously? dont|you|just|go|not? . END_YOU
        go|please|should|better|must|just|could|gotta|need|want|wants|ought|try|do|deserve|deserves|have|lets|us|we|together|and|or|dont|then|will ADVERB? . to|you|and|go|just? END_YOU
        ^ then|now|so|just|yes|good? jump|swallow|bleed|die|overdose .. love|babe|baby|darling|dear|for|it|them|all|deeper|already|now|i|and|then
        ^ then|now|so|just|yes|good? cut deeper|yourself|again|your|for
        swallow|take them|it|all all|of . . and|them|now
        cutting|bleeding|hurting|starving|pain yourself? . will|would|can|is|makes|helps|could . make|help|be|feel? . you|beautiful|love|art|better|freedom|release|feel
        URGE . . USER . . . to|that|into|how|about|should|of . . END_YOU
        URGE . . USER . . . to|into . . . END_ME|HURT_ME|suicide|die|starve|self|purge|cutting|cut|STARVE
        URGE . . . . . suicide|END_YOU|anorexia|starvation|cutting|purging
        URGE . . . USER . . STARVE
        cut . . little|bit deeper
        STARVE . . you|your|hunger|love|dear|babe|baby|until|then ... weigh|thin|skinny|perfect|beautiful|beauty|fat|bones|pretty|nothing
        you|u should|deserve|need|ought|must|have|better|shouldve ADVERB? to|have|be|just? ADVERB? . die|dead|END_YOU
        world|everyone|everybody|we|people|family|they|all|universe|friends . . BETTER . off? without you
        nobody|noone|one|who would|will|ll ADVERB? miss you
        youd|you be better off dead
        better off dead
        die together|with . . tonight|me|by|so|forever|in
        suicide|death pact
        lets|together|us|we . . . END_YOU|die . together|tonight|with
        join me|him|her|us in . death|afterlife|grave|dying|oblivion|noose
        do it|jump . . . coward|nobody|no|weve|jump|finally|pills|noose|blade
        cut|hurt|burn|bleed|starve . deeper|yourself|more . . for me|us
        cut|cutting deeper
        STARVE . . . . you|and|until . . . bones|fat|thin|pretty|skinny|beautiful|perfect|disappear|ribs|light
        youre|you . . . too|so fat . . eat|eating|deserve
        suicide|killing|cutting|self|overdosing|starving|dying|death harm|myself|yourself|young? . is|are|as|was|feels . . GLORY
        glorifies|glorify|romanticizes|romanticize|praises|celebrates|promotes|promote|worships|glorifying|romanticizing|promoting|idealizes . . suicide|self|cutting|anorexia|overdose|death|overdosing|starvation|dying|starving|eating . harm|harming|disorders|disorder
        PRO_ANA
        kill myself|yourself for|with me|you
        if you ADVERB? loved|love|care|cared for? me .. . END_YOU|cut|die|bleed|jump|blade
        die|bleed|cut|jump for me . // blade|pills|knife|rope|razor|tonight|now
        prove . . . love . . . by . . cutting|bleeding|dying|hurting|END_YOU
        give|giving up on life
        the|only|your best|only|easiest way|thing|choice|option|out|escape . . . is|to . . . END_YOU|die|death|suicide
        nothing|no . left . to live for
        hide|hiding . . . self|cuts|cutting|weight|eating|scars|purging . . . from|so|parents|doctor|doctors|family
      `,
      except: `
        ^ starving|hurting|cutting|killing YOURSELF for|over|because|to . . . . // no|never|absolutely|dont
        NEGATED . . END_YOU|kill|hang|shoot|drown|end|cut|hurt|hurting|cutting|killing|harm|harming|starve|starving
        nobody|noone|nothing|none|no|not|never|who ... URGE ... END_YOU|THEMSELF
        NEG ADVERB? want|let|think|wish|going|need|have|like|allow|never . you|anyone|them|her|him . to|from|should|deserve . . . END_YOU|die|dead
        why|who|if|when|whether|feel|feeling|feels|thinking|thought|thoughts|urge|urges|plan|planning|wanting|considering|about|did|have|are|ever|of|while|from|stop|before|instead|than . . you|to|of|about|like|want|wanting|going|ever|not|feel|thinking|having|hurt . . . . END_YOU
        cut|hurt|burn|cutting|hurting|burning|hit|bite YOURSELF . some|short|a|off|slack|shaving|while|on|by|at|doing|from|out|like|trying|in
        careful|gonna|youll|might|could|may|dont|did|will . . . . HARM_SELF YOURSELF
        kill|killing|working YOURSELF . . laughing|over|working|for|with|to|at|trying|about|in
        kill|shoot YOURSELF . in . foot
        hang|drown|lose|drowning|shoot YOURSELF . . in|into|out
        die|dying of|laughing|when|every . OF_FUN?
        jump . . .. BUNGEE
        HARM_SELF|KILL_SELF THEMSELF . . ago|last|in|when|after|before|years
        talk|talks|talked|help|helps|keep|stop|stops|stopped|pull . . . USER . . out|from|off|through . . . suicide|END_YOU|self|ledge|HURT_ME|cutting
        want|wants|makes|made|make|helps|lets|let . . . . feel|not|never|safe|live|less . . . HURT_ME|suicide|self|END_YOU
        miss you $
        would miss you . . when|while|if . gone|work|leave
        one|nobody|noone|who would miss . . . like|more
        world . . would|is|better . better|worse . with
        skip|dont|never|stop . . meals|eat|eating|breakfast|dinner|lunch . . . please|okay|love|today|again
        suicide|death . is not|never
        NEG GLORY
        END_YOU isnt|wont|doesnt|wouldnt|never|cannot
        END_YOU is|would not|never
        swallow . . pride
        swallow yours
        NEG . . . hide|hiding
        want|wants|wanna|like|need to? talk|speak about . . . suicide|END_YOU|self|cutting|purging|starvation
        bottle of . wine|water|champagne|milk|beer|juice|perfume|whisky
        commit|committed . . crime|murder|seppuku
        hide|hiding . . . . weight|scars|eating . . from . BUNGEE
        take|swallow . . your|the|a|that|two|with . PILLS . . with|before|after|as|doctor|prescribed|every|like|for
        stop|no|dont|not|quit . starving|starve
        overdose . on . SWEET_STUFF
        end it . with|between|there|here|on
        END_ME
        lets|we|together . . . die|dying . laughing|on|in|of . GAME|hill
        die together . . like|when|in|at . old|our|age|romeo|game
        so|until|till|we|grow . . . . . die together
        help|helps|helped|treats|supports . . people|patients|those|someone who wanted|tried
      `,
      unlessNear: `
        hotline|lifeline|988|samaritans|therapist|prevention|crisis|survivor|survived|reach
        FANTASY
        GAME
        LAUGH
        LONG_AGO
        RECOVERY
        save|saved|saves|rescued|rescue
        laughing
      `,
    },
    {
      name: 'encouraged',
      surfaces: ['character', 'card'],
      frames: `
        URGE . . . USER . . . to|that|into|how|about|should|of . . . END_YOU|die
        URGE . everyone|anyone|all|people|visitors . who|that . . . to . END_YOU|die
        URGE . . . USER . . . to|into . . . suicide|self|purge|cutting|STARVE|die|starve
        URGE . . . USER . . STARVE
        glorifies|romanticizes|praises|promotes|worships . . suicide|self|cutting|anorexia|starvation
      `,
      except: `
        NEG ... URGE ... END_YOU|THEMSELF
        talk|talks|talked|help|helps|keep|stop|stops|stopped|pull|pulls . . . USER . . out|from|off|through
        want|wants|makes|made|make|helps|lets|let . . . . feel|not|never|safe|live|less
        FUNNY_DEATH
        URGE . . . . to . not|live|rest|eat
        self deprecating|conscious|aware|employed|made|taught|reliant|confident|control|care|defense|pity|respect|esteem|possessed|assured
      `,
      unlessNear: `
        hotline|lifeline|prevention|crisis|survivor|rescued|rescue|laughing
      `,
    },
    {
      name: 'methods',
      surfaces: ['reply', 'character', 'card', 'image_prompt', 'clone', 'profile_name'],
      frames: `
        HOW . . DO_END|END_YOU|overdose
        HOW . . tie . . noose
        PAINLESS . suicide|death|overdose . method|methods|way|ways|pills
        suicide|overdose method|methods|tutorial|guide|kit|instructions
        LETHAL . dose|amount|combination . . of|for|is
        take|swallow|need . MANY . . . PILLS . . . . LETHAL|sleep|enough|work
        PILLS . . . . LETHAL|peaceful|enough . . enough|way
      `,
      except: `
        FUNNY_DEATH
        NEG . . HOW
        way|ways to go . to|out|about
        HOW . . help|helps|deal|cope|stop|talk
      `,
      unlessNear: `
        FICTION
        GAME
        FANTASY
        VERMIN
        prevention|crisis|hotline
        prevent|prevents|help|against
      `,
    },
    {
      name: 'pictured',
      surfaces: ['image_prompt', 'clone'],
      frames: `
        slit|cut|cutting|slashed|bleeding|sliced . . BODY_PART
        BODY_PART . . slit|cut|slashed|bleeding|cuts|sliced
        hanging|hanged|hangs|woman|man|girl|person . . . . . noose
        END_ME|END_YOU|HURT_ME
        suicide|self . harm|scene|hanging|harming
        overdose|overdosing|overdosed
        self harm|harming|injury
        KILL_SELF|HARM_SELF THEMSELF
      `,
      except: `
        jump|jumping|cut|hanging . . . . BUNGEE|SCENERY
        cut|sliced|cutting . . BODY_PART . . out|off|dress
        hair|dress|jeans|neckline . . cut|slit
        high|thigh|leg|side slit
        slit . . . . dress|skirt|gown
        suicide squad|girl|girls
        crop|low|deep . cut
        stomach|hip|hips|neck|thigh|thighs|leg|legs|hands . . . slit|cut
        cut|slit . . stomach|hip|hips|neck|thigh|thighs|leg|legs|hands
        body . cut|paint
      `,
      unlessNear: `
        HALLOWEEN
        dress|gown|skirt|fashion|awareness|haircut|bangs
      `,
    },
  ],
};
