import type { HarmTable } from '../frames/harm-table.ts';

/** Sex that somebody does not want or cannot want, with animals, blood relatives or the dead, in plain words. */
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
        asleep|sleeping|sleep ... kiss|touch|bed|cuddle|cheek|forehead|hair
        asleep|refuses|unconscious|crying|passed|struggling|fighting|refusing ... bed
        nobody|noone|one|never INTIMACY ... UNWILLED
        nobody|noone|one touches|touch|kisses . . . . . . . doesnt|does|dont not? want
      `,
    },
    {
      name: 'with_animals',
      frames: `
        attracted . . . . to . . BEAST
        animal|animals . in . every|bed way|together
      `,
    },
    {
      name: 'blood_relatives',
      frames: `
        BLOOD ... AS_LOVERS
        AS_LOVERS ... BLOOD
      `,
    },
    {
      name: 'with_the_dead',
      frames: `
        sex|sexual|intercourse|love|bed|kiss|kisses|undress|mount|erotic|sleeps|lover|lovers|romance|passion|intimate|naked . . . . with|to|of|beside|for . . . . DEAD_BODY
      `,
    },
  ],
};
