import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { newId } from '#shared/ids.ts';
import { BUSIEST, SUPERUSER } from './grow.ts';

/** The callers: a visitor, a user with a dozen chats, the user with the most of everything, support staff. */
export type Caller = 'visitor' | 'person' | 'busiest' | 'superuser';

const EMAILS = { person: 'grown-100@example.test', busiest: BUSIEST, superuser: SUPERUSER };

/** A call from a page or from support staff. `route` is its entry in the API's document. */
export interface PageCall {
  route: string;
  path: string;
  caller: Caller;
  method?: 'GET' | 'POST' | 'PATCH';
  body?: object;
}

/** Signs everybody in with a row, because only the call is measured. */
export async function openSessions(pool: Pool): Promise<Record<Caller, string>> {
  const tokens: Record<Caller, string> = { visitor: '', person: '', busiest: '', superuser: '' };
  for (const [caller, email] of Object.entries(EMAILS)) {
    const token = randomBytes(32).toString('base64url');
    await pool.query(
      `INSERT INTO sessions (id, user_id, token_hash, expires_at)
       SELECT $1, id, $2, now() + interval '1 day' FROM users WHERE lower(email) = $3`,
      [newId(), createHash('sha256').update(token).digest('base64url'), email],
    );
    tokens[caller as Caller] = token;
  }
  return tokens;
}

/** GET routes of the API's document that no page calls alone, and why they are skipped. */
export const NOT_PAGES: Record<string, string> = {
  '/age-acknowledgements': 'reads a cookie',
  '/users/me/export': 'starts a job',
  '/exports/{token}': 'a file by its mail',
  '/exports/{token}/state': 'needs a token of a mail',
  '/mails/{token}/stop': 'needs a token of a mail',
  '/account-changes/{token}/undo': 'needs a token of a mail',
  '/removal-requests/case/{token}': 'needs a token of a mail',
  '/billing/checkout/{id}': 'asks the payment provider',
  '/billing/webhooks/{provider}': 'a provider’s call',
  '/characters/options/picture': 'draws',
  '/characters/preview': 'draws',
  '/characters/{slug}/share.jpg': 'asked for by sites that show a link',
  '/characters/clone-preview': 'fetches from elsewhere',
  '/characters/{slug}/card.png': 'draws',
  '/characters/{slug}/card.charx': 'draws',
  '/generate/suggestions/{id}/picture': 'draws',
  '/chat/{chat_id}/events': 'stays open',
  '/chat/{chat_id}/export.jsonl': 'a file',
  '/voices/{sex}/{voice}/sample': 'speaks',
  '/transcriptions': 'reads nothing',
  '/events': 'stays open',
  '/submissions/stamp': 'reads nothing',
};

interface Ids {
  slug: string;
  own: string;
  chat: string;
  longest: string;
  character: string;
  lorebook: string;
  image: string;
  job: string;
  receipt: string;
  call: string;
  user: string;
  affiliate: string;
}

async function readIds(pool: Pool): Promise<Ids> {
  const { rows } = await pool.query<Ids>(
    `SELECT
       (SELECT slug FROM characters WHERE is_public ORDER BY chat_count DESC LIMIT 1) AS slug,
       (SELECT slug FROM characters c WHERE c.owner_id = me.id LIMIT 1) AS own,
       (SELECT c.id FROM chats c WHERE c.user_id = me.id ORDER BY sorted_at DESC LIMIT 1) AS chat,
       (SELECT c.id FROM chats c WHERE c.user_id = me.id ORDER BY message_count DESC LIMIT 1) AS longest,
       (SELECT s.slug FROM chats c JOIN characters s ON s.id = c.character_id WHERE c.user_id = me.id ORDER BY message_count DESC LIMIT 1) AS character,
       (SELECT l.id FROM lorebooks l WHERE l.user_id = me.id LIMIT 1) AS lorebook,
       (SELECT i.id FROM generated_images i WHERE i.user_id = me.id AND removed_at IS NULL LIMIT 1) AS image,
       (SELECT j.id FROM image_jobs j WHERE j.user_id = me.id LIMIT 1) AS job,
       (SELECT p.id FROM payments p JOIN token_wallets w ON w.id = p.wallet_id WHERE w.user_id = me.id LIMIT 1) AS receipt,
       (SELECT c.id FROM calls c WHERE c.user_id = me.id LIMIT 1) AS call,
       me.id AS user, (SELECT id FROM affiliates LIMIT 1) AS affiliate
     FROM users me WHERE lower(email) = $1`,
    [BUSIEST],
  );
  return rows[0]!;
}

/** All reads of pages, in their most expensive forms: filters, far pages, rare words. */
export async function listPageCalls(pool: Pool): Promise<PageCall[]> {
  const ids = await readIds(pool);
  const calls: PageCall[] = [];
  const add = (caller: Caller, route: string, ...queries: string[]) => {
    const path = fillIn(route, ids);
    for (const query of queries.length > 0 ? queries : ['']) {
      calls.push({ caller, route, path: path + query });
    }
  };
  const people = (route: string, ...queries: string[]) => {
    add('person', route, ...queries);
    add('busiest', route, ...queries);
  };
  for (const caller of ['visitor', 'busiest'] as const) {
    add(caller, '/characters/', ...LISTS);
    add(
      caller,
      '/characters/search',
      '',
      '?q=vera',
      '?q=ver',
      '?q=v',
      '?q=harbr&limit=20',
      '?q=zyx',
    );
    add(caller, '/characters/{slug}');
    add(caller, '/characters/options');
    add(caller, '/billing/plans');
    add(caller, '/login/providers');
    add(caller, '/generate/suggestions');
    add(caller, '/characters/{slug}/card.json');
  }
  add('busiest', '/characters/', '?only_private=true&limit=200');
  people('/users/me');
  for (const route of OWN_LISTS) people(route, '', '?limit=200');
  for (const route of [
    '/users/me/identities',
    '/push/key',
    '/users/me/standing',
    '/billing/subscription',
    '/generate/jobs',
  ])
    people(route);
  people('/chat/', '?skip=100');
  people('/chat/search', '?q=harbor', '?q=the%20har', '?q=zyx');
  add('busiest', '/chat/{chat_id}', '', '?limit=200', '?limit=50&skip=10000');
  add('busiest', '/chat/character/{slug}', '');
  add('busiest', '/chat/{chat_id}/settings');
  add('busiest', '/chat/{chat_id}/memories', '', '?limit=200', '?q=harbor', '?kind=learned');
  people('/calls/current');
  add('busiest', '/calls/{id}');
  people('/personas');
  people('/lorebooks');
  add('busiest', '/lorebooks/{lorebook_id}');
  add('busiest', '/lorebooks/{lorebook_id}/file');
  add('busiest', '/generate/', '?limit=200&source=chat', '?character_slug=load-3', '?skip=2000');
  for (const route of [
    '/generate/image/{image_id}',
    '/generate/jobs/{job_id}',
    '/billing/receipts/{id}',
  ])
    add('busiest', route);
  for (const route of [
    '/affiliate',
    '/affiliate/days',
    '/affiliate/commissions',
    '/affiliate/payouts',
  ])
    add('busiest', route);
  add('superuser', '/users/', ...ACCOUNTS);
  add('superuser', '/users/{user_id}');
  add('superuser', '/admin/payments', '', '?limit=200', `?user_id=${ids.user}`);
  add(
    'superuser',
    '/admin/payment-events',
    ...['received', 'applied', 'ignored'].map((state) => `?state=${state}`),
  );
  for (const route of DESK) add('superuser', route, '', '?limit=200');
  add('superuser', '/reports', '?status=dismissed');
  add('superuser', '/appeals', '?status=declined');
  add('superuser', '/submissions/contact', '?status=closed');
  add('superuser', '/admin/text-engine');
  add('superuser', '/admin/affiliates');
  add('superuser', '/admin/affiliates/{id}');
  calls.push(...writes(ids));
  return calls;
}

const LISTS = [
  '',
  '?limit=200',
  '?sex=female&style=anime',
  '?sort=newest',
  '?skip=1200&limit=12',
  '?age_min=40&ethnicity=asian',
  '?hair_color=blonde&personality=lover',
];
const ACCOUNTS = [
  '',
  '?limit=200',
  '?plan=premium',
  '?plan=free',
  '?state=active',
  '?state=suspended',
  '?state=inactive',
  '?state=leaving',
  '?q=grown-777',
  '?q=robin',
  '?q=example',
  '?q=ro',
  '?q=zyx',
  '?skip=10000',
];
const OWN_LISTS = [
  '/users/me/sessions',
  '/users/me/security-events',
  '/users/me/appeals',
  '/chat/',
  '/generate/',
  '/billing/ledger',
  '/billing/receipts',
];
const DESK = [
  '/characters/publications',
  '/reports',
  '/removal-requests',
  '/appeals',
  '/strikes',
  '/submissions/contact',
  '/submissions/affiliate',
  '/admin/payouts',
];

function fillIn(route: string, ids: Ids): string {
  const values: Record<string, string> = {
    '{slug}': route.startsWith('/chat/') ? ids.character : ids.slug,
    '{chat_id}': ids.longest,
    '{lorebook_id}': ids.lorebook,
    '{image_id}': ids.image,
    '{job_id}': ids.job,
    '{user_id}': ids.user,
    '{id}': route.startsWith('/admin/affiliates')
      ? ids.affiliate
      : route.startsWith('/calls/')
        ? ids.call
        : ids.receipt,
  };
  return route.replaceAll(/\{\w+\}/g, (name) => values[name] ?? name);
}

/** The most frequent writes of pages. */
function writes(ids: Ids): PageCall[] {
  const post = (route: string, path: string, body: object): PageCall => ({
    caller: 'busiest',
    method: 'POST',
    route,
    path,
    body,
  });
  return [
    post('/chat/{chat_id}/messages', `/chat/${ids.longest}/messages`, {
      content: 'Shall we walk to the harbor?',
    }),
    post('/chat/{chat_id}/read', `/chat/${ids.longest}/read`, {}),
    post('/reports', '/reports', {
      subject_type: 'character',
      subject_id: ids.slug,
      reason: 'spam',
    }),
    {
      caller: 'busiest',
      method: 'PATCH',
      route: '/users/me/preferences',
      path: '/users/me/preferences',
      body: { proactive: false },
    },
    {
      caller: 'busiest',
      method: 'PATCH',
      route: '/users/me',
      path: '/users/me',
      body: { full_name: 'Robin Weber' },
    },
  ];
}
