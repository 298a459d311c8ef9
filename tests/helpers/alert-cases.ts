/** A state of the product in which an alert fires: `series` as promtool writes them, one value a minute. */
export interface AlertCase {
  series: Record<string, string>;
  /** The labels of the alert besides its severity. */
  labels?: Record<string, string>;
}

const target = (instance: string) => `job="everafter",instance="${instance}"`;
const A = target('a:3001');
const B = target('b:3001');
const MINUTES = 120;

/** A counter that grows by this amount each minute. */
export const growing = (by: number): string => `0+${by}x${MINUTES}`;
export const steady = (value: number | string): string => `${value}+0x${MINUTES}`;
const of = (name: string, labels = '', at = A): string => `${name}{${at}${labels && `,${labels}`}}`;
/** A counter of another process, which started after an hour. */
const late = `_x70 1+0x${MINUTES - 70}`;
const HALF_SLOW = (name: string, quick: string): Record<string, string> => ({
  [of(`${name}_bucket`, `le="${quick}"`)]: growing(50),
  [of(`${name}_bucket`, 'le="30"')]: growing(100),
  [of(`${name}_bucket`, 'le="+Inf"')]: growing(100),
});

/** All is well: none of the alerts fires. */
export const HEALTHY: Record<string, string> = {
  [of('up')]: steady(1),
  [of('everafter_queue_depth', 'queue="replies"')]: steady(3),
  [of('everafter_queue_oldest_age_seconds', 'queue="replies"')]: steady(2),
  [of('everafter_queue_oldest_age_seconds', 'queue="accounts.export"')]: steady(90),
  [of('nodejs_eventloop_lag_p99_seconds')]: steady(0.02),
  [of('process_open_fds')]: steady(1000),
  [of('process_max_fds')]: steady(65_536),
  [of('everafter_build_info', 'version="1.0.0"')]: steady(1),
  [of('everafter_build_info', 'version="1.0.0"', B)]: steady(1),
  [of('http_requests_total', 'status="200"')]: growing(1000),
  [of('http_requests_total', 'status="500"')]: growing(1),
  [of('http_request_duration_seconds_bucket', 'le="0.1"')]: growing(99),
  [of('http_request_duration_seconds_bucket', 'le="+Inf"')]: growing(100),
  [of('everafter_database_pool_waiting', 'pool="requests"')]: steady(0),
  [of('everafter_reply_first_token_seconds_bucket', 'le="0.5"')]: growing(99),
  [of('everafter_reply_first_token_seconds_bucket', 'le="+Inf"')]: growing(100),
  [of('everafter_replies_total', 'status="done"')]: growing(100),
  [of('everafter_replies_total', 'status="failed"')]: growing(1),
  [of('everafter_engine_requests_total', 'kind="text",engine="gguf"')]: growing(100),
  [of('everafter_engine_errors_total', 'kind="text",engine="gguf",code="engine_timeout"')]:
    growing(2),
  [of('everafter_engine_use', 'kind="text",window="hour"')]: steady(700),
  [of('everafter_engine_use_limit', 'kind="text",window="hour"')]: steady(1000),
  [of('everafter_engine_use', 'kind="image",window="hour"')]: steady(9000),
  [of('everafter_engine_use_limit', 'kind="image",window="hour"')]: steady('+Inf'),
  [of('everafter_spend_refusals_total', 'kind="image"')]: steady(4),
  [of('everafter_job_failures_total', 'queue="mail.send"')]: steady(9),
  [of('everafter_mails_total', 'template="welcome",outcome="dead"')]: steady(2),
  [of('everafter_payment_webhooks_total', 'provider="verotel",result="failed"')]: steady(1),
  [of('everafter_payment_webhooks_total', 'provider="verotel",result="rejected"')]: steady(8),
  [of('everafter_closed_account_renewals')]: steady(0),
};

const [a] = ['a:3001'].map((instance) => ({ job: 'everafter', instance }));
const text = { kind: 'text', engine: 'gguf' };

/** The series that make each alert fire, instead of or in addition to the healthy ones. */
export const ALERT_CASES: Record<string, AlertCase> = {
  EverafterProcessDown: { series: { [of('up')]: steady(0) }, labels: a! },
  EverafterNoWorker: {
    series: { [of('everafter_queue_depth', 'queue="replies"')]: 'stale' },
    labels: { job: 'everafter', queue: 'replies' },
  },
  EverafterEventLoopSlow: {
    series: { [of('nodejs_eventloop_lag_p99_seconds')]: steady(0.4) },
    labels: a!,
  },
  EverafterFilesRunOut: { series: { [of('process_open_fds')]: steady(60_000) }, labels: a! },
  EverafterVersionsDiffer: {
    series: { [of('everafter_build_info', 'version="1.1.0"', B)]: steady(1) },
  },
  EverafterCallsFail: { series: { [of('http_requests_total', 'status="503"', B)]: growing(40) } },
  EverafterCallsSlow: { series: HALF_SLOW('http_request_duration_seconds', '0.1') },
  EverafterDatabasePoolFull: {
    series: { [of('everafter_database_pool_waiting', 'pool="requests"')]: steady(3) },
    labels: { ...a!, pool: 'requests' },
  },
  EverafterFirstTokenSlow: { series: HALF_SLOW('everafter_reply_first_token_seconds', '0.5') },
  EverafterRepliesFail: {
    series: { [of('everafter_replies_total', 'status="failed"')]: growing(9) },
  },
  EverafterRepliesWait: {
    series: { [of('everafter_queue_oldest_age_seconds', 'queue="replies"')]: steady(45) },
  },
  EverafterEngineFails: {
    series: {
      [of('everafter_engine_errors_total', 'kind="text",engine="gguf",code="engine_cut_off"', B)]:
        growing(30),
    },
    labels: text,
  },
  EverafterSpendNearLimit: {
    series: { [of('everafter_engine_use', 'kind="text",window="hour"')]: steady(850) },
    labels: { kind: 'text', window: 'hour' },
  },
  EverafterSpendLimitReached: {
    series: { [of('everafter_spend_refusals_total', 'kind="image"')]: growing(1) },
    labels: { kind: 'image' },
  },
  EverafterJobsWait: {
    series: { [of('everafter_queue_oldest_age_seconds', 'queue="accounts.export"')]: steady(900) },
    labels: { queue: 'accounts.export' },
  },
  EverafterJobsFail: {
    series: { [of('everafter_job_failures_total', 'queue="mail.send"')]: growing(1) },
    labels: { queue: 'mail.send' },
  },
  EverafterMailsDie: {
    series: { [of('everafter_mails_total', 'template="receipt",outcome="dead"', B)]: late },
    labels: { template: 'receipt' },
  },
  EverafterWebhooksFail: {
    series: {
      [of('everafter_payment_webhooks_total', 'provider="ccbill",result="failed"', B)]: late,
    },
    labels: { provider: 'ccbill' },
  },
  EverafterWebhooksRejected: {
    series: {
      [of('everafter_payment_webhooks_total', 'provider="verotel",result="rejected"')]: growing(1),
    },
    labels: { provider: 'verotel' },
  },
  EverafterClosedAccountsRenew: {
    series: { [of('everafter_closed_account_renewals')]: `1+0x${7 * 60}` },
  },
};
