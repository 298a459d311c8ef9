ALTER TABLE "messages" ADD COLUMN "image_job_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "image_id" uuid;--> statement-breakpoint
CREATE INDEX "messages_making" ON "messages" USING btree ("chat_id","id") WHERE status = 'making';--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_picture" ON "messages" USING btree ("reply_to") WHERE content_type = 'image';