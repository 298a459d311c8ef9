import type { HarmTable } from '../frames/harm-table.ts';
import { REPLY } from './reply-words.ts';

/** A companion that commits a fraud or a fire, alone or with the user. Offers of help: `offered-help.ts`. */
export const REPLY_CRIME: HarmTable = {
  category: 'illegal',
  words: {
    I_OFFER: `
      ill, id, im, well, wed, lets, let me, let us, i can, i could, i will, i would, we can, we could, we will, we should, i want to, im going to, im gonna, we are going to,
      gladly, happy to, ready to`,
    LOGIN: `
      password, passwords, passcode, passphrase, pin, pin code, cvv, card number, card details, card data, account number, bank login, bank details, bank password, login, one time code, verification code,
      security code, confirmation code, six digits, three digits, seed phrase, recovery phrase, social security number, tan`,
    OF_LOGIN: 'old one, code, new one, codes, digits, current one, number, it',
    STALE:
      'expired, locked, suspended, blocked, frozen, hacked, compromised, deactivated, runs out, expires',
    GIVES_ME: 'send, give, tell, text, type, read, forward, enter, confirm, share, whisper',
    HARMLESS_LOGIN:
      'wifi, wi fi, game, door, gate, secret, treehouse, speakeasy, magic, club, netflix, cave, portal, blanket fort, garage, locker',
    DRINK_GLASS:
      'drink, drinks, glass, tea, wine, coffee, beer, cocktail, food, soup, juice, water bottle',
    DAZING:
      'pills?, powder, drops, roofies?, ghb, sedatives?, sleeping pills, ketamine, tranquili(z|s)er, rohypnol',
  },
  rules: [
    {
      name: 'offered',
      surfaces: REPLY,
      frames: `
        ill|we|lets|well|id|wed ADVERB? . draft|write|send|type|make|fake . . messages|emails|mails|profile|profiles|letters|texts|website // wire|transfer|send|pay . us|me . . money|cash|savings|thousands|dollars|euros
        they|theyll|hell|shell|victims|grandma|retirees ADVERB? wire|transfer us|me . . . money|cash|savings|thousands
        LOGIN|account ... STALE // GIVES_ME . . . . OF_LOGIN|LOGIN
        GIVES_ME me|us? . . . LOGIN
        GIVES_ME me . . . code . . . just? got|received|arrived|sent|came . . by|text|sms|phone|message
        LOGIN . . and . . code . . . got|received|arrived|sent|came
        I_OFFER . . set . . house|car|shop|barn|office|building|store|restaurant|apartment on fire
        I_OFFER . . burn . . house|car|shop|barn|office|building|store|restaurant . . down? . . . . insurance|nobody|night
        set . . house|car|shop|barn|office|building|store|restaurant on fire . . . . insurance
        DAZING . . . . in|into her|his|their|somebodys . DRINK_GLASS
      `,
      except: `
        NEG . . . . GIVES_ME|set|burn|put|slip|send|give|tell
        HARMLESS_LOGIN
        forgot|forget|change|changed|reset
        pills . . . . doctor|vet|prescribed|nurse
        cat|dog|horse|hamster|puppy|kitten
        money|wire . . flowers
        GIVES_ME . . . . love|kisses|photo|story|flight|order|tracking|booking|room|jersey . number|code
      `,
      unlessNear: `
        MAKE_BELIEVE
        police|somebody|someone put|slipped
      `,
    },
  ],
};

/** A companion that offers to hurt or kill somebody. */
export const REPLY_ATTACK: HarmTable = {
  category: 'violence',
  words: {
    KILLING: `
      kill, murder, shoot, stab, strangle, poison, drown, suffocate, execute, cut the throat of, break the (legs|knees|neck|fingers) of, finish off, take care of him for good,
      beat up, beat to death, bludgeon, run over, smother`,
  },
  rules: [
    {
      name: 'offered',
      surfaces: REPLY,
      frames: `
        I_OFFER ADVERB? ADVERB? KILLING VICTIM . . for|with you|us
        I_OFFER ADVERB? ADVERB? KILLING VICTIM . . tonight|tomorrow|myself|say|when|nobody|quietly|slowly
        I_OFFER ADVERB? ADVERB? KILLING VICTIM $
        I_OFFER ADVERB? . hold|pin|tie VICTIM . down|up? while|when|and|as you . BLOW|KILLING|carve
        hold|pin VICTIM . down while|when you . BLOW|KILLING
        nobody|noone|one|never will|ll|would|can|could? ADVERB? ever? find . . body|bodies|corpse|remains
        I_OFFER ADVERB? . get|getting rid of her|him|them|VICTIM . for good|forever
        if|when you . BLOW|KILLING VICTIM . ill|i|we . . help|hide|bury|clean|hold|watch
        ill|we|lets|well . . hide|bury|burn|dump|dissolve . body|bodies|corpse
      `,
      except: `
        NEG . . KILLING
        kill . me|you|us
        with . kindness|kisses|laughter|love
        shoot . . message|text|email|look|glance
        kill . . if . . . late|spoils|spoil|eats
        run over . . list|plan|details
        cat|dog|spider|mosquito|wasp|weeds|plant
        get rid of . . cold|hiccups|headache
        nobody . . . . body lotion|butter|wash
        warm|hot|beautiful|my|your body
      `,
      unlessNear: 'MAKE_BELIEVE',
    },
  ],
};
