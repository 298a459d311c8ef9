import type { Config } from './config.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import project from '../../package.json' with { type: 'json' };

/** Gauges from the library whose names suggest a counter. Other gauges report the same numbers. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const FIRST_TOKEN_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];
const WHOLE_REPLY_SECONDS = [0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120];
const ENGINE_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const JOB_SECONDS = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 300, 900];

/**
 * The process's Prometheus metrics, served at /metrics. Names: docs/operating/telemetry.md. Labels
 * have few values, and never describe a person.
 */
export function createTelemetry({ roles }: Pick<Config, 'roles'> = { roles: [] }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);

  const base = <L extends string>(name: string, help: string, labelNames: L[]) => ({
    name,
    help,
    labelNames,
    registers: [registry],
  });
  const counter = <L extends string = never>(name: string, help: string, ...labels: L[]) =>
    new Counter<L>(base(`everafter_${name}_total`, help, labels));
  const gauge = <L extends string = never>(name: string, help: string, ...labels: L[]) =>
    new Gauge<L>(base(`everafter_${name}`, help, labels));
  const seconds = <L extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    ...labels: L[]
  ) => new Histogram<L>({ ...base(`everafter_${name}_seconds`, help, labels), buckets });

  gauge(
    'build_info',
    'Always 1; the labels name the running version',
    'version',
    'node',
    'roles',
  ).set({ version: project.version, node: process.versions.node, roles: roles.join(',') }, 1);
  const http = (name: string) => `http_${name}`;
  const readings: (() => Promise<void> | void)[] = [];
  return {
    registry,
    /** Registers a function that updates gauges before each scrape; `read` must not fail. */
    beforeScrape: (read: () => Promise<void> | void) => void readings.push(read),
    async scrape(): Promise<string> {
      await Promise.all(readings.map((read) => read()));
      return registry.metrics();
    },
    requests: new Counter(
      base(http('requests_total'), 'HTTP requests by route and status', [
        'method',
        'route',
        'status',
      ]),
    ),
    requestSeconds: new Histogram({
      ...base(http('request_duration_seconds'), 'Time to the first byte of the answer', ['route']),
      buckets: REQUEST_SECONDS,
    }),
    openStreams: gauge('event_streams_open', 'Event streams held open'),
    openCallSockets: gauge('call_sockets_open', 'Sockets of voice calls held open'),
    replies: counter('replies', 'Replies by outcome', 'status'),
    firstTokenSeconds: seconds(
      'reply_first_token',
      'From the stored message to the first piece of the reply',
      FIRST_TOKEN_SECONDS,
    ),
    replySeconds: seconds(
      'reply_duration',
      'From the stored message to the stored reply, for complete replies',
      WHOLE_REPLY_SECONDS,
    ),
    queueDepth: gauge(
      'queue_depth',
      'Due items waiting, by queue; all workers report the same',
      'queue',
    ),
    queueAge: gauge(
      'queue_oldest_age_seconds',
      'How long the oldest due item has waited; 0 if none',
      'queue',
    ),
    jobSeconds: seconds('job_duration', 'Duration of a job run', JOB_SECONDS, 'queue'),
    jobFailures: counter(
      'job_failures',
      'Failed job runs, including those that are retried',
      'queue',
    ),
    engineRequests: counter('engine_requests', 'Requests to engines', 'kind', 'engine'),
    engineErrors: counter(
      'engine_errors',
      'Failed requests to engines, including those that are retried, by error',
      'kind',
      'engine',
      'code',
    ),
    engineSeconds: seconds(
      'engine_request_duration',
      'Duration of a whole request to an engine, including retries',
      ENGINE_SECONDS,
      'kind',
      'engine',
    ),
    engineUse: gauge(
      'engine_use',
      'Images and texts requested from engines in this hour and in the last 24, by all processes',
      'kind',
      'window',
    ),
    engineLimit: gauge('engine_use_limit', 'Limit of these requests', 'kind', 'window'),
    spendRefusals: counter('spend_refusals', 'Requests refused since a limit was reached', 'kind'),
    images: counter('images', 'Generated images by outcome', 'outcome'),
    mails: counter('mails', 'Attempts to send a mail by outcome', 'template', 'outcome'),
    pushes: counter('pushes', 'Attempts to push a notification by outcome', 'kind', 'outcome'),
    moderation: counter('moderation_outcomes', 'Checked texts by outcome', 'surface', 'outcome'),
    poolConnections: gauge(
      'database_pool_connections',
      'Connections to the database by state',
      'pool',
      'state',
    ),
    poolWaiting: gauge('database_pool_waiting', 'Queries that wait for a connection', 'pool'),
    poolLimit: gauge('database_pool_limit', 'Maximum open connections', 'pool'),
    signUps: counter('sign_ups', 'New accounts by the provider of their first sign-in', 'provider'),
    paidMinor: counter(
      'paid_minor_units',
      'Money of settled payments, in minor units (cents) of the currency',
      'currency',
      'kind',
    ),
    returnedMinor: counter(
      'returned_minor_units',
      'Money returned by refunds and chargebacks, in minor units (cents) of the currency',
      'currency',
    ),
    tokensGranted: counter('tokens_granted', 'Tokens credited to wallets, by reason', 'kind'),
    tokensSpent: counter('tokens_spent', 'Tokens spent, by purpose', 'purpose'),
    tokensReturned: counter('tokens_returned', 'Spent tokens refunded, by purpose', 'purpose'),
    spans: counter('trace_spans', 'Spans by whether the collector accepted them', 'outcome'),
    closedRenewals: gauge(
      'closed_account_renewals',
      'Subscriptions of closed accounts whose providers have not confirmed the end',
    ),
    latePayments: counter(
      'late_payments',
      'Payments that arrived after their account was closed, by outcome',
      'outcome',
    ),
    webhooks: counter(
      'payment_webhooks',
      'Callbacks of payment providers by outcome',
      'provider',
      'result',
    ),
  };
}
export type Telemetry = ReturnType<typeof createTelemetry>;
