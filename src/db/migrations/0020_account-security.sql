CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "fresh_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_changes_user" ON "account_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_changes_end" ON "account_changes" USING btree ("undo_until");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
-- No session outlives 180 days, those from before included.
UPDATE "sessions" SET "expires_at" = LEAST("expires_at", "created_at" + interval '180 days');
--> statement-breakpoint
-- An erasure, which says so in its transaction, may put a pseudonym where a person stands; what was done stays.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'STATEMENT' AND current_setting('everafter.erasure', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only: % is refused', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_acts_stay
BEFORE UPDATE ON audit_log
FOR EACH ROW
WHEN ((OLD.id, OLD.action, OLD.subject_type, OLD.created_at) IS DISTINCT FROM (NEW.id, NEW.action, NEW.subject_type, NEW.created_at))
EXECUTE FUNCTION refuse_audit_change();
