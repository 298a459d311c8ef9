import * as z from 'zod/mini';
import { atMost, withoutNul } from '#shared/checks.ts';
import { NOTE_LENGTH, STYLE_LENGTH, TITLE_LENGTH } from './limits.ts';

/** What the texts of a chat's settings must be; form and contract take the same. */
export const SETTINGS_CHECKS = {
  title: [withoutNul(), z.trim(), atMost(TITLE_LENGTH)],
  note: [withoutNul(), z.trim(), atMost(NOTE_LENGTH)],
  reply_style: [withoutNul(), z.trim(), atMost(STYLE_LENGTH)],
} as const;
