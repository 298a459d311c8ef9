import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { newId } from '#shared/ids.ts';
import type { CreateRemoval, RemovalCase } from '../../contract.ts';
import {
  GOOD_FAITH_STATEMENT,
  REMOVAL_NAMES,
  removalReference,
  startClocks,
} from '../../removal-rules.ts';
import { casePaths } from './case-path.ts';
import { presentCase } from './present.ts';
import { findRemovalByKey, insertRemoval, type RemovalRow } from './queries.ts';

/**
 * Stores a notice with the clocks that run for it, acknowledges it by mail and tells support.
 * Its words pass no rule. @throws AppError rate_limited
 */
export async function createRemoval(
  ctx: Context,
  input: CreateRemoval,
  { address, key }: { address: string; key: string | undefined },
): Promise<RemovalCase> {
  const { name, email, kind, what, signature } = input;
  const pathOf = await casePaths(ctx);
  const present = (row: RemovalRow) => presentCase(row, pathOf(row.id), ctx.now());
  const request_key = key === undefined ? null : digest(email, key);
  const earlier = request_key && (await findRemovalByKey(ctx.db, request_key));
  const isSame = (row: RemovalRow) =>
    row.kind === kind && row.what === what && row.name === name && row.signature === signature;
  if (earlier && !isSame(earlier)) throw new AppError('idempotency_mismatch');
  if (earlier) return present(earlier);
  await ctx.limits.consume('submit_address', address);
  await ctx.limits.consume('submit_email', `removal:${email.toLowerCase()}`);
  const now = ctx.now();
  const { answerDue, decisionDue, removalDue } = startClocks(kind, now);
  const stored = await ctx.db.transaction(async (tx) => {
    const row = await insertRemoval(tx, {
      id: newId(),
      request_key,
      name,
      email,
      kind,
      what,
      statement: GOOD_FAITH_STATEMENT,
      signature,
      created_at: now,
      answer_due_at: answerDue,
      decision_due_at: decisionDue,
      removal_due_at: removalDue,
    });
    if (!row) return undefined;
    const reference = removalReference(row.id);
    await sendMail(tx, ctx, {
      template: 'removal_received',
      to: email,
      key: `removal-received:${row.id}`,
      data: {
        name,
        reference,
        kind: REMOVAL_NAMES[kind],
        clocks: [
          ['A person answers', answerDue.toISOString()],
          ['It is decided', decisionDue.toISOString()],
          ...(removalDue
            ? [['It is removed, if it is as you say', removalDue.toISOString()] as [string, string]]
            : []),
        ],
        link: ctx.config.publicUrl + pathOf(row.id),
      },
    });
    await sendMail(tx, ctx, {
      template: 'contact_copy',
      to: ctx.config.supportEmail,
      replyTo: email,
      key: `removal-copy:${row.id}`,
      data: {
        kind: `Removal request ${reference}`,
        subject: REMOVAL_NAMES[kind],
        from: `${name} <${email}>`,
        details: [
          ['Request', row.id],
          ['Answer by', answerDue.toISOString()],
          ['Decide by', decisionDue.toISOString()],
          ...(removalDue ? [['Remove by', removalDue.toISOString()] as [string, string]] : []),
          ['Signed', signature],
        ],
        message: what,
      },
    });
    return row;
  });
  const found = stored ?? (request_key && (await findRemovalByKey(ctx.db, request_key)));
  if (!found) throw new AppError('conflict');
  if (!isSame(found)) throw new AppError('idempotency_mismatch');
  return present(found);
}

const digest = (email: string, key: string): string =>
  createHash('sha256').update(`${email.toLowerCase()}\n${key}`).digest('hex');
