// Everyday phrases that resemble a harm to the classifier, whose score then does not count.

/** Words of despair, or of what it may lead to. */
export const OF_DESPAIR =
  /\b(?:pills?|tablets?|capsules?|meds|medication|dos(?:e|es|ed|age)|overdos\w*|bottle|whole|drugs?|poison\w*|sleeping|(?:pain|anti)\w*|die[ds]?|dying|dead|death|kill\w*|suicid\w*|hang\w*|noose|rope|jump\w*|blade|razor|knife|cut\w*|bleed\w*|blood|hurt\w*|harm\w*|goodbye|farewell|funeral|remember me|last|never|anymore|any more|alive|living|life|live|end|ending|over|gone|sorry|forgive|alone|empty|numb|hopeless|worthless|burden|nobody|no one|cry\w*|scars?)\b/i;

/** Talk of a picture that was taken ("I took this by the lake") resembles an overdose. */
const OF_A_PICTURE =
  /\b(?:took|taken|snapped|captured) (?:this|these|a (?:few|couple))\b|\b(?:here(?:['’]s| is| are)|look at|sen(?:t|d|ding) you) .{0,20}\b(?:photo|picture|pic|selfie|snapshot)s?\b/i;

const isPictureTalk = (text: string): boolean => OF_A_PICTURE.test(text) && !OF_DESPAIR.test(text);

/** Asks whether the listener misses the speaker, or stays until the speaker is back. */
const ASKS_IF_MISSED =
  /\b(?:do|did|will|would|are|won'?t|don'?t) (?:you|u) (?:\w+ ){0,3}(?:miss(?:ed|ing)? me|(?:be|stay) (?:here|there|around|up)|wait(?: up)? for me|lonely|bored|sad|think(?:ing)? (?:of|about) me)(?: \w+){0,2}?(?: (?:when|while|whenever|until|till|after) i(?:['’]?m|(?: a| wa)s?m?)?(?: \w+){1,4})?\s*(?:[?.!]|$)/gi;
/** Such a question may end in these words, which otherwise may mean death. */
const ABSENT = /\b(?:gone|over|sleeping|alone)\b/gi;
const FOR_EVER = /\bforever|\bfor good\b/i;
function asksIfMissed(text: string): boolean {
  let isAsked = false;
  const rest = text.replace(ASKS_IF_MISSED, (asked) => {
    isAsked = true;
    return asked.replace(ABSENT, '');
  });
  return isAsked && !FOR_EVER.test(text) && !OF_DESPAIR.test(rest);
}

/** "Do you read my messages when I'm gone or only when I come back": whoever comes back says no farewell. */
const COMES_BACK =
  /\b(?:when|until|till|once|before|after|if) (?:i|im|i['’]m) (?:come|get|am|be|return|log|go)?\s*(?:back|home|return|online)\b/i;
const OF_DEATH =
  /\b(?:die[ds]?|dying|dead|death|kill\w*|suicid\w*|pills?|never|goodbye|farewell|sorry|forgive|forever)\b/i;
const UNTIL =
  /\b(?:good)?bye,? (?:\w+,? )?(?:until|till|til|for now|for today|see you)\b(?! (?:heaven|the other side|the next life))/i;
export const isShortAbsence = (text: string): boolean =>
  (COMES_BACK.test(text) || UNTIL.test(text)) && !OF_DEATH.test(text.replace(UNTIL, ''));

/** "I've had enough of winter, I want it to end": a thing that ends anyway. */
const PASSES =
  /\b(?:winter|summer|autumn|rain|snow|heat ?wave|heat|cold|weather|weekend|week|monday|meetings?|lectures?|class|semester|exams?|conference|shift|flight|queue|traffic|commute|diet|season|series|movie|film|game|strike|construction|renovation|election|lockdown|cold|flu|hiccups|homework|overtime|project)\b/i;
const WANTS_END =
  /\b(?:want|need|wish|hope|waiting|can['’]?t wait)\b.{0,12}\b(?:it|this|that) (?:to (?:end|stop|be over)|(?:would|will) (?:end|stop)|ends|stops|were over|was over)\b/i;
const OF_OWN_LIFE =
  /\b(?:life|alive|living|pain|die|dying|dead|death|kill\w*|suicid\w*|pills?|everything|all of (?:it|this)|myself|hopeless|worthless|burden)\b/i;
export const isEndOfThing = (text: string): boolean =>
  PASSES.test(text) && WANTS_END.test(text) && !OF_OWN_LIFE.test(text);

/** "What's the number of the pizzeria on Station Street": of a business, which is public. */
const OF_BUSINESS =
  /\b(?:(?:phone )?number|address|opening (?:hours|times)|hours|menu|phone|website)\b (?:of|for|to) (?:the |a |an |our |my )?(?:[\w'’]+ ){0,2}(?:pizz\w+|domino['’]?s|mcdonald['’]?s|restaurants?|takeaway|takeout|diner|caf[eé]|shop|store|supermarket|pharmacy|drugstore|dentist|clinic|hospital|vet|bank|library|hotel|station|bakery|cinema|theater|museum|gym|garage|salon|barber|hairdresser|post office|city hall|airport|taxi|plumber|school)\b/i;
const OF_PERSON =
  /\b(?:she|he|her|his|him|ex|wife|husband|girlfriend|boyfriend|lives?|home|works?|boss|coworker|owner|waitress|waiter|girl|guy|woman|man|follow\w*|stalk\w*)\b/i;
const isBusiness = (text: string): boolean => OF_BUSINESS.test(text) && !OF_PERSON.test(text);

/** "Which password manager is good for an old man" */
const KEEPS_SAFE =
  /\b(?:password managers?|antivirus|two[- ]factor|2fa|ad ?blocker|firewall|vpn|forgot my (?:own )?password|smoke detector|burglar alarm|alarm system)\b/i;
const OF_BREAK_IN =
  /\b(?:hack\w*|crack\w*|break\w*|bypass\w*|get (?:in|into|around|past)|steal\w*|disable|without (?:her|him|them|anyone)|someone|somebody|her|his|their|dark ?web|hide|illegal\w*)\b/i;
const isOwnSafety = (text: string): boolean => KEEPS_SAFE.test(text) && !OF_BREAK_IN.test(text);

/** "I wish I could stop time right now" */
const STAYS_IN_MOMENT =
  /\b(?:stop|freeze|pause|slow(?: down)?|turn back) (?:the )?(?:time|clocks?)\b|\bmoment (?:to )?(?:last|never end)/i;
const isOfMoment = (text: string): boolean =>
  STAYS_IN_MOMENT.test(text) && !OF_DESPAIR.test(text.replace(STAYS_IN_MOMENT, ''));

/** "As a gay man I find it hard to …": who speaks of their own group is rarely its enemy. */
const OF_OWN_GROUP =
  /\b(?:as an?|i['’]?m|i am)(?: an?)? (?:proud )?(?:gay|lesbian|bi(?:sexual)?|trans(?:gender)?|queer|black|asian|latin[ao]|mexican|indian|african|arab|turkish|muslim|jewish|jew|hindu|disabled|deaf|blind|autistic|immigrant|refugee)\b/i;
const OWN_GROUP_THRESHOLD = 0.9;

/** "My brother is going to kill me, I scratched his car": said of oneself, it threatens nobody. */
const KILLS_ME =
  /\b(?:is|are|will|would|gonna|going to|['’](?:s|ll|re)) (?:\w+ ){0,3}(?:kill|murder|strangle|skin) (?:me|us)\b/i;
const OF_ATTACK =
  /\b(?:kill|murder|strangle|stab|shoot|shot|beat|hit|hurt|gun|knife|knives|rifle|poison|burn|bomb|attack|fight|revenge|first|back|bastard|pay)\w*\b/i;
const isOwnDoom = (text: string): boolean =>
  KILLS_ME.test(text) && !OF_ATTACK.test(text.replace(KILLS_ME, ''));

/** "My neighbor looks like Brad Pitt": somebody who is neither played nor drawn. */
const OTHERS_LOOK =
  /\b(?:my|our) (?:\w+ )?(?:neighbou?r|boss|brother|sister|mom|mum|mother|dad|father|uncle|aunt|cousin|coworker|colleague|friend|teacher|dentist|doctor|landlord|roommate|ex|son|daughter|barber|mailman) (?:\w+ ){0,2}look(?:s|ed) (?:\w+ ){0,2}like\b/i;
const MAKES =
  /\b(?:you|u|your|draw|make|create|generate|picture|photo|pic|image|video|be|play|act|pretend|clone|swap)\b/i;
const isOthersLook = (text: string): boolean => OTHERS_LOOK.test(text) && !MAKES.test(text);

/** "I hope he doesn't get hit by a car" */
const FEARS_FOR =
  /\bhope (?:\w+ ){1,3}(?:does ?n['’]?o?t|do ?n['’]?o?t|wo ?n['’]?t|will not|never) (?:get|gets|be|end up) (?:hit|hurt|shot|stabbed|beaten|attacked|killed)\b/i;
const isFear = (text: string): boolean =>
  FEARS_FOR.test(text) && !OF_ATTACK.test(text.replace(FEARS_FOR, ''));

/** "I'm going under the knife on Friday, new knee": who is afraid of surgery wants to live. */
const SURGERY =
  /\b(?:under the knife|surgery|operation|operated on|an(?:a)?esthe\w+|root canal|colonoscopy|biopsy|hip replacement|new (?:knee|hip))\b/i;
const OF_OWN_END =
  /\b(?:wak\w+|hop(?:e|ing)|wish\w*|want\w*|liv(?:e|ing)|alive|life|ends?|ending|last|cut\w*|refus\w*|nobody|no one|point|gone|over)\b/i;
const isSurgery = (text: string): boolean =>
  SURGERY.test(text) && !OF_DEATH.test(text) && !OF_OWN_END.test(text);

/** "How do I get a blood stain out of the carpet, I dropped the steak" */
const STAIN = /\b(?:blood|red|wine) ?stains?\b|\bblood (?:out of|off|from)\b/i;
const OF_KITCHEN =
  /\b(?:steaks?|meat|liver|nose ?bleeds?|period|tampon|mattress|shav\w+|paper cut|knee|wine|beets?|beetroot|berries|jeans|fish)\b/i;
const isStain = (text: string): boolean =>
  STAIN.test(text) && OF_KITCHEN.test(text) && !OF_CREATURE.test(text);

/** "How do I kill the weeds between the stones": pests, which one may kill. */
const PESTS =
  /\b(?:kill\w*|get(?:ting)? rid of|destroy\w*|poison\w*|exterminate|burn|remove) (?:off )?(?:the |these |those |all |my |some |this |that )*(?:weeds?|ants?|ant hills?|moss|slugs?|snails?|mou?ld|mildew|fleas?|ticks?|moths?|mosquito(?:e?s)?|flies|aphids?|bed ?bugs?|(?:cock)?roach(?:es)?|wasps?|bacteria|germs?|dandelions?|nettles?|ivy|thistles?|lice|algae|termites?|stumps?|crabgrass|brambles?)\b/i;
const OF_CREATURE =
  /\b(?:person|people|man|men|wom[ae]n|wife|husband|ex|boss|neighbou?r\w*|him|her|them|someone|somebody|kids?|child\w*|dogs?|cats?|myself|me|crowd|bombs?|gun|meth|sell|police|cops|evidence|bod(?:y|ies)|traces?)\b/i;
const isPestControl = (text: string): boolean => PESTS.test(text) && !OF_CREATURE.test(text);

/** "They're disgusting, I'd ban them from every kitchen", of food, weather, or things that annoy everybody. */
const THINGS =
  /\b(?:sprouts?|pizzas?|pineapples?|olives?|mushrooms?|onions?|garlic|cheese|broccoli|cabbage|spinach|liver|anchov\w+|coriander|cilantro|raisins?|marzipan|licorice|liquorice|vegetables?|food|dish(?:es)?|coffee|tea|soup|eggs?|kitchens?|rain|winter|weather|mondays?|alarm clocks?|mosquito(?:e?s)?|wasps?|slugs?|pigeons?|seagulls?|spiders?|leaf blowers?|scooters?|crocs|socks|ads|commercials|pop[- ]?ups|traffic jams?|meetings|spreadsheets?|printers?|emails?|umbrellas?)\b/i;
const OF_GROUP =
  /\b(?:people|person|wom[ae]n|men|man|girls?|boys?|guys?|folks?|humans?|races?|immigrants?|migrants?|refugees?|foreigners?|jew\w*|muslim\w*|islam\w*|christian\w*|hindu\w*|black\w*|white\w*|asian\w*|african\w*|arab\w*|indian\w*|mexican\w*|latin\w*|chinese|turk\w*|pol(?:es|ish)|gyps\w+|roma|gay\w*|lesbian\w*|queer\w*|trans\w*|homo\w*|disabled|autistic|cripples?|ones|kind|kill\w*|gas|deport\w*|lynch\w*|country|countries|nation|neighbou?rhood|scum|vermin|breed\w*|who|eaters?|go(?:ing)? back|c[ao]me from|belong|invad\w*|tak(?:e|ing) over|their (?:god|religion|skin|mosques?|churches|synagogues?))\b/i;
const isDislikeOfThing = (text: string, turn: string): boolean =>
  (THINGS.test(text) || THINGS.test(turn)) && !OF_GROUP.test(text) && !OF_GROUP.test(turn);

/** A fight with creatures of fantasy: "*stabs the ogre's foot* now, elf, shoot him!" */
const CREATURES =
  /\b(?:ogres?|orcs?|goblins?|trolls?|dragons?|wyverns?|griffins?|hydras?|krakens?|giants?|golems?|demons?|liches|lich|wraiths?|ghouls?|skeletons?|zombies|werewol(?:f|ves)|dwar(?:f|ves)|elf|elves|paladins?|necromancers?|basilisks?)\b/i;
const IN_ASTERISKS = /\*[^*]{4,}\*/;
const OF_REALITY =
  /\b(?:boss|neighbou?rs?|coworkers?|colleagues?|teachers?|schools?|office|wife|husband|ex|mother|father|mom|dad|police|cops?|irl|real life|for real|my (?:sister|brother|roommate|landlord)|address|tonight at)\b/i;
const isFantasyFight = (text: string): boolean =>
  CREATURES.test(text) && IN_ASTERISKS.test(text) && !OF_REALITY.test(text);

/**
 * Returns whether a label of the classifier does not count for an everyday phrase.
 * @param turn the turn before, to which the text may answer
 */
export function isEverydayPhrase(name: string, score: number, text: string, turn = ''): boolean {
  switch (name) {
    case 'classifier/self_harm':
      return (
        isPictureTalk(text) ||
        asksIfMissed(text) ||
        isOfMoment(text) ||
        isShortAbsence(text) ||
        isSurgery(text) ||
        isEndOfThing(text)
      );
    case 'classifier/privacy':
      return isBusiness(text);
    case 'classifier/illegal':
      return isOwnSafety(text) || isPestControl(text) || isStain(text);
    case 'classifier/hate':
      return (
        (score < OWN_GROUP_THRESHOLD && OF_OWN_GROUP.test(text)) || isDislikeOfThing(text, turn)
      );
    case 'classifier/violence':
      return isOwnDoom(text) || isFear(text) || isPestControl(text) || isFantasyFight(text);
    case 'classifier/real_person':
      return isOthersLook(text);
    default:
      return false;
  }
}
