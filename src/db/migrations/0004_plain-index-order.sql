
DROP INDEX "characters_owner";--> statement-breakpoint
DROP INDEX "chats_list";--> statement-breakpoint
DROP INDEX "messages_order";--> statement-breakpoint
CREATE INDEX "characters_owner" ON "characters" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "chats_list" ON "chats" USING btree ("user_id","sorted_at","id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "messages_order" ON "messages" USING btree ("chat_id","id");