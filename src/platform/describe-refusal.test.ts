import { expect, test } from 'vitest';
import type { VectorsRefusal } from '#db/open-vectors.ts';
import { describeRefusal } from './describe-refusal.ts';

test.each<[VectorsRefusal, string]>([
  [{ reason: 'not_offered' }, 'Install its package there'],
  [{ reason: 'extension_refused', detail: 'no' }, '(no). As its operator, run CREATE EXTENSION'],
  [{ reason: 'table_refused', detail: 'no' }, '(no). Run npm run admin -- migrate as a user that'],
  [{ reason: 'out_of_sight', schema: 'tools' }, "put tools into the user's search_path"],
])('names the remedy for %o', (refusal, remedy) => {
  const sentence = describeRefusal(refusal);
  expect(sentence).toMatch(/^Memories are found only by full text: .*, then restart\.$/);
  expect(sentence).toContain(remedy);
});
