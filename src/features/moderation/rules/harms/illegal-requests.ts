import type { HarmTable } from '../frames/harm-table.ts';

const SPEECH = ['chat_input', 'reply', 'profile_name'] as const;

/** Asking for forbidden goods and papers, in whatever words. */
export const ILLEGAL_REQUESTS: HarmTable = {
  category: 'illegal',
  words: {
    ARMS: `
      guns?, pistols?, firearms?, rifles?, glocks?, handguns?, shotguns?, revolvers?,
      weapons?, ar ?15s?, ak ?47s?,
      uzis?, ammo, ammunition, silencers?, suppressors?, brass knuckles, switchblades?,
      tasers?, explosives?, grenades?, strap,
      burner (gun|glock)s?, piece, nine millimeters?, 9mm, lower receiver, body armor, machine
      guns?, c4, dynamite, poison, cyanide, ricin, arsenic, pipe bombs?, detonators?, blasting
      caps?`,
    BARRED: `
      convicted felon, felon, felony( on my record)?, on probation, on parole, cant pass a
      background check, failed (a|the|my) background check, restraining order against me, not
      allowed to own, banned from owning, serial numbers?
      (filed|scratched|removed|scraped|ground) off, no serial( number)?s?, filed off serial`,
    WILDLIFE: `
      ivory, rhino horns?, tiger (skins?|bones?|cubs?|pelts?), elephant tusks?, pangolins?(
      scales)?, shark fins?, turtle shells?, bear (bile|gallbladders?), endangered
      (animals?|species|birds|parrots?|turtles?), (exotic|wild) (animals?|birds?|cats?|pets?),
      poached (meat|ivory|game), eagle feathers, sea turtle eggs,
      human (organs?|kidneys?|bones|remains|skulls?|body parts), (a|my|his|one) kidney,
      kidneys, organs, blood antiquities, looted (art|artifacts|antiquities), stolen
      (art|paintings?|artifacts|cars?|bikes?|phones?|iphones?|laptops?|goods|jewelry|property|merchandise|credit
      cards?|cards?|accounts?|data|copper|catalytic
      converters?|vehicles?|guns?|watch|watches|rolex|electronics|gift
      cards?|macbooks?|tools)`,
    ON_SALE: `
      stolen credit (cards?|card numbers?), credit card (dumps|numbers|details|info), cvvs?,
      fullz, card dumps, cloned (credit)? ?cards?, carding, hacked
      (accounts?|paypals?|netflix), bank logs?, ssns?, social security numbers?, counterfeit(
      money| cash| bills| notes| currency| dollars| euros| handbags| watches| pills)?, funny
      money, monopoly money that passes, fake
      (money|cash|bills|notes|currency|twenties|hundreds|20s|50s|100s),
      burner identity, clean (urine|pee|piss), synthetic (urine|pee|piss), fake
      (pee|urine|piss), loaded dice, skimmers?, card skimmers?, lock ?pick sets? for, signal
      jammers?, gps jammers?, rfid cloner, stingray, master keys?`,
  },
  phrases: {
    GOODS: `
      HARD_DRUG
      WILDLIFE
      ON_SALE
      FAKE_PAPER
      FORGED
      WEAPON !man|shell|shells|scare|shelter|threat|ass|outfit|chicken|body
      GOT_ILL . . . ARMS|MEDICINE|PAPER|SOFT_DRUG|DRUG
      ARMS|MEDICINE|PAPER|SOFT_DRUG|DRUG . . . . GOT_ILL
      ARMS . . . . . . BARRED
      BARRED . . . . . . ARMS`,
  },
  rules: [
    {
      name: 'asked_for',
      surfaces: SPEECH,
      frames: `
        WHO_HAS . . . . GOODS
        got|have|sitting . on? . . . . GOODS . . . to|who|wants|for|need|know|where|sell
        grow|growing|cultivate . . . . . SOFT_DRUG . . . . . . dealing|sell|selling|sale|UNSEEN|police
        GOODS . . . . deliver|ship|shipped|shipping|telegram|onion|crypto|discreet|discreetly|wickr
        buy|buying|sell|sells|selling babies
        WHO_HAS . . . . . BARRED . . . . . ARMS
      `,
      except: `
        to smack
        NOT_DONE . . . . GOODS
        NEG . . . . WHO_HAS
        need|want|get|getting|needs . help|away|off|out|rid|over|clean|tested|lawyer|rehab|treatment|into|through|my|his|her|arrested|caught . . . . . GOODS
        GOODS . . . . caught|confiscated|seized|bouncer|arrested|detected|busted|prescribed
      `,
      unlessNear: `
        MEANS_NO_HARM
        my|the|her|his|our doctor|pharmacist|psychiatrist|pharmacy|vet|insurance
        halloween|theater|stage
      `,
    },
    {
      name: 'supplying',
      surfaces: SPEECH,
      frames: `
        HOW . . . SUPPLIES|sell|sells . . . . . GOODS
        SUPPLIES . . . . GOODS . . . . UNSEEN
        write|draft|make|create|print|forge|fill|type . . . . . prescription|script . . . for|of . . . HARD_DRUG|MEDICINE
        FAKE_IT . . . . PAPER . . . . UNSEEN|so|that|which|to|for|from|under
        HOW . . FAKE_IT . . . . PAPER|watermark|hologram
      `,
      except: `
        SAFE_BOMB bomb|bombs
        NEG . . SUPPLIES
        GOODS . . . . addiction|addict|withdrawal|rehab|overdose|test|tests|treatment|recovery|crisis|epidemic|legalization
        change|changing|edit|print|sign|copy|make|cut|hide|move|post|mail|bring|carry|take|cash|get|doctor|clone . . . my|our|your|the . . . PAPER
      `,
      unlessNear: `
        MEANS_NO_HARM
        halloween|theater|stage
      `,
    },
  ],
};
