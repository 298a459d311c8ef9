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
	CONSTRAINT "image_jobs_count" CHECK (count BETWEEN 1 AND 8 AND array_length(image_ids, 1) = count)
);
--> statement-breakpoint
CREATE TABLE "signing_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_job_id_image_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."image_jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_jobs" ADD CONSTRAINT "image_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generated_images_gallery" ON "generated_images" USING btree ("user_id","id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "generated_images_character" ON "generated_images" USING btree ("user_id","character_slug","id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "generated_images_removed" ON "generated_images" USING btree ("removed_at") WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "image_jobs_request" ON "image_jobs" USING btree ("user_id","request_key") WHERE request_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "image_jobs_user" ON "image_jobs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "image_jobs_open" ON "image_jobs" USING btree ("id") WHERE status IN ('pending', 'running');--> statement-breakpoint
CREATE INDEX "image_jobs_ended" ON "image_jobs" USING btree ("ended_at") WHERE ended_at IS NOT NULL;