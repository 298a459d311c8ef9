import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The process's Prometheus metrics, served at /metrics. */
export function createTelemetry() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const register = { registers: [registry] };
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'HTTP requests by route and status',
      labelNames: ['method', 'route', 'status'],
      ...register,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to the first byte of the answer',
      labelNames: ['route'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      ...register,
    }),
    openStreams: new Gauge({
      name: 'event_streams_open',
      help: 'Event streams held open',
      ...register,
    }),
    replies: new Counter({
      name: 'replies_total',
      help: 'Replies by their end',
      labelNames: ['status'],
      ...register,
    }),
    firstTokenSeconds: new Histogram({
      name: 'reply_first_token_seconds',
      help: 'From the stored message to the first piece of the reply',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
      ...register,
    }),
    images: new Counter({
      name: 'images_total',
      help: 'Generated images by outcome',
      labelNames: ['outcome'],
      ...register,
    }),
    engineUse: new Gauge({
      name: 'engine_use',
      help: 'Images and texts asked of engines in this hour, and in the last 24, by all processes',
      labelNames: ['kind', 'window'],
      ...register,
    }),
    engineLimit: new Gauge({
      name: 'engine_use_limit',
      help: 'Most of them that may be asked for',
      labelNames: ['kind', 'window'],
      ...register,
    }),
    spendRefusals: new Counter({
      name: 'spend_refusals_total',
      help: 'Requests refused since a limit was reached',
      labelNames: ['kind'],
      ...register,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Attempts to send a mail by their end',
      labelNames: ['template', 'outcome'],
      ...register,
    }),
    moderation: new Counter({
      name: 'moderation_outcomes_total',
      help: 'Checked texts by outcome',
      labelNames: ['surface', 'outcome'],
      ...register,
    }),
    closedRenewals: new Gauge({
      name: 'closed_account_renewals',
      help: 'Subscriptions of closed accounts whose providers have not confirmed the end',
      ...register,
    }),
    latePayments: new Counter({
      name: 'late_payments_total',
      help: 'Payments that came after their account was closed, by what became of them',
      labelNames: ['outcome'],
      ...register,
    }),
    webhooks: new Counter({
      name: 'payment_webhooks_total',
      help: 'Callbacks of payment providers by what became of them',
      labelNames: ['provider', 'result'],
      ...register,
    }),
  };
}
export type Telemetry = ReturnType<typeof createTelemetry>;
