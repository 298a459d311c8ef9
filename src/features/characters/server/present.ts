import type { Character, CharacterSummary, MediaItem } from '../contract.ts';
import type { CharacterRow, MediaRow, SummaryRow } from './queries.ts';

/** Storage keys become addresses; several widths become a srcset, and the largest is the plain address. */
export function presentMedia({ files, ...item }: MediaRow): MediaItem {
  const widths = Object.keys(files)
    .map(Number)
    .sort((a, b) => a - b);
  const address = (width: number) => `/media/${files[width]}`;
  return {
    ...item,
    url: address(widths.at(-1)!),
    srcset:
      widths.length > 1 ? widths.map((width) => `${address(width)} ${width}w`).join(', ') : null,
  };
}

export function presentSummary(row: SummaryRow, callerId: string | null): CharacterSummary {
  const { owner_id, rank: _rank, media, created_at, ...fields } = row;
  return {
    ...fields,
    media: media.map(presentMedia),
    is_owner: owner_id !== null && owner_id === callerId,
    created_at: created_at.toISOString(),
  };
}

export function presentCharacter(row: CharacterRow, callerId: string | null): Character {
  const {
    ethnicity,
    clothing,
    voice,
    hobbies,
    breast_size,
    butt_size,
    body_type,
    hair_color,
    hair_style,
    eye_color,
    opening_message,
  } = row;
  const {
    id,
    slug,
    owner_id,
    is_public,
    name,
    description,
    age,
    sex,
    style,
    occupation,
    personality,
    relationship,
    chat_count,
    rank,
    created_at,
    media,
  } = row;
  const summary = presentSummary(
    {
      id,
      slug,
      owner_id,
      is_public,
      name,
      description,
      age,
      sex,
      style,
      occupation,
      personality,
      relationship,
      chat_count,
      rank,
      created_at,
      media,
    },
    callerId,
  );
  const {
    scenario,
    example_dialogue,
    system_prompt,
    post_history,
    tags,
    creator_notes,
    extensions,
  } = row;
  return {
    ...summary,
    ethnicity,
    clothing,
    voice,
    hobbies,
    breast_size,
    butt_size,
    body_type,
    hair_color,
    hair_style,
    eye_color,
    opening_message,
    card: {
      scenario,
      example_dialogue,
      system_prompt,
      post_history,
      tags,
      creator_notes,
      extensions,
    },
  };
}
