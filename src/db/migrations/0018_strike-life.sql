ALTER TABLE "strikes" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "strikes" SET "expires_at" = "created_at" + interval '90 days',
  "until" = CASE WHEN "step" = 'suspension' THEN "created_at" + interval '7 days' END;--> statement-breakpoint
ALTER TABLE "strikes" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "lifted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "lifted_by" uuid;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "strikes_lifter" ON "strikes" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "strikes_review" ON "strikes" USING btree ("id") WHERE review = 'open';