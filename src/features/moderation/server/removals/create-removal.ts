import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { newId } from '#shared/ids.ts';
import type { CreateRemoval, RemovalCase } from '../../contract.ts';
import {
  GOOD_FAITH_STATEMENT,
  REMOVAL_NAMES,
  formatRemovalReference,
  computeDeadlines,
} from '../../removal-rules.ts';
import { createCasePathBuilder } from './case-link.ts';
import { presentCase } from './present.ts';
import { findRemovalByKey, insertRemoval, type RemovalRow } from './queries.ts';

/**
 * Stores a notice with its deadlines, emails an acknowledgment and notifies support. The text rules do
 * not apply to it. @throws AppError rate_limited, idempotency_mismatch
 */
export async function createRemoval(
  ctx: Context,
  input: CreateRemoval,
  { address, key }: { address: string; key: string | undefined },
): Promise<RemovalCase> {
  const { name, email, kind, what, signature } = input;
  const buildPath = await createCasePathBuilder(ctx);
  const present = (row: RemovalRow) => presentCase(row, buildPath(row.id), ctx.now());
  const request_key = key === undefined ? null : digest(email, key);
  const earlier = request_key && (await findRemovalByKey(ctx.db, request_key));
  const isSame = (row: RemovalRow) =>
    row.kind === kind && row.what === what && row.name === name && row.signature === signature;
  if (earlier && !isSame(earlier)) throw new AppError('idempotency_mismatch');
  if (earlier) return present(earlier);
  await ctx.limits.consume('submit_address', address);
  await ctx.limits.consume('submit_email', `removal:${email.toLowerCase()}`);
  const now = ctx.now();
  const { answerDue, decisionDue, removalDue } = computeDeadlines(kind, now);
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
    const reference = formatRemovalReference(row.id);
    await sendMail(tx, ctx, {
      template: 'removal_received',
      to: email,
      key: `removal-received:${row.id}`,
      data: {
        name,
        reference,
        kind: REMOVAL_NAMES[kind],
        clocks: [
          ['First answer', answerDue.toISOString()],
          ['Decision', decisionDue.toISOString()],
          ...(removalDue
            ? [
                ['Removal, if the request is approved', removalDue.toISOString()] as [
                  string,
                  string,
                ],
              ]
            : []),
        ],
        link: ctx.config.publicUrl + buildPath(row.id),
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
