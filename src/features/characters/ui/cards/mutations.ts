import type { ImportChoices } from '#features/characters/contract-cards.ts';
import { api, withKey } from '#ui/api-client.ts';
import { saveFile } from '#ui/save-file.ts';

interface ImportParts {
  file: Blob;
  /** JSON of `ImportChoices`. */
  choices?: string;
  preview?: boolean;
}

const upload = (body: ImportParts, key?: string) =>
  api.post('/characters/import', {
    params: key === undefined ? {} : withKey(key),
    body,
    bodySerializer: toForm,
  });

function toForm({ file, choices, preview }: ImportParts): FormData {
  const form = new FormData();
  if (choices !== undefined) form.set('choices', choices);
  if (preview) form.set('preview', 'true');
  form.set('file', file);
  return form;
}

/** Previews the import of a file; throws `ApiError`. */
export async function previewCard(file: File, choices: ImportChoices) {
  const answer = await upload({ file, choices: JSON.stringify(choices), preview: true });
  if ('slug' in answer) throw new Error('The card was imported instead of previewed.');
  return answer;
}

/** Creates a character from a file; throws `ApiError`. */
export async function importCard(file: File, choices: string, key: string) {
  const answer = await upload({ file, choices }, key);
  if (!('slug' in answer)) throw new Error('The card was previewed instead of imported.');
  return answer;
}

export type ExportKind = 'json2' | 'json3' | 'png' | 'charx';

function exportCard(slug: string, kind: ExportKind) {
  const path = { slug };
  if (kind === 'png') return api.download('/characters/{slug}/card.png', { params: { path } });
  if (kind === 'charx') return api.download('/characters/{slug}/card.charx', { params: { path } });
  const query = { version: kind === 'json2' ? '2' : '3' } as const;
  return api.download('/characters/{slug}/card.json', { params: { path, query } });
}

/** Downloads a card through the authenticated API; throws `ApiError`. */
export async function downloadCard(slug: string, kind: ExportKind): Promise<void> {
  const { blob, name } = await exportCard(slug, kind);
  saveFile(blob, name ?? slug);
}
