CREATE TABLE "audit" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"outcome" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"posting" text NOT NULL,
	"account" text NOT NULL,
	"intent_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_posting_account_pk" PRIMARY KEY("posting","account")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"intent_id" text NOT NULL,
	"package_index" integer NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text,
	"provider_refund_id" text,
	"requested_by" text NOT NULL,
	"claim_token" text,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"attention" text,
	"requested_at" timestamp with time zone NOT NULL,
	"carrier_accepted_at" timestamp with time zone,
	"money_refunded_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"intent_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "intents" DROP CONSTRAINT "intents_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "shipments_order_id_package_index";--> statement-breakpoint
DROP INDEX "intents_live_rate_id";--> statement-breakpoint
DROP INDEX "intents_to_resume";--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "purchase_key" text;--> statement-breakpoint
UPDATE "intents" SET "purchase_key" = 'pk_' || replace(gen_random_uuid()::text, '-', '');--> statement-breakpoint
ALTER TABLE "intents" ALTER COLUMN "purchase_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "payment" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "payment_reference" jsonb;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "provider_order_id" text;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "buyer_url" text;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "parked_return" jsonb;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "is_hub" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "legs_bought" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "label_fate" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "label_cost_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "intents" SET "legs_bought" = 1, "label_cost_cents" = ("rate"->>'costCents')::bigint WHERE "status" in ('label_purchased', 'completed', 'refunded');--> statement-breakpoint
UPDATE "intents" SET "labels" = (SELECT jsonb_agg(label || jsonb_build_object('leg', 0, 'costCents', ("rate"->>'costCents')::bigint / jsonb_array_length("labels") + CASE WHEN at <= ("rate"->>'costCents')::bigint % jsonb_array_length("labels") THEN 1 ELSE 0 END) ORDER BY at) FROM jsonb_array_elements("labels") WITH ORDINALITY AS bought(label, at)) WHERE jsonb_array_length("labels") > 0;--> statement-breakpoint
INSERT INTO "ledger" ("posting", "account", "intent_id", "amount_cents", "created_at")
SELECT "id" || '.opening', account, "id", cents, now() FROM "intents",
LATERAL (VALUES
  ('receivable:invoice', ("price"->>'totalPrice')::bigint),
  ('sales', -("price"->>'netPrice')::bigint),
  ('vat', -("price"->>'vatAmount')::bigint),
  ('customs', -("price"->>'customsCosts')::bigint),
  ('label_cost', ("rate"->>'costCents')::bigint),
  ('carrier:easypost', -("rate"->>'costCents')::bigint)
) AS line(account, cents)
WHERE "order_id" IS NOT NULL AND cents <> 0;--> statement-breakpoint
UPDATE "intents" SET "next_attempt_at" = coalesce("next_attempt_at", now()) WHERE "status" in ('created', 'paid', 'label_purchased');--> statement-breakpoint
UPDATE "intents" SET "next_attempt_at" = null WHERE "status" not in ('created', 'paid', 'label_purchased');--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "hints" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "attention" text;--> statement-breakpoint
UPDATE "intents" SET "attention" = coalesce("error_code", 'label_failed') WHERE "status" = 'paid_label_failed';--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "leg" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "audit_created_at" ON "audit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_intent_id" ON "ledger" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_live_package" ON "refunds" USING btree ("order_id","package_index") WHERE state <> 'rejected';--> statement-breakpoint
CREATE INDEX "refunds_intent_id" ON "refunds" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_attention" ON "refunds" USING btree ("updated_at") WHERE attention is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_received_at" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "intents_provider_order_id" ON "intents" USING btree ("provider_order_id") WHERE provider_order_id is not null;--> statement-breakpoint
CREATE INDEX "intents_attention" ON "intents" USING btree ("updated_at") WHERE attention is not null;--> statement-breakpoint
CREATE INDEX "intents_parked_return" ON "intents" USING btree ("user_id") WHERE parked_return is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_order_id_leg_package_index" ON "shipments" USING btree ("order_id","leg","package_index");--> statement-breakpoint
CREATE UNIQUE INDEX "intents_live_rate_id" ON "intents" USING btree ("rate_id") WHERE status not in ('cancelled', 'payment_failed', 'refunded', 'label_creation_failed');--> statement-breakpoint
CREATE INDEX "intents_to_resume" ON "intents" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_purchase_key_unique" UNIQUE("purchase_key");