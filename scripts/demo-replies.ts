import { parseArgs } from 'node:util';
import { DEMO_CASES } from '../tests/demo-companion/cases.ts';
import { playCase } from '../tests/demo-companion/play-case.ts';

/*
 * Prints the demo companion's replies to the cases of tests/demo-companion, for a reader to judge:
 * node scripts/demo-replies.ts [--part worked|kept] [--kind o|c]
 */
const { values } = parseArgs({
  options: { part: { type: 'string' }, kind: { type: 'string' } },
});
for (const one of DEMO_CASES) {
  if (values.kind && !one.id.startsWith(values.kind)) continue;
  if (values.part && one.isKeptApart !== (values.part === 'kept')) continue;
  const replies = await playCase(one);
  console.log(`# ${one.id} ${one.character.slug}${one.isUserMade ? ' (user-made)' : ''}`);
  for (const [at, said] of one.said.entries()) console.log(`> ${said}\n  ${replies[at]}`);
}
