import type { PoolClient } from 'pg';

/** Jobs of two pictures each: a fortieth of all is one person's, the others are uneven. */
export async function growPictures(client: PoolClient, pictures: number): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE orders AS
     SELECT k, pg_temp.v7(at, 'job ' || k) AS id, user_id, at,
       ARRAY[pg_temp.v7(at, 'picture ' || k || ' 0'), pg_temp.v7(at, 'picture ' || k || ' 1')] AS image_ids
     FROM (SELECT k, p.id AS user_id, now() - interval '400 days' * (1 - k / $1::float) AS at
       FROM generate_series(1, $1::int) k JOIN people p ON p.n = CASE WHEN k % 40 = 0 THEN 1
         ELSE 1 + floor(pg_temp.share('painter ' || k) ^ 2 * (SELECT count(*) FROM people))::int END) placed`,
    [Math.ceil(pictures / 2)],
  );
  await client.query(`
    INSERT INTO image_jobs (id, user_id, character_slug, source, prompt, is_nsfw, aspect, full_prompt, negative_prompt, seed, count,
      image_ids, price, status, progress, deadline_at, created_at, ended_at)
    SELECT id, user_id, NULL, CASE WHEN k % 3 = 0 THEN 'chat' ELSE 'studio' END, 'By the harbor at dusk, ' || k, false, 'portrait',
      'An adult by the harbor at dusk', '', k, 2, image_ids, 5, 'done', '[1, 1]', at + interval '10 minutes', at, at FROM orders
    -- Ended jobs are kept for some weeks.
    WHERE at > now() - interval '30 days'`);
  await client.query(`
    INSERT INTO generated_images (id, user_id, job_id, position, character_slug, source, prompt, is_nsfw, is_public, files, width, height,
      thumbhash, engine, is_demo, seed, sha256, dhash, phash, created_at, removed_at)
    SELECT o.image_ids[place + 1], o.user_id, j.id, place, CASE WHEN k % 2 = 0 THEN 'load-' || 1 + k % 500 END,
      CASE WHEN k % 3 = 0 THEN 'chat' ELSE 'studio' END, 'By the harbor at dusk, ' || k, false, k % 50 = 0,
      jsonb_build_object('original', 'images/' || o.user_id || '/' || o.image_ids[place + 1] || '/original.webp',
        'webp', jsonb_build_object('360', 'images/' || o.user_id || '/' || o.image_ids[place + 1] || '/360.webp'),
        'avif', jsonb_build_object('360', 'images/' || o.user_id || '/' || o.image_ids[place + 1] || '/360.avif')),
      832, 1216, '1QcSHQRnh493V4dIh4eXh1h4kJUI', 'illustrated', true, k, md5('a' || k || place) || md5('b' || k),
      substr(md5('d' || k || place), 1, 16), substr(md5('p' || k || place), 1, 16), at,
      CASE WHEN k % 50 = 1 THEN now() - interval '10 minutes' END
    FROM orders o LEFT JOIN image_jobs j ON j.id = o.id, generate_series(0, 1) place`);
}
