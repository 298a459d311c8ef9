import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { Id } from '#shared/contract.ts';
import type { RemovalCase } from '../../contract.ts';
import { createCasePathBuilder, readCaseToken } from './case-link.ts';
import { presentCase } from './present.ts';
import { findRemoval } from './queries.ts';

/** Reads a request's status by its link. @throws AppError not_found */
export async function readCase(ctx: Context, token: string): Promise<RemovalCase> {
  const id = Id.safeParse(await readCaseToken(ctx, token));
  const row = id.success ? await findRemoval(ctx.db, id.data) : undefined;
  if (!row) throw new AppError('not_found');
  return presentCase(row, (await createCasePathBuilder(ctx))(row.id), ctx.now());
}
