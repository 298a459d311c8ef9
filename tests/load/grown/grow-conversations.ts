import type { PoolClient } from 'pg';

/** The share of the longest chat in all messages: 20,000 of a million. */
const LONGEST = 0.02;

/** Chats of half of the users with public characters, and their messages with a long tail. */
export async function growConversations(client: PoolClient, messages: number): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE talks AS
    WITH known AS (SELECT id, row_number() OVER (ORDER BY chat_count DESC, id) - 1 AS k, count(*) OVER () AS all_known
      FROM characters WHERE is_public)
    SELECT pg_temp.v7(p.at + interval '1 hour' * j, 'chat ' || n || ' ' || j) AS id, p.id AS user_id, known.id AS character_id,
      p.at + interval '1 hour' * j AS at, n, j, (n = 1 AND j = 0) AS is_longest,
      least(400, 1 / (1 - pg_temp.share('talk ' || n || ' ' || j))) AS weight, 0 AS count
    FROM people p
    CROSS JOIN LATERAL generate_series(0, CASE WHEN n = 1 THEN least(400, (SELECT count(*) FROM known)) - 1
      WHEN n % 100 = 0 THEN 11 WHEN n % 10 = 0 THEN 2 WHEN n % 2 = 0 THEN 0 ELSE -1 END) j
    JOIN known ON known.k = (n::bigint * 31 + j) % known.all_known`);
  await client.query(
    `UPDATE talks SET count = CASE WHEN is_longest THEN ($1::int * $2::float)::int
       ELSE greatest(1, round(weight * $1::int * (1 - $2::float) / (SELECT sum(weight) FROM talks WHERE NOT is_longest)))::int END`,
    [messages, LONGEST],
  );
  await client.query(`
    INSERT INTO chats (id, user_id, character_id, rev, message_count, last_message, last_message_at, unread, sorted_at, created_at, removed_at)
    SELECT id, user_id, character_id, count, count,
      '{"content":"The lamp in the hall is lit.","sender":"character","content_type":"text"}', at + interval '1 minute' * count,
      (n + j) % 5 / 4,
      at + interval '1 minute' * count, at, CASE WHEN n <> 1 AND (n + j) % 97 = 0 THEN now() - interval '3 days' END
    FROM talks`);
  await client.query(`
    INSERT INTO messages (id, chat_id, sender, content, rev, created_at)
    SELECT pg_temp.v7(at + interval '1 minute' * k, id::text || k), id, (ARRAY['user','character'])[1 + k % 2],
      (ARRAY['The lamp in the hall is lit.','We could walk along the river before the shops close.','Which song first?',
        'I kept the window open because the rain smells of warm stone, and because the neighbor is learning the cello.'])[1 + k % 4]
        || ' Line ' || k || '.', k, at + interval '1 minute' * k
    FROM talks, generate_series(1, count) k ORDER BY at`);
  // A call in every third chat, to which its newest messages belong.
  await client.query(`
    INSERT INTO calls (id, user_id, chat_id, status, end_reason, price_per_minute, minutes, socket_hash, lease_until, created_at, picked_up_at, ended_at)
    SELECT gen_random_uuid(), user_id, id, 'ended', 'hung_up', 3, 4, md5(id::text), at, at, at, at + interval '4 minutes'
    FROM talks WHERE is_longest OR (n + j) % 3 = 0`);
  await client.query(`
    UPDATE messages SET call_id = calls.id
    FROM calls, LATERAL (SELECT m.id FROM messages m WHERE m.chat_id = calls.chat_id ORDER BY m.id DESC LIMIT 20) AS said
    WHERE messages.id = said.id`);
  await client.query(`
    UPDATE chats SET prompt_context = 8192,
      prompt_from = (SELECT m.id FROM messages m WHERE m.chat_id = chats.id ORDER BY m.id DESC OFFSET 150 LIMIT 1)
    WHERE message_count > 150`);
  await client.query(`
    INSERT INTO memories (id, chat_id, kind, content, level, from_message_id, upto_message_id)
    SELECT gen_random_uuid(), id, 'summary', 'They have talked about rain, songs and the river.', 1,
      (SELECT m.id FROM messages m WHERE m.chat_id = chats.id ORDER BY m.id LIMIT 1), prompt_from
    FROM chats WHERE prompt_from IS NOT NULL`);
  // A fact for every tenth message, at most 2,000 per chat.
  await client.query(`
    INSERT INTO memories (id, chat_id, kind, content, source_message_id, depends_on, created_at, updated_at)
    SELECT gen_random_uuid(), chat_id, 'learned', 'Robin keeps ' || (ARRAY['a lamp','a boat','a map','a cello'])[1 + at % 4]
      || ' at the ' || (ARRAY['harbor','market','mill'])[1 + at % 3] || ', number ' || at || '.', id, id, created_at, created_at
    FROM (SELECT id, chat_id, created_at, row_number() OVER (PARTITION BY chat_id ORDER BY id) AS at FROM messages) AS said
    WHERE at % 10 = 0 AND at <= 20000`);
  await client.query(`
    INSERT INTO personas (id, user_id, name, description, is_default)
    SELECT gen_random_uuid(), user_id, 'Robin', 'Sails on Sundays.', true FROM talks GROUP BY user_id`);
  await client.query(`
    INSERT INTO lorebooks (id, user_id, name, book)
    SELECT gen_random_uuid(), user_id, 'The harbor', '{"entries":[{"keys":["harbor"],"content":"It closes at nine."}]}'
    FROM talks WHERE n = 1 OR j > 0 GROUP BY user_id`);
  await client.query(`
    INSERT INTO message_variants (message_id, position, content, status)
    SELECT id, 0, content, 'done' FROM messages WHERE sender = 'character' AND pg_temp.share(id::text) < 0.01`);
  await client.query(`
    INSERT INTO chat_requests (user_id, key, digest, message_id, created_at)
    SELECT user_id, 'grown ' || n || ' ' || j, md5(n::text), id, now() - interval '1 hour' * (n % 24) FROM talks WHERE n % 4 = 0`);
}
