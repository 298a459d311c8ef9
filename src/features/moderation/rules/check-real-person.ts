import type { Finding, Surface } from './categories.ts';
import { compileLoose, compileStems } from './loose-pattern.ts';
import type { Reading, TextViews } from './normalize-text.ts';
import { PUBLIC_FIGURES } from './public-figures.ts';

interface Figure {
  compact: string;
  pattern: RegExp;
}

const FIGURES: readonly Figure[] = PUBLIC_FIGURES.map((name) => {
  const words = name.toLowerCase().replace(/[^a-z]+/g, ' ');
  return {
    compact: words.replaceAll(' ', '').replaceAll('l', 'i'),
    pattern: compileLoose(`${words}s?`),
  };
});

const PRIVATE =
  '(my |your |our |his |her |a real |the real )(ex|exes|neighbou?rs?|co ?workers?|colleagues?|boss|teacher|class ?mates?|flat ?mate|room ?mate|friends?|best friend|ex girlfriend|ex boyfriend|ex wife|ex husband|cousin|crush|sister|brother|mother|mom|mum|aunt|niece|nephew|landlord|doctor|therapist|landlady|professor|actress|actor|singer|celebrity|girl from work)';
const LIKENESS =
  '(looks? (exactly |just |a lot |almost )?like|look ?alike of|resembles|resembling|identical to|double of|spitting image of|in the likeness of|clone of|copy of|face of|modell?ed (on|after)|based on|twin of)';
/** Making a likeness of someone private: "looks just like my ex", "deepfake of my neighbor". */
const PRIVATE_LIKENESS = compileLoose(`${LIKENESS} ${PRIVATE}`);
const DEEPFAKE = compileLoose(
  '(deep ?fakes?( video| photo| picture| image| porn)?( of| with)|make (a |me a )?deep ?fake|face ?swap(ped)?( of| with)?|put (her|his|their) face on|nudify|undress (this|the) (photo|picture|image|pic)( of)?|remove (her|his|the) clothes (from|in) (this|the|a) (photo|picture|image))',
);
const DEEPFAKE_STEMS = compileStems('deepfake|faceswap|nudif|undress|faceon|ciothes');
const LIKENESS_STEMS = compileStems(
  'iike|reseme|resem|identicai|doubie|spitting|cione|copy|face|modei|based|twin',
);

// Read from the original letters: a capitalized first and last name after a likeness phrase.
const NAMED_LIKENESS =
  /\b(?:looks? (?:exactly |just |a lot )?like|look-?alike of|resembles|spitting image of|in the likeness of|face of|clone of)\s+(?:the )?(?:actress |actor |singer |model )?(?!Snow|Mona|Santa|New|Los|San|The|A)\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+/u;

const FAN_OF =
  /(?:^|[^a-z])(?:fans? of|listen(?:s|ing)? to|lov(?:e|es|ing)|likes?|enjoys?|favou?rite (?:singer|actor|actress|band|artist|player|film|song)(?: is)?|admires?|songs? (?:by|of|from)|music (?:by|of|from)|films? (?:with|by|of|starring)|movies? (?:with|by|of|starring)|starring|posters? of|concerts? (?:of|by)|watch(?:es|ing)?|reads? about|sings|hates|tickets (?:to|for)|played|follows|opinions on|talks about)(?: (?:all|the|old|every|early|new|music|songs|films|movies|and|or))* ?$/;
const LIKE_NAME =
  /(?:looks?|exactly|just|lot|acts|sounds|talks|body|face|dressed|almost) likes? ?$/;
const IMPERSONATE =
  /(?:^|[^a-z])(?:pretend (?:to be|you are|youre|that you are)|roleplay(?:ing)? as|role play as|act (?:as|like)|play(?:ing)?(?: as)?|impersonate|be(?: my)?|become|you are(?: now)?|youre(?: now)?|u r|imagine (?:you are|youre)|speak (?:as|like)|talk (?:as|like)|voice of|as|i am(?: the real)?|im(?: the real)?|my name is|call you|name is|transform into|turn into|dressed as)(?: (?:now|the real|the|a|famous|singer|actress|actor|president|yourself|sexy))* ?$/;
const SELF_AS = /(?:^|[^a-z])(?:i am|im|my name is|this is)(?: (?:the|real|really|actually))* ?$/;
const SEXUAL =
  /(?:^|[^a-z])(?:nudes?|naked|undressed|topless|porn|sex tape|sex ?tape|deep ?fake|lingerie pic|onlyfans|nsfw|explicit|leaked)(?![a-z])/;

const block = (rule: string): Finding => ({
  category: 'real_person',
  rule: `real_person.${rule}`,
  outcome: 'block',
});

function checkFigures(surface: Surface, reading: Reading): Finding | null {
  for (const figure of FIGURES) {
    if (!reading.compact.includes(figure.compact)) continue;
    for (const found of reading.text.matchAll(figure.pattern)) {
      const before = reading.text.slice(Math.max(0, found.index - 60), found.index);
      const near = `${before}${found[0]}${reading.text.slice(found.index + found[0].length, found.index + found[0].length + 40)}`;
      if (surface === 'profile_name')
        return { category: 'real_person', rule: 'real_person.public_name', outcome: 'queue' };
      if (surface === 'image_prompt' || surface === 'clone') return block('public_figure');
      if (surface === 'character' || surface === 'card') {
        if (!FAN_OF.test(before) || LIKE_NAME.test(before) || SEXUAL.test(near))
          return block('public_figure');
      } else if (SEXUAL.test(near)) return block('sexual_likeness');
      else if (
        surface === 'reply'
          ? SELF_AS.test(before)
          : IMPERSONATE.test(before) &&
            !/(?:^|[^a-z])as [a-z]+ as ?$/.test(before) &&
            !/(?:^|[^a-z])i(?: [a-z]+)? ?am ?$|(?:^|[^a-z])im ?$/.test(before)
      )
        return block('impersonation');
    }
  }
  return null;
}

/**
 * Looks for likenesses or impersonation of real people. In talk, a celebrity may be mentioned;
 * on describing surfaces a listed name is refused unless somebody merely likes their work.
 */
export function checkRealPerson(
  surface: Surface,
  views: TextViews,
  original: string,
): Finding | null {
  if (surface === 'contact') return null;
  for (const reading of views.readings) {
    const figure = checkFigures(surface, reading);
    if (figure) return figure;
    if (
      DEEPFAKE_STEMS.test(reading.compact) &&
      reading.text.search(DEEPFAKE) >= 0 &&
      isMaking(surface, reading)
    )
      return block('deepfake');
    if (surface === 'chat_input' || surface === 'reply' || surface === 'profile_name') continue;
    if (LIKENESS_STEMS.test(reading.compact) && reading.text.search(PRIVATE_LIKENESS) >= 0)
      return block('private_likeness');
  }
  if (surface === 'chat_input' || surface === 'reply' || surface === 'profile_name') return null;
  return NAMED_LIKENESS.test(original)
    ? { category: 'real_person', rule: 'real_person.named_likeness', outcome: 'queue' }
    : null;
}

/** In talk, only a request for a deepfake counts, not news about one. */
function isMaking(surface: Surface, reading: Reading): boolean {
  if (surface !== 'chat_input' && surface !== 'reply') return true;
  return /(?:^|[^a-z])(?:make|create|generate|send|show|give|do|want|need|face ?swap|put|nudify|remove|undress)(?![a-z])/.test(
    reading.text,
  );
}
