import * as z from 'zod/mini';
import type { ChangeChatSettings, ChatSettings } from '#features/chat/contract-settings.ts';
import { SETTINGS_CHECKS } from '#features/chat/fields.ts';
import { MAX_MEMBERS, MAX_NOTE_DEPTH } from '#features/chat/limits.ts';
import { MAX_CHAT_LOREBOOKS } from '#features/personas/limits.ts';
import {
  readSampling,
  SamplingTextsSchema,
  toSamplingTexts,
  type SamplingTexts,
} from '#ui/forms/sampling-values.ts';
import { SETTINGS_TEXT as TEXT } from './copy.ts';

/** The settings as typed; an empty text means none. */
export interface SettingsValues {
  title: string;
  persona_id: string;
  reply_length: string;
  reply_style: string;
  note: string;
  note_depth: string;
  lorebook_ids: string[];
  members: string[];
  turn_order: string;
  voice_replies: boolean;
  recalls_other_chats: boolean;
  sampling: SamplingTexts;
}

const isDepth = (text: string): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_NOTE_DEPTH;

export const SettingsFields = z.object({
  title: z.string().check(...SETTINGS_CHECKS.title),
  persona_id: z.string(),
  reply_length: z.enum(['', 'short', 'medium', 'long']),
  reply_style: z.string().check(...SETTINGS_CHECKS.reply_style),
  note: z.string().check(...SETTINGS_CHECKS.note),
  note_depth: z.string().check(z.refine(isDepth, TEXT.depthProblem(MAX_NOTE_DEPTH))),
  lorebook_ids: z
    .array(z.string())
    .check(z.maxLength(MAX_CHAT_LOREBOOKS, TEXT.tooManyBooks(MAX_CHAT_LOREBOOKS))),
  members: z.array(z.string()).check(z.maxLength(MAX_MEMBERS, TEXT.scene.tooMany(MAX_MEMBERS))),
  turn_order: z.enum(['named', 'turns', 'chosen']),
  voice_replies: z.boolean(),
  recalls_other_chats: z.boolean(),
  sampling: SamplingTextsSchema,
});

export const toSettingsValues = (settings: ChatSettings): SettingsValues => ({
  title: settings.title ?? '',
  persona_id: settings.persona_id ?? '',
  reply_length: settings.reply_length ?? '',
  reply_style: settings.reply_style,
  note: settings.note,
  note_depth: String(settings.note_depth),
  lorebook_ids: settings.lorebook_ids,
  members: settings.members,
  turn_order: settings.turn_order,
  voice_replies: settings.voice_replies,
  recalls_other_chats: settings.recalls_other_chats,
  sampling: toSamplingTexts(settings.sampling),
});

export const toChange = (values: z.infer<typeof SettingsFields>): ChangeChatSettings => ({
  ...values,
  title: values.title || null,
  persona_id: values.persona_id || null,
  reply_length: values.reply_length || null,
  note_depth: Number(values.note_depth),
  sampling: readSampling(values.sampling),
});
