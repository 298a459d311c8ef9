import { randomUUID } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { createSignedAddresses } from '#platform/signed-addresses.ts';
import { readSigningSecret } from '#platform/signing-secrets.ts';
import { ok, problem, warning, type Check, type Outcome } from './check.ts';
import type { OpenedDatabase } from './check-database.ts';

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** Whether people reach this installation, and can sign in there. */
export const reachChecks = (
  config: Config,
  open: (() => Promise<Pick<OpenedDatabase, 'db'>>) | null,
): Check[] => [
  {
    name: 'address',
    advice: `PUBLIC_URL is ${config.publicUrl}: start the product and the proxy, or correct it, its name in the DNS, or its certificate.`,
    run: async () =>
      open ? checkAddress(config, open) : warning('not checked before the first start.'),
  },
  { name: 'proxies', advice: '', run: async () => checkProxies(config) },
  {
    name: 'sign-in',
    advice: 'Let this machine reach the provider.',
    run: () => checkSignIn(config),
  },
];

/** Requests a nonexistent file at an address that only this database's key can have signed. */
async function checkAddress(
  { publicUrl, appEnv }: Config,
  open: () => Promise<Pick<OpenedDatabase, 'db'>>,
): Promise<Outcome> {
  const answer = await fetch(`${publicUrl}/api/v1/characters/?limit=1`, { redirect: 'manual' });
  if (answer.status >= 300 && answer.status < 400)
    return problem(
      `${publicUrl} redirects to ${answer.headers.get('location')}: set PUBLIC_URL to its target.`,
    );
  if (!answer.ok)
    return problem(`${publicUrl} answers ${answer.status}: check the proxy and /ready.`);
  const secret = await readSigningSecret((await open()).db, 'media');
  const key = `images/${randomUUID()}/${randomUUID()}/0.webp`;
  const path = createSignedAddresses(secret).sign(key, new Date());
  const { status } = await fetch(publicUrl + path);
  if (status !== 404)
    return problem(
      `${publicUrl} is another installation, or one with another database (${status}): correct PUBLIC_URL or DATABASE_URL, or restart it after a rotation.`,
    );
  return appEnv === 'production' && !publicUrl.startsWith('https://')
    ? problem(
        `${publicUrl} is this installation, without TLS: put a proxy that terminates TLS in front of it.`,
      )
    : ok(`${publicUrl} is this installation`);
}

function checkProxies({ trustProxy, publicUrl, host }: Config): Outcome {
  const { protocol, hostname } = new URL(publicUrl);
  const trustsNobody = 'hops' in trustProxy && trustProxy.hops === 0;
  if (trustsNobody && protocol === 'https:')
    return problem(
      'PUBLIC_URL is https, so a proxy terminates TLS, but TRUST_PROXY is false: everybody seems to come from one address. Set TRUST_PROXY=true.',
    );
  if (!trustsNobody && protocol === 'http:' && LOOPBACK.test(hostname))
    return warning(
      'TRUST_PROXY is set, but PUBLIC_URL points to this machine: without a proxy, callers can spoof any address.',
    );
  if (!trustsNobody && 'hops' in trustProxy && (host === '0.0.0.0' || host === '::'))
    return warning(
      `HOST is ${host}: anyone who can reach this port without the proxy can spoof any address. Bind it to a private address, or keep the port behind a firewall.`,
    );
  return ok(trustsNobody ? 'none is trusted' : `trusted: ${describeProxies(trustProxy)}`);
}

const describeProxies = (proxies: Config['trustProxy']): string =>
  'hops' in proxies ? `the last ${proxies.hops}` : proxies.ranges.join(', ');

async function checkSignIn({ google, discord, appEnv }: Config): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (google.clientId) {
    const { ok: isThere, status } = await fetch(google.jwksUrl);
    outcomes.push(
      isThere
        ? ok('Google: its keys can be read')
        : problem(`Google: its keys cannot be read (${status}). Let this machine reach it.`),
    );
    if (appEnv === 'production' && !google.clientId.endsWith('.apps.googleusercontent.com'))
      outcomes.push(
        warning('Google: GOOGLE_CLIENT_ID does not end with .apps.googleusercontent.com.'),
      );
  }
  if (discord.clientId) {
    const { status } = await fetch(`${discord.apiUrl}/gateway`);
    outcomes.push(
      status < 500
        ? ok('Discord: its API can be reached')
        : problem(`Discord: its API answers ${status}. Try again later.`),
    );
    if (appEnv === 'production' && !/^\d+$/.test(discord.clientId))
      outcomes.push(warning('Discord: DISCORD_CLIENT_ID is not a number.'));
  }
  if (outcomes.length > 0) return outcomes;
  return [
    appEnv === 'production'
      ? problem('nobody can sign in: set GOOGLE_CLIENT_ID, or DISCORD_CLIENT_ID with its secret.')
      : warning('by ready-made people, which production removes: set GOOGLE_CLIENT_ID or Discord.'),
  ];
}
