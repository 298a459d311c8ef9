import { compileApart, compileTable } from './word-pattern.ts';

export const GRADES =
  '1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
/** Grades that cannot be a train class. */
const LATE_GRADES =
  '5th|6th|7th|8th|9th|10th|11th|12th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
export const SCHOOL_YEARS =
  '1|2|3|4|5|6|7|8|9|10|11|12|13|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen';

/** Schools and school years below college. */
export const LEVELS = compileTable(`
  junior|senior high school
  high|middle|elementary|primary|secondary|grade|grammar|nursery|infant|comprehensive school
  junior high
  kindergarten|preschool|highschool|middleschool|hs
  pre school
  sixth|6th form
  lower|upper secondary
  school
  ${GRADES} grade
  grade ${SCHOOL_YEARS}
  year|yr|y ${SCHOOL_YEARS}
  form 1|2|3|4|5|6|one|two|three|four|five|six
  class|std|standard ${SCHOOL_YEARS} a|b|c|d|e?
  p 3|4|5|6|7
  primary|sec|secondary|jss|jhs|sss 1|2|3|4|5|6|one|two|three|four|five|six
  ${LATE_GRADES} class|standard|std
  first|second|third|fourth|fifth|sixth|lower|upper form
  key stage
  klasse ${SCHOOL_YEARS}
  lycee|liceo|bachillerato|grundschule|realschule|hauptschule
`);
export const GRADE =
  /grade|^(?:year|yr|y|form|klasse|class|std|standard) |th (?:class|standard|std)$/;
/** Lead-ins to a level for a pupil. */
export const PUPIL_OF = compileTable(`
  attend|attends|attending :adverb? :article|:owner? :adjective?
  goes|go|going to|at|back :adverb? :article|:owner? :adjective?
  studies|study|studying|enrolled|enroll at|in|for :article|:owner? :adjective?
  student|pupil|freshman|sophomore|junior|senior|cheerleader|prefect|valedictorian in|at|from|of :article|:owner? :adjective?
  starting|starts|start|started|finishing|finish|repeating|entering|enters|begins|beginning :adverb? :article|:owner? :adjective?
  fresh|just|straight|right|barely :adverb? out of|from :article|:owner?
  last|final|first|second|third|fourth|junior|senior|freshman|sophomore year of|in|at :article|:owner? :adjective?
  in|at :adverb? :article|:owner? :adjective?
`);
/** A named school: "a junior at Roosevelt High". */
export const PUPIL_OF_HIGH = compileTable(`
  attend|attends|attending :article|:owner? * *?
  goes|go|going to :article|:owner? * *?
  student|students|pupil|freshman|freshmen|sophomore|sophomores|junior|juniors|senior|seniors|cheerleader|captain|class|year at|in|of :article|:owner? * *?
`);
/** "year 3 of my PhD", "year 10 of the war". */
export const NO_SCHOOL_YEAR = compileTable(`
  at|in :owner|the|a|our? law|med|medical|art|business|nursing|college|university|uni|drama|grad|graduate|film|culinary|job|company|firm|residency|degree|phd|apprenticeship
  of *
`);

const SUBJECTS =
  'math|english|science|history|biology|chemistry|physics|geography|art|french|spanish|german|latin|pe|gym|music|spelling|algebra|geometry';
const YOUTH_TEAMS =
  '9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';
const PARENTS =
  'parents|mom|mum|mother|dad|father|guardian|guardians|stepmom|stepdad|mama|mami|mommy|daddy|grandma|nana';
/** Things that only happen to pupils. */
export const SCHOOL_LIFE = compileTable(`
  prom|homecoming queen|king|dress|date|night|gown|tonight|tomorrow|is|with
  prom|homecoming in|this|next :adverb? #|two|three|week|weeks|month|friday|saturday
  to|for|at the|my|your|her|our|junior|senior? junior|senior? prom
  in|wear|wears|wearing|wore|on :owner|:article? :adjective? school|schoolgirl uniform|outfit
  school uniform|uniforms|desk|bell|locker|bag|backpack|playground|bus
  schoolgirl uniform|outfit|skirt
  schoolbag|schoolbags
  homeroom teacher|class
  homeroom|recess|detention
  hall|bathroom pass
  algebra|geometry|math|spelling|school homework
  homework for :adverb? algebra|geometry|math|english|science|history|spelling|school|class
  in|during|after|before|past|now|skip|have :adverb? algebra|geometry|gym|pe|homeroom|spelling class
  in|during|after|before|till|until first|second|third|fourth|fifth|sixth|seventh|1st|2nd|3rd|4th|5th|6th|7th period
  my|your|ur mom|mum|mother|dad|father|parents|folks thinks|think :speaker am|are :adverb? doing homework
  my|your|ur|her|his homeroom|math|science|gym|teacher is :adverb?
  grounded by :owner ${PARENTS}|folks
  my :adjective? ${PARENTS}|folks :modal :adverb? ground me|us
  my|your|ur ${GRADES} grade teacher is|will|wants|says|makes|keeps|gave|gives|called|sent :adverb? *
  homework|detention|assignment|essay|worksheet from|for|by|with my|your|ur ${GRADES} grade teacher
  my|your|ur ${PARENTS} lets|let|allow|allows|forbid|forbids|drives|drive :speaker
  my|your|ur ${PARENTS} do|does|will|would not let|allow|permit :speaker
  my|your|ur ${PARENTS} think|thinks i|you am|are at school|:owner
  past|before|after :owner curfew|bedtime
  my|your|her|his gcses|gcse|sats|alevels|homeroom|permission
  learners|learner permit
  permission slip
  report card
  in|during class|lesson|homeroom|study hall?
  skip|skipping|ditch|ditching class|school|gym|math
`);
/** School topics that adults know too. They count only in talk and next to romance. */
export const SCHOOL_TALK = compileApart(`
  in|during|after class|lesson|lessons|homeroom|study hall?
  in|during the lessons
  in|during|after|from|before ${SUBJECTS} class|lesson|lessons
  in|during math|algebra|geometry|chemistry|biology|physics|geography|pe|spelling
  my|your|ur|the ${SUBJECTS} homework|test|quiz|exam
  my|your|ur|the math|science|history|biology|chemistry|physics|geography|pe|gym|algebra|geometry teacher
  my|our teacher|teachers|principal :adverb? caught|saw|took|read|reads|yelled|moved|called|sent|sees|catches|almost me|my|us|our
  my|our teacher|teachers|principal caught|saw|took|read|yelled|moved|called|sent
  :speaker have|got|had? :article? math|science|history|biology|chemistry|physics|geography|pe|spelling|algebra|geometry test|quiz|exam|homework
  1st|2nd|3rd|4th|5th|6th|7th|8th|first|second|third|fourth|fifth|sixth|seventh|eighth period
  my|your|ur|the lunch lady|homeroom|locker|bus
  school dance|dances|formal|disco|trip|lunch|cafeteria|hallway|assembly|council|desk
  to|by|with|told|asked|my|our the|my? school counselor|nurse|principal
  winter|spring|fall|snow formal|ball
  sock hop
  on|a school night|nights
  parental control|controls
  my|our ${GRADES} grade teacher|crush|class|locker
  all|everyone|everybody|girls|boys|kids|nobody of|from|in # a|b|c|d|e
  little league game|games|match|team|practice|tryouts?
  spelling|geography bee|words|list|test
  cheer|track practice|tryouts|camp
  science fair
  my|our o level|levels
  gcse|gcses|sat|sats mock|mocks|exam|exams|test|tests|prep|results|class
  mock gcse|gcses|exam|exams
  ${SCHOOL_YEARS}|# mocks
  my board exams|exam
  skip|skips|skipped|skipping|ditched pe|class|math|recess|homeroom|school
  freshman|sophomore year|english|math|biology|algebra|homeroom|dance|formal|hall
  homeschooled|homeschooler
  :speaker am|was? :adverb? homeschooled
  years|year|months|weeks|days of :adjective? school left|to|remaining|ahead
  year|years left|more in|of school
  :adverb? :speaker finish|graduate lower|secondary|school
  my phone was|got confiscated
  took|takes|confiscated|confiscates|checks|check|hid my|our phone|tablet|ipad|laptop
  ${PARENTS} packed|packs|made|makes my|me lunch|lunchbox
  ${PARENTS} will|can|could|is|are|has|have|going? to? drive|drop|pick|driving|driven|drives us|me
  ${PARENTS} said|says|say|think|thinks no|i|not? boyfriend|girlfriend|too|boys|girls|dating|phones
  my :adverb? lunchbox|piggy
  my pocket money
  under ${YOUTH_TEAMS} s
  under ${YOUTH_TEAMS} team|squad|striker|goalie|goalkeeper|keeper|captain|player|champion|championship|league|nationals|tournament|finals
`);
/** Studies and work of adults. */
export const ADULT_LIFE =
  /^(?:uni|university|college|campus|professor|professors|lecture|lectures|mba|phd|masters|degree|dorm|dorms|thesis|dissertation|grad|undergrad|yale|harvard|stanford|oxford|princeton|erasmus|internship|mortgage|pension|retired|retirement|divorced|divorce|widower|widow|menopause|pregnant)$/;
