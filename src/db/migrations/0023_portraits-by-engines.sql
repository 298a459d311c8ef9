CREATE TABLE "portrait_drawings" (
	"character_id" uuid PRIMARY KEY NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "portrait_failure" text;--> statement-breakpoint
ALTER TABLE "portrait_drawings" ADD CONSTRAINT "portrait_drawings_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "portrait_drawings" ("character_id") SELECT "id" FROM "characters" WHERE "portrait_status" = 'pending' AND "deleted_at" IS NULL;
