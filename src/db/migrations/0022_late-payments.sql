ALTER TABLE "payments" ADD COLUMN "late" text;--> statement-breakpoint
CREATE INDEX "payments_late" ON "payments" USING btree ("created_at") WHERE late IS NOT NULL;