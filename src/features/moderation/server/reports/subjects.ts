import type { Caller, Context, UserContext } from '#platform/context.ts';
import type { ReportSubject, ReportSubjectType } from '../../contract.ts';

/**
 * How reports reach what they are about. The features that own the subjects stand below moderation,
 * so each brings its kind, and the roles put them together.
 */
export interface ReportSubjectKind {
  /**
   * The subject as the reporter named it, if it is theirs to see; undefined otherwise.
   * @throws AppError forbidden for what is theirs to see and cannot be reported
   */
  find(ctx: Context, caller: Caller, id: string): Promise<{ isPublic: boolean } | undefined>;
  /** What this superuser is shown of these subjects; those that are gone are left out. */
  describe(ctx: UserContext, ids: string[]): Promise<Map<string, ReportSubject>>;
}

export type ReportSubjects = Record<ReportSubjectType, ReportSubjectKind>;
