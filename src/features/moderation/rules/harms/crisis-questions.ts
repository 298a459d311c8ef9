import type { HarmTable } from '../frames/harm-table.ts';

const CHAT = ['chat_input'] as const;

/** Questions about ways to die, and worries about somebody else. */
export const CRISIS_QUESTIONS: HarmTable = {
  category: 'self_harm',
  words: {
    PAINLESS: `
      painless(ly)?, quick(est|ly)?, fast(est)?, easy, easiest, easily, (most)? peaceful(ly)?,
      gentle, gentlest, (least|less|not) painful,
      without (pain|it hurting|hurting|suffering|feeling), best, surest, (most)? effective,
      clean(est)?, (most)? reliable, guaranteed, certain, no pain, pain free, quietest,
      least messy, simplest, cheapest, good, foolproof, failproof, instant, silent, humane,
      least (pain|traumatic|suffering), common, most common, successful, success rate`,
    DEATH_WAY: `
      suicide, dying, overdosing, die, overdose, death, hanging, hang, bleed out, drowning, kms,
      sui, not wake up, never wake up, euthanasia`,
    LETHAL: `
      lethal, fatal, deadly, toxic, overdose, od, die, dying, kill, kill me, kill you,
      kill someone, kill a (person|human|man|woman|guy), never wake up, not wake up,
      stop (your|my|the|a) heart, be dead, death, to die, end it( all)?, finish me, do it,
      do the job, enough to make sure, pass out and not`,
    DOSE: `
      (highest|max|maximum|safest|biggest|minimum) (safe)? (dose|amount) of, how many, how much,
      what (dose|dosage|amount|quantity|number|combination|mix) of,
      which (dose|amount|combination) of, lethal (dose|amount) of, fatal (dose|amount) of,
      what happens if (i|you|someone) (take|takes|swallow|swallows|mix|mixes|drink|drinks|overdose|od)( on)?,
      what (would|will) happen if (i|you|someone) (took|take|swallowed|mixed|drank|overdosed)( on)?,
      what if i (took|take|swallowed|mixed), which, what kind of, what type of, how strong,
      can you (die|overdose|od) (from|on), could (i|you|one) (die|overdose|od) (from|on),
      is it possible to (die|overdose) (from|on), would, will, does`,
    DEATH_ACT: `
      hanging, drowning, suffocation, overdosing, dying, suicide, bleeding out, jumping,
      freezing to death, carbon monoxide, helium, asphyxiation, slitting, death by, starvation,
      being hit by a train, hang(ing)? (my|your|one) ?self, drown(ing)? (my|your) ?self, a gunshot,
      the noose`,
    OTHER_END: `
      kill(ing)?, hurt(ing)?, harm(ing)?, cut(ting)?, hang(ing)?, shoot(ing)?, drown(ing)?,
      starv(e|ing), unaliv(e|ing), off(ing)?, injur(e|ing),
      do something (stupid|bad|drastic|terrible)? to, killed, burn(ing)?, poison(ing)?`,
    VERMIN: `
      dogs?, cats?, puppy, rats?, mice, mouse, mosquito(es)?, weeds?, plants?, bugs?, ants?,
      roach(es)?, cockroach(es)?, fish, goldfish, horse, pig, pigs, bacteria, virus, germs, wasps?,
      spiders?, fly, flies, bees, moths?, flowers, tree, stars?, sun, lobster, chickens?, snails?,
      slugs, hamster, ferret, parrot, turtle, battery, phone, language, languages, elephant,
      insect, cells, yeast, mold, vampires?, bedbugs?, lawn, roses, grass, succulents?`,
    SAFE_ASK: `
      cold, flu, headache, migraine, fever, allerg(y|ies), doctor said, pharmacist, prescribed,
      hangover, dentist, breastfeeding, pregnant, toothache, antidote, treat, first aid,
      save (him|her|them|someone|a life), narcan, nursing, exam, medical school, med school,
      nursing school, toddler swallowed, by accident, accidentally, together with, per day safely,
      safe dose, safely take, a day, at the gym, climbing, deadlift, protein, caffeine, espresso,
      spring, easter, pictures, picture, curtains, laundry, shelf, tv, paintings?, mirror, hammock,
      swing, punching bag, christmas lights, poster, wallpaper, drywall, coat, plant pot,
      per month, insurance, wave, alcohol leaves, sober up`,
    ANOTHER_NOUN: `
      friends?, buddy, pal, mate, bestie, bff, room ?mate, flat ?mate, brother, sister, cousin,
      girlfriend, boyfriend, gf, bf, wife, husband, partner, mother, mom, mum, father, dad, son,
      daughter, ex, co ?worker, colleague, neighbou?r, class ?mate, student, uncle, aunt, nephew,
      niece, team ?mate, boss, fiancee?, grandma, grandpa, kid, teen, teenager,
      (brother|sister|mother|father) in law, step ?(son|daughter|brother|sister|dad|mom), pupil,
      patient, client, child, sibling, dude, homie, bro, sis, god(son|daughter), twin, guy, girl,
      person, woman, man`,
    ANOTHER_WORD: `
      he, she, hes, shes, theyre, they, him, her, them, someone, somebody, friend of mine,
      one of my friends, everyone in his family`,
    CLOSE: `
      best, good, close, old, dear, online, little, big, older, younger, baby, only, poor, new,
      childhood, work, longtime, ex, twin, internet, gaming, discord, college, school, teenage,
      elderly`,
    SAYS: `
      says, said, saying, keeps?, told, tells, telling, talks?, talking, talked, texted, texting,
      messaged, wrote, wrote me, sent, posted, posting, threatens?, threatened, threatening,
      wants?, wanted, wanna, thinks?, thinking, thought, might, may, could, going, gonna, trying,
      tried, tries, plans?, planning, planned, considering, mentioned, mentions, admitted,
      confessed, hints?, hinted, seems?, feels?, has, have, had, is, are, been, was, will, would,
      doesnt, dont, didnt, wishes, wish, started, about, risk, just, ready, attempted, jokes,
      whispered, cried, called, hints, googling, googled, searched, searching, bought, swears,
      hoping, hopes, starts, wont, isnt`,
    WORRY: `
      worried, scared, afraid, fear, terrified, concerned, worry, worrying, panicking, suspect,
      convinced, found out, noticed, discovered, think, know, help, stop, save, believe, anxious,
      frightened, dont know how to help, what do i (do|say|tell), what should i (do|say|tell),
      how (do|can) i (help|stop|save|support|talk|convince|comfort), sure, what if, lose`,
    GONE_BY: `
      last (year|month|summer|winter|spring|decade), anniversary, funeral, passed away, died by,
      lost (him|her|my|them|a) (to|friend), years?, grief, grieving, since he, since she, memorial,
      grave`,
  },
  phrases: {
    ANOTHER: `
      ANOTHER_WORD
      my CLOSE? CLOSE? ANOTHER_NOUN
      a CLOSE ANOTHER_NOUN
      a|this|that CLOSE? ANOTHER_NOUN of|i|online|from|at|in|next mine|know|met|work|school|uni|discord|my|love|server|class|door?`,
    DO_END: `
      END_ME
      OTHER_END YOURSELF|THEMSELF|MYSELF
      end|take your|ones|his|her|their|a own? life
      commit|attempt SUICIDE
      unalive|kms|suicide
      hang|drown MYSELF|YOURSELF|THEMSELF`,
    FAREWELL_NOTE:
      'goodbye|farewell|suicide|final|last|death letter|note|text|texts|message|messages|video|letters|notes',
    THEY_END: `
      OTHER_END THEMSELF
      OTHER_END his|her|their wrists|wrist|arms|life
      self harm|harming|harmed
      selfharm|selfharming
      end|ending|take|taking|ended|took his|her|their own? life|lives
      commit|committing|attempt|attempting|attempted|committed|considering|contemplating|about SUICIDE
      suicide|suicidal|sui|kms
      want|wants|wanna|wanted|wanting to? ADVERB? die|dead|disappear|gone
      wants to end it
      end|ending it|everything|things all|tonight|for|once
      die|dead|dying|overdose|overdosing|overdosed|unalive
      not|never|dont|doesnt|didnt|anymore|isnt want|wants|wanna|wanting|deserve|care|see|feel|sure|worth to?|a|any|it|she|he|they|like? ADVERB? live|living|alive|exist|here|be|wake|point|reason|go|around . up|alive|on|in|here|to|anymore|$|living
      jump|jumping off|from . . HEIGHT|building|window
      reason|reasons|point|nothing|hope left? to|for|in live|living|alive|going
      goodbye|farewell|suicide|final|last letter|note|text|texts|message|messages|post|video|email
      better|happier off . without|dead|if
      tired|done|sick of|with|being living|life|alive|everything
      pills|rope|gun|noose|blade|razor
      not be alive|here anymore|tomorrow
      end it`,
  },
  rules: [
    {
      name: 'methods_asked',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        PAINLESS . . way|ways|method|methods . . to|of|for . . DO_END|DEATH_WAY|go
        way|ways|method|methods to|of|for|i? . . DO_END|suicide|dying|overdosing
        PAINLESS . . way|ways|method|methods . . . . . . to|of|for . . end|die|go|dying|ending . things|it|life|quietly|peacefully|forever|$
        HOW . . DO_END
        HOW . . die|dead|go PAINLESS
        HOW . . die . . . without|in|by|from|tonight|anyone|myself|quick|$
        PAINLESS . suicide|death|overdose|dying . . . method|methods|way|ways|pills|drug|drugs|possible|exist|how|$
        what|which|whats . . . PAINLESS . . DO_END|DEATH_WAY
        suicide|overdose method|methods|kit|pills|bag|techniques|guide|forum|tutorial|instructions
        what|which|how . . . . suicide method|methods
        tie|make|tying . . . noose
        where|how|which ... people|do|to|should|i|you|one ... cut THEMSELF|YOURSELF|MYSELF|deep .. die|bleed|death
        HOW . . HURT_ME|HURT_ME_DONE . . . without|deep|deeper|safely|so|and|noticing|$|bleed
        DOSE .. . PILLS ... LETHAL|kills|die|dead|fatal
        DOSE .. LETHAL ... PILLS
        DOSE . LETHAL|it . . take|need|does . . . LETHAL
        PILLS ... LETHAL|strong
        LETHAL . dose|amount|doses|quantity|combination|mix . . of|PILLS|MEANS|for|$
        is|are|would|will|was|does . . MANY . . . PILLS . . enough|too|LETHAL
        MANY . . . PILLS . . enough|kill|LETHAL
        enough PILLS . . to|and . . LETHAL|sleep|kill
        how high|tall|far . . . . jump|fall|bridge|building|drop|floor|story|need . . . LETHAL|survive|sure|jump|from
        HEIGHT|floor|story|stories . . enough|high to|enough . LETHAL|jump
        how long|fast|quickly|soon . . . . . bleed|bleeding|DEATH_ACT|hang|drown|die|suffocate|starve|freeze|unconscious|dead . . . out|death|die|unconscious|from|if|after|yourself|without|when|by|$
        does|do|would|will|is|how . . DEATH_ACT . . . hurt|hurts|painful|quick|painless|fast|peaceful|work|instant|slow|bad|long|agony|feel
        can|could|will|would|does|do|did you|i|someone|one|people|a|anyone person? ADVERB? die|od|overdose from|by|on|of|if|with . . . PILLS|MEANS|swallowing|drinking|cutting|holding|starving|bleach|jumping|cut
        where|which to|vein|artery|do . . cut|shoot|aim|stab . . . die|bleed|fast|vein|artery|head|gun|quick|myself
        which|what knot|rope|beam . . . hang|noose|hold|body|weight
        make it look like an? accident . . myself|me|insurance|kids|family
        life insurance . . . . . suicide|kill MYSELF?
      `,
      except: `
        FUNNY_DEATH
        way|ways to go . to|out|about|on|there|home|with|for|back|from|by|up|down|green|viral|pro|abroad
        HOW . . die|dead . . hair|down|cast|GAME|character
        dont|not want|know how|what . . people|animals|stars
        cut|slice my? . . . bangs|hair|fringe|nails|grass|ties|off|out
        how . . . people|they|he|she|it|romans|kings|stars|dinosaurs|actors die|died|dying
      `,
      unlessNear: `
        FICTION
        GAME
        FANTASY
        VERMIN
        SAFE_ASK
        prevention|bond|stocks|poker|rescue|prevent|character
        HYPERBOLE
      `,
    },
    {
      name: 'worry_for_other',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        ANOTHER ADVERB? SAYS . . . . THEY_END
        ANOTHER ADVERB? SAYS ADVERB? SAYS . . . . . THEY_END
        WORRY . . . ANOTHER . . . . THEY_END
        WORRY . . . . . . ANOTHER . . . THEY_END
        ANOTHER . . suicidal
        ANOTHER .. took|taken|swallowed|swallowing|overdosed|overdosing . . MANY|PILLS|too|bottle
        ANOTHER . . locked . . . . bathroom|room .. pills|knife|razor|blade|gun
        found . . . FAREWELL_NOTE . . . ANOTHER|room|bag|drawer|desk|phone
        ANOTHER . . SAYS . . . . FAREWELL_NOTE
      `,
      except: `
        FUNNY_DEATH
        THEY_END of|for|to|in|from|at|with . . OF_FUN|TRIFLE|cancer|age|natural|old|covid|war|hospital|peacefully|accident|crash
        OTHER_END THEMSELF laughing|slack|short|shaving|off|at|playing|some|working|a|while|lifting|by|skiing|in|on
        NEG ADVERB? . THEY_END
        jump . .. BUNGEE
        die|dying soon|one|someday|next|young|alone|before|without|when|on|eventually|out
        ANOTHER . . overdosed|died . . ago|last|in|when|at
        dead|over|to me|tired|inside|on
        tired|done|sick of|with . everything|being|it LEFT_OUT
        pills|gun|rope . GAME|TRADE
        is|are|was|were|been|being dead|dying|died
        he|she|they|hes|shes|theyre|dog|cat is|are|might|will|may|could|was|would|going|has|s . . die|dying|dead|be|died
        last|final message|messages|text|texts|post|email|letter|note|video
        better off without
        dead|dies|die $
        he|she|they SAYS . . . . kms
        end it with
        point|reason|hope|here . . . in arguing|left
        died|killed|took . . . . GONE_BY
      `,
      unlessNear: `
        NO_CRISIS
        ART
        GONE_BY
        ILLNESS
        BUNGEE
        VERMIN
      `,
    },
  ],
};
