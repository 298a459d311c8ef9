import { globSync, readFileSync, statSync } from 'node:fs';

/*
 * Checks for American spelling in copy, policies, comments, names and file names. A pattern that must
 * match both spellings uses a quantifier or a class ("colou?r", "gr[ae]y").
 */
const PLACES = [
  '*',
  'deploy/**',
  'docs/**',
  'packages/**',
  'public/**',
  'scripts/**',
  'src/**',
  'tests/**',
];
const EXCLUDED = [
  'package-lock.json',
  // Base64.
  'src/platform/models/moderation/classifier/network.json',
  // Applied migrations must not change. The labeled texts are user input.
  'src/db/migrations/**',
  'src/features/moderation/labeled/**',
  // What users type.
  'tests/demo-companion/{openings,conversations}.json',
  // Other languages.
  'src/features/moderation/rules/foreign/**',
  'scripts/check-spelling.ts',
];
const TEXT =
  /(?:\.(?:ts|tsx|mjs|json|md|css|html|svg|tsv|txt|example|yaml|conf|service)|LICENSE|run|Caddyfile)$/;

/** Prefixes of British words, in lower case. */
const BRITISH = [
  '[a-z]*(?:arm|behavi|cand|clam|col|demean|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|rig|rum|sav|savi|splend|vap|vig)our',
  '[a-z]*centre|(?:kilo|centi|milli)?metres?(?![a-z])|theatre|fibre|litres?(?![a-z])|sombre|spectre|lustre|calibre|meagre',
  'catalogue|analogue|programmes?(?![a-z])|cheque|kerb|draught|plough|sceptic|tyres?(?![a-z])|aluminium|moustache|pyjama|jewell|storeys?(?![a-z])',
  'licence|offence|defence|pretence|practis|acknowledgement|judgement|ageing|artefact|manoeuvr|paediatr|maths(?![a-z?])',
  '[a-z]*(?:apolog|author|capital|categor|character|civil|critic|custom|dramat|emphas|fantas|final|general|harmon|initial|local|maxim|memo|memor|minim|mobil|modern|neutral|normal|optim|organ|penal|personal|priorit|pseudonym|raster|real|recogn|sexual|special|stabil|standard|summar|symbol|sympath|synchron|token|util|visual)is(?:e|ing|ation|abl)',
  '(?:anal|paral|catal)ys(?:e[drs]?|ing)(?![a-z])',
  '(?:un)?(?:cancel|label|travel|model|signal|level|fuel|counsel|channel|quarrel|tunnel|total|initial|dial|pencil|marvel|equal|rival|panel|bevel|marshal|parcel)l(?:ed|ing|ers?|ors?|ous)(?![a-z])',
  'whilst|amongst|towards|grey|cosy(?![a-z])|woollen|moulds?(?![a-z])|smoulder|spelt|learnt|spoilt|dreamt|drily|whizz(?!\\?)|chequered|ochre|epaulette|chilli(?![a-z])',
  'fulfil(?!l)|skilful|wilful|instalment|enrol(?!l)|unshakeable|focuss',
];

/** Spellings required by a protocol, a provider, a library or the specification. */
const FIXED = [
  /(['"`])(?:un)?cancelled\1/g,
  /\bcancelled_at\b/g,
  /\b(?:un)?cancelledBy\b/g,
  /(?<=^ *|[{`,] ?)(?:un)?cancelled:/g,
  /\.cancelled\b/g,
  /`[^`\n]*\| cancelled`/g,
  /authentication was cancelled or failed/g,
  /age[-_]acknowledgements/g,
  /toColourspace/g,
  /createAnalyser/g,
];

const WORD = new RegExp(`(?<![a-z])(?:${BRITISH.join('|')})[a-z]*`, 'g');
const found: string[] = [];
for (const file of globSync(PLACES, { exclude: EXCLUDED })) {
  if (!TEXT.test(file) || !statSync(file).isFile()) continue;
  report(file, 'its name', file);
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => report(file, `line ${index + 1}`, line));
}
if (found.length > 0) {
  console.error(`${found.join('\n')}\nUse American spelling, or add the word to FIXED.`);
  process.exitCode = 1;
}

function report(file: string, where: string, text: string): void {
  const words = FIXED.reduce((rest, fixed) => rest.replace(fixed, ' '), text)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  for (const [word] of words.matchAll(WORD)) found.push(`${file}, ${where}: ${word}`);
}
