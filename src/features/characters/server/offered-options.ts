import { ConfigError, type Config } from '#platform/config.ts';
import { FieldError, type FieldIssue } from '#platform/errors.ts';
import {
  findRestrictionProblem,
  offeredOptions,
  type Chosen,
  type OptionField,
  type Restricted,
  type Sex,
} from '../options/index.ts';
import { notListed } from '../contract-changes.ts';

/**
 * @throws ConfigError when RESTRICTED_OPTIONS names unknown values, or leaves a field without any
 */
export function checkRestrictedOptions({ restrictedOptions }: Config): void {
  const problem = findRestrictionProblem(restrictedOptions);
  if (problem) throw new ConfigError(problem);
}

interface Offer {
  restricted: Restricted;
  /** The stored character's values, which stay allowed. */
  current?: Chosen;
  /** The path of the choices within the request. */
  within?: string[];
}

/** Refuses values that this installation does not offer, like unknown ones. @throws FieldError */
export function requireOffered(
  sex: Sex,
  chosen: Chosen,
  { restricted, current = {}, within = ['body'] }: Offer,
): void {
  if (restricted.length === 0) return;
  const lists = offeredOptions(sex, restricted, current);
  const issues: FieldIssue[] = [];
  for (const field of Object.keys(lists) as OptionField[]) {
    const value = chosen[field];
    if (value === null || value === undefined) continue;
    for (const [at, id] of [value].flat().entries())
      if (!lists[field]!.some((option) => option.id === id))
        issues.push({
          loc: [...within, field, ...(Array.isArray(value) ? [at] : [])],
          msg: notListed(sex, lists[field]!),
          type: 'custom',
        });
  }
  if (issues.length > 0) throw new FieldError(issues);
}
