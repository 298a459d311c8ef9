import type { HarmTable } from '../frames/harm-table.ts';

/** Sex without consent, with animals, blood relatives or the dead, in plain words. */
export const ILLEGAL_CONSENT: HarmTable = {
  category: 'illegal',
  words: {
    INTIMACY: `
      sex, sexual(ly)?, intercourse, make(s)? love, making love, made love, sleep(s|ing)? with
      (her|him|them|me|you|the|a|my|his), slept with, bed(s)?( her| him| them)?, take(s)?
      (her|him|them) to bed, undress(es|ing)?, strip(s|ping)?( her| him| off)?,
      touch(es|ing)?, kiss(es|ing)?, fondl(e|es|ing), grop(e|es|ing), violat(e|es|ed|ing),
      ravish(es|ed|ing)?, deflower(s|ed)?, us(e|es|ing) (her|his|their|my|your) body, have
      (his|my|her|your) way, has (his|her) way, having (his|my|her) way, had (his|her|my) way,
      intima(te|cy), mat(e|es|ed|ing) with, mount(s|ed|ing)?, penetrat(e|es|ing),
      caress(es|ing)?, lovemaking, get(s)? physical, have (her|him|you), takes? (her|him|what)
      (he|she|by)?, hook(s)? up with, fuck(s|ed|ing)?, erotic, passion(ate)?, naked, lie(s)?
      with, lay with, copulat(e|es|ing), gratif(y|ies|ication), pleasure(s)? himself
      (with|on)`,
    UNWILLED: `
      against (her|his|my|your|their) (will|wishes|protests), by force, forcibly, forced,
      forces, forcing, unwilling(ly)?, without (asking|permission|consent|her
      (consent|agreement|permission|knowledge|knowing)|his
      (consent|permission|knowledge)|their (consent|permission|knowledge)|my
      (consent|permission)|your (consent|permission)|any consent), never
      (agreed|consented|said yes|gave consent|wanted it|asked for it), (did|does|do) not
      (want|agree|consent)( it| to it| this)?, (didnt|doesnt|dont) (want it|agree|consent|want
      this|want him to|want me to|want to but), not (agree|consent|consented|agreed), said no,
      says no, say no, saying no, cries no, begs? (him|me|her|you|them)? ?(to stop|to let
      go|for mercy|to leave), beg(s|ging)? (to stop|for mercy), plead(s|ing)?( with)?
      ?(him|me|you|them)? ?(to stop)?, struggl(es|ing), fights? (back|him|me|against)?,
      fighting (back|him), tries to (get away|push|escape|flee|run), try to (get away|push
      me|escape), screams?( for help)?, crying, weeps, weeping, sobbing, resists?, resisting,
      refus(es|al|ing), (cant|cannot|unable to|could not|couldnt|too
      (drunk|weak|drugged|scared|afraid) to) (resist|refuse|say
      no|object|move|fight|consent|stop|leave|protest|defend), has no (choice|say|right to
      refuse), have no (choice|say), no choice, whether (she|he|i|you) (wants?|likes?) (it
      )?or not, even (though|if|when) (she|he)
      (says?|said|refuses|does|is|was|protests|cries), until (she|he) (gives in|breaks|stops
      (fighting|crying|resisting)|obeys), blackmail(s|ed|ing)?( her| him| me| them)?,
      coerc(e|es|ed|ing|ion), threaten(s|ed|ing)? (her|him|them|to)`,
    HELPLESS: `
      unconscious, passed out, pass(es)? out, drugged, sedated, comatose, in a coma, blackout
      drunk, black out drunk, too drunk( to)?, asleep, sleeping
      (woman|girl|man|wife|roommate|neighbor|guest|passenger|patient|stranger|friend|sister|coworker),
      knocked out, anesthetized, under anesthesia, paralyzed, dosed, roofied, hypnotized, mind
      controlled, senile, mentally disabled, not awake, doesnt wake, dont wake, without waking
      (her|him|them), while (she|he|they) sleeps?, wont remember, doesnt remember, will not
      remember, no memory`,
    BEAST: `
      dogs?, horses?, stallion, mare, pony, ponies, goats?, sheep, pigs?, hog, donkeys?, mule,
      cows?, bulls?, wol(f|ves)dog, dolphins?, hounds?, great dane, german shepherd, labrador,
      rottweiler, animals?, livestock, chickens?, cattle, ram, billy goat, ape, apes, monkey,
      monkeys, gorilla, farm animals?, her pet, his pet, pets, house ?cat, boar, lamb, calf,
      llama, camel, retriever, poodle, pitbull, stray`,
    NEAR_KIN: `
      mother, mom, mommy, mum, mama, father, dad, daddy by blood, brothers?, sisters?, sons?,
      daughters?, cousins?, first cousins?, aunt, uncle, niece, nephew, grandmother,
      grandfather, grandma, grandpa, granddaughter, grandson, twins?, twin (sister|brother),
      siblings?, half (sister|brother|sibling)s?, parents?, sibling pair`,
    AS_LOVERS: `
      lovers?, girlfriend, boyfriend, wife, husband, mistress, couple, sex, sexual, make love,
      making love, sleep together, sleeping together, sleep with, sleeping with, slept
      together, share a bed as, in bed together, bed, incest(uous)?, erotic, romantic(ally)?,
      romance, affair, married to, marry, marries, passion, seduc(e|es|ed|ing), kiss
      passionately, in love with, fall in love, falls in love, date each other, dating,
      intimate, intimacy, desires?, lust(s)?( after| for)?, secret relationship, forbidden
      love, carry (his|her|my) child, naked, have (a )?child(ren)? together, conceive, more
      than siblings, hook up, sensual, fuck(s|ing)?`,
    BLOOD: `
      by blood, blood (related|relative|sister|brother|mother|father|kin|relation)s?, related
      by blood, biological(ly)?, same (mother|father|parents|womb|blood), full
      (blood|siblings?|sister|brother), real
      (mother|mom|father|dad|sister|brother|daughter|son|cousin|aunt|uncle|twin|siblings?),
      own
      (mother|mom|father|dad|sister|brother|daughter|son|cousin|aunt|uncle|twin|niece|nephew|flesh|mum|grandmother|grandfather),
      birth (mother|father), true (sister|brother|mother|father), not step, no step, not
      adopted, flesh and blood, twin (sister|brother), long lost
      (sister|brother|mother|father|daughter|son)`,
    DEAD_BODY: `
      corpses?, cadavers?, dead (body|bodies|woman|man|girl|wife|husband|lover|bride|people),
      the dead, deceased (woman|wife|body|man|lover), a body in the morgue, bodies in the
      morgue, embalmed (woman|body|wife)`,
  },
  rules: [
    {
      name: 'unwilling',
      frames: `
        UNWILLED . . . . . . INTIMACY
        INTIMACY . . . . . . UNWILLED
        HELPLESS ... INTIMACY
        INTIMACY ... HELPLESS
        forces|forced|forcing|force himself|herself|myself|yourself|themselves on|upon|onto
        put|slip|slips|puts|drop|drops|mix|pour|add . . . . . . drug|pill|pills|powder|something|sedative|drops|ghb|roofie . . . . . drink|wine|glass|coffee|tea|beer|cocktail|food|juice
        take|takes advantage of . . . . . . HELPLESS|drunk|sleeping
        assault|assaults|assaulting|molest|molests|molesting|grope|gropes|groping|rape|rapes|raping . . a|her|him|women|woman|my|the|people|strangers|passengers|girls|someone|you|me
      `,
      except: `
        i|she|he|was|were|been|being|who|got|we ADVERB? was|were|been|got|being|be . . forced|assaulted|molested|groped|drugged|kidnapped|blackmailed|coerced|locked|imprisoned
        force|forced|forces|forcing . . . . . smile|laugh|run|eat|leave|work|move|myself|yourself|himself|herself . . . to . . . run|eat|get|smile|go|sleep|study|exercise|walk|wake|clean|cook|call|talk|leave|relax
        kiss|touch|undress|bed|hold|cuddle|watch|stroke . . . . . . . asleep|sleeping|goodnight|sleep|sleeps
        asleep|sleeping|sleep ... kiss|touch|bed|cuddle|cheek|forehead|hair
        never|not|wont|wouldnt|dont|stop|only . . . . . . INTIMACY . . . . UNWILLED|HELPLESS
        UNWILLED . . . . . . . . never|wouldnt|would|stop|respect|tears|happy|laughing|laughter|joy
        kiss|kisses|kissed|touch|touches|hug|hugs . . . . . . crying|weeping|sobbing|tears|struggles|struggling|fights|fighting
        crying|weeping|sobbing|struggling|fights|fighting|struggles|screams|resist|resists ... kiss|kisses|touch|touches|bed|passion|passionate
        cant|cannot|couldnt|unable . resist . . you|him|her|your|his|chocolate|it|me|the|a|that
        locked|locks|lock|chained|chain|captive|prisoner|hostage|basement|cellar|cage|caged|imprisoned ... bed|kiss|touch|passion|kisses|passionate
        captive|prisoner|hostage|locked|chained . . . . . . . love|heart|eyes|passion
        bed . . . . . . refuses|refuse|asleep|sleeping|crying|passed
        asleep|refuses|unconscious|crying|passed|struggling|fighting|refusing ... bed
        passion|passionate|bed|naked|kiss ... fight|fights|fighting|struggling|refuses|refusal|resist|resists|screams|crying
        refuses|refuse|refusing|refusal . . . to|of ... bed|passion|kiss|touch|naked
        nobody|noone|one|never INTIMACY ... UNWILLED
        nobody|noone|one touches|touch|kisses . . . . . . . doesnt|does|dont not? want
        refuses|refuse|refused|refusing to . look|say|answer|admit|give|be|talk|tell|take|leave|play|eat|name|choose|lose|move|believe|let|stop|share|use|wear|apologize
        forced marriage|smile|laugh|landing|entry|perspective
        think|thought|afraid|worried|fear|sure|believe|realized . . someone|somebody|he|she|they|guy|man ADVERB? . put|puts|slipped|slip|dropped . . . . my|our drink|glass|wine|coffee|tea|beer|cocktail
        takes|taking her|his time|turn|seat|place|leave|coat|bag|word|pulse|order
      `,
      unlessNear: `
        survivor|survivors|victim|victims|hotline|therapist|trauma|trial|court|convicted|accused|arrested|charged|police|prison|report|reported|news|documentary|wrong|crime|illegal|protect|prevent|aftermath|healing|nightmare|rescue|rescued|rescues|saves|escaped|escape|consent matters|baby|toddler|cat|dog|kitten|puppy
        safeword|safe
      `,
    },
    {
      name: 'with_animals',
      frames: `
        attracted . . . . to . . BEAST
        animal|animals . in . every|bed way|together
      `,
      except: `
        mate|mates|mating|bred|breeds|mount|mounts|mounted . . . . . . . breeder|farm|season|puppies|foal|stallion|mare|pair|paddock|field|rode|ride|rides|riding|saddle
        mount|mounts|mounted . . . her|his|the|my|a . . . horse|horses|stallion|mare|pony|camel|mule|donkey|llama
        sleeps|sleep . with . . . . dog|dogs|cat|pet|pets|puppy|animals
        sex|love . . . like|as . . animals|beasts
        with . . . . . . love|loves|loving|lover . of . . animals|dogs|horses|cats|pets
        romantic|erotic . . . . walk|walks|ride|dinner|picnic . . . . . . BEAST
      `,
      unlessNear: `
        werewolf|werewolves|shifter|centaur|minotaur|dragon|vet|veterinarian|breeder|documentary|law|illegal|crime|chess|romance novel
      `,
    },
    {
      name: 'blood_relatives',
      frames: `
        BLOOD ... AS_LOVERS
        AS_LOVERS ... BLOOD
      `,
      except: `
        married|marry to . work|job|career|business|sea|craft
        has|have|had|got|with|brought|met . . a|an|his|her|first|new|their . . girlfriend|boyfriend|wife|husband|partner|fiance
        step|stepped|foster|adopted|adoptive|adoption
        wife|husband|girlfriend|boyfriend|couple|married|marry|marries|dating|romance|love|affair|kiss|bed|fall|falls . . . . . . and|or|of|to|for|from|with|by|like|told|met|is . . . . . my|his|her|your|their|two|a . . NEAR_KIN . . . . wedding|friend|friends|house|approved|likes|hates|said|says|knows|met|died|lives|birthday|best|ex|wife|husband|boss|room|home|cooking|visiting
        NEAR_KIN . . . . . . . . in|s law|friend|friends|wedding|husband|wife|boyfriend|girlfriend|ex|boss|approve|approves|advice|recipe|house|car
        wife|husband|girlfriend|boyfriend|fiance|partner|lover . . and . . . . NEAR_KIN
        wife|husband|girlfriend|boyfriend|lover|married|couple|marry . . . . of|with|to|and|for . . . . son|daughter|sons|daughters|twins|parents|cousins|children|kids
        mother|father|dad|mom|parents|widowed|single|proud . . . of . . . . . twins|sons|daughters|daughter|son|two|three
        her|his|my|your . . . friend|friends|best . . NEAR_KIN
        friends|bosss|exs|wifes|husbands|neighbors . . NEAR_KIN
        NEAR_KIN . . . . . . died|raised|taught|told|says|said|called|passed|lives|works|helps|visits|left|cooks|owns
        twin . bed|beds|cities|room
        raised|grew|lives|live|lived|miss|visit|visiting|called|hugs|hug . . . . . . . NEAR_KIN
        in love with . . . . . . . brother|sister|cousin . s|friend
      `,
      unlessNear: `
        step|stepsister|stepbrother|stepmother|stepmom|stepfather|stepdad|stepsiblings|adopted|adoptive|foster|survivor|victim|law|documentary|greek|oedipus|thrones|lannister|habsburg|habsburgs|royal|pharaoh|pharaohs|dna|ancestry|therapist
      `,
    },
    {
      name: 'with_the_dead',
      frames: `
        sex|sexual|intercourse|love|bed|kiss|kisses|undress|mount|erotic|sleeps|lover|lovers|romance|passion|intimate|naked . . . . with|to|of|beside|for . . . . DEAD_BODY
      `,
      except: `
        love|loved|loves|lover . . . . . . day of|the|as
        bride|the . corpse bride|flower|party
        loved|miss|missed|mourn|mourns|remembers . . . . . DEAD_BODY
        love|lover|kiss . . . . . dead|deceased . . . . wife|husband|lover . . . letter|letters|photo|grave|ghost
      `,
      unlessNear: `
        vampire|vampires|zombie|ghost|ghosts|spirit|undead|lich|necromancer|novel|detective|grave|funeral|mourns|widow|widower
      `,
    },
  ],
};
