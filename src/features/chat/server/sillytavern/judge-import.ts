import { setImmediate as nextTurn } from 'node:timers/promises';
import { refusalMessage, type Category } from '#features/moderation/rules/index.ts';
import { checkText, judgeStream, StreamRefused } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ChatLine } from '../../sillytavern/parse-chat.ts';
import { recordBlocked } from '../record-blocked.ts';

/** Lines judged at once. In between, the process can do other work. */
const AT_ONCE = 8;

/**
 * Judges every line of an imported chat: the user's as messages, the character's in all versions as
 * replies. They were not written just now, so there is no strike, and crisis words are history.
 * @throws AppError content_blocked that names the first refused line
 */
export async function judgeImport(
  ctx: UserContext,
  lines: readonly ChatLine[],
  characterAge: number,
): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const judged = lines
      .slice(from, from + AT_ONCE)
      .map((line, at) =>
        line.sender === 'character'
          ? judgeReply(ctx, line, contentsBefore(lines, from + at, 2), characterAge)
          : judgeMessage(ctx, line, contentsBefore(lines, from + at, 4)),
      );
    for (const [at, category] of (await Promise.all(judged)).entries())
      if (category)
        throw new AppError('content_blocked', {
          detail: `Line ${lines[from + at]!.line}: ${refusalMessage(category)}`,
        });
    await nextTurn();
  }
}

const contentsBefore = (lines: readonly ChatLine[], at: number, count: number): string[] =>
  lines.slice(Math.max(0, at - count), at).map(({ content }) => content);

async function judgeMessage(
  ctx: UserContext,
  { content, versions }: ChatLine,
  previous: string[],
): Promise<Category | undefined> {
  for (const text of versions ?? [content]) {
    const verdict = await checkText(ctx, {
      surface: 'chat_input',
      texts: [text],
      previous,
      userId: ctx.caller.id,
      own: [],
    });
    if (verdict.outcome === 'block') return verdict.categories[0] ?? 'illegal';
  }
  return undefined;
}

async function judgeReply(
  ctx: UserContext,
  { content, versions }: ChatLine,
  previous: string[],
  characterAge: number,
): Promise<Category | undefined> {
  const context = { previous, character_age: characterAge };
  for (const text of versions ?? [content]) {
    const judge = judgeStream(ctx, { surface: 'reply', context }, () => {});
    try {
      judge.push(text);
      await judge.finish();
    } catch (error) {
      if (!(error instanceof StreamRefused)) throw error;
      await recordBlocked(ctx, error, ctx.caller.id);
      return error.categories[0] ?? 'illegal';
    } finally {
      judge.close();
    }
  }
  return undefined;
}
