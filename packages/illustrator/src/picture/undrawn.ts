import { hintWords } from './hints.ts';
import { bottomWords, looksByWord } from './looks-by-word.ts';
import { places } from './places.ts';
import { readWords } from './prompt.ts';

/** More would be a list, not a remark. */
const MOST = 6;

/** Everything that changes a drawing. */
const drawn: readonly RegExp[] = [
  ...readWords,
  ...hintWords,
  ...Object.values(places).map(({ words }) => words),
  ...[...looksByWord, ...bottomWords].map(([words]) => words),
].map(({ source }) => new RegExp(source, 'g'));

/** Words that cannot be drawn: grammar, people, picture styles, qualities. */
const plain = new Set(
  `a about above across after again against ago all almost alone along already also although always am among an and another
  any are around as at away back be because been before behind being below beneath beside besides between beyond both
  but by can close could did do does doing done down during each either else ever every few first for from front full get
  gets getting give gives giving go goes going gone had half has have having he her here hers herself high him himself his
  how i if in inside into is it its itself just last least left less let like little long lot low made make makes making
  many me mid middle more most much my myself near nearby nearly new next no nor not now of off often old on once one only
  onto or other our out outside over own past per perhaps quite rather right round s same see seen she short side sides
  small so some someone something somewhere soon still stride such t take takes taking tall than that the their them then
  there these they this those three through throughout time to together too top toward two under until up upon
  upper us very was way we well went were what when where which while who whole whose why wide will with within without
  would yet you your yours yourself everywhere anywhere nowhere everything anything nothing hour hours moment moments
  adult companion couple female figure girl girlfriend boyfriend gentleman guy he husband lady male man model nobody people
  person portrait someone wife woman women men user char character wearing wears wear worn dressed dress clothes clothing
  outfit look looks looking gaze gazing stare staring eye eyes face faces hand hands arm arms hair head shoulder shoulders
  body lips skin leg legs posing pose poses posed photo photograph photography photorealistic picture image shot shoot
  camera lens focus bokeh render rendering realistic realism detailed detail details quality resolution masterpiece style
  anime illustration drawing art artwork artistic cinematic lighting light lights lit shadow shadows depth field background
  foreground scene view composition color colors colorful soft sharp warm cool cold hot dark bright vivid aesthetic
  amazing attractive beautiful best big busy careful charming cheerful clean clear comfortable cute deep easy elegant empty
  fine fresh fun good gorgeous grand great handsome heavy huge large lively lovely modern natural nice open perfect plain
  pretty pure quick real rich rustic sexy simple sleek slow smooth special stunning stylish sweet thin tiny tight trendy
  typical vintage wild wonderful young thirty twenty forty years year holding holds hold having standing putting showing
  shows show watching watches watch waiting waits enjoying enjoys enjoy spending weekend passing facing way play
  playing plays played turned turning turns turn trying tries want wants being coming comes come leaving kind bit corner break sign signs glass wet pavement reflection
  reflections late eve slope slopes stand stop counter shallow angle rim visible feeling flipping sipping dewy fine line lines
  shape shapes flat flowing loose muted dramatic still`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The words of a prompt that leave no trace in its drawing, at most six, in their order. Only English
 * is read.
 */
export function findUndrawn(prompt: string): string[] {
  const text = prompt.toLowerCase().slice(0, 2000);
  const isDrawn = new Uint8Array(text.length);
  for (const words of drawn)
    for (const { 0: match, index } of text.matchAll(words))
      isDrawn.fill(1, index, index + match.length);
  const left = [...text.matchAll(/\p{L}[\p{L}’'-]*/gu)]
    .filter(({ 0: word, index }) => !isDrawn.subarray(index, index + word.length).includes(1))
    .map(([word]) => word)
    .filter((word) => word.length > 2 && !plain.has(word) && !word.endsWith('ly'));
  return [...new Set(left)].slice(0, MOST);
}
