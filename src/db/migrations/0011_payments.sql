CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"type" text NOT NULL,
	"provider_type" text NOT NULL,
	"order_reference" text,
	"provider_reference" text NOT NULL,
	"transaction_reference" text,
	"parent_reference" text,
	"amount_minor" bigint,
	"currency" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"next_charge_at" timestamp (3) with time zone,
	"paid_through" timestamp (3) with time zone,
	"anomaly" text,
	"delivery" jsonb NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"problem" text,
	"order_id" uuid,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"units" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"recurs" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"subscription_id" uuid,
	"not_before" timestamp (3) with time zone,
	"request_key" text,
	"redirect_url" text,
	"provider_reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_orders_request" UNIQUE("wallet_id","request_key"),
	CONSTRAINT "payment_orders_priced" CHECK (amount_minor > 0 AND units > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_references" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	CONSTRAINT "payment_references_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "payment_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"returned_minor" bigint NOT NULL,
	"is_charged_back" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"subscription_id" uuid,
	"event_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"transaction_reference" text NOT NULL,
	"item_id" text NOT NULL,
	"units" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"returned_minor" bigint DEFAULT 0 NOT NULL,
	"is_charged_back" boolean DEFAULT false NOT NULL,
	"receipt_number" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "payments_transaction" UNIQUE("provider","transaction_reference"),
	CONSTRAINT "payments_return_at_most_all" CHECK (amount_minor > 0 AND returned_minor BETWEEN 0 AND amount_minor)
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"type" text NOT NULL,
	"transaction" text,
	"parent" text,
	"amount_minor" bigint,
	"body" text NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"order_reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"period_months" integer,
	"recurs" boolean NOT NULL,
	"method" text NOT NULL,
	"description" text NOT NULL,
	"success_url" text NOT NULL,
	"decline_url" text NOT NULL,
	"next_amount_minor" bigint,
	"next_period_months" integer,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"paid_months" integer DEFAULT 0 NOT NULL,
	"paid_through" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_sales_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_sales_order_reference_unique" UNIQUE("order_reference")
);
--> statement-breakpoint
CREATE TABLE "subscription_terms" (
	"subscription_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"months" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "subscription_terms_subscription_id_plan_id_amount_minor_pk" PRIMARY KEY("subscription_id","plan_id","amount_minor")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"recurs" boolean NOT NULL,
	"not_before" timestamp (3) with time zone,
	"next_plan_id" text,
	"provider_reference" text,
	"plan_id" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"paid_through" timestamp (3) with time zone,
	"access_until" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"reminded_of" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_grants" (
	"source_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due" integer NOT NULL,
	"granted" integer NOT NULL,
	"changes" integer NOT NULL,
	CONSTRAINT "token_grants_source_id_part_pk" PRIMARY KEY("source_id","part"),
	CONSTRAINT "token_grants_never_negative" CHECK (due >= 0 AND granted >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "premium_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_references" ADD CONSTRAINT "payment_references_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_event_id_payment_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."payment_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD CONSTRAINT "sandbox_events_sale_id_sandbox_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sandbox_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_terms" ADD CONSTRAINT "subscription_terms_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_grants" ADD CONSTRAINT "token_grants_wallet_id_token_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."token_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_key" ON "payment_events" USING btree ("provider","event_key") WHERE state <> 'quarantined';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_quarantined" ON "payment_events" USING btree ("provider","event_key","content_hash") WHERE state = 'quarantined';--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_state" ON "payment_events" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "payment_events_sale" ON "payment_events" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "payment_orders_subscription" ON "payment_orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_returns_payment" ON "payment_returns" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_wallet" ON "payments" USING btree ("wallet_id","settled_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_sale" ON "sandbox_events" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "sandbox_sales_due" ON "sandbox_sales" USING btree ("paid_through");--> statement-breakpoint
CREATE INDEX "subscriptions_wallet" ON "subscriptions" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_check" ON "subscriptions" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "token_grants_wallet" ON "token_grants" USING btree ("wallet_id");