import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Metric } from 'prom-client';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { createTelemetry } from '#platform/telemetry.ts';
import { ALERT_CASES, HEALTHY, type AlertCase } from '../helpers/alert-cases.ts';
import { promtool } from '../helpers/promtool.ts';

const RULES = 'deploy/prometheus/everafter.rules.yml';
const DASHBOARD = 'deploy/grafana/everafter.json';
const PAGE = 'docs/operating/alerts.md';
/** After the longest `for` of the rules. */
const LATER = '7h';
const SOON = '110m';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}
const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
  panels: { id: number; title: string; targets?: { expr: string }[] }[];
};
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const folder = mkdtempSync(join(tmpdir(), 'everafter-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lets promtool evaluate the rules over these series, and compare the alerts that fire. */
function evaluate(cases: { alert: string; found: AlertCase | undefined }[]) {
  const tests = cases.map(({ alert, found }) => {
    const series = { ...HEALTHY, ...found?.series };
    const rule = rules.find((one) => one.alert === alert)!;
    const fired = {
      exp_labels: { severity: rule.labels.severity, ...found?.labels },
      exp_annotations: rule.annotations,
    };
    return {
      name: alert,
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: [
        {
          alertname: alert,
          eval_time: alert === 'EverafterClosedAccountsRenew' ? LATER : SOON,
          exp_alerts: found ? [fired] : [],
        },
      ],
    };
  });
  const file = join(folder, 'rules.test.yml');
  writeFileSync(
    file,
    stringify({ rule_files: [resolve(RULES)], evaluation_interval: '1m', tests }),
  );
  return promtool(['test', 'rules', file]);
}

test('promtool reads the rules and the configuration', () => {
  expect(promtool(['check', 'rules', '--lint-fatal', RULES])).toMatchObject({ code: 0 });
  expect(promtool(['check', 'config', 'deploy/prometheus/prometheus.yml'])).toMatchObject({
    code: 0,
  });
});

test('each alert has a case in which it fires, and fires there', () => {
  expect(Object.keys(ALERT_CASES).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  const cases = rules.map(({ alert }) => ({ alert, found: ALERT_CASES[alert]! }));
  expect(evaluate(cases)).toMatchObject({ code: 0 });
});

test('no alert fires while the product is healthy', () => {
  expect(evaluate(rules.map(({ alert }) => ({ alert, found: undefined })))).toMatchObject({
    code: 0,
  });
});

test('a case that does not fire is noticed', () => {
  const [{ alert }] = [rules.find(({ alert: name }) => name === 'EverafterRepliesFail')!];
  expect(evaluate([{ alert, found: { series: {} } }])).toMatchObject({ code: 1 });
});

describe('names in rules and dashboard exist', () => {
  const { registry } = createTelemetry();
  const TARGET = ['job', 'instance', 'le'];

  /** The metrics of an expression with the labels that it selects by, and the labels that it groups by. */
  function namesIn(expr: string) {
    const metrics = [
      ...expr.matchAll(/\b((?:everafter|http|nodejs|process)_\w+)(?:\{([^}]*)\})?/g),
    ];
    return {
      metrics: metrics.map(([, name, selector = '']) => ({
        name: name!,
        labels: [...selector.matchAll(/(\w+)(?:=~?|!=|!~)"/g)].map(([, label]) => label!),
      })),
      groups: [...expr.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, list]) => list!.split(/,\s*/)),
    };
  }
  const find = (name: string): Metric | undefined =>
    registry.getSingleMetric(name) ??
    registry.getSingleMetric(name.replace(/_(bucket|sum|count)$/, ''));
  const labelsOf = (name: string): string[] => [
    ...TARGET,
    ...((find(name) as { labelNames?: string[] } | undefined)?.labelNames ?? []),
  ];

  test.each([...rules.map(({ alert, expr }) => [alert, expr]), ...shown.map((expr) => ['', expr])])(
    '%s %s',
    (_alert, expr) => {
      const { metrics, groups: by } = namesIn(expr!);
      if (expr!.startsWith('up{')) return expect(metrics).toEqual([]);
      expect(metrics.length).toBeGreaterThan(0);
      for (const { name, labels } of metrics) {
        expect(find(name), name).toBeDefined();
        for (const label of [...labels, ...by]) expect(labelsOf(name), name).toContain(label);
        expect(labels).toContain('job');
      }
    },
  );

  test('every metric of the product is on the dashboard and in the handbook', () => {
    const own = registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => /^(everafter|http)_/.test(name));
    expect(own.length).toBeGreaterThan(30);
    const page = readFileSync('docs/operating/telemetry.md', 'utf8');
    const all = shown.join('\n');
    expect(own.filter((name) => !all.includes(name))).toEqual([]);
    expect(own.filter((name) => !page.includes(`\`${name.replace('everafter_', '')}\``))).toEqual(
      [],
    );
  });

  test('panels have unique ids, and titles', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(dashboard.panels.filter(({ title }) => !title)).toEqual([]);
  });
});

test('the handbook has one paragraph for each alert, and the alert links to it', () => {
  const headings = [...readFileSync(PAGE, 'utf8').matchAll(/^### (\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(headings.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  for (const { alert, annotations, labels } of rules) {
    expect(annotations.runbook_url).toBe(`${PAGE}#${alert.toLowerCase()}`);
    expect(['page', 'ticket']).toContain(labels.severity);
  }
});
