import { parseArgs } from 'node:util';
import { DEMO_CASES } from '../tests/demo-companion/cases.ts';
import { digestOf, readJudgments } from '../tests/demo-companion/judgments.ts';
import { playCase } from '../tests/demo-companion/play-case.ts';

/*
 * Prints the demo companion's replies to the cases of tests/demo-companion, for a reader to judge:
 * node scripts/demo-replies.ts [--part worked|kept] [--kind o|c]
 * With --unjudged, prints only lines whose reply nobody has read, as rows for judgments.tsv.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    kind: { type: 'string' },
    unjudged: { type: 'boolean' },
  },
});
const judged = readJudgments();
for (const one of DEMO_CASES) {
  if (values.kind && !one.id.startsWith(values.kind)) continue;
  if (values.part && one.isKeptApart !== (values.part === 'kept')) continue;
  const replies = await playCase(one);
  if (!values.unjudged)
    console.log(`# ${one.id} ${one.character.slug}${one.isUserMade ? ' (user-made)' : ''}`);
  for (const [at, said] of one.said.entries()) {
    const reply = replies[at]!;
    const line = one.said.length === 1 ? one.id : `${one.id}.${at + 1}`;
    if (!values.unjudged) console.log(`> ${said}\n  ${reply}`);
    else if (judged.get(line)?.digest !== digestOf(said, reply))
      console.log([line, digestOf(said, reply), '?', said, reply].join('\t'));
  }
}
