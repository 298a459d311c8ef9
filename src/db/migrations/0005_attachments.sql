CREATE TABLE "speech_clips" (
	"message_id" uuid NOT NULL,
	"variant_index" integer NOT NULL,
	"digest" text NOT NULL,
	"voice" text NOT NULL,
	"engine" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"waveform" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "speech_clips_message_id_variant_index_pk" PRIMARY KEY("message_id","variant_index")
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"message_id" uuid,
	"files" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"description" text,
	"sha256" text NOT NULL,
	"dhash" text NOT NULL,
	"phash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "voice_replies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "speech_clips" ADD CONSTRAINT "speech_clips_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_pictures_user" ON "uploaded_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_chat" ON "uploaded_pictures" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_message" ON "uploaded_pictures" USING btree ("message_id") WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "uploaded_pictures_unsent" ON "uploaded_pictures" USING btree ("created_at") WHERE message_id IS NULL;