import { compileApart, type WordTable } from './word-pattern.ts';

// What is said of a child only by somebody who wants more of it than care. A parent may say more than an
// uncle, and an uncle more than a teacher or a neighbor.

const PARENTS = 'parents|mother|father|mom|mum|dad|mommy|mummy|daddy|wife|husband';
const BODY = 'body|legs|thighs|hips|curves|lips|figure|shoulders|waist|neck|mouth';
const FINE = 'pretty|beautiful|gorgeous|perfect|amazing|stunning|lovely|inviting';
const GROWN = 'grown|adult|womanly|manly|mature|ripe|eighteen|nineteen|twenty|18|19|20|21';
const ATTIRE = 'dress|shorts|skirt|swimsuit|bikini|pajamas|leotard|tights|leggings|nightgown';

/** Of a child of the speaker's own, too. */
const OF_ANY = compileApart(`
  has|have|had|got|gets :adverb+ curves
  ${BODY} of :article? :adjective? woman|man|model|goddess
  her|his ${BODY} is|are|look|looks|feel|feels :adverb+ ${FINE}
  her|his body has|have :adverb? changed|developed|filled
  more woman|man than
  our :adjective+ secret|secrets
  secret|secrets between :speaker
  keep|keeps|kept|keeping|hide|hides|hid our|us * *? to|from|between|secret
  delete|deletes|deleted|deleting|erase|erases|erased our :adjective? chats|messages|texts|pictures|photos
  ${PARENTS} would|will|must|may|can|should :not :adverb? know|find|see|understand|suspect
  my|our :adverb+ little|small|secret|young|tiny girlfriend|boyfriend|wife|husband|lover|bride|sweetheart
  calls|call|called me :owner|a :adjective? boyfriend|girlfriend|husband|wife|lover
  something|more|sparks|chemistry|attraction|romance between us
`);

/** Of a niece, a brother or a stepson; parents say it of their own without a second thought. */
const OF_NO_OWN = compileApart(`
  she|he|they|who :adverb? look|looks|looked|seem|seems :adverb+ like? :article? ${GROWN}|woman|man|model
  make|makes|made her|him look :adverb+ like? ${GROWN}|older
  turning|turned|growing|grown|blossoming|blossomed|becoming|become into? quite? :article :adjective+ beauty|woman|knockout|stunner
  prettier|hotter|sexier|lovelier than
  than any|most woman|women|man|men :speaker
  she|he is :adverb+ gorgeous|stunning|breathtaking|desirable
  such|what :adverb? long|beautiful|lovely|gorgeous|perfect ${BODY}
  her|his ${BODY} keep|keeps|get|gets|getting|is|are getting? :adverb+ ${FINE}|longer|bigger|fuller|broad|soft|full|smooth
  so|very|too mature for :owner age
  what she|he does to men|me

  nobody|none|one :adverb? may|can|must|should|will|would :adverb? know|find|understand|learn|suspect|notice out|what|that|it|this|about|us
  nobody|one else :adverb? knows|sees
  ${PARENTS} does|do|has|have :not :adverb? know|suspect|idea what|how we|close
  ${PARENTS} :adverb? has|have no idea
  promise|promised|swore * *? :not to tell
  :not to? tell|say|talk * *? *? about us
  so|that she|he keeps|stays quiet|silent
  we :adverb? meet|met|hide|are|were alone|secretly|privately
  meet|meets|see|sees|visit|visits me :adverb? alone|secretly|privately
  want|wants|like|love|need|wish|long|hope to be|get alone with her|him|me
  somewhere|someplace|place quiet|private|secluded|dark|hidden
  sneak|sneaks|sneaked|snuck|sneaking out|over|in|away? to|with|into me|us|my|see|meet
  we|i :adverb? share|shared :owner|:article|one :adjective? bed|bath|shower
  we|to :modal? :adverb? text|chat|meet|talk|call without|secretly|behind
  likes|loves|enjoys|wants it|that? when|that i :adverb? touch|stroke|kiss|massage|rub|caress
  stroke|strokes|stroked|stroking|caress|caressed|massage|massaged|massaging her|his|him

  :not stop|quit|help thinking|dreaming about|of her|him
  i :adverb? dream|dreamed|fantasize of|about her|him
  i :be? :adverb? drawn|attracted to her|him
  i :be|get|got|feel|felt :adverb? jealous
  she|he feels the? same|way|something about|for|way|as i|me
  tell|show|told her|him how|what i feel|felt
  makes|make my heart race|beat|flutter|skip|jump|pound
  make|makes|made me feel :adverb? young|alive|wanted|desired
  her|his smile|eyes|laugh|voice|smell|face keeps|keep|haunts|haunt|drives me
  i :adverb? count|counting the days|minutes|hours|seconds
  special|secret|deep|forbidden bond|connection|relationship|love that? :speaker? nobody|no|only
  understand|understands|gets|get each|me other? like|better|as nobody|no|than
  will|would|could|to be|become :adverb? mine
  she|he is :adverb+ mine
  wait|waits|waiting|waited for her|him to grow|turn|become
  i :adverb? wish|wished she|he was|were :adverb? older|grown|adult
  wish|hope|dream|so|that|until|then we could|can|will|would|were :adverb+ be? :adverb+ together|lovers|married|marry
  we :adverb? kiss|kissed|cuddle|cuddled|snuggle|snuggled
  watch|watches|watched|watching her|him :adverb? when|while|as|sleep|sleeping|asleep
  look|keep|take|tear away|my eyes off|from?
  wear|wears|wore|dance|dances|dress|dresses|pose|poses * *? *? *? for me|us
  is|exactly|just|totally my type|taste
`);

/** Of somebody else's child, praise of looks and being alone together are doubtful already. */
const OF_OTHERS = compileApart(`
  she|he is|looks|looked :adverb+ beautiful|handsome|attractive|cute
  she|he is|looks|looked so|very|really|such|too pretty
  has|with :adverb+ :adjective? eyes|smile|lips|legs you|that|to
  love of my life
  just|only us
  just|only? the two of us
  alone with me|her|him|us
  with me|us alone
  on|onto|in my lap|knee|knees|arms
  pictures|photos|selfies :owner|that|her ${PARENTS} must|can|may|should not
  ${PARENTS} is|are|was|were :adverb? away|out|gone|asleep|traveling
  smile|smiles|smiled|winks|winked|blushes|blushed at me
  that|those|these|such|tiny|short|tight :adjective? ${ATTIRE} for|just|only
`);

/** The child as a role, or the companion as the child. */
export const CASTS_CHILD = compileApart(`
  please|will|would|could|can|now|and|let :speaker? be her|him
  you be|play|become|are :adverb? her|him
  you be|play|become my|our :adjective? :relative|:learner
  talk|speak|act|write|answer|sound|behave|flirt like|as her|him|she|he does|do|would
  you remind me of her|him|my
`);

/** Whose child it is. */
export type Tie = 'own' | 'family' | 'other';
export const INSINUATIONS: Readonly<Record<Tie, readonly WordTable[]>> = {
  own: [OF_ANY],
  family: [OF_ANY, OF_NO_OWN],
  other: [OF_ANY, OF_NO_OWN, OF_OTHERS],
};
