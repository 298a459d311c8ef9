CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"purpose" text,
	"reference" text,
	"note" text,
	"hold_id" uuid,
	"reverses" uuid,
	"daily" integer DEFAULT 0 NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"held_daily" integer DEFAULT 0 NOT NULL,
	"held_monthly" integer DEFAULT 0 NOT NULL,
	"held_bought" integer DEFAULT 0 NOT NULL,
	"granted" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"balance_after" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_entries_wallet_seq" UNIQUE("wallet_id","seq"),
	CONSTRAINT "ledger_entries_sum_to_zero" CHECK (daily + monthly + bought + held_daily + held_monthly + held_bought + granted + sold + spent + expired = 0),
	CONSTRAINT "ledger_entries_balance_never_negative" CHECK (balance_after >= 0)
);
--> statement-breakpoint
CREATE TABLE "token_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"key" text NOT NULL,
	"purpose" text NOT NULL,
	"reference" text,
	"amount" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"released" integer DEFAULT 0 NOT NULL,
	"daily" integer DEFAULT 0 NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "token_holds_key_unique" UNIQUE("key"),
	CONSTRAINT "token_holds_add_up" CHECK (amount > 0 AND least(captured, released, daily, monthly, bought) >= 0 AND captured + released + daily + monthly + bought = amount),
	CONSTRAINT "token_holds_end_empty" CHECK ((ended_at IS NULL) = (daily + monthly + bought > 0))
);
--> statement-breakpoint
CREATE TABLE "token_wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"daily" integer DEFAULT 0 NOT NULL,
	"monthly" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"held_daily" integer DEFAULT 0 NOT NULL,
	"held_monthly" integer DEFAULT 0 NOT NULL,
	"held_bought" integer DEFAULT 0 NOT NULL,
	"daily_day" date,
	"daily_granted" integer DEFAULT 0 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_wallets_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "token_wallets_never_negative" CHECK (least(daily, monthly, bought, held_daily, held_monthly, held_bought) >= 0)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"priority" smallint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_ledger_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_holds" ADD CONSTRAINT "token_holds_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_wallets" ADD CONSTRAINT "token_wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_reverses" ON "ledger_entries" USING btree ("reverses") WHERE reverses IS NOT NULL;--> statement-breakpoint
CREATE INDEX "token_holds_wallet" ON "token_holds" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "token_holds_open" ON "token_holds" USING btree ("expires_at") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open" ON "reports" USING btree ("reporter_id","subject_type","subject_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("status","priority","id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_resolver" ON "reports" USING btree ("resolved_by");