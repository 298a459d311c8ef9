/** Well-known counts that can encode an age as a riddle. */
const KNOWN: readonly [pattern: string, value: number][] = [
  ['weeks (?:in|of) (?:a|the|one) year', 52],
  ['months (?:in|of) (?:a|the|one) year', 12],
  ['days (?:in|of) (?:a|the|one) week', 7],
  ['hours (?:in|of) (?:a|the|one) day', 24],
  ['letters (?:in|of) (?:the|our) alphabet', 26],
  ['cards (?:in|of) (?:a|one) (?:full )?deck', 52],
  ['(?:us |american )?states (?:in|of) (?:the )?(?:us|usa|america|union)', 50],
  ['(?:fingers|toes) (?:on|of) (?:both|two|your|my) (?:hands|feet)', 10],
  ['minutes (?:in|of) (?:an|one|a quarter of an) hour', 60],
];
const LESS = 'subtract|minus|less|take away|take off|take|deduct|remove|knock off|without';
const MORE = 'plus|add|and add|more';
const OF_AGE =
  /\b(?:(?:my|your|ur|her|his) (?:real |actual |true |exact )?age|how old (?:i am|you are|am i|are you|she is|he is))\b/;
const CALCULATED = KNOWN.map(([pattern, value]) => ({
  value,
  calculation: new RegExp(
    `\\b${pattern}\\b[^.?!\\n]{0,25}?\\b(?:(?<less>${LESS})|(?<more>${MORE})) (?:of |off )?(?<number>\\d{1,2})\\b`,
  ),
}));

/**
 * Returns the age, in years, that a text encodes with a known count: "My age? The number of weeks
 * in a year, subtract 36". Null if there is none.
 * @param text lower-case, with punctuation
 */
export function readRiddle(text: string): number | null {
  if (!OF_AGE.test(text)) return null;
  for (const { value, calculation } of CALCULATED) {
    const { number, more } = calculation.exec(text)?.groups ?? {};
    if (number !== undefined) return more ? value + Number(number) : value - Number(number);
  }
  return null;
}
