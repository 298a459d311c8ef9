-- The schema of 0.2.0. Tables, keys and plain indexes are drizzle-kit's; what it cannot say (search,
-- counts, tables that only grow) is written by hand, above and below them.
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
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "age_acknowledgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "age_acknowledgements_browser_hash_unique" UNIQUE("browser_hash")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"email" text,
	"picture" text,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"state" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "login_attempts_browser_hash_unique" UNIQUE("browser_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"fresh_until" timestamp (3) with time zone,
	"replaces" uuid,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"profile_picture" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"plan_renews_at" timestamp (3) with time zone,
	"suspended_until" timestamp (3) with time zone,
	"age_notice_version" text,
	"age_confirmed_at" timestamp (3) with time zone,
	"ai_disclosed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"premium_until" timestamp (3) with time zone,
	"picture_image_id" uuid,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deletion_requested_at" timestamp (3) with time zone,
	"erase_at" timestamp (3) with time zone,
	"standing_reason" text
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"purpose" text,
	"reference" text,
	"note" text,
	"hold_id" uuid,
	"reverses" uuid,
	"daily" integer DEFAULT 0 NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"held_daily" integer DEFAULT 0 NOT NULL,
	"held_monthly" integer DEFAULT 0 NOT NULL,
	"held_bought" integer DEFAULT 0 NOT NULL,
	"granted" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"balance_after" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_entries_wallet_seq" UNIQUE("wallet_id","seq"),
	CONSTRAINT "ledger_entries_sum_to_zero" CHECK (daily + monthly + bought + held_daily + held_monthly + held_bought + granted + sold + spent + expired = 0),
	CONSTRAINT "ledger_entries_balance_never_negative" CHECK (balance_after >= 0)
);
--> statement-breakpoint
CREATE TABLE "token_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"key" text NOT NULL,
	"purpose" text NOT NULL,
	"reference" text,
	"amount" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"released" integer DEFAULT 0 NOT NULL,
	"daily" integer DEFAULT 0 NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "token_holds_key_unique" UNIQUE("key"),
	CONSTRAINT "token_holds_add_up" CHECK (amount > 0 AND least(captured, released, daily, monthly, bought) >= 0 AND captured + released + daily + monthly + bought = amount),
	CONSTRAINT "token_holds_end_empty" CHECK ((ended_at IS NULL) = (daily + monthly + bought > 0))
);
--> statement-breakpoint
CREATE TABLE "token_wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"daily" integer DEFAULT 0 NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"held_daily" integer DEFAULT 0 NOT NULL,
	"held_monthly" integer DEFAULT 0 NOT NULL,
	"held_bought" integer DEFAULT 0 NOT NULL,
	"daily_day" date,
	"daily_granted" integer DEFAULT 0 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_wallets_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "token_wallets_never_negative" CHECK (least(daily, monthly, bought, held_daily, held_monthly, held_bought) >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"type" text NOT NULL,
	"provider_type" text NOT NULL,
	"order_reference" text,
	"provider_reference" text NOT NULL,
	"transaction_reference" text,
	"parent_reference" text,
	"amount_minor" bigint,
	"currency" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"next_charge_at" timestamp (3) with time zone,
	"paid_through" timestamp (3) with time zone,
	"anomaly" text,
	"delivery" jsonb NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"problem" text,
	"order_id" uuid,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"units" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"recurs" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"subscription_id" uuid,
	"not_before" timestamp (3) with time zone,
	"request_key" text,
	"redirect_url" text,
	"provider_reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_orders_request" UNIQUE("wallet_id","request_key"),
	CONSTRAINT "payment_orders_priced" CHECK (amount_minor > 0 AND units > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_references" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	CONSTRAINT "payment_references_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "payment_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"returned_minor" bigint NOT NULL,
	"is_charged_back" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"subscription_id" uuid,
	"event_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"transaction_reference" text NOT NULL,
	"item_id" text NOT NULL,
	"units" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"returned_minor" bigint DEFAULT 0 NOT NULL,
	"is_charged_back" boolean DEFAULT false NOT NULL,
	"receipt_number" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"late" text,
	CONSTRAINT "payments_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "payments_transaction" UNIQUE("provider","transaction_reference"),
	CONSTRAINT "payments_return_at_most_all" CHECK (amount_minor > 0 AND returned_minor BETWEEN 0 AND amount_minor)
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_terms" (
	"subscription_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"months" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "subscription_terms_subscription_id_plan_id_amount_minor_pk" PRIMARY KEY("subscription_id","plan_id","amount_minor")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"recurs" boolean NOT NULL,
	"not_before" timestamp (3) with time zone,
	"next_plan_id" text,
	"provider_reference" text,
	"plan_id" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"paid_through" timestamp (3) with time zone,
	"access_until" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"reminded_of" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_grants" (
	"source_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due" integer NOT NULL,
	"granted" integer NOT NULL,
	"changes" integer NOT NULL,
	CONSTRAINT "token_grants_source_id_part_pk" PRIMARY KEY("source_id","part"),
	CONSTRAINT "token_grants_never_negative" CHECK (due >= 0 AND granted >= 0)
);
--> statement-breakpoint
CREATE TABLE "token_recalls" (
	"hold_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "token_recalls_hold_id_source_id_part_pk" PRIMARY KEY("hold_id","source_id","part"),
	CONSTRAINT "token_recalls_of_something" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"type" text NOT NULL,
	"transaction" text,
	"parent" text,
	"amount_minor" bigint,
	"body" text NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"order_reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"period_months" integer,
	"recurs" boolean NOT NULL,
	"method" text NOT NULL,
	"description" text NOT NULL,
	"success_url" text NOT NULL,
	"decline_url" text NOT NULL,
	"next_amount_minor" bigint,
	"next_period_months" integer,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"paid_months" integer DEFAULT 0 NOT NULL,
	"paid_through" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_sales_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_sales_order_reference_unique" UNIQUE("order_reference")
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"strike_id" uuid,
	"request_key" text,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "crisis_referrals" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "crisis_referrals_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "moderation_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"surface" text NOT NULL,
	"outcome" text NOT NULL,
	"categories" text[] NOT NULL,
	"rule" text,
	"rules_version" text NOT NULL,
	"engine" text NOT NULL,
	"text_sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removal_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer_due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"decision_due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"removal_due_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"handled_by" uuid,
	CONSTRAINT "removal_requests_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"priority" smallint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "strikes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"category" text NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" uuid,
	"review" text
);
--> statement-breakpoint
CREATE TABLE "character_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"character_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"mime_type" text NOT NULL,
	"files" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text,
	"is_nsfw" boolean DEFAULT false NOT NULL,
	"engine" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_requests" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "character_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "character_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"owner_id" uuid,
	"is_public" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"age" integer NOT NULL,
	"sex" text NOT NULL,
	"style" text NOT NULL,
	"ethnicity" text NOT NULL,
	"clothing" text NOT NULL,
	"occupation" text NOT NULL,
	"personality" text NOT NULL,
	"relationship" text NOT NULL,
	"voice" text NOT NULL,
	"hobbies" text[] DEFAULT '{}'::text[] NOT NULL,
	"breast_size" text,
	"butt_size" text,
	"body_type" text NOT NULL,
	"hair_color" text NOT NULL,
	"hair_style" text NOT NULL,
	"eye_color" text NOT NULL,
	"opening_message" text,
	"persona" text DEFAULT '' NOT NULL,
	"scenario" text DEFAULT '' NOT NULL,
	"example_dialogue" text DEFAULT '' NOT NULL,
	"system_prompt" text DEFAULT '' NOT NULL,
	"post_history" text DEFAULT '' NOT NULL,
	"creator_notes" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"alternate_greetings" text[] DEFAULT '{}'::text[] NOT NULL,
	"character_book" jsonb,
	"extensions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"chat_count" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"card_source" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"portrait_status" text DEFAULT 'ready' NOT NULL,
	"publication_asked_at" timestamp (3) with time zone,
	"publication_note" text,
	"deleted_at" timestamp (3) with time zone,
	"search_name" text NOT NULL GENERATED ALWAYS AS (fold_text(name)) STORED,
	"search_text" text NOT NULL GENERATED ALWAYS AS (
		fold_text(name || ' ' || replace(occupation, '_', ' ') || ' ' || replace(personality, '_', ' ') || ' ' || description)
	) STORED,
	"portrait_seed" text,
	"portrait_failure" text,
	CONSTRAINT "characters_slug_unique" UNIQUE("slug"),
	CONSTRAINT "characters_are_adults" CHECK ("characters"."age" BETWEEN 18 AND 120),
	CONSTRAINT "female_only_sizes" CHECK ("characters"."sex" = 'female' OR ("characters"."breast_size" IS NULL AND "characters"."butt_size" IS NULL)),
	CONSTRAINT "deleted_is_private" CHECK ("characters"."deleted_at" IS NULL OR NOT "characters"."is_public")
);
--> statement-breakpoint
CREATE TABLE "likeness_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"character_id" uuid,
	"wording" text NOT NULL,
	"image_sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portrait_drawings" (
	"character_id" uuid PRIMARY KEY NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "public_character_counts" (
	"sex_style" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_use" (
	"kind" text NOT NULL,
	"hour" timestamp (0) with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "engine_use_kind_hour_pk" PRIMARY KEY("kind","hour")
);
--> statement-breakpoint
CREATE TABLE "blocked_image_hashes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text,
	"dhash" text,
	"phash" text,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_image_hashes_some" CHECK (coalesce(sha256, dhash, phash) IS NOT NULL),
	CONSTRAINT "blocked_image_hashes_64_bits" CHECK (coalesce(dhash, repeat('0', 16)) ~ '^[0-9a-f]{16}$' AND coalesce(phash, repeat('0', 16)) ~ '^[0-9a-f]{16}$')
);
--> statement-breakpoint
CREATE TABLE "generated_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid,
	"position" smallint NOT NULL,
	"character_slug" text,
	"source" text NOT NULL,
	"prompt" text NOT NULL,
	"is_nsfw" boolean NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"files" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"engine" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"seed" bigint,
	"sha256" text NOT NULL,
	"dhash" text NOT NULL,
	"phash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "generated_images_once" UNIQUE("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "image_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"character_slug" text,
	"source" text NOT NULL,
	"prompt" text NOT NULL,
	"is_nsfw" boolean NOT NULL,
	"aspect" text NOT NULL,
	"full_prompt" text NOT NULL,
	"negative_prompt" text NOT NULL,
	"subject" jsonb,
	"seed" bigint NOT NULL,
	"count" smallint NOT NULL,
	"image_ids" uuid[] NOT NULL,
	"price" integer NOT NULL,
	"hold_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"progress" jsonb NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"request_key" text,
	"request_digest" text,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "image_jobs_count" CHECK (count BETWEEN 1 AND 8 AND array_length(image_ids, 1) = count)
);
--> statement-breakpoint
CREATE TABLE "signing_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_requests" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"message_id" uuid NOT NULL,
	"reply_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"greeting" text,
	"rev" bigint DEFAULT 0 NOT NULL,
	"reset_rev" bigint DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message" jsonb,
	"last_message_at" timestamp (3) with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_upto" uuid,
	"sorted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"initiative_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_variants" (
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_variants_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"content" text NOT NULL,
	"content_type" text DEFAULT 'text' NOT NULL,
	"status" text DEFAULT 'done' NOT NULL,
	"rev" bigint NOT NULL,
	"variant_index" integer DEFAULT 0 NOT NULL,
	"variant_count" integer DEFAULT 1 NOT NULL,
	"feedback" text,
	"edited_at" timestamp (3) with time zone,
	"reply_to" uuid,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"image_job_id" uuid,
	"image_id" uuid,
	"is_initiative" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_parts" (
	"message_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "reply_parts_message_id_attempt_position_pk" PRIMARY KEY("message_id","attempt","position")
);
--> statement-breakpoint
CREATE TABLE "affiliate_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"website_url" text NOT NULL,
	"traffic_source" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"promotion_strategy" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer_due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "affiliate_applications_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"handled_by" uuid,
	CONSTRAINT "contact_messages_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "affiliate_addresses" (
	"affiliate_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_addresses_affiliate_id_digest_pk" PRIMARY KEY("affiliate_id","digest")
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"affiliate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_first" boolean NOT NULL,
	"paid_minor" bigint NOT NULL,
	"returned_minor" bigint DEFAULT 0 NOT NULL,
	"net_minor" bigint NOT NULL,
	"commission_bps" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reversed_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"approves_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_commissions_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "affiliate_commissions_bounds" CHECK (commission_bps BETWEEN 0 AND 4000 AND net_minor BETWEEN 0 AND paid_minor
        AND returned_minor BETWEEN 0 AND paid_minor AND amount_minor BETWEEN 0 AND net_minor
        AND reversed_minor BETWEEN 0 AND amount_minor)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_lines" (
	"payout_id" uuid NOT NULL,
	"commission_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "affiliate_payout_lines_payout_id_commission_id_pk" PRIMARY KEY("payout_id","commission_id"),
	CONSTRAINT "affiliate_payout_lines_something" CHECK (amount_minor <> 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'approved' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"account_name" text NOT NULL,
	"account" text NOT NULL,
	"commissions" integer NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "affiliate_payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "affiliate_payouts_positive" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"user_id" uuid,
	"clicked_at" timestamp (3) with time zone NOT NULL,
	"refused" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_referrals_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"user_id" uuid,
	"code" text NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"commission_bps" integer NOT NULL,
	"method" text,
	"account_name" text,
	"account" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "affiliates_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "affiliates_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliates_code_unique" UNIQUE("code"),
	CONSTRAINT "affiliates_commission" CHECK (commission_bps BETWEEN 0 AND 4000),
	CONSTRAINT "affiliates_details_together" CHECK ((method IS NULL) = (account IS NULL) AND (method IS NULL) = (account_name IS NULL))
);
--> statement-breakpoint
CREATE TABLE "kept_requests" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_usage" ADD CONSTRAINT "daily_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_ledger_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_holds" ADD CONSTRAINT "token_holds_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_wallets" ADD CONSTRAINT "token_wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_references" ADD CONSTRAINT "payment_references_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_event_id_payment_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."payment_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_terms" ADD CONSTRAINT "subscription_terms_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_grants" ADD CONSTRAINT "token_grants_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_recalls" ADD CONSTRAINT "token_recalls_hold_id_token_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."token_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_recalls" ADD CONSTRAINT "token_recalls_grant" FOREIGN KEY ("source_id","part") REFERENCES "public"."token_grants"("source_id","part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD CONSTRAINT "sandbox_events_sale_id_sandbox_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sandbox_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_strike_id_strikes_id_fk" FOREIGN KEY ("strike_id") REFERENCES "public"."strikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_requests" ADD CONSTRAINT "removal_requests_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_event_id_moderation_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."moderation_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_media" ADD CONSTRAINT "character_media_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_requests" ADD CONSTRAINT "character_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness_consents" ADD CONSTRAINT "likeness_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness_consents" ADD CONSTRAINT "likeness_consents_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portrait_drawings" ADD CONSTRAINT "portrait_drawings_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_job_id_image_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."image_jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_jobs" ADD CONSTRAINT "image_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_variants" ADD CONSTRAINT "message_variants_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_parts" ADD CONSTRAINT "reply_parts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_applications" ADD CONSTRAINT "affiliate_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_addresses" ADD CONSTRAINT "affiliate_addresses_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_referral_id_affiliate_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."affiliate_referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_commission_id_affiliate_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."affiliate_commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_application_id_affiliate_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."affiliate_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_requests" ADD CONSTRAINT "kept_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("status","queued_at") WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_changes_user" ON "account_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_changes_end" ON "account_changes" USING btree ("undo_until");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_open" ON "data_exports" USING btree ("user_id") WHERE status IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_end" ON "data_exports" USING btree ("expires_at") WHERE status = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("user_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_erase" ON "users" USING btree ("erase_at") WHERE erase_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_reverses" ON "ledger_entries" USING btree ("reverses") WHERE reverses IS NOT NULL;--> statement-breakpoint
CREATE INDEX "token_holds_wallet" ON "token_holds" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "token_holds_open" ON "token_holds" USING btree ("expires_at") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_key" ON "payment_events" USING btree ("provider","event_key") WHERE state <> 'quarantined';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_quarantined" ON "payment_events" USING btree ("provider","event_key","content_hash") WHERE state = 'quarantined';--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_state" ON "payment_events" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "payment_events_sale" ON "payment_events" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "payment_orders_subscription" ON "payment_orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_returns_payment" ON "payment_returns" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_wallet" ON "payments" USING btree ("wallet_id","settled_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_late" ON "payments" USING btree ("created_at") WHERE late IS NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_wallet" ON "subscriptions" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_check" ON "subscriptions" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "token_grants_wallet" ON "token_grants" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "token_recalls_of_grant" ON "token_recalls" USING btree ("source_id","part");--> statement-breakpoint
CREATE INDEX "sandbox_events_sale" ON "sandbox_events" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "sandbox_sales_due" ON "sandbox_sales" USING btree ("paid_through");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_request" ON "appeals" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_one_open" ON "appeals" USING btree ("user_id",coalesce(strike_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "appeals_queue" ON "appeals" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "appeals_strike" ON "appeals" USING btree ("strike_id");--> statement-breakpoint
CREATE INDEX "appeals_decider" ON "appeals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "moderation_events_user" ON "moderation_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "removal_requests_queue" ON "removal_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "removal_requests_handler" ON "removal_requests" USING btree ("handled_by");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open" ON "reports" USING btree ("reporter_id","subject_type","subject_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("status","priority","id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_resolver" ON "reports" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "strikes_user" ON "strikes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "strikes_lifter" ON "strikes" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "strikes_review" ON "strikes" USING btree ("id") WHERE review = 'open';--> statement-breakpoint
CREATE INDEX "character_media_character" ON "character_media" USING btree ("character_id","position");--> statement-breakpoint
CREATE INDEX "character_requests_age" ON "character_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "characters_owner" ON "characters" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "characters_publication" ON "characters" USING btree ("publication_asked_at") WHERE publication_asked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "likeness_consents_user" ON "likeness_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generated_images_gallery" ON "generated_images" USING btree ("user_id","id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "generated_images_character" ON "generated_images" USING btree ("user_id","character_slug","id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "generated_images_removed" ON "generated_images" USING btree ("removed_at") WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "image_jobs_request" ON "image_jobs" USING btree ("user_id","request_key") WHERE request_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "image_jobs_user" ON "image_jobs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "image_jobs_open" ON "image_jobs" USING btree ("id") WHERE status IN ('pending', 'running');--> statement-breakpoint
CREATE INDEX "image_jobs_ended" ON "image_jobs" USING btree ("ended_at") WHERE ended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_requests_age" ON "chat_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_one_per_character" ON "chats" USING btree ("user_id","character_id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "chats_list" ON "chats" USING btree ("user_id","sorted_at","id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "chats_removed" ON "chats" USING btree ("removed_at") WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chats_character" ON "chats" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "messages_order" ON "messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE INDEX "messages_rev" ON "messages" USING btree ("chat_id","rev");--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("chat_id","id") WHERE status IN ('pending', 'streaming');--> statement-breakpoint
CREATE INDEX "messages_making" ON "messages" USING btree ("chat_id","id") WHERE status = 'making';--> statement-breakpoint
CREATE INDEX "messages_initiatives" ON "messages" USING btree ("chat_id","id") WHERE is_initiative;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_picture" ON "messages" USING btree ("reply_to") WHERE content_type = 'image';--> statement-breakpoint
CREATE INDEX "affiliate_applications_queue" ON "affiliate_applications" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "affiliate_applications_decider" ON "affiliate_applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "contact_messages_queue" ON "contact_messages" USING btree ("status","is_suspect","id");--> statement-breakpoint
CREATE INDEX "contact_messages_handler" ON "contact_messages" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "affiliate_addresses_seen" ON "affiliate_addresses" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_affiliate" ON "affiliate_commissions" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_referral" ON "affiliate_commissions" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "affiliate_payout_lines_commission" ON "affiliate_payout_lines" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_affiliate" ON "affiliate_payouts" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_status" ON "affiliate_payouts" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payouts_one_open" ON "affiliate_payouts" USING btree ("affiliate_id","currency") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "affiliate_referrals_affiliate" ON "affiliate_referrals" USING btree ("affiliate_id","created_at");--> statement-breakpoint
CREATE INDEX "affiliates_email" ON "affiliates" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "affiliates_status" ON "affiliates" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "kept_requests_age" ON "kept_requests" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX characters_search_beginning ON characters (search_name COLLATE "C") WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_search_name ON characters USING gin (search_name gin_trgm_ops) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_search_slips ON characters USING gin (slip_keys(search_name)) WHERE is_public;
--> statement-breakpoint
CREATE INDEX characters_search_text ON characters USING gin (search_text gin_trgm_ops) WHERE is_public;
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
--> statement-breakpoint
-- The ledger's past cannot be changed, not even by the product: a mistake is undone by a further entry.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries is append-only: % is refused', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only
BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- What superusers did stays as it was written, like the ledger. An erasure, which says so in its transaction, may put a pseudonym where a person stands; what was done stays.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'STATEMENT' AND current_setting('everafter.erasure', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only: % is refused', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only
BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_acts_stay
BEFORE UPDATE ON audit_log
FOR EACH ROW
WHEN ((OLD.id, OLD.action, OLD.subject_type, OLD.created_at) IS DISTINCT FROM (NEW.id, NEW.action, NEW.subject_type, NEW.created_at))
EXECUTE FUNCTION refuse_audit_change();
