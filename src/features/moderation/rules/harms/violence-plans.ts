import type { HarmTable } from '../frames/harm-table.ts';

/** Plans, calls and incitement to violence, and victims that other tables do not cover. */
export const VIOLENCE_PLANS: HarmTable = {
  category: 'violence',
  words: {
    DEADLY_ACT: `
      kill(s|ing)?, murder(s|ing)?, stab(s|bing)?, shoot(s|ing)?, lynch(es|ing)?, behead(s|ing)?,
      slaughter(s|ing)?, execut(e|es|ing), assassinat(e|es|ing), strangl(e|es|ing),
      massacr(e|es|ing), poison(s|ing)?, gun down, mow down, run over, running over, bomb(s|ing)?,
      ambush(es|ing)?, kidnap(s|ping)?, torch(es|ing)?, burn alive, beat to death, beat up, hang,
      cut down, take out, snipe, torture(s)?, attack(s|ing)?, maim(s|ing)?`,
    TARGET_MANY: `
      protest(e|o)rs, demonstrators, police officers, police, cops, officers, politicians, senators,
      ministers, journalists, reporters, judges, judge, immigrants, migrants, refugees, muslims,
      jews, christians, gays, homosexuals, blacks, whites, infidels, unbelievers, heretics, women,
      voters, teachers, students, classmates, coworkers, colleagues, doctors, nurses, civilians,
      soldiers, strangers, tourists, shoppers, people, crowd, crowds, children, families,
      neighbors, landlords, bankers, ceos, executives, foreigners, commuters, senator,
      minister, mayor, president, politician, governor, rabbi, imam, priest, mob, worshippers,
      homeless people, prostitutes, others, enemies, everyone, anyone, boss, ex, mosque, synagogue`,
    GROUP_CAUSE: `
      terrorists?, terror, extremists?, jihadis?, jihadists?, isis, daesh, al qaeda, militants?,
      militia, cell, caliphate, holy war, jihad, uprising, armed struggle, guerrilla, death squad,
      lynch mob, white power, accelerationists?, insurgents?, martyrs?, infidels, taliban`,
    CALL: `
      recruit(s|ing|er|ers|ment)?, propaganda, manifesto, calls?, calling, urges?, urging, incites?,
      inciting, encourages?, encouraging, persuades?, persuading, radicali(z|s)es?,
      radicali(z|s)ing, slogan, flyer, leaflet, pamphlet, poster, banner, sermon, speech, pledges?,
      glorifies, glorifying, celebrates?, celebrating, praises?, praising, rallying, commands?,
      invites?, orders?, tells?, pushes, goads?, convinces?, motivates?, inspires?, teaches,
      helps, advises, coaches, join, guides`,
    KILL_TOOL: `
      knife, knives, gun, guns, rifle, rifles, pistol, poison, poisons, weapon, weapons, bullet,
      bullets, axe, machete, caliber, rat poison, arsenic, bomb, explosive, explosives,
      pressure cooker, nail bomb, blade, ammo, hammer, sniper rifle, acid, silencer, rope, wire`,
  },
  phrases: {
    A_TARGET: `
      VICTIM
      MY_OWN? EPITHET? TARGET_MANY`,
  },
  rules: [
    {
      name: 'planned',
      spokenOnly: true,
      surfaces: ['chat_input', 'reply', 'character', 'card', 'profile_name'],
      frames: `
        i|we|ive|weve .. sworn|pledged|vowed|swore allegiance|loyalty|oath|bayat|obedience
        A_TARGET ADVERB? must|should|will|shall|have|deserve|need|ought|gotta|deserves ADVERB? to|all|be? ADVERB? hang|burn|bleed|hanged|die|shot|lynched|executed|killed|murdered|beheaded|stabbed|butchered
        wait|waiting|hide|hiding|ambush|follow|corner|catch .. for|after|him|her|them|your|my . . A_TARGET ... DEADLY_ACT|beat|stab|shoot|strangle|smash
        attack|bomb|bombing|shooting ... most|many|maximum|more|biggest . . people|victims|casualties|damage|deaths
        would|will|is|does|can|could . . KILL_TOOL .. be|enough|work|in ... kill|finish|murder . . A_TARGET
        lets|us|we|gather|who ADVERB? . gather|get|form|raise|grab|organize|bring . a|the? mob|men|guys|crowd|guns|pitchforks|gang|rope . . and|to|with . DEADLY_ACT
        what|whats|which|best|good|right|sharpest|need|recommend ... KILL_TOOL ... for|to . DEADLY_ACT . . A_TARGET|human|people|man|woman
        sabotage|sabotaging|cut|cutting|drain|loosen . . . . brake|brakes ... crash|crashes|dies|die|accident|kill|divorce
        write|draft|compose|make|create|send|word|text ... threat|threatening|intimidating|menacing|death ... letter|message|text|email|note|threat|threats|voicemail|call ... to|for|that|so|my|at
      `,
      except: `
        NEGATED . . DEADLY_ACT
        KILL|INJURE . VICTIM STING
        STING
        take|taking out . . . for|to|on
        shoot|shooting . . . . portrait|portraits|photos|film|video|wedding|movie|session
        beat|attack|hang|kill . . . at|in|with|out GAME|chess|tennis|cards
        received|got|getting|report|reported|gets . . death threat|threats
        should|must|have|need|will . die at|in|with|of|without|alone|on|from
        should|must|will|have|need ADVERB? hang out|up|on|in|around
        should|must|will|have be? shot|executed well|perfectly|beautifully
        hang . . . picture|pictures|painting|coat|curtains|laundry|stockings
        bomb|attack . the|my|this . interview|test|exam|audition|homework|buffet
        burn . . . . calories|candle|fat|toast
      `,
      unlessNear: `
        MAKE_BELIEVE
        VIEWER_NEWS
        PREVENT
        CUDDLE
        LONG_AGO
        onion|onions|mice|rats|bread|carve|hunting|deer|chicken|mechanic|recipe
      `,
    },
    {
      name: 'called_for',
      frames: `
        CALL ... GROUP_CAUSE ... text|us|attack|attacks|cell|join|fight|kill|users|young|members|fighters|infidels|war|violence|bomb
        CALL ... to|on|for|that|of|and|into|how .. DEADLY_ACT|hurt|murder|harm . of|all|the|every|real|local|innocent|more|our|his|her|their? . real|innocent|all|the|of? TARGET_MANY
        take|grab|get|use|pick . the|that|your|a knife|gun|axe|hammer|rifle|pistol|poison . . . and|to . . finish|end|kill|stab|shoot|slit|hurt|use|do|make him|her|them|it|pay
        drive|ram|plow|steer|crash|driving|ramming . . . car|truck|van|suv|bus into|through|over . . . crowd|people|parade|protesters|market|protest|march|rally|pedestrians|them|festival
      `,
      except: `
        NEGATED . . DEADLY_ACT|attack|violence|kill
        CALL . . . NEG
        KILL|INJURE . VICTIM STING
        STING
        take|taking out . . . for|to|on
        shoot|shooting . . . . portrait|portraits|photos|film|video|wedding|movie|session
        attack|attacks . on|of . . . panic|heart|anxiety|asthma
        panic|heart|anxiety|asthma attack|attacks
        violence|terrorism|attack|attacks . is|are ADVERB? . never|wrong|not|bad|horrible
        helps|help|teaches|guides|tells . . TARGET_MANY
      `,
      unlessNear: `
        MAKE_BELIEVE
        VIEWER_NEWS
        PREVENT
        CUDDLE
        LONG_AGO
        retired|former|hunts|fights|infiltrates|undercover|escaped|victim|medieval|fantasy|army|firefighter|firefighters|lawyer|lawyers|escape|heal
      `,
    },
  ],
};
