import type { Pool } from 'pg';

/**
 * Adds public adult characters with one picture each up to a total of `total`. Every field varies,
 * so that indexes and rows have realistic sizes.
 */
export async function addCharacters(pool: Pool, total: number): Promise<void> {
  const { rows } = await pool.query<{ count: string }>('SELECT count(*) FROM characters');
  const missing = total - Number(rows[0]!.count);
  if (missing <= 0) return;
  await pool.query(
    `INSERT INTO characters (id, slug, is_public, name, description, age, sex, style, ethnicity, clothing,
       occupation, personality, relationship, voice, hobbies, breast_size, butt_size, body_type,
       hair_color, hair_style, eye_color, opening_message, persona, rank, chat_count)
     SELECT gen_random_uuid(), 'load-' || n, true,
       (ARRAY['Vera','Iris','Noor','Lena','Marco','Theo','Anton','Bruno'])[1 + n % 8] || ' ' ||
         (ARRAY['Falk','Moreau','Haddad','Lindt','Costa','Weber','Novak'])[1 + n % 7],
       (ARRAY['Keeps a bookshop by the harbor.','Repairs old radios and sings along.','Teaches evening classes in drawing.',
         'Bakes at five and reads until noon.','Sails at weekends, whatever the weather.'])[1 + n % 5] || ' Number ' || n || ' of many.',
       21 + n % 45, (ARRAY['female','female','female','female','male','male','male','male'])[1 + n % 8],
       (ARRAY['realistic','anime','realistic'])[1 + n % 3], (ARRAY['caucasian','asian','black','latina'])[1 + n % 4],
       (ARRAY['casual','suit','dress'])[1 + n % 3], (ARRAY['teacher','chef','artist','doctor'])[1 + n % 4],
       (ARRAY['caregiver','confidant','lover'])[1 + n % 3], (ARRAY['friend','girlfriend','wife'])[1 + n % 3],
       'voice_' || 1 + n % 4, ARRAY['hiking','writing'],
       CASE WHEN n % 8 < 4 THEN 'medium' END, CASE WHEN n % 8 < 4 THEN 'medium' END,
       (ARRAY['slim','athletic','curvy'])[1 + n % 3], (ARRAY['brunette','blonde','black'])[1 + n % 3],
       (ARRAY['long','short','curly'])[1 + n % 3], (ARRAY['brown','green','blue'])[1 + n % 3],
       'You came back. Sit down, the kettle is on.', repeat('Patient, curious and a little stubborn. ', 8),
       n % 1000, n % 5000
     FROM generate_series(1, $1::int) AS n`,
    [missing],
  );
  await pool.query(
    `INSERT INTO character_media (id, character_id, position, media_type, mime_type, files, width, height, thumbhash, engine)
     SELECT gen_random_uuid(), c.id, 0, 'image', 'image/webp', s.files, s.width, s.height, s.thumbhash, s.engine
     FROM characters c
     CROSS JOIN (SELECT * FROM character_media WHERE media_type = 'image' LIMIT 1) s
     WHERE c.slug LIKE 'load-%'`,
  );
}

/** Adds finished messages to a chat, alternating between user and character, with ascending ids. */
export async function addMessages(pool: Pool, chatId: string, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO messages (id, chat_id, sender, content, rev, created_at)
     SELECT (lpad(to_hex(1700000000000 + n), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
       $1::uuid, (ARRAY['user','character'])[1 + n % 2],
       (ARRAY['The lamp in the hall is lit.','We could walk along the river before the shops close.','Which song first?',
         'I kept the window open because the rain smells of warm stone, and because the neighbor is learning the cello.'])[1 + n % 4]
         || ' Line ' || n || '.',
       n, to_timestamp(1700000000 + n)
     FROM generate_series(1, $2::int) AS n`,
    [chatId, count],
  );
  // Prompts begin about 150 messages back, after a summary, as in a chat that grew message by message.
  await pool.query(
    `UPDATE chats SET rev = $2::int, message_count = $2::int, last_message_at = now(), sorted_at = now(),
       last_message = '{"content":"The lamp in the hall is lit.","sender":"character","content_type":"text"}',
       prompt_from = (SELECT id FROM messages WHERE chat_id = $1::uuid ORDER BY id DESC OFFSET 150 LIMIT 1),
       prompt_context = 8192
     WHERE id = $1::uuid`,
    [chatId, count],
  );
  await pool.query(
    `INSERT INTO memories (id, chat_id, kind, content, level, from_message_id, upto_message_id)
     SELECT gen_random_uuid(), id, 'summary', 'Robin and the other have talked about rain, songs and the river.', 1,
       (SELECT m.id FROM messages m WHERE m.chat_id = chats.id ORDER BY m.id LIMIT 1), prompt_from
     FROM chats WHERE id = $1::uuid AND prompt_from IS NOT NULL`,
    [chatId],
  );
}

/** Adds pictures to a user's gallery. All share the files of the existing picture. */
export async function addImages(pool: Pool, imageId: string, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO generated_images (id, user_id, position, character_slug, source, prompt, is_nsfw, files, width, height,
       thumbhash, engine, is_demo, seed, sha256, dhash, phash, created_at)
     SELECT (lpad(to_hex(1700000000000 + n), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
       user_id, 0, CASE WHEN n % 2 = 0 THEN character_slug END, source, prompt || ', ' || n, false, files, width, height,
       thumbhash, engine, is_demo, n, sha256, dhash, phash, to_timestamp(1700000000 + n)
     FROM generated_images, generate_series(1, $2::int) AS n WHERE id = $1::uuid`,
    [imageId, count],
  );
}

/** Adds learned facts to a chat, with ascending ids; some words are in many of them. */
export async function addMemories(pool: Pool, chatId: string, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO memories (id, chat_id, kind, content, created_at, updated_at)
     SELECT (lpad(to_hex(1700000000000 + n), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
       $1::uuid, 'learned',
       'Robin''s ' || (ARRAY['dog','cat','sister','brother','mother','boss','friend','neighbor','boat','house','plan','trip',
         'job','book','song','recipe','bike','garden','band','piano'])[1 + n % 20] || ' ' ||
         (ARRAY['is called','likes the old','wants to see','moved near','sold the big','painted a','forgot about','works with'])[1 + (n * 3 + n / 8) % 8]
         || ' ' || (ARRAY['Biscuit','Nora','Rex','Lisbon','Porto','sailing','chess','hospital','river','winter','summer'])[1 + n * 7 % 11]
         || ' in year ' || n || '.',
       to_timestamp(1700000000 + n), to_timestamp(1700000000 + n)
     FROM generate_series(1, $2::int) AS n`,
    [chatId, count],
  );
  await pool.query('ANALYZE memories');
}
