CREATE TABLE "lorebooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"book" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"pronouns" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_lorebooks" (
	"chat_id" uuid NOT NULL,
	"lorebook_id" uuid NOT NULL,
	CONSTRAINT "chat_lorebooks_chat_id_lorebook_id_pk" PRIMARY KEY("chat_id","lorebook_id")
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"chat_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "chat_members_chat_id_character_id_pk" PRIMARY KEY("chat_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"source_message_id" uuid,
	"depends_on" uuid,
	"replaced_by" uuid,
	"level" integer DEFAULT 0 NOT NULL,
	"from_message_id" uuid,
	"upto_message_id" uuid,
	"is_edited" boolean DEFAULT false NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', content)) STORED NOT NULL
);
--> statement-breakpoint
DROP INDEX "chats_one_per_character";--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "sampling" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "is_main" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "branched_from" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "branched_at" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "persona_id" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "note_depth" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "reply_length" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "reply_style" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "sampling" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "turn_order" text DEFAULT 'named' NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "learned_upto" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "character_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_continuation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hint" text;--> statement-breakpoint
ALTER TABLE "lorebooks" ADD CONSTRAINT "lorebooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_lorebooks" ADD CONSTRAINT "chat_lorebooks_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_lorebooks" ADD CONSTRAINT "chat_lorebooks_lorebook_id_lorebooks_id_fk" FOREIGN KEY ("lorebook_id") REFERENCES "public"."lorebooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_depends_on_messages_id_fk" FOREIGN KEY ("depends_on") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_replaced_by_memories_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."memories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lorebooks_user" ON "lorebooks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "personas_user" ON "personas" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "personas_one_default" ON "personas" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "chat_lorebooks_book" ON "chat_lorebooks" USING btree ("lorebook_id");--> statement-breakpoint
CREATE INDEX "chat_members_character" ON "chat_members" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "memories_list" ON "memories" USING btree ("chat_id","kind","id");--> statement-breakpoint
CREATE INDEX "memories_words" ON "memories" USING gin ("words");--> statement-breakpoint
CREATE INDEX "memories_source" ON "memories" USING btree ("depends_on");--> statement-breakpoint
CREATE INDEX "memories_replaced" ON "memories" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "memories_forgotten" ON "memories" USING btree ("forgotten_at") WHERE forgotten_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_persona_id_personas_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."personas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_persona" ON "chats" USING btree ("persona_id") WHERE persona_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_speaker" ON "messages" USING btree ("character_id") WHERE character_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', "content")) WHERE content_type = 'text' AND sender <> 'system';--> statement-breakpoint
CREATE UNIQUE INDEX "chats_one_per_character" ON "chats" USING btree ("user_id","character_id") WHERE removed_at IS NULL AND is_main;--> statement-breakpoint
INSERT INTO "memories" ("id", "chat_id", "kind", "content", "from_message_id", "upto_message_id")
SELECT gen_random_uuid(), c."id", 'summary', c."summary", (SELECT m."id" FROM "messages" m WHERE m."chat_id" = c."id" ORDER BY m."id" LIMIT 1), c."summary_upto"
FROM "chats" c WHERE c."summary" <> '' AND c."summary_upto" IS NOT NULL;
