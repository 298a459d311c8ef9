CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "removal_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer_due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"decision_due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"removal_due_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"handled_by" uuid,
	CONSTRAINT "removal_requests_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "affiliate_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"website_url" text NOT NULL,
	"traffic_source" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"promotion_strategy" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer_due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "affiliate_applications_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"handled_by" uuid,
	CONSTRAINT "contact_messages_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "removal_requests" ADD CONSTRAINT "removal_requests_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_applications" ADD CONSTRAINT "affiliate_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("status","queued_at") WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "removal_requests_queue" ON "removal_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "removal_requests_handler" ON "removal_requests" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "affiliate_applications_queue" ON "affiliate_applications" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "affiliate_applications_decider" ON "affiliate_applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "contact_messages_queue" ON "contact_messages" USING btree ("status","is_suspect","id");--> statement-breakpoint
CREATE INDEX "contact_messages_handler" ON "contact_messages" USING btree ("handled_by");