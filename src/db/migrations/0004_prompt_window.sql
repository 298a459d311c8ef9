ALTER TABLE "chats" ADD COLUMN "prompt_from" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "prompt_context" integer;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "prompt_scale" real;