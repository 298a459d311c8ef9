-- Turns `messages` into a table with one partition per month, by the time in its ids, without copying a row: existing rows become the
-- first partition. See docs/decisions/017-messages-unpartitioned.md for when to use it, and its cost. PostgreSQL 15 or newer:
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/postgres/partition-messages.sql
-- The first part reads the table while it is in use; the second one locks it for less than a second.

CREATE FUNCTION pg_temp.first_id(month timestamptz) RETURNS uuid LANGUAGE sql AS $$
  SELECT (lpad(to_hex((extract(epoch FROM month) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;
CREATE FUNCTION pg_temp.month(ahead int) RETURNS timestamptz LANGUAGE sql AS $$
  SELECT date_trunc('month', now() AT TIME ZONE 'UTC' + ahead * interval '1 month') AT TIME ZONE 'UTC' $$;

-- Proves in advance the constraint that the attachment below needs, so that the server does not scan the table then.
DO $$ BEGIN
  EXECUTE format('ALTER TABLE messages ADD CONSTRAINT messages_before CHECK (id < %L) NOT VALID', pg_temp.first_id(pg_temp.month(1)));
END $$;
ALTER TABLE messages VALIDATE CONSTRAINT messages_before;

BEGIN;
LOCK TABLE messages, message_variants, reply_parts IN ACCESS EXCLUSIVE MODE;
ALTER TABLE message_variants DROP CONSTRAINT message_variants_message_id_messages_id_fk;
ALTER TABLE reply_parts DROP CONSTRAINT reply_parts_message_id_messages_id_fk;
ALTER TABLE messages RENAME TO messages_first;
CREATE TABLE messages (LIKE messages_first INCLUDING DEFAULTS INCLUDING GENERATED) PARTITION BY RANGE (id);
-- The schema's index names belong to the new table, so the first partition's indexes are renamed.
DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid = 'messages_first'::regclass LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', one.name, replace(one.name, 'messages_', 'messages_first_'));
  END LOOP;
END $$;
DO $$ BEGIN
  EXECUTE format('ALTER TABLE messages ATTACH PARTITION messages_first FOR VALUES FROM (MINVALUE) TO (%L)', pg_temp.first_id(pg_temp.month(1)));
  FOR ahead IN 1..12 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF messages FOR VALUES FROM (%L) TO (%L)',
      'messages_' || to_char(pg_temp.month(ahead) AT TIME ZONE 'UTC', 'YYYY_MM'),
      pg_temp.first_id(pg_temp.month(ahead)), pg_temp.first_id(pg_temp.month(ahead + 1)));
  END LOOP;
END $$;
-- Rows of a month without a partition, so that nothing is refused if a month was forgotten.
CREATE TABLE messages_later PARTITION OF messages DEFAULT;
ALTER TABLE messages ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE messages ADD CONSTRAINT messages_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats (id) ON DELETE CASCADE;
CREATE INDEX messages_order ON messages (chat_id, id);
CREATE INDEX messages_rev ON messages (chat_id, rev);
CREATE INDEX messages_open ON messages (chat_id, id) WHERE status IN ('pending', 'streaming');
CREATE INDEX messages_making ON messages (chat_id, id) WHERE status = 'making';
CREATE INDEX messages_initiatives ON messages (chat_id, id) WHERE is_initiative;
-- A unique index of all partitions would have to begin with their key: each has its own.
DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT inhrelid::regclass::text AS name FROM pg_inherits
    WHERE inhparent = 'messages'::regclass AND inhrelid <> 'messages_first'::regclass LOOP
    EXECUTE format('CREATE UNIQUE INDEX %I ON %I (reply_to) WHERE content_type = ''image''', one.name || '_one_picture', one.name);
  END LOOP;
END $$;
ALTER TABLE message_variants ADD CONSTRAINT message_variants_message_id_messages_id_fk
  FOREIGN KEY (message_id) REFERENCES messages (id) ON DELETE CASCADE;
ALTER TABLE reply_parts ADD CONSTRAINT reply_parts_message_id_messages_id_fk
  FOREIGN KEY (message_id) REFERENCES messages (id) ON DELETE CASCADE;
COMMIT;
