import { mutationOptions } from '@tanstack/react-query';
import type { ChangePersona, CreatePersona } from '#features/personas/contract.ts';
import type { ChangeLorebook } from '#features/personas/contract-lorebooks.ts';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { saveFile } from '#ui/save-file.ts';
import { lorebooksQuery, personasQuery } from './queries.ts';

const ofPersona = (persona_id: string) => ({ path: { persona_id } });
const ofBook = (lorebook_id: string) => ({ path: { lorebook_id } });
const refreshPersonas = () => queryClient.invalidateQueries({ queryKey: personasQuery.queryKey });
const refreshBooks = () => queryClient.invalidateQueries({ queryKey: lorebooksQuery.queryKey });

/** Creates a persona, or changes the one with this id. */
export async function savePersona(
  id: string | null,
  fields: CreatePersona & ChangePersona,
): Promise<void> {
  if (id === null) await api.post('/personas', { body: fields });
  else await api.patch('/personas/{persona_id}', { params: ofPersona(id), body: fields });
  await refreshPersonas();
}

export const makeDefault = mutationOptions({
  mutationFn: ({ id, is_default }: { id: string; is_default: boolean }) =>
    api.patch('/personas/{persona_id}', { params: ofPersona(id), body: { is_default } }),
  onSettled: refreshPersonas,
});

export const deletePersona = mutationOptions({
  mutationFn: (id: string) => api.delete('/personas/{persona_id}', { params: ofPersona(id) }),
  onSettled: refreshPersonas,
});

export const createLorebook = mutationOptions({
  mutationFn: (name: string) => api.post('/lorebooks', { body: { name } }),
  onSettled: refreshBooks,
});

/** Imports the lorebook of a JSON file; throws `SyntaxError` for another file. */
export const importLorebook = mutationOptions({
  async mutationFn(given: File) {
    const file = JSON.parse(await given.text()) as Record<string, unknown>;
    const hasName = typeof file['name'] === 'string' && file['name'].trim() !== '';
    const name = given.name
      .replace(/\.json$/i, '')
      .slice(0, 80)
      .trim();
    return api.post('/lorebooks/import', { body: { file, ...(!hasName && name && { name }) } });
  },
  onSettled: refreshBooks,
});

export async function changeLorebook(id: string, change: ChangeLorebook) {
  const book = await api.patch('/lorebooks/{lorebook_id}', { params: ofBook(id), body: change });
  await refreshBooks();
  return book;
}

export const deleteLorebook = mutationOptions({
  mutationFn: (id: string) => api.delete('/lorebooks/{lorebook_id}', { params: ofBook(id) }),
  onSettled: refreshBooks,
});

/** Saves a lorebook as a file that chat programs read. */
export const exportLorebook = mutationOptions({
  async mutationFn({ id, name }: { id: string; name: string }) {
    const book = await api.get('/lorebooks/{lorebook_id}/file', { params: ofBook(id) });
    const file = new Blob([JSON.stringify(book, null, 2)], { type: 'application/json' });
    saveFile(file, `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'lorebook'}.json`);
  },
});
