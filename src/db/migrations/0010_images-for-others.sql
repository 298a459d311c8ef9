CREATE TABLE "engine_use" (
	"kind" text NOT NULL,
	"hour" timestamp (0) with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "engine_use_kind_hour_pk" PRIMARY KEY("kind","hour")
);
--> statement-breakpoint
ALTER TABLE "generated_images" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;