import type { TestApp } from './app.ts';

/** The values of a scrape by name and labels, as Prometheus reads them. */
export async function scrape({ ctx }: Pick<TestApp, 'ctx'>): Promise<Map<string, number>> {
  const lines = (await ctx.telemetry.scrape()).split('\n').filter((line) => /^[a-z]/.test(line));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** The values of one metric, by its labels as written: `{kind="plan"}`; '' means no labels. */
export async function readMetric(app: Pick<TestApp, 'ctx'>, name: string) {
  const all = await scrape(app);
  return Object.fromEntries(
    [...all].flatMap(([key, value]) =>
      key === name || key.startsWith(`${name}{`) ? [[key.slice(name.length), value]] : [],
    ),
  );
}
