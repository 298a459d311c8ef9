CREATE TABLE "affiliate_addresses" (
	"affiliate_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_addresses_affiliate_id_digest_pk" PRIMARY KEY("affiliate_id","digest")
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"affiliate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_first" boolean NOT NULL,
	"paid_minor" bigint NOT NULL,
	"returned_minor" bigint DEFAULT 0 NOT NULL,
	"net_minor" bigint NOT NULL,
	"commission_bps" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reversed_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"approves_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_commissions_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "affiliate_commissions_bounds" CHECK (commission_bps BETWEEN 0 AND 4000 AND net_minor BETWEEN 0 AND paid_minor
        AND returned_minor BETWEEN 0 AND paid_minor AND amount_minor BETWEEN 0 AND net_minor
        AND reversed_minor BETWEEN 0 AND amount_minor)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_lines" (
	"payout_id" uuid NOT NULL,
	"commission_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "affiliate_payout_lines_payout_id_commission_id_pk" PRIMARY KEY("payout_id","commission_id"),
	CONSTRAINT "affiliate_payout_lines_something" CHECK (amount_minor <> 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'approved' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"account_name" text NOT NULL,
	"account" text NOT NULL,
	"commissions" integer NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "affiliate_payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "affiliate_payouts_positive" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"user_id" uuid,
	"clicked_at" timestamp (3) with time zone NOT NULL,
	"refused" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_referrals_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"user_id" uuid,
	"code" text NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"commission_bps" integer NOT NULL,
	"method" text,
	"account_name" text,
	"account" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "affiliates_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "affiliates_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliates_code_unique" UNIQUE("code"),
	CONSTRAINT "affiliates_commission" CHECK (commission_bps BETWEEN 0 AND 4000),
	CONSTRAINT "affiliates_details_together" CHECK ((method IS NULL) = (account IS NULL) AND (method IS NULL) = (account_name IS NULL))
);
--> statement-breakpoint
ALTER TABLE "affiliate_addresses" ADD CONSTRAINT "affiliate_addresses_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_referral_id_affiliate_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."affiliate_referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_commission_id_affiliate_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."affiliate_commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_application_id_affiliate_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."affiliate_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_addresses_seen" ON "affiliate_addresses" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_affiliate" ON "affiliate_commissions" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_referral" ON "affiliate_commissions" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "affiliate_payout_lines_commission" ON "affiliate_payout_lines" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_affiliate" ON "affiliate_payouts" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_status" ON "affiliate_payouts" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payouts_one_open" ON "affiliate_payouts" USING btree ("affiliate_id","currency") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "affiliate_referrals_affiliate" ON "affiliate_referrals" USING btree ("affiliate_id","created_at");--> statement-breakpoint
CREATE INDEX "affiliates_email" ON "affiliates" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "affiliates_status" ON "affiliates" USING btree ("status","id");