import type { JsonObject } from '#features/characters/cards/parse-json.ts';
import type { TestClient } from './app.ts';

/** The `data` object of a V2 card with every field set. */
export const CARD_DATA = {
  name: 'Mira Stone',
  description: 'She bakes before dawn. Her brown hair is in a bun. She works as a baker.',
  personality: 'warm, wry',
  scenario: 'A bakery at five in the morning.',
  first_mes: 'You are early. Coffee?',
  mes_example: '<START>\n{{user}}: Is it warm?\n{{char}}: Always.',
  creator_notes: 'For slow mornings.',
  system_prompt: 'Be brief.',
  post_history_instructions: 'Stay in the bakery.',
  alternate_greetings: ['Flour on your nose.', 'The oven is on.'],
  tags: ['bakery', 'dawn'],
  creator: 'somebody',
  character_version: '1.2',
  extensions: { talkativeness: '0.5', depth_prompt: { prompt: 'Mention bread.', depth: 4 } },
  character_book: {
    name: 'Town',
    entries: [
      {
        keys: ['mill'],
        content: 'The mill stands by the river.',
        enabled: true,
        insertion_order: 1,
        extensions: { weight: 3 },
        probability: 40,
      },
    ],
    extensions: {},
  },
  x_future: { keep: ['this'] },
};
/** A V2 card with `change` applied to its data. */
export const makeV2Card = (change: JsonObject = {}) => ({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { ...CARD_DATA, ...change },
});

interface ImportFields {
  preview?: string;
  choices?: unknown;
}

/** Imports a card: a file as a Buffer, or a value to serialize as JSON. */
export function importCard(
  as: TestClient,
  file: unknown,
  { preview, choices }: ImportFields = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  const bytes = Buffer.isBuffer(file) ? file : Buffer.from(JSON.stringify(file));
  form.set('file', new File([new Uint8Array(bytes)], 'card.json'));
  if (preview !== undefined) form.set('preview', preview);
  if (choices !== undefined)
    form.set('choices', typeof choices === 'string' ? choices : JSON.stringify(choices));
  return as.request('/characters/import', { method: 'POST', body: form, headers });
}
