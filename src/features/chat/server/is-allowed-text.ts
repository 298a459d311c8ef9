import { judgeStream, StreamRefused } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { recordBlocked } from './record-blocked.ts';

/**
 * Whether an engine's text may enter later prompts: it is moderated like a reply. A rejection is
 * recorded.
 */
export async function isAllowedText(ctx: Context, text: string, userId: string): Promise<boolean> {
  const judge = judgeStream(ctx, { surface: 'reply' }, () => {});
  try {
    judge.push(text);
    await judge.finish();
    return true;
  } catch (error) {
    if (!(error instanceof StreamRefused)) throw error;
    await recordBlocked(ctx, error, userId);
    return false;
  } finally {
    judge.close();
  }
}
