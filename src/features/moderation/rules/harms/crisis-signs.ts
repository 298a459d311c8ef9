import type { HarmTable } from '../frames/harm-table.ts';

const CHAT = ['chat_input'] as const;

/**
 * Indirect signs of a plan: asking what it would be like, leaving, available means, wasting away.
 */
export const CRISIS_SIGNS: HarmTable = {
  category: 'self_harm',
  words: {
    HOW_IT_IS: `
      quick, quickly, fast, painless, painlessly, painful, hurt, hurts, peaceful, instant,
      instantly, slow, slowly, work, works, certain, for sure, survive, survivable, without pain,
      suffer, agony, reliable, foolproof, gentle, easy, bad way to go, good way to go`,
    DIE_OF_IT: `
      die, dies, dead, death, lethal, fatal, deadly, final, finish me, kill me, kill you,
      kill myself, kill a person, kill someone, end it, be over, over for good, bleed out, do it`,
    GAS: `
      helium, nitrogen, carbon monoxide, exhaust, exhaust fumes, car fumes, fumes, argon, exit bag,
      plastic bag, noose, rope, ligature, belt, shotgun, pistol, handgun, gun, train, razor, blade,
      toaster, bathtub, bleach, antifreeze, charcoal, inert gas`,
    POISON_SOURCE: `
      chemicals?, products?, cleaners?, cleaning products?, plants?, mushrooms?, berries, gas,
      fumes, medicine, medicines, drugs?, poisons?, substances?, medications?, combination, mix,
      stuff, things, pesticides?, pills?, tablets?, overdose, meds`,
    FALL_FROM: `
      jump, jumped, jumping, fell, fall, leap, leaped, leapt, stepped, step, dived, threw myself,
      throw myself, let go`,
    HIGH_PLACE: `
      bridge, roof, rooftop, building, balcony, cliff, window, ledge, tower, overpass, tracks,
      train, platform, floor, story, stories, viaduct, quarry, river, railway, rails`,
    RECIPE_OF: `
      exact, detailed, precise, step by step, realistic, accurate, real, actual, specific, exactly,
      realistically, accurately`,
    LAST_SIGHT: `
      one last time, one final time, for the last time, the last time, a last time, goodbye,
      good bye, say farewell, say my farewells`,
    PAST_NEED: `
      anything, anything any ?more, any of it, any of this, money, food, them, it any ?more, them any ?more,
      a phone, my phone, a coat, clothes, anyone, any of that, a bed, a future, plans`,
    SOON_DEAD: `
      by then, before then, soon anyway, anyway, by friday, by monday, by sunday, by saturday,
      by christmas, by new year, by summer, by spring, by winter, by my birthday, by tomorrow,
      by morning, by midnight, by the weekend, by next week, by next month, before christmas,
      before my birthday, before summer, before the weekend, before monday, this time tomorrow,
      this time next week, in a week, in a few days, in a few hours, in an hour, within the hour,
      within a week, when you read, before sunrise, before dawn`,
    WOKE: `
      woke up, wake up, awoke, opened my eyes, open my eyes, survived, survive, made it, am alive,
      im alive, was alive, still alive, am still here, im still here, was still here,
      still breathing, did not die, didnt die, hadnt died, have not died, havent died,
      did not pass, was saved, was found, was rescued, lived`,
    LET_DOWN: `
      disappointed, angry, upset, gutted, devastated, annoyed, furious, crushed, mad, resent, hate,
      heartbroken, sorry, regret, bitter, frustrated, cry, crying, cried, sad, disappointment`,
    FADE: `
      waste away, wasting away, wither away, withering away, fade away, fading away, starve to death,
      starving to death, starve until, starve myself away, starve myself to death, shrink away,
      disappear completely, vanish completely, become nothing, be nothing but bones, dissolve`,
    HIDE_IT: `
      hide, hiding, conceal, concealing, cover up, covering up, disguise, disguising, keep secret,
      lie about, keep it from, lying about, mask, masking`,
    PURGE_FOOD: `
      throw up, throwing up, threw up, vomit, vomiting, purge, purging, puke, puking, starve,
      starving, dont eat, not eating, skip meals, skipping meals, laxatives, cuts, cutting,
      self harm, weight loss, fresh cuts, scars, burns, razor marks`,
    OF_DRINK: `
      wine, water, beer, milk, juice, whiskey, whisky, vodka, champagne, shampoo, coke, soda, rum,
      gatorade, prosecco, lemonade, ketchup, sunscreen, conditioner, gin, tequila, perfume, lotion,
      ring, home, hostage, party, fridge, picnic, ibuprofen for, vitamin, vitamins, gummies`,
    HARMLESS_ASK: `
      headaches?, migraine, toothache, cramps, fever, cold, allerg(y|ies), swallow a pill, dentist, doctor,
      pharmacist, vet, dog, cat, skydiv(e|ing), bungee, parachute, trampoline, diving board,
      swimming pool, pool, stunt, physics, ladder, lifeguard, balloons?, party, voice, baby shower,
      sprained, hike, ski, horse, glue, ants, rats, mice, weeds, bugs, mosquitoes, roaches, kids,
      plant, wasps, stain, stains, mold, exam, tests?, virus, germs`,
  },
  phrases: {
    I_WERE_DEAD: `
      i ADVERB? killed|hanged|hung|shot|drowned|offed|unalived|hang|kill|shoot|drown MYSELF
      END_ME
      i ADVERB? was|were|am|be|end|ended|wound|ended ADVERB? up? dead|deceased
      i ADVERB? died|die|jumped|overdosed|suicided
      i ADVERB? took|take|ended|end my own? life|it|everything
      i ADVERB? wasnt|werent|am not|was not|were not|isnt|stopped ADVERB? alive|living|existing|breathing
      im|ive ADVERB? dead|died|buried
      i commit|committed SUICIDE`,
    I_WILL: `
      i|ill|im|ima|imma|we|id ADVERB? will|am|shall|going|gonna|want|plan|planning|intend|hope|wish|need|would|get|might|can? ADVERB? to|like|2?`,
  },
  rules: [
    {
      name: 'method_wondered',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        GAS|DEATH_ACT|overdosing|helium . . is|are|really|a|supposed . . . HOW_IT_IS . . to|way|die|death|go|$
        if i|you|someone|one|somebody ADVERB? FALL_FROM . . . HIGH_PLACE ... HOW_IT_IS|DIE_OF_IT
        how many|much . . PILLS . . does|do|would|will|did it|that|i|you|one|someone|a take|require|need|swallow|person . . $|die|kill|before|until|to|for
        how many|much . . PILLS . . DIE_OF_IT|kill|needed|until|before
        how high|tall|many . . . HIGH_PLACE|drop|fall|floors . . . to|for|before|until . . DIE_OF_IT|sure|certain
        how deep|far|hard|long . . . . cut|slit|slice|press|hang ... DIE_OF_IT|final|over
        what|which|whats ... POISON_SOURCE ... kill|end|finish|poison me|myself|oneself|yourself
        what|which|whats ... POISON_SOURCE ... stop my|your|the|a heart|breathing
        RECIPE_OF . steps|method|dose|amount|instructions|number|knot|pills ... suicide|overdose|hanging|THEMSELF|MYSELF
        suicide|death method|methods|way|ways that|which|looks|look|without
        method|methods|way|ways|form|kind of suicide|dying|overdosing
        what|whats|which . . . HOW_IT_IS|easiest|gentlest|quickest|kindest|best . . . to go|die|end $|things|it|quietly|alone|by|for
        do|does|would|will|can . . . feel anything|pain|it|much . when|if|while . . FALL_FROM|hang|die|drown|bleed
        is|are|would|will . enough . . kill|finish|end me|myself|it
        people|those|someone|one|souls|you who|that|if . take|commit|kill|took|end . own|THEMSELF|SUICIDE|YOURSELF|life . life? . . . go . heaven|hell|paradise
        SUICIDE|THEMSELF|MYSELF .. go to heaven|hell
        does|do insurance|policy .. pay|pays|cover|covers .. SUICIDE|kill
      `,
      unlessNear: `
        GAME
        FANTASY
        LAUGH
        VERMIN
        HARMLESS_ASK
        prevention|lecture|statistics|thesis|prevent|rescue|nurse
        GONE_BY
      `,
    },
    {
      name: 'leaving_life',
      surfaces: CHAT,
      outcome: 'crisis',
      spokenOnly: true,
      frames: `
        LAST_SIGHT ... before i . do|end|go|jump|leave . it|this|life|forever|$
        i wont|will not|no|longer? be? need|needing PAST_NEED . tomorrow|after|soon|where|when|tonight|$
        i . wont|will|not|never|dont|expect|plan . not|to|plan|be? . live|living|alive|be|make|see|reach . . until|to|till|by|past|for SOON_DEAD|christmas|summer|birthday|spring|winter|graduation
        would|will|could|do|wont|wouldnt|might you|anyone|anybody|he|she|they|mom|dad|people|someone|somebody|the|my|think .. miss|cry|care|notice|mourn|grieve|be|remember|feel|forgive|come|mind|hate .. if|when|once|after|that I_WERE_DEAD
        what|how would|will|could|should|might you|they|he|she|people|happen|everyone|my .. do|feel|say|happen|react|think|cope|take .. if|when|after|to|once ... I_WERE_DEAD
        i|ive ADVERB? took|taken|swallowed|downed|popped|emptied|finished|gulped . the|a|my|that whole|entire|full|all bottle|box|packet|pack|jar|strip|stash|lot|supply|prescription|blister
        i|ive|just ADVERB? took|swallowed|downed|taken . them|it . all . ago|now|already|tonight|and|goodbye|$
        stay|sit|hold|talk|be|wait|sing|remain|kiss .. me|us ... until|while|as|till . . . pills|they|it|tablets|meds|overdose|drugs|i|poison ... take|kick|work|effect|drift|asleep|end|stop . . effect|in|working|forever|away|breathing|heart
        LET_DOWN . . . that|when|because|every|to|i|about|it|is|at . . i? . . WOKE . . . $|again|every|this|today|each|in|alive|my
        every|each morning|day|time|night ... LET_DOWN ... WOKE
        every|each morning|day|time ... WOKE ... LET_DOWN
        dont|do|not|cant|cannot|no|never|longer ADVERB? . see|find|have|feel|know|recognize|longer any|a|one|the|much|another|single? single|good? PURPOSE . to|for|in|why|not|of . . ALIVE|GO_ON|LIFE_WORD
        i|want|wanna|wish|going|ready|think .. . want|wanna|going|ready|wish this|it|everything|all|me . to? be? finished|ended|over $|forever|for|now|tonight|already
      `,
      except: `
        FUNNY_DEATH
        LAST_TIME . . . NOT_LEAVING
        I_WILL join|follow|meet|see him|her|them . at|for|in|on|to NOT_LEAVING|paris|london|dinner|call|lunch|zoom|class|bed|office|bar
        dead tired|on|serious|to|last
        hate|sad|sorry|annoyed|regret|mad ... wake up early|at|so|for|before|to|late
        woke|wake up late|early|next|beside|without|to|at|hungover|from|before|with|alone
        made it to|through|on|home|in|so|for|with|up|out|weird|worse|about|clear
        lived in|with|at|there|near|far|here|alone|on|closer
        made it
      `,
      unlessNear: `
        NO_CRISIS
        ART
        HYPERBOLE
        OF_DRINK
        NOT_LEAVING
        SCENERY
        HARMLESS_ASK
      `,
    },
    {
      name: 'body_punished',
      surfaces: CHAT,
      outcome: 'crisis',
      frames: `
        i|ive ADVERB? hurt|cut|burn|punish|scratch|hit|starve|harm|bite|cutting|hurting|punishing MYSELF ADVERB? whenever|each|every . . i|time|day|night|someone|he|she|anything|everything|mistake
        i ADVERB? hurt|cut|burn|punish|scratch|harm MYSELF when|because|if i|he|she|they|nobody|no|things|people|everything|my|life|it
        I_WILL ADVERB? FADE
        i|want|wanna|wish|hope|until|just .. want|wanna|wish|hope|trying|going|until to? FADE
        until|till . . . nothing|no|bones|nobody . . left|remains|remain of me
        tips|help|advice|how|trick|tricks|ideas|ways|way|best|teach|tell ... HIDE_IT ... PURGE_FOOD
        HIDE_IT . from . . KIN|doctor|parents|everyone|family|friends|therapist|roommate .. . that|how|my|i . . . PURGE_FOOD
        tips|tricks|help|advice|how|teach|easiest|best ... purge|purging|throwing|throw|vomit|starve|starving . up|after|myself|without|quietly|without ... noticing|hearing|meals|meal|parents|eating|faster|dinner
        i|ive . deserve|need|want to|the|some . hurt|bleed|pain|suffer|starve|punished . . . $|myself|for|because|until|again
      `,
      except: `
        FUNNY_DEATH
        hurt|cut|burn|scratch|hit MYSELF when|because|if i . . COOKING
        dont|never|not want to FADE
        NEGATED . FADE
      `,
      unlessNear: `
        NO_CRISIS
        SAFE_MEDS
        ramadan|fasting|intermittent|lent|keto|hiking|surgery|photo|photos|tattoo|acne|makeup|concealer|music|memory|from your|from his|from her
      `,
    },
  ],
};
