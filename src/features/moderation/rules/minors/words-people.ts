import type { Lexicon } from './lexicon.ts';

/** Nouns for people and things. Plurals are added automatically. */
export const PEOPLE: Lexicon = {
  nouns: {
    partner: `
      girlfriend gf boyfriend bf bestfriend wife husband fiance fiancee lover crush sweetheart soulmate valentine
      bride groom spouse partner companion waifu husbando mistress sugarbaby concubine betrothed paramour hookup date
      ex bae babe hottie cutie darling beloved baby honey sweetie angel admirer seductress temptress playmate
    `,
    relative: `
      daughter son niece nephew brother sister sibling cousin grandson granddaughter grandkid grandchild godson
      goddaughter godchild stepdaughter stepson stepsister stepbrother stepchild stepkid twin triplet firstborn
      offspring youngest oldest eldest toddler newborn infant ward bro sis
    `,
    learner: `
      pupil student patient trainee camper scout learner mentee tutee schoolkid goalkeeper apprentice classful
      beginner refugee orphan evacuee
    `,
    elder: `
      mother father mom mum mama mommy mummy dad daddy papa parent grandma grandpa grandmother grandfather granny nana
      aunt auntie uncle stepmother stepfather stepmom stepdad
    `,
    person: `
      girl boy woman man lady guy gal lad lass lassie person human female male chick dude someone somebody anyone
      friend classmate schoolmate roommate flatmate housemate neighbor coworker colleague boss character
      heroine hero protagonist persona oc princess prince queen king maid maiden damsel servant slave nurse doctor
      teacher professor tutor lawyer detective police officer soldier knight warrior mage wizard witch sorcerer
      sorceress priest priestess nun monk dancer ballerina singer idol model actress actor artist painter musician
      pianist violinist guitarist drummer player gamer streamer cheerleader athlete gymnast swimmer skater surfer
      runner boxer wrestler fighter assassin thief rogue pirate ninja samurai hunter ranger guard bodyguard pilot
      sailor captain mechanic engineer scientist researcher programmer hacker writer author poet journalist reporter
      barista waitress waiter bartender chef cook baker florist farmer cowgirl cowboy gardener librarian secretary
      assistant manager intern butler nanny babysitter influencer vampire werewolf elf fairy angel demon devil
      succubus incubus goddess god deity mermaid siren catgirl foxgirl wolfgirl bunnygirl neko kitsune android robot
      cyborg alien ghost spirit nymph dryad orc goblin halfling dwarf witchling runaway rebel orphan outcast loner
      nerd geek goth punk tomboy tsundere yandere heiress duchess countess baroness empress noble noblewoman nobleman
      peasant villager traveler wanderer stranger visitor customer client victim survivor prodigy genius
      rookie virgin beauty blonde brunette redhead otaku freshman sophomore senior junior native immigrant foreigner
      tourist bachelorette bachelor widow widower
    `,
    animal: `
      dog cat puppy kitten pup kitty horse pony parrot budgie cockatoo turtle tortoise hamster rabbit bunny goldfish
      retriever labrador lab terrier poodle bulldog shepherd husky beagle collie spaniel dachshund corgi chihuahua pug
      rottweiler mutt mare stallion foal gelding pet snake lizard gecko iguana ferret goat sheep cow pig donkey hen
      rooster chicken duck goose tabby calico grayhound mule guineapig koi carp whale elephant bear
    `,
    thing: `
      lagavulin laphroaig ardbeg macallan talisker glenfiddich bowmore malt whisky whiskey scotch wine rum cognac bourbon port brandy cheese vinegar vintage bottle starter sourdough
      car truck bike motorbike motorcycle scooter van bus train house home building apartment castle church temple
      bridge ship boat engine laptop computer phone pc console fridge freezer oven boiler dryer washer tv camera watch
      guitar piano violin cello tree oak forest garden vineyard hotel inn pub cafe company startup business firm
      restaurant bar shop store brand club marriage relationship friendship anniversary tradition band song album
      record movie film game series show franchise book novel magazine contract mortgage loan debt law treaty war feud
      rivalry grudge shirt sweater jacket coat boot jeans dress sofa couch mattress chair table carpet account job
      career recipe rumor secret promise wound scar injury mystery case database codebase code software website
      site app server blog forum channel project photo photograph picture painting memory planet star kingdom city
      town village school university college country state nation institution museum gallery theater cinema
      library hospital bakery printer heater mower tractor roof kitchen bathroom tattoo piercing necklace ring
      bracelet diary journal letter cactus plant bonsai rose orchid bed bag suitcase umbrella tent caravan trailer
      bicycle subaru honda toyota volvo vw beetle golf jeep ford bmw audi mercedes tesla corolla civic iphone macbook
      playstation xbox nintendo router modem battery passport license policy rule podcast newspaper agency studio gym
      orchestra choir festival tournament league warranty subscription habit addiction problem leak crack stain toy
      doll teddy blanket quilt clock mirror lamp vase statue monument
    `,
    body: `
      body face figure mind voice soul appearance look looks frame build heart brain skin eye chest smile self spirit
      features innocence shape physique proportions vessel form
    `,
  },
  words: {
    speaker: 'i you u we ya yall ye thou thee me us myself yourself yourselves ourselves char user',
    pronoun: 'she he they her him them herself himself themselves who',
    female: `
      she her herself girl girls woman women lady ladies gal lass lassie maiden princess queen daughter daughters
      niece nieces sister sisters granddaughter goddaughter stepdaughter stepsister girlfriend gf wife bride waifu
      heroine hija sis schoolgirl
    `,
    male: `
      he him himself boy boys man men guy lad prince king son sons nephew nephews brother brothers grandson godson
      stepson stepbrother boyfriend bf husband groom hero hijo bro schoolboy
    `,
    neuter: `
      it its this that these those there here what which everything something nothing itself today tomorrow tonight
      yesterday
    `,
    relative: `
      kids child children kid grandchildren stepchildren godchildren youngest oldest eldest firstborn twins brood bro
      sis hija hijo sobrina sobrino hermana hermano
    `,
    learner: 'schoolchildren team squad class choir troop',
    person: 'people folks anybody everyone somebody women men girls ladies gentlemen sb char',
    body: 'body bodies looks features',
  },
};
