import { afterEach, expect, it, vi } from 'vitest';
import { deleteCharacter } from './mutations.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number) =>
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'No.', code: 'x' }, { status }));

it('deletes a character that another tab has already deleted', async () => {
  answer(404);
  await expect(deleteCharacter('mara')).resolves.toBeUndefined();
  answer(403);
  await expect(deleteCharacter('mara')).rejects.toMatchObject({ status: 403 });
});
