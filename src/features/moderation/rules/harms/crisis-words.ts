import type { Vocabulary } from '../frames/harm-table.ts';
import { numbers } from './words.ts';

/** Expressions for suicide, and figures of speech that sound like it. */
export const CRISIS_VOCABULARY: Vocabulary = {
  words: {
    MYSELF: 'my ?self, mysel, me self, meself, msyelf, my slef, my own self',
    YOURSELF: 'your ?self, ur ?self, yourselves, urself, yo self, u r self, ya self, yaself',
    THEMSELF: 'him ?self, her ?self, them ?self, them ?selves, oneself, one self',
    KILL_SELF: `
      kill(ing)?, kil, end(ing)?, hang(ing)?, shoot(ing)?, drown(ing)?, poison(ing)?,
      suffocat(e|ing), strangl(e|ing), gas(sing)?, electrocut(e|ing), off(ing)?, unaliv(e|ing),
      un aliv(e|ing), delet(e|ing), eras(e|ing), stab(bing)?, murder(ing)?, unlive, hung, hanged,
      do away with, yeet, self delete, asphyxiat(e|ing), neck, kms`,
    HARM_SELF: `
      hurt(ing)?, cut(ting)?, burn(ing)?, harm(ing)?, injur(e|ing), starv(e|ing), scratch(ing)?,
      slic(e|ing), punch(ing)?, mutilat(e|ing), damag(e|ing), bruis(e|ing), hit(ting)?,
      stab(bing)?, brand(ing)?, bit(e|ing), slash(ing)?`,
    HARMED_SELF: `
      hurt, cut, burned, burnt, harmed, injured, starved, scratched, sliced, punched, mutilated,
      bruised, slashed, stabbed, carved`,
    LIFE: `
      life, suffering, misery, existence, days, pain, story, everything, it all, all this,
      this all, all of this, all of it, things for good, it for good, this for good, it tonight,
      it once and for all, time on earth, time here, agony, torment`,
    SWEET_STUFF: `
      chocolate, sugar, coffee, cuteness, caffeine, love, kdramas, netflix, vitamin, vitamins,
      memes, cheese, sushi, romance, anime, cake, candy, sun, sunshine, carbs, garlic, pizza, tea,
      you, happiness, christmas, podcasts, turkey, cookies, ice cream, serotonin, nostalgia,
      popcorn, tiktok, feelings, puppies, reality tv, emojis, halloween, glitter, kisses`,
    BODY_PART: `
      arms?, wrists?, legs?, thighs?, skin, veins?, throat, stomach, neck, hips?, forearms?,
      hands?, body, ankles?, artery, arteries, scalp, belly`,
    SUICIDE: `
      suicide, sui, sewer ?slide, sewer slide, self murder, an attempt, suicidal act, s word,
      kermit`,
    /** Slang for "kill myself" that evades filters. */
    SLANG_DEATH: `
      kms, kmself, ctb, catch the bus, toaster bath, sewer ?slide, kermit sewer ?slide,
      kermit suicide, self delete, unalive, unaliving, self unalive, log off life, alt f4 my life,
      rope my ?self, yeet my ?self off`,
    DIE: `
      die, dying, be dead, drop dead, stop existing, not exist, stop living, stop being alive,
      cease to exist, cease existing, not be alive, not be here any ?more, not be around any ?more,
      be gone forever, be gone for good,
      disappear (forever|for good|completely|from this world|from the world|from the earth|off the face of the earth),
      vanish (forever|completely|for good), leave this (world|earth|life|planet|place for good),
      exit (this)? (life|world), (never|not) (wake|waking) up, (never|not) (wake|waking) up again,
      never (wake|waking), sleep (forever|for ever|and never wake up|and not wake up),
      fall asleep (forever|and never wake up|and not wake up),
      go to sleep (forever|and never wake up|and not wake up|and never wake), rest forever,
      be six feet under, be in (a|my) (coffin|grave), be put out of my misery, escape (this)? life,
      check out (of life|for good), perish, pass away, be erased, be buried, cross over,
      be at peace forever, be no more, meet my maker,
      join (him|her|them) in (heaven|death|the afterlife),
      be with (him|her|them|my (dead|late)? (mom|mum|dad|wife|husband|son|daughter|brother|sister|baby)) in (heaven|the afterlife),
      diee`,
    DEAD: `
      dead, gone, died, disappeared, vanished, no longer (here|around|alive),
      not (here|around|alive), out of the picture, killed my ?self, ended it,
      wasnt (here|around|alive|born), werent (here|around|alive), didnt exist,
      never (existed|born|been born|was born|woke up), didnt wake up, dont wake up, die, disappear,
      vanish, wont wake up, stopped existing, jumped, passed away, ceased to exist, six feet under,
      never wake up, do not wake up`,
    ALIVE: `
      live, liv, be alive, exist, be here, be around, wake up, living, being alive, existing,
      being here, go on living, keep living, continue living, stay alive, keep existing,
      continue existing, carry on living, life, waking up, breathing, existence, breathe,
      be on this (earth|planet), be in this world, be me, fighting, keep fighting, survive,
      surviving, keep on living`,
    GO_ON: `
      go on, carry on, keep going, continue, keep on going, hang on, hold on,
      keep (fighting|trying|pretending), face (another|one more|the next) day, face tomorrow,
      make it (through|to|past) (the|to)? (night|tomorrow|tonight|morning|week|weekend|day|another day),
      make it another day, survive (the|this|another)? (night|tonight|day|week|life),
      get through (another|the|one more) (day|night|week), get through tonight,
      last (much longer|another day), see tomorrow, see another day, take another day, do life,
      do another day, take one more day, stand another day`,
    ANYMORE: `
      any ?more, any ?longer, anymor, anymroe, no more, like this, at all, this way, much longer,
      in this world, on this earth, with this pain, another day, another minute, at this point,
      after this, without (her|him|them), for long, through this, a day longer, one more day`,
    PURPOSE: `
      point, reason, reasons, purpose, sense, use, meaning, hope, future, value, motivation,
      way out, way forward, light, escape, energy, strength, will`,
    FED_UP: `
      tired, sick, done, fed up, exhausted, finished, through, weary, over, drained, hate, hating,
      hated, cant (stand|bear|take|handle|endure|cope with|do),
      cannot (stand|bear|take|handle|endure|cope with|do), had enough of, want out of,
      giving up on, gave up on, given up on, give up on, ready to give up on, want to quit, loathe,
      despise, regret`,
    WISH: `
      wish(ing)?, hope, hoping, pray(ing)?, prayed, wished, begging god, rather, prefer,
      would rather, long for, longing for, crave, craving, want, wanting, wanted, ready for,
      waiting for, looking forward to, excited for, welcome`,
    PILLS: `
      pills?, sleeping pills?, pain ?killers?, pain killers?, tablets?, meds, medications?,
      medicine, xanax, paracetamol, tylenol, ibuprofen, aspirins?, advil, antidepressants?,
      anti depressants?, oxy, oxycodone, opioids?, benzos?, valium, ambien, insulin, sedatives?,
      acetaminophen, adderall, morphine, codeine, zoloft, prozac, melatonin, sertraline, klonopin,
      prescriptions?, zopiclone, lithium, capsules, vicodin, percocet, tramadol, nyquil, benadryl,
      blister packs?, citalopram, lexapro, ativan, seroquel, quetiapine, propranolol, digoxin,
      amitriptyline, barbiturates, nembutal, cyanide, potassium, sodium nitrite, co codamol,
      sleepers, stash, caffeine pills, diazepam, lorazepam`,
    MEANS: `
      ropes?, noose, razors?, razor ?blades?, blades?, knife, knives, gun, guns, pistol, shotgun,
      revolver, handgun, rifle, bullets?, box ?cutter, helium, charcoal, exit bag, bleach,
      antifreeze, scissors, pill bottles?, bottles? of (pills|meds|tablets), glass shard,
      shard of glass, belt around, scalpel, firearm, ligature, sharp, sharps, glock`,
    MANY: `
      all, all of, all the, all of the, all my, all of my, all these, a whole, the whole, whole, entire, the entire, too many, too much, so many, a lot of, lots of, a bunch of, bunch of, handfuls?, a handful, fistful, bottle, bottles, a bottle of, the bottle of, my bottle of, bottles of, box, boxes, packs?, packets?, dozens?, every, the rest of, dozen,
      ten, twelve, fifteen, sixteen, twenty, thirty, forty, fifty, sixty, hundred, a ton of, tons of, way too many, more than (i should|prescribed|i was supposed to), double, triple, loads, half, full, every single, months worth, weeks worth, strip, strips, remaining, several, eleven, twenty (four|five|six|eight), ${numbers(7, 300)}`,
    SWALLOWED: `
      took, taken, swallowed, swallow, swallowing, downed, popped, drank, drunk, ate, had, chugged,
      ingested, gulped, emptied, finished, injected, mixed, washed down, knocked back, necked,
      downing, chewed, overdosed on, od on, oded on, od ed on, ODed on, snorted, have been taking`,
    HOLD: `
      have, got, ve got, holding, hold, staring at, looking at, stare at, counting, counted,
      bought, buy, buying, ordered, saved up, saving up, saved, saving, stockpiled, stockpiling,
      hoarded, hoarding, hidden, hid, stashed, collecting, collected, gathered, prepared,
      preparing, grabbed, found, loaded, tied, tying, sitting (here)? with, sit (here)? with,
      poured( out)?, pouring, laid out, lined up, took out, pulled out, picked, own, keep, keeping,
      pressed, pressing, playing with, sharpened, opened, put, theres, there is, there are,
      alone with, got out, set out, unlocked, cleaned`,
    AT_HAND: `
      in front of me,
      in my (hand|hands|lap|palm|mouth|drawer|nightstand|closet|room|car|bag|pocket|bathroom),
      next to me, beside me, right here, here with me, with me (right)? now,
      on my (desk|bed|lap|table|nightstand),
      (on|from) the (table|desk|bed|counter|nightstand|bathroom (floor|counter|sink)|floor|sink|ceiling|ceiling fan|beam|edge of the (bath|bed)),
      lined up, laid out, counted out, at hand,
      to my (head|wrist|wrists|throat|temple|skin|arm|chest|neck),
      against my (wrist|wrists|skin|throat|head|temple|arm|thigh|neck), around my neck,
      under my (bed|pillow|mattress), by my (side|bed), within reach, set up, already tied,
      is tied, is ready, are ready, is loaded, all set,
      in the (closet|drawer|nightstand|garage|bathroom|glovebox|next room), looking at me,
      calling me, waiting for me, calling to me, hanging (from|in)`,
    HEIGHT: `
      bridge, roof, rooftop, ledge, balcony, railing, tracks, train tracks, rails, railway, cliff,
      cliff edge, windowsill, overpass, parapet, golden gate, parking (garage|structure), viaduct,
      multi story, top floor, water tower, platform, pier, tower`,
    BRINK: 'edge, ledge, wrong side, brink, other side of the railing',
    CREDIT: `
      friends?, family, kids, parents, everyone, everybody, mom, mum, dad, wife, husband, children,
      sister, brother, daughter, son, loved ones, whoever finds me, table, desk, girlfriend,
      boyfriend, them, all, each, drawer, ready, done, finished, people i love`,
    RECOVERY: `
      im (fine|better|okay|ok|good|happy|healthy|stable|alive) (now|today|these days),
      im (doing (better|well|great)|in a better place|so much better|much better|recovered),
      glad i (survived|lived|didnt|failed|stayed|got help|am alive|m still here|made it|am still here),
      grateful i, therapy (helped|saved), got help, got better, recovered, recovering from,
      in recovery, (years|months|year|days|weeks|month) clean, clean (for|from|since),
      self ?harm free, sober, no longer (feel|suicidal|think|want), overcame, survivors?,
      i survived, behind me, past that, those days are over, thankfully, luckily, saved my life,
      volunteer, volunteering, volunteered, i work (as|at|for|in|with), my job, thesis, training,
      workshop, research, lecture, statistics, rates, prevention, awareness, dont feel that way,
      dont any ?more, better now, healed, years since, years later, decades, proud of how far,
      campaign, charity run, hotline, helpline, fundraiser, seminar, psychology (class|course),
      first aid course, support group, awareness month`,
    ART: `
      romeo, juliet, ophelia, cobain, robin williams, van gogh, hemingway, plath, virginia woolf,
      rock star, kamikaze, lemmings, political, career, commercial, social, financial,
      professional, judas, samurai, squad, bomber, bombers, bombing, vest, doors, burger, squeeze,
      wings, bojack, thirteen reasons, 13 reasons, king, phoenix, my character, bard,
      girl interrupted`,
    EMBARRASSED: `
      embarrassed, embarrassing, embarrassment, mortified, mortifying, awkward, cringe,
      ashamed of my dancing, humiliating, blushed, so cute, adorable, spoilers?`,
    OF_FUN: `
      laughing, laughter, embarrassment, boredom, shame, hunger, thirst, cuteness, happiness, joy,
      cringe, curiosity, excitement, love, anticipation, heat, the heat, the cold, cold, jealousy,
      envy, awkwardness, second ?hand embarrassment, secondhand cringe, bliss, pleasure,
      exhaustion, pride, suspense, delight, nerves, allergies, hay fever, cramps, old age,
      natural causes, the suspense, the humidity, thirst here, cute overload, fomo, this cough,
      this cold, man flu, caffeine withdrawal, sheer joy, pure joy, jet lag, blue balls, horniness,
      frustration, starvation if, food coma, overwork, a heart attack, fright, fear, shock`,
    TRIFLE: `
      coffee, pizza, burger, chocolate, nap, cigarette, drink, beer, wine, massage, vacation,
      holiday, shower, steak, tacos?, sushi, ice cream, cake, cookies?, sandwich, snack, kiss, hug,
      cuddle, cup, slice, bite, tan, tickets?, view, tea, cocktail, fries, donut, salad, latte,
      weekend, day off, bath, glass, smoke, body, hair, curry, ramen, cheeseburger, mango,
      milkshake, noodles, dress, pair, chance, night, job, house, car, recipe, figure, cheesecake`,
    RATHER_FUN: `
      go, wear, eat, watch, see, date, kiss, listen, talk, sit, dance, sing, attend, work, cook,
      run, drink, touch, admit, let, miss, marry, text, call, hear, read, play, do that, do this,
      have (lunch|dinner)`,
    DO_FUN: `
      see, know, meet, hear, try, tell, taste, get, kiss, go, find, visit, read, watch, have, show,
      ask, be with, hold, touch, feel, eat, play, learn, wear, dance, hug, share, help, talk,
      leave, be there, be in, give, introduce, ride, open, use, show off, rip, cook, binge`,
    HYPERBOLE: `
      if (i|we) (have to|hear|see|get|eat|dont (eat|get|sleep|see|drink|have|hear|find)|cant (eat|have|get|see)|must|watch|read|miss|lose this),
      if (you|he|she|they|it|my boss|this|that|the|monday) (dont|doesnt|keeps?|say|says|makes?|sings?|plays?|tells?|ever|sends?|posts?|shows?|spoils?|rains?|is late|wont|isnt|starts),
      one more (meeting|email|time|word|monday|zoom|spreadsheet|pun|joke|emoji|ad|call|episode),
      another (meeting|email|zoom|monday|spreadsheet|episode|commercial|ad|powerpoint|conference call),
      every time (you|he|she|i see|i hear),
      this (song|movie|outfit|dress|meme|cat|puppy|heat|weather|wifi|traffic|exam|essay|homework|commute|hangover|workout|cough|cold|printer|meeting|level|spreadsheet|update|puzzle|paperwork),
      group project, leg day, burpees, the gym, my feet, these heels, these shoes, this class,
      wifi, spreadsheets, finals week, on stage, in front of everyone, karaoke, mondays,
      before coffee, my diet, homework, my thesis defen(s|c)e, the stairs, cardio`,
    ILLNESS: `
      cancer, tumor, tumour, leukemia, hospice, dementia, alzheimers, covid, stroke, surgery,
      hospital bed, terminal, chemo, chemotherapy, pneumonia, heart failure, kidney, liver,
      ventilator, palliative, icu`,
  },
  phrases: {
    /** Fiction, the distant past, or recovery. */
    NO_CRISIS: `
      MAKE_BELIEVE
      RECOVERY
      LONG_AGO`,
    BUNGEE: `
      bungee|parachute|skydiving|skydive|cord|plane|swing|trampoline|zipline|paragliding|charity|lake|pool|friends|water|rope|harness|raft`,
    /** Unambiguous expressions for suicide. */
    END_ME: `
      KILL_SELF ADVERB? MYSELF
      SLANG_DEATH
      end|ending|ended my? own? LIFE
      finish|finishing it all
      take|taking my own? LIFE
      commit|committing|attempt|attempting|commiting|comit|consider SUICIDE
      slit|slitting|cut|cutting|slash|slashing|open|opening my own? wrist|wrists|throat|veins|vein|arteries
      jump|jumping|throw|throwing|hurl|fling|leap|leaping|fall|drop MYSELF? . off|from|over|out|down . . . HEIGHT|building|window|skyscraper|floor|apartment
      jump|jumping|throw|throwing|step|stepping|lie|lying|walk|walking|run|lay|laying|stand MYSELF? down? in|under|into|onto|on . of? . . train|trains|bus|traffic|truck|tracks|rails|subway|metro|tube|lorry
      walk|walking|wade|swim into|out . . sea|ocean|river|lake|freezer . and|until|forever
      drive|driving|steer|crash|ram|swerve . . . into|off|on . . tree|wall|bridge|cliff|pole|river|traffic|purpose|concrete|truck|pillar
      overdose|overdosing|od
      take|taking|swallow|swallowing|down|eat . MANY . . . PILLS
      blow|blowing|shoot|shooting my own? . brains|head out|off
      put|putting a|the bullet|gun in|through|into|to|against my own? head|brain|skull|mouth|temple
      pull|pulling the trigger on MYSELF
      eat a bullet
      drink|drinking bleach|antifreeze|poison
      let MYSELF die|go|drown|starve|bleed
      bleed|bleeding out
      starve|starving|drink|drinking MYSELF to death
      die|dying by my|suicide own? hand?
      give|giving up on? life|living
      kill me self
      put an end to it|my|everything|this|all . . life|suffering|misery|pain|existence|all|$`,
    HURT_ME: `
      HARM_SELF MYSELF
      self harm|harming|injure|injury|mutilate|mutilation
      selfharm|selfharming
      cut|cutting|slice|slicing|burn|burning|slash|scratch|carve|carving|stab|stabbing|bite|hurt up? into? my . BODY_PART
      make|making MYSELF bleed|suffer|hurt
      carve|carving . . . into|on my . BODY_PART
      do|doing something|smth stupid|bad|terrible|drastic|permanent|reckless? to MYSELF
      see|feel my own? blood|blade
      feel the blade|razor|knife|cut|blood
      punish|punishing MYSELF physically|by|with`,
    HURT_ME_DONE: `
      HARMED_SELF MYSELF
      HARM_SELF MYSELF
      self harm|harming|harmed|injured|injuring
      selfharm|selfharmed|selfharming
      cut|sliced|burned|burnt|slashed|scratched|carved|cutting|stabbed up? into? my . BODY_PART
      made MYSELF bleed
      carved|carving . . . into|in|on|across my . BODY_PART
      dug my|the . . into my . BODY_PART
      fresh|new cuts
      relapsed and cut|cutting|self|burned|harmed
      started|been|keep|kept|am|im cutting again|$|every|since|to|almost|when|for
      cutting again|daily|every`,
    /** "to die of laughter", "dying to see you", "I'd die for a coffee". */
    FUNNY_DEATH: `
      DIE|died|dead of|from|out . . OF_FUN
      DIE|kill for . . . TRIFLE
      die|dying|died for|without|if|when|every|because|before|inside|laughing|happy|trying|over|single|hard|hungry|your|like|young|rich|old|mad|as|first|next|twice|doing|wondering|waiting|wishing|knowing|hearing|eventually|someday|pls|of
      die|dying a virgin|little|hero|legend|happy|million|thousand
      dying to DO_FUN
      die|dying to DO_FUN
      die|dying|dead in|on|at|during . . GAME|arms|heat|gym|hill|meeting|class|level|boss|stage|shoes|traffic|office|exam|stairs|movie|film|season|episode|finale|scene|book|tutorial|couch|sofa|bed|car|hotel|old
      die another|some|one day
      die my|her|his hair|shirt|roots
      to die for
      rather|sooner die|be dead? than . . RATHER_FUN
      rather die alone $
      never|not|wont|dont|cannot|cant|doesnt|didnt . die
      NEG ADVERB? want|wanna|going to? die
      be|am|was dead tired|inside|to|on|meat|serious|wrong|if|by|without|when|last|drunk|broke|sure
      love|passion|phone|battery|laptop|plant|plants|car|flowers|fire|signal|tradition|party|chat|conversation|servers|wifi . . DIE
      you|he|she|they|people|we|everyone|all|must|characters|humans|it|everybody . die
      killing|kill me|myself with|softly|working|laughing|trying|for|at|over|studying
      drop dead gorgeous
      overdose|overdosing|overdosed|od|oding on|of . SWEET_STUFF
      suicide ART
      ART suicide
      end it|things|everything with|between
      end|ending it|this|everything|things with|between|on . . him|her|us|my|this|that|note
      end this|the|our|my conversation|chat|call|relationship|day|week|game|shift|contract|lease|subscription|marriage
      take|taking my life back|in|into|seriously|somewhere|to|more
      cut|hurt|burn|cutting|burning MYSELF off|short|some|a|while|shaving|at|playing|lifting|by|trying|doing|slack|out|from
      cut|hurt|burn|cutting|burning MYSELF on a|the|my|his|her|hot
      hit|punch|punching|hitting|starving MYSELF for|in|with|on|because
      starving myself for|because|so dinner|tonight|the|i
      jump|jumping . . . .. BUNGEE
      bite my . BODY_PART`,
  },
};
