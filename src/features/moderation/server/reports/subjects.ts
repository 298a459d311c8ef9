import type { Caller, Context, UserContext } from '#platform/context.ts';
import type { ReportSubject, ReportSubjectType } from '../../contract.ts';

/**
 * Access to reported content. The features that own it depend on moderation, so each provides its kind
 * and the roles assemble them.
 */
export interface ReportSubjectKind {
  /**
   * Finds the subject if the reporter may see it; undefined otherwise.
   * @throws AppError forbidden for visible content that cannot be reported
   */
  find(ctx: Context, caller: Caller, id: string): Promise<{ isPublic: boolean } | undefined>;
  /** Describes subjects for a superuser, without deleted ones. */
  describe(ctx: UserContext, ids: string[]): Promise<Map<string, ReportSubject>>;
}

export type ReportSubjects = Record<ReportSubjectType, ReportSubjectKind>;
