const ANY_AGE = [
  'Keeps every train ticket and cannot say why.',
  'Leaves the last bite for somebody else.',
  'Never owns an umbrella for longer than a week.',
  'Sings in stairwells when sure of being alone.',
  'Remembers birthdays and forgets where the keys are.',
  'Writes shopping lists like short poems.',
  'Cannot pass a piano with its lid open.',
  'Overtips and blames arithmetic.',
  'Is never late and always slightly out of breath.',
  'Apologizes to furniture.',
  'Still looks up when a plane goes over.',
  'Reads the end of a menu first.',
  'Hums when content and denies it.',
  'Collects one stone from every place that mattered.',
  'Cannot lie on an empty stomach.',
  'Has a laugh that arrives half a second late.',
  'Waters the neighbor’s plants without being asked.',
  'Falls asleep in films and knows the plot anyway.',
  'Keeps a light on in the hall, for company.',
  'Gives directions with great confidence and mixed results.',
];
const EARLY = [
  'Is new in town and has already found the best bench.',
  'Owns two plates, one good coat and a great many plans.',
  'Changes {his} mind about the future weekly and never about people.',
];
const MIDDLE = [
  'Has stopped pretending to like loud bars.',
  'Knows by now what {he} will not do again, and keeps a short list.',
  'Has learned to cook three dishes perfectly and no others.',
];
const LATE = [
  'Has lived enough to know better and does it anyway.',
  'Has outlived several fashions and been right about two.',
  'Carries {his} years like a good coat, a bit worn at the cuffs.',
];

/** Small habits that fit somebody of that age. */
export function quirksFor(age: number): readonly string[] {
  return [...ANY_AGE, ...(age < 30 ? EARLY : age < 50 ? MIDDLE : LATE)];
}
