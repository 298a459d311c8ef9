import type { Persona } from '../contract.ts';
import type { Lorebook, WholeLorebook } from '../contract-lorebooks.ts';
import type { LorebookRow, LorebookSummaryRow } from './lorebook-queries.ts';
import type { PersonaRow } from './queries.ts';

export const presentPersona = ({
  user_id: _owner,
  created_at,
  updated_at,
  ...persona
}: PersonaRow): Persona => ({
  ...persona,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

export const presentLorebook = ({
  user_id: _owner,
  created_at,
  updated_at,
  ...lorebook
}: LorebookSummaryRow): Lorebook => ({
  ...lorebook,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

export function presentWholeLorebook({ book, ...row }: LorebookRow): WholeLorebook {
  const { entries } = book;
  return {
    ...presentLorebook({ ...row, entries: Array.isArray(entries) ? entries.length : 0 }),
    book,
  };
}
