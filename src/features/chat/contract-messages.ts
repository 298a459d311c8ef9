import { z } from 'zod';
import { GeneratedImage } from '#features/images/contract.ts';
import { Speech } from '#features/voice/contract.ts';
import { CursorPageQuery, Id, Time } from '#shared/contract.ts';
import { ChatPicture } from './contract-attachments.ts';
import { QuotedMessage } from './contract-quotes.ts';
import { KeptRecording } from './contract-recordings.ts';
import { MessageSpeaker, SpeakerSlug } from './contract-scenes.ts';
import { isBlank, MAX_HINT_LENGTH, MAX_MESSAGE_LENGTH, REACTIONS } from './limits.ts';

export const Sender = z.enum(['user', 'character', 'system']);
export type Sender = z.infer<typeof Sender>;
export const MessageStatus = z.enum(['pending', 'streaming', 'done', 'failed', 'stopped']);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** The number of versions of a reply or greeting, and which one is shown. */
export const Variants = z.object({
  count: z.number().int().meta({ example: 1 }),
  index: z.number().int().meta({ example: 0 }),
});

/** The state of a message that is a picture. */
export const MessagePicture = z
  .object({
    job_id: Id.nullable().meta({
      description:
        'The job that creates it; `GET /generate/jobs/{id}` and `image_job` events report its progress.',
    }),
    description: z.string().meta({
      description: 'What it shows, in words.',
      example: 'a selfie at the beach in a red dress',
    }),
    image: GeneratedImage.pick({
      id: true,
      srcset: true,
      width: true,
      height: true,
      thumbhash: true,
      is_demo: true,
      expires_at: true,
    })
      .nullable()
      .meta({ description: 'Null until it is finished, and after the user deleted it.' }),
    failure: z
      .object({
        code: z.string().meta({ example: 'insufficient_tokens' }),
        detail: z.string().meta({ example: 'A picture in a chat costs 2 tokens.' }),
      })
      .nullable()
      .meta({ description: 'Why it failed; `regenerate` retries it.' }),
  })
  .meta({ id: 'MessagePicture', description: 'Only for an image.' });
export type MessagePicture = z.infer<typeof MessagePicture>;

export const Message = z
  .object({
    id: Id,
    sender: Sender,
    content: z.string().meta({
      description:
        'For an image: its signed URL, valid until `picture.image.expires_at`; empty while there is none.',
      example: 'Good evening. You are early, and the kettle is late.',
    }),
    content_type: z.enum(['text', 'image', 'video']),
    created_at: Time,
    status: MessageStatus,
    variants: Variants.meta({ description: 'Alternative replies; index is 0-based.' }),
    feedback: z.enum(['up', 'down']).nullable(),
    reaction: z.enum(REACTIONS).nullable().optional().meta({
      description: 'The user’s reaction; omitted if there is none.',
      example: '❤️',
    }),
    edited: z.boolean(),
    speaker: MessageSpeaker.nullable().meta({
      description: 'Who speaks in a scene; null: the chat’s own character or the user.',
      example: null,
    }),
    picture: MessagePicture.optional(),
    speech: Speech.optional().meta({
      description: 'The speech of a reply, once it exists. `POST …/speech` creates it.',
    }),
    audio_url: Speech.shape.audio_url.optional().meta({
      description: 'The same as `speech.audio_url`.',
      example: '/media/speech/u/c/m/0-a.mp3?expires=1780000000&signature=x',
    }),
    attachment: ChatPicture.optional().meta({
      description: 'The picture that the user sent with it; the text may then be empty.',
    }),
    recording: KeptRecording.optional(),
    reply_to: QuotedMessage.optional(),
    call_id: Id.nullable().meta({
      description: 'The voice call in which it was said.',
      example: null,
    }),
    imported: z.literal(true).optional().meta({
      description: 'Only for a notice from an imported chat, which can be deleted.',
    }),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;
export const ReadMessagesQuery = CursorPageQuery.extend({
  around: Id.optional().meta({
    description:
      'A message of the chat: the page is centered on it. Excludes `cursor` and `skip`; `next_cursor` and `newer_cursor` continue from there.',
  }),
});
export type ReadMessagesQuery = z.infer<typeof ReadMessagesQuery>;

export const SendMessage = z
  .object({
    content: z.string().max(MAX_MESSAGE_LENGTH),
    speaker: SpeakerSlug.optional(),
    picture_id: Id.optional().meta({
      description:
        'A picture that was uploaded in this chat and not sent yet. The text may then be empty.',
    }),
    recording_id: Id.optional().meta({
      description: 'A recording of the text that was stored in this chat and not sent yet.',
    }),
    reply_to_id: Id.optional().meta({
      description:
        'The message of this chat, from either side, that this one answers. 404 if it was deleted, 422 for a notice or a message without content yet.',
    }),
  })
  .refine(({ content, picture_id }) => picture_id !== undefined || !isBlank(content), {
    message: 'Write something first.',
    path: ['content'],
  })
  .meta({ id: 'SendMessage', example: { content: 'Tell me more about yourself' } });
export type SendMessage = z.infer<typeof SendMessage>;

/** The stored message with the reply that it started (null for a crisis answer). */
export const SentMessage = Message.extend({ reply_id: Id.nullable() }).meta({ id: 'SentMessage' });
export type SentMessage = z.infer<typeof SentMessage>;

export const PatchMessage = z
  .object({
    content: z
      .string()
      .max(MAX_MESSAGE_LENGTH)
      .refine((text) => !isBlank(text), 'Write something first.')
      .optional()
      .meta({
        description: 'New text of a message; the reply to the user’s last message is regenerated.',
        example: 'I meant the blue one.',
      }),
    variant: z.number().int().min(0).max(99).optional().meta({ example: 1 }),
    feedback: z.enum(['up', 'down']).nullable().optional(),
    reaction: z.enum(REACTIONS).nullable().optional().meta({
      description: 'A reaction to a finished message of the character; null removes it.',
      example: '❤️',
    }),
  })
  .refine(
    (body) => Object.values(body).some((value) => value !== undefined),
    'Send content, variant, feedback or reaction.',
  )
  .meta({ id: 'PatchMessage' });
export type PatchMessage = z.infer<typeof PatchMessage>;

export const RegenerateReply = z
  .object({
    hint: z.string().max(MAX_HINT_LENGTH).optional().meta({
      description: 'What the new version should do differently. It is not shown as a message.',
      example: 'Shorter, and ask me something.',
    }),
  })
  .meta({ id: 'RegenerateReply' });

export const Suggestion = z
  .object({
    content: z.string().meta({ example: 'I would love to. Shall we take the long way home?' }),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const StopResult = z.object({ stopped: z.boolean() }).meta({ id: 'StopResult' });
