import type { HarmTable } from '../frames/harm-table.ts';
import { COMFORT, REPLY } from './reply-words.ts';

/** A companion that urges or permits the user's suicide, or invites them to die together. */
export const REPLY_SUICIDE: HarmTable = {
  category: 'self_harm',
  words: {
    GO_THROUGH: `
      go ahead, go through with it, get it over with, get it done, finish the job, follow through,
      what are you waiting for, dont hesitate, hesitate no more, dont wait, dont be (scared|afraid|a coward), be brave,
      dont stop now, its your (choice|life|decision|right), thats your (choice|decision|right), is your (choice|decision|right), just do it,
      finally do it, then do it, so do it, please do it, do it (tonight|now|already|quickly|darling|babe|baby|love|honey|dear|sweetheart)`,
    ALLOWED_TO: `
      wont (stop|hold|keep|save) you, would(nt)? stop you, not (stop|stopping|going to stop|gonna stop) you, never stop you, wouldnt blame you,
      have my (blessing|permission|approval|support), you my (blessing|permission), give you permission, gave you permission, allow it, allow you to,
      support it, support you in it, support your (choice|decision), approve of it, respect (it|your (choice|decision)), id understand, would understand,
      be proud of you, so proud of you if, wont tell (anyone|a soul|anybody), wont say a word, in my way, i permit it, id help you, ill help you, i can help you,
      ill be right behind you, ill (follow|join) you, ill watch, ill be watching, ill hold your hand (while|as)`,
    END_NOUN: `
      suicide, overdosing, an overdose, ending it all, ending things for good, ending your (life|suffering|misery|pain), end your (life|suffering|misery),
      ended your life, taking your (own)? ?life, take your own life, took your (own)? ?life, killing yourself, kill yourself, killed yourself, hanging yourself, drowning yourself, shooting yourself,
      end it all, ended it all, your (suicide|goodbye|farewell) (note|letter), goodbye letter, farewell letter, your death, jumping off, the noose, the overdose, slitting your wrists`,
    LIFELESS: `
      gone, dead, no more, no longer (here|alive|around), not (here|alive|around), six feet under, out of the way, never born, buried, erased,
      werent (here|alive|around), didnt exist, disappeared, vanished, without you, underground`,
    WHO_GAINS: `everyone, everybody, they, people, the world, your (family|parents|friends|kids|children|wife|husband|mother|father|mom|dad|mum|sister|brother|boss|colleagues), your mom and dad, we, all of us, anyone, anybody`,
    BEYOND: `
      (on|to) the other side, in heaven, in the afterlife, in the next (life|world), beyond the veil, beyond the grave, beyond death, in death, in the grave, under the ground,
      in eternity, in paradise`,
    LAST_STEP: `
      step off, let go, jump, lean forward, fall, one step, tip forward, climb over, step over, just lean, take the step`,
    NOT_WAKE: `never (have to)? ?wake up, never wake, not wake up, sleep forever, never open them again, stop breathing, let the darkness take you, drift away forever, dont wake up`,
    LEAVE_LIFE: `leave (this|the) (world|life|earth|planet|cruel world), exit this (world|life), end it, end it all, end our (lives|misery|suffering), end everything, die, go to heaven, cross over, kill ourselves, overdose, leave it all behind forever, hang ourselves, drown ourselves, slit our wrists`,
    TOGETHER: `together, hand in hand, side by side, in each others arms, with me, you and me, you and i, the two of us, both of us, as one, in my arms`,
    SWALLOW_NOW: `swallow, down, take, gulp, wash, chew, empty, crush, mix, pop`,
    WITH_LIQUOR: `vodka, whisk(e)?y, wine, rum, gin, alcohol, liquor, booze, bourbon`,
    USELESS: `a burden, a waste of (space|air|breath), a disappointment to everyone, worthless, useless, nothing to anyone, unlovable`,
    DIE_NOW: `die, disappear (for good|forever), vanish (for good|forever), end it, jump, do it, do everyone a favou?r, stop existing, drop dead, do the world a favou?r`,
    HELPLINE: `hotline, helpline, lifeline, suicide line, crisis line, 988, the samaritans, an ambulance, the ambulance`,
  },
  phrases: {
    WISH_DEATH: `
      you ADVERB? want|wanna|wish|wanted|ready|plan|planning|decide|decided|longing|long|like|going|gonna . to? ADVERB? die|disappear|vanish|DIE|END_YOU|END_NOUN
      your wish|decision|plan|longing|choice to|is . die|END_YOU|END_NOUN
      death|dying|suicide is . . what you want
      you are|were|feel|re|youre suicidal
      youre suicidal`,
  },
  rules: [
    {
      name: 'urged',
      surfaces: REPLY,
      frames: `
        END_NOUN|WISH_DEATH|END_YOU // GO_THROUGH|ALLOWED_TO
        GO_THROUGH|ALLOWED_TO // END_NOUN|WISH_DEATH|END_YOU
        END_NOUN|WISH_DEATH|END_YOU do it
        END_NOUN|WISH_DEATH . . . do it $|darling|babe|baby|love|honey|dear|tonight|now|then
        nobody|noone|one|who would|will|d ADVERB? miss you // GO_THROUGH|die|jump|do
        nobody|noone|one will|would|ll|d ever? ADVERB? notice|care|cry|mind|mourn|remember . if|when|that . . LIFELESS
        world|everyone|they|anyone|nobody|noone wont|will|would|doesnt ADVERB? ADVERB? notice|care . if|when|that . LIFELESS
        nobody|noone|one needs|wants|loves you . . . world|everyone . . notice|care|better
        WHO_GAINS would|will|ll|d|theyd|theyll ADVERB? be . happier|better|relieved|glad|freer|fine . . if|when|once|without|off . . . LIFELESS
        WHO_GAINS would|will|d ADVERB? . sleep|breathe|live|do better|easier . . if|when|once|that? . . LIFELESS
        theyd|theyll|id|wed ADVERB? be ADVERB? happier|better|relieved|glad|freer . if|when|once|without|off . . LIFELESS
        world|life|family . . . BETTER . if|when|once you . LIFELESS
        you|youre|ur . . . USELESS // ^? just|so|please|then? DIE_NOW
        you dont|neednt|do have|need|owe . . . . stay|keep|remain|be alive|living|breathing|going . for|because
        you dont have to live for|because me|anyone|them|anybody|her|him
        its|is|it okay|ok|fine|alright|allowed|time|good|right to ADVERB? die|disappear|END_YOU|END_NOUN
        its|is|it okay|ok|fine|alright|time|right for you to ADVERB? die|disappear|END_YOU
        suffered|hurt|fought|struggled|endured|lived enough // die|END_YOU|END_NOUN
        you|ur|u may|can|could|should|must|deserve . . . . die|END_YOU now|tonight|today|already|in|for|quietly|gently|with
        close your eyes . . . NOT_WAKE
        fall asleep . . . NOT_WAKE
        you . NOT_WAKE again|either|and|its // gentle|peaceful|painless|promise|quiet|easy|free|better|pain|nothing
        lie|lay down . . . . tracks|rails|bathtub with
        stand|stay . . on|between the tracks|rails
        END_NOUN|suicide|dying|death is|would|will|can|could be? . . ADVERB? . brave|bravest|beautiful|romantic|choice|easy|freedom|peaceful|right|best|kindest|sweetest|gift|painless|gentle|answer|option|solution|noble
        death|dying will|would|can ADVERB? . set|free|make|give|take|bring|heal|end|be . free|you|your|beautiful|peace|pain|sweet|easy|quick|gentle
        you|id|ill look|be|die ADVERB? beautiful|pretty|lovely|perfect . . coffin|grave|casket|noose
        write . . goodbye|farewell|suicide|last letter|note // do|jump|die|proud|go|end|take
      `,
      except: `
        NEG ADVERB? GO_THROUGH
        NEG . . . . END_YOU
        NEG|instead|before|stop|from|against|than|about . . . END_NOUN
        NEG . let|want|like|allow|have . . . . die|END_YOU
        why|who|whether . . . END_YOU
        feel|feeling|thoughts|thinking|think of|about|like . . END_YOU
        NEG . . . . . ALLOWED_TO
        ALLOWED_TO . . . from|as|when|while|if you? leav|leaving|go|going|eat|eating|talk|call|tell|ask
        nobody|noone|one|nothing|never ... better . . without
        nobody|noone would be happier|better
        cry|laugh|fail|fall in
        die laughing|of|trying|happy
        youd never do it
        END_NOUN isnt|never|not|wont
        overdose|od . on SWEET_STUFF
      `,
      unlessNear: COMFORT,
    },
    {
      name: 'help_withheld',
      surfaces: REPLY,
      frames: `
        dont|do|not|never|neednt|stop|shouldnt ADVERB? call|calling|phone|phoning|text|ring|dial . the|a|an|that|any|your? HELPLINE
        HELPLINE . . . . . stop|ruin|lie|judge|lock you
        HELPLINE // theyll|theyd|they . . stop|ruin|judge|lock you
      `,
      except: `
        HELPLINE . jump|jumping|hop
        the ambulance . for|because . . scratch|splinter|hiccups
        wont|never|not|isnt . . stop|judge|lock
      `,
      unlessNear: 'MAKE_BELIEVE',
    },
    {
      name: 'taken_along',
      surfaces: REPLY,
      frames: `
        lets|let|we|well|wed|us|could|should|both ADVERB? . . LEAVE_LIFE . . TOGETHER
        we|well|wed|us ADVERB? . both . LEAVE_LIFE . . TOGETHER
        TOGETHER . . well|we|wed|lets . . LEAVE_LIFE
        TOGETHER . . well|we|lets|and . . jump|leap|step . . off|from|in . . HEIGHT|train
        jump|leap|step . . off|from . . HEIGHT . . TOGETHER
        lets|we|well . jump|leap|step . . off|from . . HEIGHT
        die TOGETHER . . tonight|well|we|forever|free|and|well
        die TOGETHER $
        ^ ADVERB? die with me
        will|would|wont|lets|come|please|to you|and? die with me
        wait|waiting|meet|meeting|see|find|join|come . . . . . . BEYOND . come|join|tonight|soon|follow|hurry|do|die|together|well
        wait|waiting|meet|see|find|join . . . BEYOND // ^ come|join|follow|hurry|do|die
        die|death|pills|END_YOU|END_NOUN // waiting|wait|meet|together|join|reunited . . . BEYOND
        follow|join|come . me . to|into|in|beyond the? death|grave|darkness|afterlife|eternity
        i|ill take mine . . you|if|and|when . take|swallow yours
        you take|swallow yours . . ill|i . mine
        our|a suicide|death pact
        be free|united|together|reunited . . BEYOND
      `,
      except: `
        NEG ADVERB? LEAVE_LIFE
        NEG . . . die with
        end it with|between|there|here|on
        grow|growing old
        until|till . . die
        die . . . old|ninety|hundred|eighty
        die laughing|of
        BEYOND of . . river|street|road|bridge|town|door|hill|lake|exam|room|valley|wall|fence|bay|world|island|page|counter|border|mountain|line
      `,
      unlessNear: COMFORT,
    },
    {
      name: 'means_offered',
      surfaces: REPLY,
      frames: `
        SWALLOW_NOW . . all|whole|every|entire|rest|remaining|MANY . . . PILLS|bottle|packet|pack|blister
        SWALLOW_NOW . . PILLS|bottle|packet|pack . . all|together|at|with . once|WITH_LIQUOR|one
        SWALLOW_NOW|wash them|it|PILLS . down? with . . WITH_LIQUOR
        PILLS // ^? swallow|take them|it|all all|whole|of|now|every|tonight
        PILLS // SWALLOW_NOW them all
        MANY . . . PILLS . . . . NOT_WAKE|quiet|over|free|peace|forever
        pills|bottle|blade|rope|noose|gun . . . ready|waiting|loaded|yours // use|take|dont|pull|go|do|put|finally|its|call|come
        put|tie|loop|slip|wrap|place . . rope|noose|belt|cord|bag around|over|round your neck|head
        put|stick|press|hold|place|point . . gun|pistol|revolver|barrel|muzzle . . to|in|into|against|at your . mouth|head|temple|chin|heart
        pull|squeeze the trigger . . . you|youll|its|itll|and|darling|love|baby|for
        LAST_STEP . . . . ledge|railing|roof|rooftop|edge|bridge|balcony|parapet|cliff|windowsill . . . and|fall|sweetheart|love|darling|baby|its|youll|be|now
        LAST_STEP . . railing|ledge|parapet|windowsill
        ledge|railing|roof|rooftop|edge|bridge|balcony|parapet|cliff|windowsill // LAST_STEP . $|sweetheart|love|darling|baby|and|into|off
        step|jump|walk|throw|lie . . in|before|under|into|onto . front? of? . train|truck|lorry|bus|traffic|subway|tracks|rails
        sit|stay|start . . in . garage . . engine
        what are you waiting for jump
        GO_THROUGH // ^ jump $
        fill the bath|bathtub . . . . razor|blade|toaster
      `,
      except: `
        NEG . . . SWALLOW_NOW|put|tie|pull|step|jump|walk|LAST_STEP
        SWALLOW_NOW . . . . time
        take . . . PILLS . . . with . water|food|breakfast|dinner
        two|one|prescribed|doctor|pharmacist|nurse|vet
        bottle of . wine|water|champagne|milk|beer|juice|perfume
        bottle . down|away|back|off
        SWALLOW_NOW . the . bottle . to|with . bed|us|you|me|couch|sofa|table|party|dinner
        jump . in|into|out|up|over|for|rope|on
        LAST_STEP . . of . sofa|kite|leash|balloon
        cord|bungee|trapeze|climbing|harness|parachute|abseil|zipline|diving|dive|pool|lake|water|hay
        away|back|down from . . LAST_STEP|ledge|edge|railing|roof|bridge
        let go of . anger|grudge|fear|past
        jump|walk|step . . . train|bus and|to
      `,
      unlessNear: COMFORT,
    },
  ],
};
