import type { PictureRequest } from './find-request.ts';

interface Turn {
  sender: 'user' | 'character' | 'system';
  content: string;
}

/** The maximum length of a description; a picture's prompt contains more text around it. */
const SCENE_LENGTH = 300;
/** The number of turns that are searched for a place and a mood. */
const RECENT_TURNS = 6;

const POLITE =
  /(?:(?:^|[ ,]+)\b(?:please|pls|plz|now|right now|today|for me|to me|if you (?:can|could|like|want|don't mind|wish)|would you|will you|can you|could you|ok(?:ay)?|babe?|baby|honey|darling|dear|love|sweetie|thanks?|thank you|again|then|too|and|so)\b)+\s*$/i;
/** Chat pictures are suitable for all audiences: a request for more gets a portrait. */
const UNSUITABLE =
  /\b(?:nak\w*|nud\w*|topless|bottomless|undress\w*|unclothed|strip\w*|sex\w*|explicit|nsfw|xxx|porn\w*|genital\w*|breasts?|boobs?|tits?|nipples?|butt|ass|pussy|dick|penis|vagina|crotch|lingerie|underwear|bra|panties|thong|without (?:any )?(?:clothes|clothing|a shirt|anything)|nothing on|no clothes)\b/i;

const PICTURE_WORD =
  /\b(?:pics?|pictures?|photos?|photographs?|selfies?|snapshots?|snaps?|images?)$/i;
const FILLER_WORDS =
  /\b(?:an?|some|any|more|one|another|new|nice|good|the|your|ur|u|cute|quick|little|me|us|pretty|beautiful|sexy|hot|lovely|sweet|single|own|last|today's)\b/gi;

const PLACES =
  'beach|sea|seaside|balcony|terrace|kitchen|caf[ée]|coffee shop|garden|park|forest|woods|mountains?|lake|river|rooftop|roof|library|bookshop|studio|workshop|living room|sofa|couch|fireplace|window|porch|street|market|restaurant|bar|train|boat|harbou?r|pool|museum|gallery|greenhouse|vineyard|meadow|field|gym|office|hotel|cabin|bridge|square|piano|desk|car|snow|rain';
const PLACE = new RegExp(
  `\\b(?:at|in|on|by|near|beside|under|from) (?:the|a|an|my|our|your|this|that) (?:[\\p{L}]+ )?(?:${PLACES})\\b`,
  'giu',
);
const HOURS: readonly [RegExp, string][] = [
  [/\b(?:sunrise|dawn|(?:this|good|early|the) morning|breakfast)\b/i, 'soft morning light'],
  [/\b(?:sunset|golden hour|dusk)\b/i, 'at sunset'],
  [/\b(?:(?:this|good|the) evening|dinner|candle\w*)\b/i, 'warm evening light'],
  [/\b(?:tonight|midnight|moonlight|stars|(?:at|good) night)\b/i, 'at night, by lamplight'],
];
const MOODS: readonly [RegExp, string][] = [
  [/\b(?:laugh\w*|funny|joke\w*|haha+|hilarious|giggl\w*)\b/i, 'laughing'],
  [/\b(?:sad|lonely|tired|sorry|miss(?:ed)? you|rough day|cry\w*)\b/i, 'a gentle, thoughtful look'],
  [/\b(?:excited|celebrat\w*|proud|thrilled|party)\b/i, 'a bright, happy smile'],
];

/**
 * A picture's description: the words of the request and, where they leave it open, the place, hour
 * and mood of the last turns.
 */
export function describeScene(
  request: PictureRequest,
  turns: readonly Turn[],
  sex: 'female' | 'male',
): string {
  const isSuitable = !UNSUITABLE.test(`${request.kind} ${request.words}`);
  const kind = isSuitable ? describeKind(request.kind) : '';
  const asked = isSuitable ? inThirdPerson(sceneWords(request.words), sex) : '';
  if (asked !== '') return shorten([kind, asked].filter(Boolean).join(' '));
  return shorten(
    [kind || 'a relaxed portrait', isSuitable ? describeMood(turns, sex) : 'a warm smile'].join(
      ', ',
    ),
  );
}

/** The description from an engine's marker `picture: …`; undefined for other markers. */
export function offeredScene(markers: readonly string[], sex: 'female' | 'male') {
  for (const marker of markers) {
    const words = /^picture\s*:\s*(.+)$/i.exec(marker)?.[1];
    if (words === undefined) continue;
    const request = { kind: '', words };
    return describeScene(request, [], sex);
  }
  return undefined;
}

/** `a morning selfie`, `a beach picture`; empty for a plain request for a picture. */
function describeKind(kind: string): string {
  const noun = /selfie/i.test(kind) ? 'selfie' : 'picture';
  const said = kind
    .replace(PICTURE_WORD, '')
    .replace(FILLER_WORDS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (said === '') return noun === 'selfie' ? 'a selfie' : '';
  return `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said} ${noun}`;
}

/** The words after `picture`, without those that only address the character. */
function sceneWords(words: string): string {
  const own = words
    .replace(
      /^(?:of|from|showing|with|where)? ?\b(?:you|u|yourself|your ?self|us)\b(?: both| two| together)?/i,
      '',
    )
    .replace(/\b(?:before|after|while|until|if)\b.*$/i, '')
    .replace(/^[\s,]+/, '')
    .replace(/^of (?=your\b|ur\b|an?\b|the\b|where\b)/i, '')
    .replace(POLITE, '')
    .replace(/[\s,]+$/, '');
  return /\p{L}{2}/u.test(own) ? own : '';
}

/** Rewrites second-person words in the third person. */
function inThirdPerson(words: string, sex: 'female' | 'male'): string {
  const [own, whom] = sex === 'female' ? ['her', 'her'] : ['his', 'him'];
  return words
    .replace(/\byour favou?rite\b/gi, `${own} favorite`)
    .replace(/\b(?:you're|you are|u are)\b/gi, sex === 'female' ? 'she is' : 'he is')
    .replace(/\byourself\b/gi, `${whom}self`)
    .replace(/\b(?:yours?|ur)\b/gi, own)
    .replace(/\byou\b/gi, whom)
    .replace(/\b(?:at|to|for) me\b/gi, 'at the viewer')
    .replace(/\bmy\b/gi, 'a')
    .replace(/\s+/g, ' ')
    .trim();
}

function describeMood(turns: readonly Turn[], sex: 'female' | 'male'): string {
  const texts = turns
    .filter(({ sender }) => sender !== 'system')
    .slice(-RECENT_TURNS)
    .map(({ content }) => content.slice(-1200))
    .toReversed();
  const first = <T>(read: (text: string) => T | undefined): T | undefined => {
    for (const text of texts) {
      const found = read(text);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const place = first((text) => [...text.matchAll(PLACE)].at(-1)?.[0].toLowerCase());
  const hour = first((text) => HOURS.find(([words]) => words.test(text))?.[1]);
  const mood = first((text) => MOODS.find(([words]) => words.test(text))?.[1]);
  return [place && inThirdPerson(place, sex), hour, mood ?? 'a warm smile']
    .filter(Boolean)
    .join(', ');
}

const shorten = (text: string): string =>
  text.length <= SCENE_LENGTH ? text : text.slice(0, text.lastIndexOf(' ', SCENE_LENGTH));
