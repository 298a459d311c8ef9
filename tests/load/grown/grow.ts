import type { Pool, PoolClient } from 'pg';
import { addCharacters } from '../bulk-rows.ts';
import { growCases } from './grow-cases.ts';
import { growConversations } from './grow-conversations.ts';
import { growMoney } from './grow-money.ts';
import { growPeople } from './grow-people.ts';
import { growPictures } from './grow-pictures.ts';

/** The size of an installation; everything else is proportional to its users. */
export interface Size {
  users: number;
  messages: number;
  pictures: number;
}

export const LARGE: Size = { users: 100_000, messages: 1_000_000, pictures: 200_000 };

/** The user with the most of everything; the others are `grown-<n>@example.test`. */
export const BUSIEST = 'grown-1@example.test';
export const SUPERUSER = 'grown-2@example.test';

/**
 * Fills a migrated PostgreSQL with the rows of a large installation, realistically uneven: most
 * people have few rows of a kind, some many, one 400 chats, a chat of 20,000 messages and 5,000
 * pictures. All texts are harmless, every character is an adult.
 */
export async function grow(pool: Pool, size: Size, say = (_what: string) => {}): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await createHelpers(client);
    say('people');
    await growPeople(client, size.users);
    say('characters');
    await addCharacters(pool, Math.ceil(size.users / 5));
    await giveOwners(client);
    say('conversations');
    await growConversations(client, size.messages);
    say('pictures');
    await growPictures(client, size.pictures);
    say('money');
    await growMoney(client);
    say('cases');
    await growCases(client);
    say('statistics');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
}

/** Functions and a table of this session: ids that sort by time, and a share from a text. */
async function createHelpers(client: PoolClient): Promise<void> {
  await client.query(`
    CREATE FUNCTION pg_temp.v7(at timestamptz, seed text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
      SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' ||
        substr(md5(seed), 1, 3) || '8' || substr(md5(seed), 4, 15))::uuid $$;
    CREATE FUNCTION pg_temp.share(seed text) RETURNS float LANGUAGE sql IMMUTABLE AS $$
      SELECT ('x' || substr(md5(seed), 1, 7))::bit(28)::int / 268435456.0 $$;
    CREATE TEMP TABLE people (n int PRIMARY KEY, id uuid NOT NULL, at timestamptz NOT NULL)`);
}

/** Nine of ten characters are private, and each has an owner. */
async function giveOwners(client: PoolClient): Promise<void> {
  await client.query(`
    UPDATE characters c SET owner_id = p.id, is_public = numbered.n % 10 = 0,
      created_at = p.at + interval '1 day'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM characters WHERE slug LIKE 'load-%') numbered
    JOIN people p ON p.n = 1 + (numbered.n / 3) * 7 % (SELECT count(*) FROM people)
    WHERE numbered.id = c.id`);
  await client.query(`
    INSERT INTO character_media (id, character_id, position, media_type, mime_type, files, width, height, engine)
    SELECT gen_random_uuid(), c.id, 0, 'image', 'image/webp', jsonb_build_object('360', 'characters/' || c.id || '/360.webp'), 832, 1216, 'illustrated'
    FROM characters c WHERE NOT EXISTS (SELECT FROM character_media m WHERE m.character_id = c.id)`);
  await client.query(`
    INSERT INTO character_slugs (slug) SELECT slug FROM characters ON CONFLICT DO NOTHING`);
  await client.query(`
    UPDATE characters SET publication_asked_at = created_at
    WHERE NOT is_public AND owner_id IS NOT NULL AND deleted_at IS NULL AND pg_temp.share(slug) < 0.01`);
}
