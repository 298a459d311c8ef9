import type { HarmTable } from '../frames/harm-table.ts';
import { REPLY } from './reply-words.ts';

const HARMLESS_ADVICE = `
  NEG . . . . BLOW
  NEG ADVERB? BLOW
  BLOW . . . up|out|back|off|on . !the|him|her|a
  BLOW . . . with . . kindness|love|kisses|questions|pillow|pillows|joke|jokes|snowball|snowballs|news|facts|cushion|smile|compliment|compliments
  BLOW . . . at|in . chess|cards|tennis|pool|darts|poker|game|race|scrabble
  shoot . . . message|text|email|mail|look|glance|smile
`;

/** A companion's advice to hurt somebody. */
export const REPLY_VIOLENCE: HarmTable = {
  category: 'violence',
  words: {
    BLOW: `
      hit, punch, slap, stab, beat, kick, choke, strangle, shoot, poison, smash, hurt, whack, clobber,
      bludgeon, smack, suffocate, drown, attack, knife, batter, thrash, throttle, headbutt, run over`,
    HEAVY_BLOW: `punch, stab, strangle, poison, choke, suffocate, bludgeon, throttle, drown`,
    BLOW_TOOL: `
      hammer, bat, baseball bat, knife, bottle, crowbar, brick, pan, frying pan, belt, stick, rod, axe,
      pipe, wrench, shovel, iron, rock, stone, chair, poker, club, machete, screwdriver, fist, fists,
      golf club, car`,
    LESSON: `
      deserves? it, deserves? (that|this|no better), has it coming, had it coming, asked for it,
      never laughs? again, never laugh at you, learns? (his|her|their) lesson, wont (get up|dare), teach (him|her|them) a lesson,
      until (he|she) (stops|begs|is quiet|shuts up|listens), so (he|she) learns, remembers? it`,
  },
  rules: [
    {
      name: 'advised',
      surfaces: REPLY,
      frames: `
        BLOW HIM|VICTIM . . with|using . . BLOW_TOOL
        BLOW HIM|VICTIM ... LESSON
        BLOW HIM|VICTIM // LESSON
        LESSON ... BLOW HIM|VICTIM
        go|just|should|then|simply|must|and|to HEAVY_BLOW your|the|his|her . KIN|ACQUAINTANCE|SOMEONE
        ^ HEAVY_BLOW your . KIN|ACQUAINTANCE
        push|shove|throw HIM|VICTIM . . down|off|under|in|out . . stairs|stairwell|roof|balcony|bridge|train|window|traffic
        aim|go|swing . for|at his|her|their|the . head|temple|throat|kidneys|ribs|eyes|face
        put|slip|mix|pour . . poison|bleach|antifreeze|pills ... his|her|their . . food|drink|coffee|tea|soup|glass
      `,
      except: HARMLESS_ADVICE,
      unlessNear: `
        MAKE_BELIEVE
        bag|heavy bag|sparring|training|boxing|gym|kickboxing|mosquito|wasp
      `,
    },
  ],
};

/** A companion that finds out where somebody lives or when they are away. */
export const REPLY_PRIVACY: HarmTable = {
  category: 'privacy',
  words: {
    TRACED: `
      found, traced, tracked, tracked down, located, looked up, got, have found, ve found, dug up,
      figured out, checked`,
    SOUGHT: `
      (your|the) (ex|ex wife|ex husband|ex girlfriend|ex boyfriend|neighbou?r|co ?worker|colleague|boss|teacher|landlady|landlord|crush|stalker|classmate|sister in law|old flame|girl from the bar|woman from the train|rival)`,
  },
  rules: [
    {
      name: 'traced',
      surfaces: REPLY,
      frames: `
        TRACED . . SOUGHT ... lives|address|number|works|leaves|home
        TRACED . . SOUGHT // lives|address|number|works|leaves|home
        TRACED . his|her|their|SOUGHT . home|new|private|real|exact? address|phone|number
        SOUGHT ... lives|lives|live|living at|on|in . DIGITS
        SOUGHT // he|she|they lives|live at . DIGITS
        SOUGHT ... address|number is
        he|she lives at . DIGITS // leaves|alone|works|home|car|returns
        he|she|they leaves|leave . . house|home|flat|work|office . at|every|around ... you can|could|wait|find|catch|meet
        lives|lives alone at . DIGITS ... leaves|alone|returns|home
        heres|here . is? her|his|their . home|private? address|number|phone|workplace
      `,
      except: `
        NEG . . . . TRACED
        NEG ... address|number
        my|our|your own . address|number
      `,
      unlessNear: `
        MAKE_BELIEVE
        sherlock|holmes|baker street|hagrid
      `,
    },
  ],
};

/** A companion that offers a whole copyrighted work. */
export const REPLY_COPYRIGHT: HarmTable = {
  category: 'copyright',
  words: {
    HANDS_OVER: `
      paste, pasting, type, type out, typing out, copy, post, upload, send, give, share, read out, write out,
      transcribe, reproduce, drop, dump, forward, recite`,
    A_WORK: `
      novels?, thrillers?, books?, bestsellers?, ebooks?, e ?books?, textbooks?, audiobooks?, films?, movies?, albums?, lyrics,
      songs?, comics?, manga, magazines?, articles?, chapters, screenplay, game, series, season, cookbook, biography, memoir`,
  },
  rules: [
    {
      name: 'handed_over',
      surfaces: REPLY,
      frames: `
        ill|will|can|let|lets|im|gladly|sure|happy|here . . . . . HANDS_OVER . . . whole|entire|full|complete . . . A_WORK
        whole|entire|full|complete . . . A_WORK ... page after|by page
        whole|entire|full|complete . . . A_WORK ... word for word
        whole|entire|full|complete . . . A_WORK ... skip|without|instead|neednt|dont|no . . . . bookshop|bookstore|buying|paying|buy|pay|shop
        HANDS_OVER ... A_WORK ... chapter|page after|by chapter|page
        heres|here|take|use|grab ... pirated|cracked|stolen|illegal|bootleg ... A_WORK|copy|key|link|software|program|keygen|torrent
      `,
      except: `
        NEG . . . . HANDS_OVER
        NEG ... whole|entire|full|complete
        my|our|your own . A_WORK
        summary|gist|review|quote
        i|you|we|she|he ADVERB? read|finished|devoured|heard|watched|loved|liked . . . . A_WORK
      `,
      unlessNear: `
        i wrote|we wrote|you wrote|your|our|my . . . draft|manuscript|poem|story
      `,
    },
  ],
};
