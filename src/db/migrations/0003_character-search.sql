-- Words as search compares them: lower case, without accents, typographic marks made plain.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Greek and Cyrillic are lowered by hand: a database with the C locale lowers nothing but ASCII.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')),
      'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄЂЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςÆŒØøŁłĐđıÞ’‘‐‑–—',
      'абвгдежзиклмнопрстуфхцчшщъыьэюяієђјљњћџαβγδεζηθικλμνξοπρστυφχψωσæœoollddiþ''''----'
    ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')
$$;
--> statement-breakpoint
-- Every word of a name, and every word of four letters and more with one letter left out: two words
-- share a key when one slip (a letter wrong, missing, doubled or swapped) lies between them.
CREATE FUNCTION slip_keys(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  WITH words AS (
    SELECT DISTINCT left(word, 24) AS word
    FROM regexp_split_to_table(folded, '[[:space:][:punct:]]+') AS word WHERE word <> ''
  )
  SELECT coalesce(array_agg(DISTINCT key), '{}') FROM (
    SELECT word AS key FROM words
    UNION ALL
    SELECT overlay(word PLACING '' FROM place FOR 1)
    FROM words CROSS JOIN LATERAL generate_series(1, length(word)) AS place
    WHERE length(word) >= 4
  ) AS keys
$$;
--> statement-breakpoint
ALTER TABLE characters
  ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (fold_text(name)) STORED,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
    fold_text(name || ' ' || replace(occupation, '_', ' ') || ' ' || replace(personality, '_', ' ') || ' ' || description)
  ) STORED;
--> statement-breakpoint
CREATE INDEX characters_search_beginning ON characters (search_name COLLATE "C") WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_search_name ON characters USING gin (search_name gin_trgm_ops) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_search_slips ON characters USING gin (slip_keys(search_name)) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_search_text ON characters USING gin (search_text gin_trgm_ops) WHERE is_public;
--> statement-breakpoint
-- Browse lists: popular first or newest first. They take the place of the lists by rank alone.
DROP INDEX characters_browse;
--> statement-breakpoint
DROP INDEX characters_browse_sex;
--> statement-breakpoint
DROP INDEX characters_browse_style;
--> statement-breakpoint
CREATE INDEX characters_popular ON characters (chat_count DESC, rank DESC, id DESC) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_popular_sex ON characters (sex, style, chat_count DESC, rank DESC, id DESC) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_popular_style ON characters (style, chat_count DESC, rank DESC, id DESC) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_newest ON characters (created_at DESC, id DESC) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_newest_sex ON characters (sex, style, created_at DESC, id DESC) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_newest_style ON characters (style, created_at DESC, id DESC) WHERE is_public;
--> statement-breakpoint
-- For filters that few characters fit: they are found here and sorted afterwards.
CREATE INDEX characters_facets ON characters (sex, style, ethnicity, personality, relationship, body_type, hair_color, age) WHERE is_public;
--> statement-breakpoint
-- How many public characters there are of each kind that lists filter by: a filtered list's total
-- reads these few narrow rows instead of the characters.
CREATE TABLE public_character_facets (
  sex text NOT NULL,
  style text NOT NULL,
  ethnicity text NOT NULL,
  personality text NOT NULL,
  relationship text NOT NULL,
  body_type text NOT NULL,
  hair_color text NOT NULL,
  age smallint NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (sex, style, ethnicity, personality, relationship, body_type, hair_color, age)
);
--> statement-breakpoint
INSERT INTO public_character_facets
SELECT sex, style, ethnicity, personality, relationship, body_type, hair_color, age, count(*)
FROM characters WHERE is_public GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
CREATE FUNCTION count_added_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_character_facets AS kept
  SELECT sex, style, ethnicity, personality, relationship, body_type, hair_color, age, count(*)
  FROM added WHERE is_public GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (sex, style, ethnicity, personality, relationship, body_type, hair_color, age)
  DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_character_facets AS kept
  SELECT sex, style, ethnicity, personality, relationship, body_type, hair_color, age, -count(*)
  FROM removed WHERE is_public GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (sex, style, ethnicity, personality, relationship, body_type, hair_color, age)
  DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_character_facets AS kept
  SELECT sex, style, ethnicity, personality, relationship, body_type, hair_color, age, sum(change)
  FROM (
    SELECT added.*, 1 AS change FROM added WHERE is_public
    UNION ALL
    SELECT removed.*, -1 FROM removed WHERE is_public
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (sex, style, ethnicity, personality, relationship, body_type, hair_color, age)
  DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER characters_facets_insert AFTER INSERT ON characters REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_facets();
--> statement-breakpoint
CREATE TRIGGER characters_facets_delete AFTER DELETE ON characters REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_facets();
--> statement-breakpoint
CREATE TRIGGER characters_facets_update AFTER UPDATE ON characters REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_facets();
