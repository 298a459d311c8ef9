import type { Pool, PoolClient } from 'pg';

/** A node of a plan, as EXPLAIN and auto_explain write it in JSON. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

export interface ExecutedPlan {
  statement: string;
  root: PlanNode;
}

export interface PlanRecorder {
  /** The plans of all statements since the last call, including those inside functions and triggers. */
  take(): ExecutedPlan[];
}

const SETTINGS = {
  log_min_duration: '0',
  log_level: 'notice',
  log_format: 'json',
  log_nested_statements: 'on',
};

/**
 * Records how PostgreSQL actually executes a pool's statements, including prepared ones and cascades.
 * Needs a superuser.
 */
export async function recordPlans(pool: Pool): Promise<PlanRecorder> {
  let plans: ExecutedPlan[] = [];
  const listen = (client: PoolClient): void => {
    client.on('notice', ({ message = '' }) => {
      const [, json] = /^duration: .*?plan:\s*(\{.*)$/s.exec(message) ?? [];
      if (json === undefined) return;
      const logged = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
      plans.push({ statement: logged['Query Text'], root: logged.Plan });
    });
  };
  const settings = Object.entries(SETTINGS).map(([name, value]) => `auto_explain.${name}=${value}`);
  // For new connections, and for the open ones.
  pool.options.options = ['session_preload_libraries=auto_explain', ...settings]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  pool.on('connect', listen);
  const open = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of open) {
    listen(client);
    await client.query(`LOAD 'auto_explain'; SET ${settings.join('; SET ')}`);
    client.release();
  }
  return {
    take() {
      const taken = plans;
      plans = [];
      return taken;
    },
  };
}

/**
 * The tables of which a plan reads every row, in any way. A scan of an index inside a limit is fine, and
 * an index of `partial` always.
 */
export function findWholeReads(root: PlanNode, partial: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const visit = (node: PlanNode, isLimited: boolean): void => {
    const table = node['Relation Name'];
    const walksIndex =
      node['Node Type'].startsWith('Index') &&
      node['Index Cond'] === undefined &&
      !partial.has(node['Index Name'] ?? '');
    if (table !== undefined && node['Node Type'] === 'Seq Scan') found.push(table);
    if (table !== undefined && walksIndex && !isLimited) found.push(`${table} (whole index)`);
    const limitsBelow = isLimited || node['Node Type'] === 'Limit';
    for (const child of node.Plans ?? []) visit(child, limitsBelow);
  };
  visit(root, false);
  return found;
}
