CREATE TABLE "token_recalls" (
	"hold_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "token_recalls_hold_id_source_id_part_pk" PRIMARY KEY("hold_id","source_id","part"),
	CONSTRAINT "token_recalls_of_something" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "token_recalls" ADD CONSTRAINT "token_recalls_hold_id_token_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."token_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_recalls" ADD CONSTRAINT "token_recalls_grant" FOREIGN KEY ("source_id","part") REFERENCES "public"."token_grants"("source_id","part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_recalls_of_grant" ON "token_recalls" USING btree ("source_id","part");