import * as z from 'zod/mini';
import { atMost, withoutNul } from '#shared/checks.ts';
import { NOTE_LENGTH, STYLE_LENGTH, TITLE_LENGTH } from './limits.ts';

/** Validation of a chat's setting texts, shared by the form and the contract. */
export const SETTINGS_CHECKS = {
  title: [withoutNul(), z.trim(), atMost(TITLE_LENGTH)],
  note: [withoutNul(), z.trim(), atMost(NOTE_LENGTH)],
  reply_style: [withoutNul(), z.trim(), atMost(STYLE_LENGTH)],
} as const;
