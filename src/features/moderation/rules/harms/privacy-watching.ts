import type { HarmTable } from '../frames/harm-table.ts';

/** Spying on others, reading their private messages, and passing on their data. */
export const PRIVACY_WATCHING: HarmTable = {
  category: 'privacy',
  words: {
    WATCHER: `
      trackers?, gps trackers?, air ?tags?, gps, bugs?, microphones?, hidden microphones?, spy ?cams?, hidden cameras?,
      listening devices?, baby monitors?, dash ?cam, recorders?, wiretaps?`,
    WATCHED: `
      tenants?, lodgers?, roommates?, flatmates?, housemates?, guests?, hotel guests?, customers?, employees?, staff, patients?,
      babysitter, nanny, cleaner, neighbou?rs?, wife, wifes, husband, husbands, ex, girlfriend, girlfriends, boyfriend, boyfriends, coworkers?,
      colleagues?, sister, sisters, secretary, landlady`,
  },
  rules: [
    {
      name: 'watched',
      surfaces: ['chat_input', 'reply', 'character', 'card'],
      frames: `
        put|stuck|hid|hidden|placed|installed|planted|attached|stick|hide|place|install|plant|attach . . WATCHER . . under|in|on|behind|inside|to|into . . WATCHED
        listen|overhear|record . . to? what . my|our|the WATCHED say|says|talk|do
        what . my|our WATCHED say|says|do ... WATCHER
        my|our WATCHED // which|what|where . . WATCHER . should|can|do|could i
        WATCHED ... letters|mail|parcels|envelopes // open|steam|read . them|it . . . without|close|reseal|again
        copied|photographed|scanned|collected|saved . . passports|ids|cards|licenses|data . of|from . . WATCHED ... get|sell|worth|pay|buyer
        this is my . real|old? . WATCHED|boss|bosss ... number|phone|address|alone ... DIGITS|alone|bell|call
        this is my . real|old? . WATCHED|boss|bosss ... DIGITS // call|ring|visit|alone|text
        post|share|spread|publish . this . . everywhere|online|publicly ... DIGITS ... alone|home|every
      `,
      except: `
        NEG ADVERB? put|hide|place|install|plant
        found|discovered|noticed|detect|remove . . WATCHER
      `,
      unlessNear: `
        MAKE_BELIEVE
        consent|agreed|police|luggage|dog|cat|keys
      `,
    },
  ],
};
