import type { JsonObject } from '#features/characters/cards/parse-json.ts';
import type { SignedIn } from './app.ts';

/** The inside of a card V2 with something in every field. */
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
/** The card V2, changed. */
export const v2 = (change: JsonObject = {}) => ({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { ...CARD_DATA, ...change },
});

interface Parts {
  preview?: string;
  choices?: unknown;
}

/** Sends a card (a file, or what becomes JSON) to the import as this person. */
export function importCard(
  as: SignedIn,
  file: unknown,
  { preview, choices }: Parts = {},
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
