import type { HarmTable } from '../frames/harm-table.ts';

const SPEECH = ['chat_input', 'reply', 'profile_name'] as const;

/** Requests for illegal goods and documents, in indirect words. */
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
      name: 'slang_denied',
      surfaces: SPEECH,
      frames: `
        need|want|looking|find|buy|get|getting|score|after|got|wanna|who|anyone . . . snow|blow|ice|grass|green|powder|white|coke|crystal . . . . . . dont|not mean|meaning|talking|talkin . . . skiing|ski|weather|winter|lawn|garden|paint|soda|drink|cocktail|baking|glass|jewelry|kind|sky|slopes
      `,
    },
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
        gave|given|gives|prescribed|took|taking|take|takes me|my|on|him|her? . . GOODS . . . . after|for|when|because|surgery|pain|doctor|daily|every|since
        meth lab in
        bath|bathroom bomb|bombs
        NEG . . . . WHO_HAS
        need|want|get|getting|needs . help|away|off|out|rid|over|clean|tested|lawyer|rehab|treatment|into|through|my|his|her|arrested|caught . . . . . GOODS
        GOODS . . . . addiction|addict|addicts|withdrawal|withdrawals|rehab|overdose|test|tests|treatment|clinic|recovery|crisis|epidemic|detox|habit|problem|legalization
        GOODS . . . . caught|confiscated|seized|bouncer|arrested|detected|busted|prescribed
        fake|novelty|phony . tan|lashes|nails|plant|smile|ass|flowers|fur|leather|christmas|snow|blood|mustache|eyelashes
        fake|counterfeit|phony . . bill|bills|money|check|checks|20|ticket|tickets|id|ids|receipt|receipts|documents|cash . . . . from|gave|handed|at|in|got|was|were|is|are|detector|pen|marker|last|scam
        someone|somebody|customer|guy|kid|tenant|seller|applicant|buyer . . . . . paid|used|gave|handed|showed|passed|tried|sold . . . . . GOODS
        play|prop|toy|monopoly|board|stage|movie|pretend|theater|costume . money|cash|bills|gun|guns|passport|id|badge|weapons
        my|refill|renew|renewing|replacement|replace|lost|original|real|new|own . . . PAPER
        coke|crack|acid|speed|lean|crystal|snow|molly|ice . zero|light|can|bottle|ball|rain|reflux|ring|please|and|with|float|joke|up|egg|eggs|open|glass|glasses|earrings|bowl
        weapon . of|in . choice|beauty|game
        water|nerf|toy|glue|nail|heat|hot|caulk|massage|squirt|bb|paint|cap|spray|top|staple|price|radar gun|guns
        gun|guns . safe|license|range|show|control|rack|n|laws|law|locks|lock|owner|cabinet|salute
        cough|maple|chocolate|corn syrup
        organ|organs . donor|donation|transplant|music|concert|player|recital
        need|waiting|donate|donating|transplant|list . . . kidney|kidneys|organs
        bath|bathroom salts
      `,
      unlessNear: `
        MEANS_NO_HARM
        recovering|sober|rehab|naloxone|narcan|overdosed|overdose|harm|reduction|donor|transplant|dentist|vet|prop|props|costume|cosplay
        my|the|her|his|our doctor|pharmacist|psychiatrist|pharmacy|vet|insurance
        prescribed|refill|refilled|dosage|side
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
        the|a|that|his|their meth|drug|cocaine lab . in|on|of|was|is|scene|$
        NOT_DONE . . . . GOODS
        NEG . . SUPPLIES
        he|she|they|someone|somebody|cartel|cartels|dealers|smugglers|roommate|ex|dad|uncle ADVERB? was|were|got|had|would|used . . . SUPPLIES
        get|take|getting|taking|run|bring|carry|mix . . . . off|out|over|tested|away|rid|clean|test|with|food|my . . . . . GOODS
        GOODS . . . . addiction|addict|withdrawal|rehab|overdose|test|tests|treatment|recovery|crisis|epidemic|legalization
        take|taking . . . MEDICINE|HARD_DRUG
        deal|dealing . with . . . . GOODS
        play|prop|toy|monopoly|board|stage|movie|pretend|theater|costume . money|cash|bills|gun|passport|id|badge
        change|changing|edit|print|sign|copy|make|cut|hide|move|post|mail|bring|carry|take|cash|get|doctor|clone . . . my|our|your|the . . . PAPER
        grow|growing|dry . . . herbs|basil|mushrooms|oyster
        crack|coke|acid|speed|snow|lean . . . joke|eggs|egg|float|rain|zero
        moonshine . . . . . legal|movie|history|song
        water|nerf|toy|glue|nail|heat|squirt gun|guns
        organ|organs . donor|donation|music
      `,
      unlessNear: `
        MEANS_NO_HARM
        recovering|sober|rehab|naloxone|narcan|overdosed|harm|reduction|donor|transplant|dentist|vet|prop|props|costume|cosplay
        halloween|theater|stage
      `,
    },
  ],
};
