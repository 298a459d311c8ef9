import type { Context } from '#platform/context.ts';
import type { PushKind } from '../limits.ts';

/** What a notification is about, as it is now. */
export interface PushSubject {
  /** A sentence without any of the content. */
  title: string;
  /** A text's beginning, for users who allow it; null when there is none. */
  words: string | null;
  /** The path of the page that shows it. */
  path: string;
  /** Notifications of the same thread replace each other. */
  thread: string;
}

/** Reads a subject by its id; null when it is gone, another user's, or already seen. */
export type ReadPushSubject = (
  ctx: Context,
  userId: string,
  id: string,
) => Promise<PushSubject | null>;

/** Each kind from the feature that owns it. Assembled in `roles/push-subjects.ts`. */
export type PushSubjects = Record<PushKind, ReadPushSubject>;
