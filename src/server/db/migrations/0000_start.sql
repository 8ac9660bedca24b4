CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"quote_id" text NOT NULL,
	"rate_id" text NOT NULL,
	"carrier" text NOT NULL,
	"service" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"language" text NOT NULL,
	"shipment" jsonb NOT NULL,
	"rate" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"discount" jsonb,
	"labels" jsonb,
	"labels_stored" boolean DEFAULT false NOT NULL,
	"pickup" text DEFAULT 'none' NOT NULL,
	"pickup_confirmation" text,
	"export_hold" boolean DEFAULT false NOT NULL,
	"claimed_move" text,
	"claim_token" text,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"error_code" text,
	"error_message" text,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"user_id" text PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"processing" integer DEFAULT 0 NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order_number" text NOT NULL,
	"intent_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'processing' NOT NULL,
	"from_address" jsonb NOT NULL,
	"to_address" jsonb NOT NULL,
	"carrier" text NOT NULL,
	"service" text NOT NULL,
	"total_amount_cents" bigint NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"payment_provider" text NOT NULL,
	"payment_status" text DEFAULT 'paid' NOT NULL,
	"invoice_status" text,
	"has_insurance" boolean DEFAULT false NOT NULL,
	"has_carbon_neutral" boolean DEFAULT false NOT NULL,
	"has_customs_clearance" boolean DEFAULT false NOT NULL,
	"has_pickup" boolean DEFAULT false NOT NULL,
	"has_lithium_battery" boolean DEFAULT false NOT NULL,
	"package_count" integer DEFAULT 1 NOT NULL,
	"total_weight_kg" double precision NOT NULL,
	"total_value_cents" bigint NOT NULL,
	"customs_description" text,
	"hs_code" text,
	"lithium_battery_type" text,
	"pickup_date" jsonb,
	"incoterm" text NOT NULL,
	"export_hold" boolean DEFAULT false NOT NULL,
	"order_snapshot" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"selected_rate" jsonb NOT NULL,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_intent_id_unique" UNIQUE("intent_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"shipment" jsonb NOT NULL,
	"rates" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"package_index" integer NOT NULL,
	"carrier" text NOT NULL,
	"service" text NOT NULL,
	"tracking_code" text,
	"upstream_shipment_id" text,
	"parcel" jsonb NOT NULL,
	"label_file_id" text,
	"label_purchased" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"business" boolean DEFAULT false NOT NULL,
	"status" text,
	"permanent_discount_percent" integer DEFAULT 0 NOT NULL,
	"vat_id" text,
	"vat_id_verified" boolean DEFAULT false NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"gold_interest" boolean DEFAULT false NOT NULL,
	"platin_interest" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "wizard_sessions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizard_sessions" ADD CONSTRAINT "wizard_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner_id" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "intents_user_id_idempotency_key" ON "intents" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "intents_live_rate_id" ON "intents" USING btree ("rate_id") WHERE status not in ('cancelled', 'payment_failed', 'refunded');--> statement-breakpoint
CREATE INDEX "intents_rate_id" ON "intents" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "intents_to_resume" ON "intents" USING btree ("next_attempt_at") WHERE status in ('created', 'paid', 'label_purchased');--> statement-breakpoint
CREATE INDEX "intents_secured_by_invoice" ON "intents" USING btree ("user_id") WHERE status = 'paid' and provider = 'invoice';--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_open_invoices" ON "orders" USING btree ("user_id") WHERE invoice_status = 'open';--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "quotes_expires_at" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_order_id_package_index" ON "shipments" USING btree ("order_id","package_index");--> statement-breakpoint
CREATE INDEX "shipments_tracking_code" ON "shipments" USING btree ("tracking_code");