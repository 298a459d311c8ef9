import { compileApart } from './word-pattern.ts';

const LEARNING =
  'school|preschool|kindergarten|nursery|daycare|homework|spelling|spells|maths?|fractions|alphabet|chapter|books?|library|reads?|reading|exams?|lessons?|teachers?|counts|counting|multiplication|essay|handwriting|revision|quiz|geography|physics|chemistry|latin|gcses?|sats|scholarship|university|uni|college|apprenticeship|carpenter|tutor|detention|headmaster|principal|bilingual|classmates|class';
const FOOD =
  'eats?|ate|eating|food|broccoli|vegetables?|peas|carrots?|pasta|soup|breakfast|lunch|lunchbox|snacks?|cereal|porridge|cookies|cakes?|baking|bake|bakes|icing|chocolate|bananas?|apples?|milk|juice|picky|allerg(?:y|ic|ies)|samosa|pancakes|sweets|vegetarian|vegan|curry|sausages?|pizza|cheese|spinach|ketchup|sugar|cooks|cooking|recipes?|spoon|fork';
const PLAY =
  'toys?|legos?|dolls?|teddy|puzzles?|dinosaurs?|dragons?|trains|trucks|tractors?|treehouse|swings|slide|climbing|playground|sandbox|sandpit|bikes?|bicycle|scooter|skateboard|trampoline|balloons?|bubbles|crayons|draw|draws|drawing|drawings|drew|painted|paints|paint|repaint|glitter|glue|stickers|slime|minecraft|roblox|pokemon|cartoons?|costume|unicorns?|superhero|astronaut|pirates?|spiders?|bugs|worms|snails|frogs|volcanoes|rockets?|space|video games?|games?|gaming|xbox|playstation|fortnite|jigsaw|sledging|sledding|snow|snowman|sandcastles?|beach|seaside|tricks|jokes?|riddles|planets?|moon|sharks?|bees|ants|butterfl(?:y|ies)|hedgehog|ladybird|mud|puddles?|wellies|sticks|sewing|knitting|fishing|camping|stamps|magnets|telescope|microscope|robots?|songs?|sings|hamster';
const SPORT =
  'football|soccer|rugby|hockey|netball|basketball|baseball|cricket|swim|swims|swimming|judo|karate|ballet|gymnastics|chess|piano|violin|guitar|drums?|recorder|trumpet|cello|choir|goal|goals|coach|team|tournament|medal|trophy|scored|practice|recital|athletics|skiing|skating|surfing|archery|fencing|wrestling|ukulele|flute|saxophone|orchestra|match|dancing|sprint|medals';
const HEALTH =
  'fever|tooth|teeth|braces|glasses|asthma|inhaler|diabet(?:es|ic)|insulin|plaster|stitches|wrist|nits|lice|chickenpox|tonsils|cough|coughing|croup|earache|tummy|vomit\\w*|doctors?|dentist|orthodontist|pa?ediatrician|physio|surgery|operation|vaccin\\w*|jab|injection|potty|nappy|nappies|diapers?|wets|nightmares|autis(?:m|tic)|adhd|dyslexi[ac]|stammer|stutter|stutters|hospital|physiotherapy|scan|crutches|pump|nosebleed|ear|teething|sleepwalks|weighs';
const HOUSEHOLD =
  'shoes?|shoelaces|laces|uniform|outgrown|pocket|chores|dishwasher|bedtime|toothbrush|screen|phone|tablet|ipad|wifi|curfew|sandwich|sandwiches|babysitter|nanny|p[ay]jamas|mittens|coat|socks|raincoat|haircut|crib|cot|bunk|stroller|pushchair|buggy|pram|dummy|pacifier|custody|guardian|passport|allowance|tattoo|piercing|ears|moped|tidy|tidies';
const EVENTS =
  'birthday|party|cake|candles|christmas|easter|santa|halloween|fairy|carnival|concert|nativity|camp|scouts|brownies|zoo|circus|museum|aquarium|farm|invited|invites|invitations|adopted|fostered|funeral|eulogy|trip|camping|presents|grandparents|nephews|nieces|kids|toddlers?';
const FEELINGS =
  'cry|cries|crying|cried|tantrums?|whines|whining|scared|afraid|monsters?|bullied|bullies|bullying|homesick|stubborn|bossy|grumpy|sulks|sulking|spoiled|worries';

/** Words of a child's days: learning, food, play, sport, health, the household, feasts, troubles. */
export const LIFE_OF_CHILD = new RegExp(
  `^(?:${[LEARNING, FOOD, PLAY, SPORT, HEALTH, HOUSEHOLD, EVENTS, FEELINGS].join('|')})$`,
);
export const LIFE_PHRASES = compileApart(`
  ice cream
  pocket money
  screen time
  taller|bigger|faster|smarter|stronger than me|i|us|:owner
  broke|broken :owner|:article arm|leg|finger|toe|collarbone|wrist
  threw up
  starts|started|starting school|secondary|primary|big
  tie|ties|tying :owner
  finger|fingers
  training wheels
  driving lessons|test|license
  stay|stays|stayed|staying up
  her|his|their :adjective? :elder|:relative
  stays|is home from
  :owner|:article|all best|school|little friends|friend has|have|had|got|gets
`);
