import type { Context } from '#platform/context.ts';
import { coarsePlace, describeDevice } from '../../describe-device.ts';
import { resolvePreferences } from '../../preferences.ts';
import { planAt } from '../../rules.ts';
import type { AccountParts, ExportSource } from '../parts.ts';
import { selectFormerEmails } from '../profile/email-queries.ts';
import { findUserWithProviders, selectIdentities } from '../queries.ts';
import { presentSecurityEvent } from '../security/list-events.ts';
import { selectSecurityEvents } from '../security/queries.ts';
import { selectSessions } from '../session-queries.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Exports the account: profile, preferences, providers, sessions (without tokens) and today's usage. */
export function accountSource({ readUsage }: Pick<AccountParts, 'readUsage'>): ExportSource {
  return {
    title: 'Your account',
    about:
      'Profile, preferences, ways to sign in, sessions, security events, and what you used today.',
    count: async () => 1,
    async *files(ctx, userId, done) {
      const found = await findUserWithProviders(ctx.db, userId);
      if (!found) return;
      const user = { ...found.user, plan: planAt(found.user, ctx.now()) };
      yield { path: 'account/profile.json', content: json(profileOf(user)) };
      yield { path: 'account/preferences.json', content: json(resolvePreferences(user)) };
      yield { path: 'account/sign-in.json', content: json(await signInOf(ctx, userId)) };
      yield { path: 'account/security-events.jsonl', content: readEvents(ctx, userId) };
      yield { path: 'account/usage.json', content: json(await readUsage(ctx.db, ctx, user)) };
      done(1);
    },
  };
}

const EVENTS_AT_ONCE = 500;

/** Yields the security events, latest first, one page in memory at a time. */
async function* readEvents(ctx: Context, userId: string): AsyncGenerator<string> {
  let after: string | undefined;
  for (;;) {
    const page = { after, limit: EVENTS_AT_ONCE };
    const rows = await selectSecurityEvents(ctx.db, userId, page);
    for (const event of rows.map(presentSecurityEvent))
      if (event) yield `${JSON.stringify(event)}\n`;
    if (rows.length < EVENTS_AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

type User = NonNullable<Awaited<ReturnType<typeof findUserWithProviders>>>['user'];

function profileOf(user: User) {
  const { preferences: _told, picture_image_id: image, ...profile } = user;
  return { ...profile, picture_of_image: image };
}

async function signInOf(ctx: Context, userId: string) {
  const [identities, sessions, emails] = await Promise.all([
    selectIdentities(ctx.db, userId),
    selectSessions(ctx.db, userId, ctx.now()),
    selectFormerEmails(ctx.db, userId),
  ]);
  return {
    providers: identities.map(({ user_id: _own, ...identity }) => identity),
    sessions: sessions.map(({ user_agent, address, created_at, last_seen_at, expires_at }) => ({
      device: describeDevice(user_agent),
      user_agent,
      address,
      place: coarsePlace(address),
      created_at,
      last_seen_at,
      expires_at,
    })),
    addresses_entered: [...new Set(emails)],
  };
}
