ALTER TABLE "chats" ADD COLUMN "initiative_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_initiative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_initiatives" ON "messages" USING btree ("chat_id","id") WHERE is_initiative;