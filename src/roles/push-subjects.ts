import { pushedMessage } from '#features/chat/server/index.ts';
import { pushedPictures } from '#features/images/server/index.ts';
import type { PushSubjects } from '#features/push/server/index.ts';

/** Everything that notifications are about, each kind from the feature that owns it. */
export const PUSH_SUBJECTS: PushSubjects = {
  first_message: pushedMessage,
  chat_picture: pushedMessage,
  picture: pushedPictures,
};
