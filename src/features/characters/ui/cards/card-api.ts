import type { CardPreview, ImportChoices } from '#features/characters/contract-cards.ts';
import type { Character } from '#features/characters/contract.ts';
import { callApi, lose } from '#ui/api-client.ts';

/** What an import of this file would do; throws `ApiError`. */
export function previewCard(file: File, choices: ImportChoices): Promise<CardPreview> {
  return upload<CardPreview>(file, { preview: 'true', choices: JSON.stringify(choices) });
}

/** Makes a character of this file; throws `ApiError`. */
export function importCard(file: File, choices: string, key: string): Promise<Character> {
  return upload<Character>(file, { choices }, { 'idempotency-key': key });
}

async function upload<T>(
  file: File,
  parts: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  form.set('file', file);
  const answer = await callApi('/characters/import', { method: 'POST', body: form, headers });
  return (await answer.json().catch((error: unknown) => lose(error))) as T;
}

export type ExportKind = 'json2' | 'json3' | 'png' | 'charx';
const EXPORTS: Record<ExportKind, string> = {
  json2: 'card.json?version=2',
  json3: 'card.json?version=3',
  png: 'card.png',
  charx: 'card.charx',
};

/** Fetches a card as this person and hands it to the browser to be saved; throws `ApiError`. */
export async function saveCard(slug: string, kind: ExportKind): Promise<void> {
  const answer = await callApi(`/characters/${encodeURIComponent(slug)}/${EXPORTS[kind]}`);
  const told = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await answer.blob().catch((error: unknown) => lose(error)));
  const link = document.createElement('a');
  link.href = address;
  link.download = told ?? slug;
  link.click();
  // The browser has taken hold of it once this turn is over.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
