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
CREATE TABLE "likeness_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"character_id" uuid,
	"wording" text NOT NULL,
	"image_sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "card_source" jsonb;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "portrait_status" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "publication_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "publication_note" text;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "character_requests" ADD CONSTRAINT "character_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness_consents" ADD CONSTRAINT "likeness_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness_consents" ADD CONSTRAINT "likeness_consents_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_requests_age" ON "character_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "likeness_consents_user" ON "likeness_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "characters_publication" ON "characters" USING btree ("publication_asked_at") WHERE publication_asked_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "deleted_is_private" CHECK ("characters"."deleted_at" IS NULL OR NOT "characters"."is_public");--> statement-breakpoint
INSERT INTO "character_slugs" ("slug") SELECT "slug" FROM "characters";
