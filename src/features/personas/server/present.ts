import type { Persona } from '../contract.ts';
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
