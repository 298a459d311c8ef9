CREATE TABLE "kept_requests" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "kept_requests" ADD CONSTRAINT "kept_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_requests_age" ON "kept_requests" USING btree ("created_at");