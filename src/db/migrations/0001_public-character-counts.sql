-- Counts of public characters by sex and style, so that a list's total never scans the table.
CREATE FUNCTION bump_public_character_counts(key text, change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public_character_counts AS kept (sex_style, count) VALUES (key, change)
  ON CONFLICT (sex_style) DO UPDATE SET count = kept.count + excluded.count;
$$;
--> statement-breakpoint
CREATE FUNCTION count_added_characters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM bump_public_character_counts(sex || ':' || style, count(*)::integer) FROM added WHERE is_public GROUP BY sex, style;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_characters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM bump_public_character_counts(sex || ':' || style, -count(*)::integer) FROM removed WHERE is_public GROUP BY sex, style;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_characters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM bump_public_character_counts(sex || ':' || style, sum(change)::integer)
  FROM (
    SELECT sex, style, 1 AS change FROM added WHERE is_public
    UNION ALL
    SELECT sex, style, -1 FROM removed WHERE is_public
  ) AS changes
  GROUP BY sex, style HAVING sum(change) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER characters_counted_insert AFTER INSERT ON characters REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_characters();
--> statement-breakpoint
CREATE TRIGGER characters_counted_delete AFTER DELETE ON characters REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_characters();
--> statement-breakpoint
CREATE TRIGGER characters_counted_update AFTER UPDATE ON characters REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_characters();
